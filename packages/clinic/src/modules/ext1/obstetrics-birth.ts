import type { Choice, Violation } from '@asclepion/kernel';
import { canTreat, tileAt } from '../../board/rooms.ts';
import { OBSTETRICS } from '../../data/ext1/obstetrics.ts';
import { NUMBERS } from '../../data/numbers.ts';
import type { Care } from '../../module.ts';
import { cellsWith } from '../../people/people.ts';
import { leaves } from '../../phases/cars.ts';
import { mostIncome, ready, readyLevels, roomBonus } from '../../phases/treat.ts';
import type { Rules } from '../../rules.ts';
import { type Clinic, LEVELS, type Person } from '../../state.ts';
import { violation } from '../../violation.ts';

const NO_WOMAN = violation('C1-OBS-9', 'no-woman-waits');
const NO_DOCTORS = violation('C1-OBS-9', 'birth-needs-doctors');
const TOO_FEW_NURSES = violation('C1-OBS-9', 'birth-needs-nurses');
const ROOM_IDLE = violation('CB-TREAT-9', 'room-cannot-treat');

const KIND = 'pregnant-woman';

/** What a birth in that room brings: a paying patient (C1-OBS-9, C1-GEN-2). */
export const birthIncome = (rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): number =>
  OBSTETRICS.income + roomBonus(rules, seat, clinic, cell);

/** Nurses that bend two doctors into a white and a yellow one; the lower level first needs the fewest (C1-OBS-9). */
export const nursesAtBirth = (lower: number, higher: number): number =>
  Math.abs(lower - OBSTETRICS.doctors[0]) + Math.abs(higher - OBSTETRICS.doctors[1]);

/** Two doctors in a room who are free, by their levels. */
function pairAt(clinic: Readonly<Clinic>, cell: number, lower: unknown, higher: unknown): Person[] | undefined {
  const doctors = ready(clinic, 'doctor', cell);
  const one = doctors.find(({ level }) => level === lower);
  const other = doctors.find((doctor) => doctor !== one && doctor.level === higher);
  return one !== undefined && other !== undefined && one.level <= other.level ? [one, other] : undefined;
}

function refuseBirth(rules: Rules, seat: number, clinic: Readonly<Clinic>, choice: Choice): Violation | undefined {
  const cell = Number(choice.at);
  if (clinic.tiles[cell] === undefined || ready(clinic, KIND, cell).length === 0) return NO_WOMAN;
  if (tileAt(rules, clinic, cell).colour !== 'treatment-room' || !canTreat(rules, seat, clinic, cell)) return ROOM_IDLE;
  if (pairAt(clinic, cell, choice.white, choice.yellow) === undefined) return NO_DOCTORS;
  const needed = nursesAtBirth(Number(choice.white), Number(choice.yellow));
  return ready(clinic, 'nurse', cell).length >= needed ? undefined : TOO_FEW_NURSES;
}

/** Births of the women in a cell, once for each two levels. `white` and `yellow` are the levels of who stands in. */
function birthsAt(rules: Rules, seat: number, clinic: Readonly<Clinic>, at: number): Choice[] {
  const levels =
    ready(clinic, 'doctor', at).length < OBSTETRICS.doctors.length ? [] : readyLevels(clinic, 'doctor', at);
  return levels
    .flatMap((white) => levels.map((yellow) => ({ do: 'birth', at, white, yellow })))
    .filter((choice) => refuseBirth(rules, seat, clinic, choice) === undefined)
    .sort((a, b) => nursesAtBirth(a.white, a.yellow) - nursesAtBirth(b.white, b.yellow));
}

/** A white and a yellow doctor help a woman give birth, bent by nurses where they are of other levels (C1-OBS-9). */
export const birth: Care = {
  id: 'birth',
  whom: KIND,
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    const choices: Choice[] = [];
    for (const at of cellsWith(clinic, KIND).sort((a, b) => a - b)) choices.push(...birthsAt(rules, seat, clinic, at));
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const refused = refuseBirth(rules, seat, state.clinics[seat], choice);
    return (
      refused && {
        ...refused,
        params: {
          cell: rules.geometry[seat].cellNames[Number(choice.at)] ?? '',
          needed: nursesAtBirth(Number(choice.white), Number(choice.yellow)) || 0,
        },
      }
    );
  },
  // By default a birth comes first where it and what can be done beside it are worth no less than doing without it.
  first(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const cell = Number(choice.at);
    const busy = [
      ...(pairAt(clinic, cell, choice.white, choice.yellow) ?? []),
      ...ready(clinic, 'nurse', cell).slice(0, nursesAtBirth(Number(choice.white), Number(choice.yellow))),
    ];
    const beside = { ...clinic, people: clinic.people.filter((person) => !busy.includes(person)) };
    const saved = OBSTETRICS.neglectLoss * NUMBERS.moneyPerPopularity;
    const worth = birthIncome(rules, seat, clinic, cell) + saved + mostIncome(rules, seat, beside, cell);
    return worth >= mostIncome(rules, seat, clinic, cell);
  },
  told: (_rules, _state, _seat, choice) => ({
    white: LEVELS[Number(choice.white)],
    yellow: LEVELS[Number(choice.yellow)],
  }),
  account(rules, state, seat, choice) {
    const [at, white, yellow] = [choice.at, choice.white, choice.yellow].map(Number);
    return {
      at,
      whom: KIND,
      patient: 0,
      service: -1,
      by: 'doctor',
      doctor: white,
      second: yellow,
      nurses: nursesAtBirth(white, yellow),
      money: birthIncome(rules, seat, state.clinics[seat], at),
      roomBonus: true,
      rule: 'C1-OBS-9',
    };
  },
  give(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const cell = Number(choice.at);
    const [white, yellow] = [Number(choice.white), Number(choice.yellow)];
    const nurses = nursesAtBirth(white, yellow);
    const money = birthIncome(rules, seat, clinic, cell);
    const busy = [
      ...(pairAt(clinic, cell, white, yellow) as Person[]),
      ...ready(clinic, 'nurse', cell).slice(0, nurses),
    ];
    for (const person of busy) person.spent = 1;
    clinic.income += money;
    flow.events?.push({
      id: 'birth',
      seat,
      at: cell,
      white: LEVELS[white],
      yellow: LEVELS[yellow],
      nurses,
      money,
    });
    return leaves(rules, state, seat, ready(clinic, KIND, cell)[0], flow.events);
  },
};
