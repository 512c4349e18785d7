import type { Flow } from '@asclepion/kernel';
import { COLUMNS } from '../data/cities.ts';
import { NUMBERS } from '../data/numbers.ts';
import { takeFromReserve, takeTop } from '../piles.ts';
import { type HippocratesStep, isLastRound } from '../rules.ts';
import { type HippocratesState, NOTHING } from '../state.ts';

/** Option tokens go back; the free row is filled again, not in the last round (HI-REC-13 to 17, HI-RND-2). */
const recruitRefill: HippocratesStep = {
  run(rules, state, _frame, flow) {
    for (const player of state.players) player.option = NOTHING;
    if (isLastRound(rules, state)) return;
    slide(state.freeRow);
    for (const column of COLUMNS) {
      const doctor = state.cityDoctors[column];
      state.cityDoctors[column] = NOTHING;
      if (doctor !== NOTHING) enter(state, doctor);
    }
    while (state.freeRow.includes(NOTHING) && state.extraPile.length > 0) {
      state.freeRow[state.freeRow.lastIndexOf(NOTHING)] = takeTop(state.extraPile, flow);
    }
    flow.events?.push({ id: 'free-row', doctors: state.freeRow.filter((doctor) => doctor !== NOTHING) });
  },
};

/** Closes gaps towards the right (HI-REC-14). */
function slide(row: number[]): void {
  const left = row.filter((doctor) => doctor !== NOTHING);
  row.fill(NOTHING);
  row.splice(row.length - left.length, left.length, ...left);
}

/** Into the rightmost empty space, else the oldest one leaves (HI-REC-15, HI-REC-16). */
function enter(state: HippocratesState, doctor: number): void {
  const space = state.freeRow.lastIndexOf(NOTHING);
  if (space >= 0) {
    state.freeRow[space] = doctor;
    return;
  }
  const oldest = state.freeRow.pop();
  if (oldest !== undefined) state.outDoctors.push(oldest);
  state.freeRow.unshift(doctor);
}

/** Bribes, the queues and the kits for the next round (HI-SCO-6 to 8). */
export function refillWaitingRoom(state: HippocratesState, flow: Flow): void {
  for (const column of COLUMNS) {
    const queue = state.queues[column];
    queue.forEach((patient, place) => {
      if (patient === NOTHING) queue[place] = takeFromReserve(state.reserves[column], flow);
      else state.bribes[column][place] += NUMBERS.bribe;
    });
    if (state.kits[column] !== NOTHING) state.outKits.push(state.kits[column]);
    state.kits[column] = takeTop(state.kitPiles[column], flow);
  }
  flow.events?.push({ id: 'refilled', kits: state.kits.slice() });
}

export const refillSteps: Readonly<Record<string, HippocratesStep>> = { 'recruit-refill': recruitRefill };
