/**
 * What happened, as an id and parameters; texts are made where people read them.
 * `only` lists the seats that may learn of it; without it everybody may. `except` lists seats that are told the same
 * and more by another event, so that they need not hear it twice.
 */
export interface Event {
  readonly id: string;
  readonly seat?: number;
  readonly only?: readonly number[];
  readonly except?: readonly number[];
  readonly [param: string]: string | number | readonly number[] | undefined;
}

/** The events that one viewer may see. `viewer` is a seat, or 'watcher' for somebody at no seat. */
export function eventsFor(events: readonly Event[], viewer: Viewer): Event[] {
  return events.filter(({ only, except }) => {
    if (viewer === 'watcher') return only === undefined;
    return only?.includes(viewer) !== false && except?.includes(viewer) !== true;
  });
}

export type Viewer = number | 'watcher';
