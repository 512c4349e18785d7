import type { Flow } from '@asclepion/kernel';
import { COLUMNS } from '../data/cities.ts';
import { NUMBERS } from '../data/numbers.ts';
import { takeFromReserve, takeTop } from '../piles.ts';
import { type HippocratesStep, isLastRound } from '../rules.ts';
import { type HippocratesState, NOTHING, type Tiles } from '../state.ts';

/** Option tokens go back; the free row is filled again, not in the last round (HI-REC-13 to 17, HI-RND-2). */
const recruitRefill: HippocratesStep = {
  run(rules, state, _frame, flow) {
    for (const player of state.players) player.option = NOTHING;
    if (isLastRound(rules, state)) return;
    const row = slid(state.freeRow);
    const out: number[] = [];
    for (const doctor of state.cityDoctors) if (doctor !== NOTHING) enter(row, doctor, out);
    state.cityDoctors = COLUMNS.map(() => NOTHING);
    const piles = [state.extraPile];
    while (row.includes(NOTHING) && piles[0].length > 0) row[row.lastIndexOf(NOTHING)] = takeTop(piles, 0, flow);
    [state.extraPile] = piles;
    state.freeRow = row;
    state.outDoctors = [...state.outDoctors, ...out];
    flow.events?.push({ id: 'free-row', doctors: state.freeRow.filter((doctor) => doctor !== NOTHING) });
  },
};

/** The row with its gaps closed towards the right (HI-REC-14). */
function slid(row: Tiles): number[] {
  const left = row.filter((doctor) => doctor !== NOTHING);
  return [...new Array<number>(row.length - left.length).fill(NOTHING), ...left];
}

/** Into the rightmost empty space, else the oldest one goes out (HI-REC-15, HI-REC-16). */
function enter(row: number[], doctor: number, out: number[]): void {
  const space = row.lastIndexOf(NOTHING);
  if (space >= 0) {
    row[space] = doctor;
    return;
  }
  out.push(...row.splice(-1));
  row.unshift(doctor);
}

/** Bribes, the queues and the kits for the next round (HI-SCO-6 to 8). */
export function refillWaitingRoom(state: HippocratesState, flow: Flow): void {
  state.outKits = [...state.outKits, ...state.kits.filter((kit) => kit !== NOTHING)];
  for (const column of COLUMNS) {
    const queue = state.queues[column];
    state.bribes[column] = state.bribes[column].map((bribe, place) =>
      queue[place] === NOTHING ? bribe : bribe + NUMBERS.bribe,
    );
    state.queues[column] = queue.map((patient) =>
      patient === NOTHING ? takeFromReserve(state.reserves, column, flow) : patient,
    );
  }
  state.kits = COLUMNS.map((column) => takeTop(state.kitPiles, column, flow));
  flow.events?.push({ id: 'refilled', kits: state.kits.slice() });
}

export const refillSteps: Readonly<Record<string, HippocratesStep>> = { 'recruit-refill': recruitRefill };
