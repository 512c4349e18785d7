import type { Event } from '@asclepion/kernel';
import type { Moment, Past } from '@asclepion/protocol';
import type { GameFace, Series } from '../../games/game-face.ts';

/** A figure by section: for each seat one value at the start and one after each section. */
export interface Figure {
  readonly series: Series;
  readonly bySeat: readonly (readonly number[])[];
}

/** The moments at which figures are taken: the opening, the last of each section, and the last of all. */
export function marksOf(moments: readonly Moment[], face: Pick<GameFace, 'endsSection'>): number[] {
  const ends = moments.filter(
    (moment) => moment === moments.at(-1) || moment.events.some((event) => face.endsSection(event)),
  );
  return [...moments.slice(0, 1), ...ends.filter((moment) => moment !== moments[0])].map(({ sequence }) => sequence);
}

/** Every figure of a game, from its positions at the marks. */
export function figuresOf(
  moments: readonly Moment[],
  pasts: readonly Past[],
  seats: number,
  face: Pick<GameFace, 'endsSection' | 'series'>,
): Figure[] {
  const at = new Map(pasts.map((past) => [past.sequence, past]));
  const marked = marksOf(moments, face).flatMap((sequence) => {
    const past = at.get(sequence);
    return past === undefined ? [] : [{ view: past.view, events: eventsUpTo(moments, sequence) }];
  });
  return face.series.map((series) => ({
    series,
    bySeat: Array.from({ length: seats }, (_, seat) =>
      marked.map(({ view, events }) => series.value(view, seat, events)),
    ),
  }));
}

const eventsUpTo = (moments: readonly Moment[], last: number): Event[] =>
  moments.flatMap(({ sequence, events }) => (sequence <= last ? events : []));
