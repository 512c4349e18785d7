import type { Event } from '@asclepion/kernel';
import type { Moment } from '@asclepion/protocol';

/** The most events that are told at once. */
export const MOST_TOLD = 6;

const isTheirs = (event: Event, seat: number | undefined): boolean => event.seat !== seat || seat === undefined;

/** What came after entry `after` that is not the reader's own doing. */
export function eventsOfOthers(moments: readonly Moment[], seat: number | undefined, after: number): Event[] {
  return moments
    .filter(({ sequence }) => sequence > after)
    .flatMap(({ events }) => events.filter((event) => isTheirs(event, seat)));
}

/** What others have done, and what else has happened, since the reader's last choice. */
export function sinceOwnChoice(moments: readonly Moment[], seat: number | undefined): Event[] {
  const last = moments.findLast(({ by }) => by !== undefined && by.seat === seat);
  return eventsOfOthers(moments, seat, (last?.sequence ?? 0) - 1);
}
