/**
 * What happened, as an id and parameters; texts are made where people read them.
 * `only` lists the seats that may learn of it; without it everybody may.
 */
export interface Event {
  readonly id: string;
  readonly seat?: number;
  readonly only?: readonly number[];
  readonly [param: string]: string | number | readonly number[] | undefined;
}

/** The events that one viewer may see. `viewer` is a seat, or 'watcher' for somebody at no seat. */
export function eventsFor(events: readonly Event[], viewer: Viewer): Event[] {
  return events.filter((event) => event.only === undefined || (viewer !== 'watcher' && event.only.includes(viewer)));
}

export type Viewer = number | 'watcher';
