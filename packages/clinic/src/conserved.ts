import { type Frame, isTogether } from '@asclepion/kernel';
import { carCount } from './board/spots.ts';
import { countKind } from './people/people.ts';
import { isLevel } from './people/university.ts';
import type { Rules } from './rules.ts';
import type { ClinicState } from './state.ts';

/** Every frame that waits, those of lanes included. */
const allFrames = (state: Readonly<ClinicState>): Frame[] =>
  state.frames.flatMap((frame) => (isTogether(frame) ? frame.lanes.flat() : [frame]));

/** Starting tiles and bonus pieces come from the box during setup, so that nothing is counted before it is over. */
const inSetup = (state: Readonly<ClinicState>): boolean => {
  const programme = state.frames.find(({ step }) => step === 'programme') as { at?: number } | undefined;
  return programme?.at !== undefined && programme.at <= state.programme.indexOf('round-start');
};

/** Amounts that never change during play: pieces of each kind, and that every keeper has a car (CB-CAR-1). */
export function conserved(rules: Rules, state: Readonly<ClinicState>): Record<string, number> {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const amounts: Record<string, number> = {};
  if (inSetup(state)) return amounts;
  rules.tiles.forEach(({ id }, index) => {
    if (index === 0) return;
    // A lot and its upgrade are two sides of one tile.
    const piece = id === 'upgraded-lot' ? 'parking-lot' : id;
    const onBoards = sum(state.clinics.map(({ tiles }) => tiles.filter((tile) => tile === index).length));
    amounts[piece] = (amounts[piece] ?? 0) + state.tileSupply[index] + onBoards;
  });
  rules.equipment.forEach(({ id }, bit) => {
    const onBoards = sum(state.clinics.map(({ equipment }) => equipment.filter((bits) => (bits >> bit) & 1).length));
    amounts[id] = state.equipmentSupply[bit] + onBoards;
  });
  amounts.entrance = state.entranceSupply + sum(state.clinics.map(({ entrances }) => sum(entrances)));
  amounts.orderly = state.orderlies + sum(state.clinics.map((clinic) => countKind(clinic, 'orderly')));
  amounts.doctor =
    sum(state.doctorBag.counts.filter((_, who) => isLevel(who))) +
    state.university.filter(isLevel).length +
    sum(state.clinics.map((clinic) => countKind(clinic, 'doctor')));
  const frames = allFrames(state);
  state.clinics.forEach((clinic, seat) => {
    const owed =
      frames.filter((frame) => frame.seat === seat && frame.step === 'park-car').length -
      frames.filter((frame) => frame.seat === seat && frame.step === 'car-leaves').length;
    const keepers = sum(clinic.people.map(({ kind }) => rules.kinds[kind].cars));
    const extra = sum(rules.extraCars.map((cars) => cars(rules, state, seat)));
    amounts[`cars-${seat}`] = carCount(clinic) + owed - keepers - extra;
  });
  for (const pieces of rules.conserved)
    for (const [name, amount] of Object.entries(pieces(rules, state))) amounts[name] = (amounts[name] ?? 0) + amount;
  return amounts;
}
