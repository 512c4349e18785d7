import type { Choice } from '@asclepion/kernel';
import type { Acknowledged, History, NewTable, Past, ServerMessage, TableInfo } from '@asclepion/protocol';
import type { Failure } from '../table/table.ts';

/** What the page asks of the house on this device, by name: what it says, and what it is answered. */
export interface Calls {
  open: { says: NewTable; gets: string };
  import: { says: string; gets: string };
  info: { says: { id: string }; gets: TableInfo };
  export: { says: { id: string }; gets: string };
  history: { says: Seated & { after: number | undefined }; gets: History };
  moment: { says: Seated & { sequence: number }; gets: Past };
  choose: { says: Seated & { sequence: number; choice: Choice }; gets: Acknowledged };
  undo: { says: Seated & { sequence: number }; gets: Acknowledged };
  remove: { says: { id: string }; gets: undefined };
}

interface Seated {
  readonly id: string;
  readonly seat: number | undefined;
}

export type CallName = keyof Calls;

/** From the page. Numbers tell calls and watches apart. */
export type ToHouse =
  | { readonly kind: 'call'; readonly number: number; readonly name: CallName; readonly says: unknown }
  | ({ readonly kind: 'watch'; readonly number: number; readonly from: number | undefined } & Seated)
  | { readonly kind: 'leave'; readonly number: number };

/** From the house: one answer to each call, and whatever a watch brings. It never holds more than a seat may know. */
export type FromHouse =
  | { readonly kind: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly number: number; readonly failure: Failure }
  | { readonly kind: 'news'; readonly number: number; readonly message: ServerMessage };
