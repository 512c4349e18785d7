import { ZOMBIES } from '../../data/box/zombies.ts';
import { type Care, defineOffered, type LedgerNote } from '../../module.ts';
import { cellsWith, placeBeside } from '../../people/people.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState, Person } from '../../state.ts';
import { violation } from '../../violation.ts';
import { standUp, standUpSteps } from './lying-down.ts';
import { doctorWithZombie, hasZombies, isCureRoom, othersAt, ZOMBIE, zombiesAt, zombiesOf } from './zombies-places.ts';
import { zombiePlan } from './zombies-plan.ts';
import { zombieProspect } from './zombies-prospect.ts';
import { DEAD_DOCTORS, DEAD_ORDERLIES, SUPPLY, zombieStepsWith } from './zombies-steps.ts';

const NO_ENTRY = violation('CX-ZOM-5', 'zombie-there');
const NO_CURE = violation('CX-ZOM-13', 'no-cure-there');

/** A doctor who can cure the zombie that shares a laboratory with him. */
const healer = (rules: Rules, clinic: Readonly<Clinic>, cell: number) => {
  const doctor = doctorWithZombie(rules, clinic, cell);
  return doctor?.spent === 0 && doctor.lying === 0 ? doctor : undefined;
};

/** The doctor lies down, the zombie and its cars stay beside the board (CX-ZOM-13, 14). */
const cure: Care = {
  id: 'cure',
  whom: ZOMBIE,
  choices: (rules, state, seat) =>
    cellsWith(state.clinics[seat], ZOMBIE)
      .filter((at) => healer(rules, state.clinics[seat], at) !== undefined)
      .map((at) => ({ do: 'cure', at })),
  refuse: (rules, state, seat, choice) =>
    state.clinics[seat].tiles[Number(choice.at)] !== undefined &&
    healer(rules, state.clinics[seat], Number(choice.at)) !== undefined
      ? undefined
      : NO_CURE,
  account: (rules, state, seat, choice) => ({
    at: Number(choice.at),
    whom: ZOMBIE,
    patient: 0,
    service: -1,
    by: 'doctor',
    doctor: healer(rules, state.clinics[seat], Number(choice.at))?.level ?? 0,
    nurses: 0,
    money: ZOMBIES.cureIncome,
    roomBonus: false,
    rule: 'CX-ZOM-13',
  }),
  give(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const at = Number(choice.at);
    const doctor = healer(rules, clinic, at);
    const zombie = zombiesOf(clinic).find((one) => one.at === at);
    if (doctor === undefined || zombie === undefined) return [];
    doctor.spent = 1;
    doctor.lying = 1;
    zombie.at = placeBeside(rules, 'bodies');
    clinic.income += ZOMBIES.cureIncome;
    flow.events?.push({ id: 'zombie-cured', seat, at, money: ZOMBIES.cureIncome });
    return [];
  },
};

/** Whoever lies in a laboratory has cured a zombie there this round. */
const liesInLaboratory = (rules: Rules, clinic: Readonly<Clinic>, { lying, at }: Readonly<Person>): boolean =>
  lying === 1 && at >= 0 && rules.tiles[clinic.tiles[at]].id === 'laboratory';

const zombiesIn = (people: Clinic['people']): number => people.filter(({ kind }) => kind === ZOMBIE).length;

function ledger(_rules: Rules, state: Readonly<ClinicState>, seat: number): LedgerNote[] {
  const count = zombiesOf(state.clinics[seat]).length;
  const popularity = count * ZOMBIES.lost;
  return count === 0 ? [] : [{ id: 'zombies', rule: 'CX-ZOM-16', params: { count, popularity }, tone: 'bad' }];
}

/**
 * Zombies: two yellow patients whom nobody attends become one, which walks a space each round, closes it to everybody
 * and kills who stays there. A doctor alone with one in a laboratory may cure it. Rules CX-ZOM-1 to 17.
 */
export const zombies = defineOffered({
  id: 'zombies',
  box: 'box',
  about: ZOMBIES.about,
  kinds: [
    { id: ZOMBIE, walks: 'never', takes: 'none', cars: 0, stepTime: 0, byAir: false },
    { id: 'body', walks: 'never', takes: 'none', cars: 1, stepTime: 0, byAir: false },
  ],
  placesBeside: ['bodies'],
  marks: () => [ZOMBIES.inBox, 0, 0],
  steps: { ...zombieStepsWith((state) => state.marks.zombies), ...standUpSteps },
  programme: [
    { name: 'zombie-move', place: { inside: 'before-move' } },
    { name: 'zombie-deaths', place: { inside: 'after-move' } },
    { name: 'zombie-turning', place: { before: 'treat' } },
    standUp,
  ],
  closed(rules, _seat, clinic) {
    if (!hasZombies(clinic)) return undefined;
    return (cell) => {
      if (zombiesAt(clinic, cell) === 0) return undefined;
      return isCureRoom(rules, clinic, cell) ? 'passing' : 'all';
    };
  },
  refuseStop({ rules, clinic }) {
    if (!hasZombies(clinic)) return undefined;
    return ({ kind }, cell) => {
      if (zombiesAt(clinic, cell) === 0) return undefined;
      const alone = kind === 'doctor' && isCureRoom(rules, clinic, cell) && othersAt(clinic, cell).length === 0;
      return alone ? undefined : NO_ENTRY;
    };
  },
  cares: [cure],
  extraCars: (_rules, state, seat) => zombiesIn(state.clinics[seat].people) * ZOMBIES.cars,
  // Who lay down in a laboratory neither studies nor falls (CX-ZOM-15).
  falling: (rules, clinic, doctor) => (liesInLaboratory(rules, clinic, doctor) ? 0 : undefined),
  scoreItems: [
    { id: 'zombies', points: (_rules, state, seat) => 0 - zombiesOf(state.clinics[seat]).length * ZOMBIES.lost },
  ],
  conserved: (_rules, state) => ({
    zombie: state.marks.zombies[SUPPLY] + state.clinics.reduce((sum, { people }) => sum + zombiesIn(people), 0),
    doctor: state.marks.zombies[DEAD_DOCTORS],
    orderly: state.marks.zombies[DEAD_ORDERLIES],
  }),
  ledger,
  plan: zombiePlan,
  prospect: zombieProspect,
});
