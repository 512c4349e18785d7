import { openEngine } from '@asclepion/catalogue';
import { OptionsError } from '@asclepion/kernel';
import type { Help, NewTable } from '@asclepion/protocol';
import type { AnyTexts } from '../text/texts.ts';
import { botTitle } from './bot-title.ts';

/** A seat as it is filled in. */
export interface SeatForm {
  readonly kind: 'person' | 'bot';
  /** Empty for the usual name. */
  readonly name: string;
  /** Which bot sits there, or would. */
  readonly bot: string;
}

export interface TableForm {
  readonly game: string;
  readonly seats: readonly SeatForm[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly help: Help;
}

/** What is wrong, by field. */
export type Problems = ReadonlyMap<string, string>;

/** The name under which a seat plays: as filled in, else the usual one. */
export function nameOf(texts: AnyTexts, { kind, name, bot }: SeatForm, place: number): string {
  if (name.trim() !== '') return name.trim();
  if (kind === 'person') return texts.text('web.player', { number: place + 1 });
  return texts.text('web.bot-name', { name: botTitle(texts, bot), number: place + 1 });
}

/** The table that the form asks for. */
export const tableOf = ({ game, seats, options, seed, help }: TableForm, names: readonly string[]): NewTable => ({
  game,
  options: { ...options, seats: seats.length },
  seats: seats.map(({ kind, bot }, seat) =>
    kind === 'person' ? { kind, name: names[seat] } : { kind, bot, name: names[seat] },
  ),
  help,
  ...(seed.trim() !== '' && { seed: `fast:${seed.trim()}` }),
});

/** The field of the form to which a problem belongs: that of a list for a part of the list. */
const topOf = (field: string): string => field.replace(/^options\./, '').split('.')[0];

/** Problems by the fields of the form. */
export const byField = (problems: readonly { readonly field: string; readonly message: string }[]): Problems =>
  new Map(problems.map(({ field, message }) => [topOf(field), message]));

/** What the game itself says of the options, before anybody is asked. */
export function problemsOf({ game, options }: NewTable): Problems {
  try {
    openEngine(game, options);
    return new Map();
  } catch (error) {
    if (error instanceof OptionsError) return byField(error.problems);
    throw error;
  }
}
