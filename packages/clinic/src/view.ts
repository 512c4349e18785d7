import { type Chance, drawing, HIDDEN, isTogether, type Viewer } from '@asclepion/kernel';
import type { Rules } from './rules.ts';
import { ACTIONS, type Bag, type ClinicState, cloneState, FACE_DOWN } from './state.ts';

/** Whether somebody still lays a tile, so that those already laid lie face down (CB-STEP-1). */
function isBeforeReveal(state: Readonly<ClinicState>): boolean {
  const top = state.frames.at(-1);
  return isTogether(top) && top.lanes.some((lane) => lane.some(({ step }) => step === 'lay-tile'));
}

/**
 * What a viewer may know: everything but the source of chance, the order of a fixed bag, and tiles that others laid
 * face down (section "Hidden information"). The hand of such a player shows its tile as still in hand.
 */
export function view(_rules: Rules, state: Readonly<ClinicState>, viewer: Viewer): ClinicState {
  const seen = cloneState(state);
  seen.chance = HIDDEN;
  seen.patientBag = shownBag(seen.patientBag);
  seen.doctorBag = shownBag(seen.doctorBag);
  if (!isBeforeReveal(state)) return seen;
  seen.clinics.forEach((clinic, seat) => {
    if (seat === viewer || clinic.laid < 0) return;
    clinic.hand[clinic.laid]++;
    clinic.laid = FACE_DOWN;
  });
  return seen;
}

const shownBag = (bag: Bag): Bag =>
  bag.queue === undefined ? bag : { counts: bag.counts, queue: bag.queue.toSorted((a, b) => a - b) };

/** A full state that agrees with a view: hidden tiles are drawn from the hands, the order of bags is shuffled. */
export function resample(_rules: Rules, seen: Readonly<ClinicState>, _viewer: Viewer, chance: Chance): ClinicState {
  const state = cloneState(seen);
  const { draw: die, rest } = drawing(chance);
  for (const clinic of state.clinics) {
    if (clinic.laid !== FACE_DOWN) continue;
    const tiles = ACTIONS.flatMap((_, tile) => (clinic.hand[tile] > 0 ? [tile] : []));
    clinic.laid = tiles[die(tiles.length)];
    clinic.hand[clinic.laid]--;
  }
  for (const bag of [state.patientBag, state.doctorBag]) {
    bag.queue?.forEach((_, place, queue) => {
      const other = place + die(queue.length - place);
      [queue[place], queue[other]] = [queue[other], queue[place]];
    });
  }
  state.chance = rest();
  return state;
}
