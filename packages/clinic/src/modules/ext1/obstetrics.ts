import type { Choice, Frame } from '@asclepion/kernel';
import { tileAt } from '../../board/rooms.ts';
import { OBSTETRICS } from '../../data/ext1/obstetrics.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { defineOffered, type Hire, type KindDefinition, type LedgerNote, type Steps } from '../../module.ts';
import { countKind, newStaff } from '../../people/people.ts';
import { applicantCode, countInUniversity, seatDoctors } from '../../people/university.ts';
import { adminSteps } from '../../phases/admin.ts';
import { EMPTY } from '../../phases/notepad.ts';
import { changePopularity, inReverse, mostPopular } from '../../phases/standing.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState } from '../../state.ts';
import { NOT_OFFERED, violation } from '../../violation.ts';
import { birth } from './obstetrics-birth.ts';
import { obstetricsPlan, obstetricsProspect } from './obstetrics-plan.ts';

const ID = 'pregnant-woman';

const NO_WOMAN = violation('C1-OBS-4', 'no-woman-there');
const WOMAN_STAYS = violation('C1-OBS-8', 'woman-needs-room');
const TOO_MANY = violation('C1-OBS-3', 'too-many-women');

/** Walks like a patient into a treatment room of any service, which need not be active (C1-OBS-8). */
const woman: KindDefinition = {
  id: ID,
  walks: 'guest',
  takes: 'patient',
  cars: 1,
  stepTime: NUMBERS.stepTime,
  byAir: true,
  refuseStop: (rules, _seat, clinic, _person, cell) =>
    tileAt(rules, clinic, cell).colour === 'treatment-room' ? undefined : WOMAN_STAYS,
  left(_rules, state) {
    state.marks.obstetrics[0]++;
  },
};

const isWoman = (rules: Rules, who: number): boolean => who === applicantCode(rules, ID);

/** Women who stand in the university. */
const womenInUniversity = (rules: Rules, state: Readonly<ClinicState>): number =>
  countInUniversity(state, applicantCode(rules, ID));

const womenOf = (clinic: Readonly<Clinic>): number => countKind(clinic, ID);

/** A woman from her space, which stays empty (C1-OBS-4, 5). She brings a point at once. */
const admit: Hire = {
  id: 'hire-pregnant-woman',
  group: 'doctor',
  offers(rules, state) {
    const offers: Choice[] = [];
    const code = applicantCode(rules, ID);
    for (let space = 0; space < state.university.length; space++)
      if (state.university[space] === code) offers.push({ do: 'hire-pregnant-woman', space });
    return offers;
  },
  price: (rules, state, choice) => (isWoman(rules, state.university[Number(choice.space)]) ? 0 : NO_WOMAN),
  level: () => 0,
  take(_rules, state, seat, choice) {
    state.university[Number(choice.space)] = EMPTY;
    state.clinics[seat].people.push(newStaff(ID));
    changePopularity(state, seat, OBSTETRICS.admitted);
  },
};

/** How many women may appear now (C1-OBS-3, 13). */
const mostWomen = (state: Readonly<ClinicState>): number =>
  Math.min(state.marks.obstetrics[0], countInUniversity(state, EMPTY));

/** Women come from their board to the left of all doctors, who move right (C1-OBS-2, 13). */
function appear(rules: Rules, state: ClinicState, count: number): void {
  state.marks.obstetrics[0] -= count;
  for (let come = 0; come < count; come++) state.university[state.university.indexOf(EMPTY)] = applicantCode(rules, ID);
  seatDoctors(rules, state);
}

const steps: Steps = {
  'obstetrics-choose': {
    run(rules, state, _frame, flow) {
      const most = isOver(state) ? 0 : mostWomen(state);
      if (most === 0) return;
      if (rules.seats > 1) {
        flow.next({ step: 'choose-women', seat: state.turnOrder[0] } as Frame);
        return;
      }
      const count = Math.min(most, OBSTETRICS.soloWomen);
      appear(rules, state, count);
      flow.events?.push({ id: 'women-appear', count });
    },
  },
  'choose-women': {
    choices(_rules, state) {
      const most = mostWomen(state);
      const choices: Choice[] = [];
      for (let count = 0; count <= most; count++) choices.push({ do: 'women', count });
      return choices;
    },
    refuse: (_rules, _state, _frame, _seat, choice) => (choice.do === 'women' ? TOO_MANY : NOT_OFFERED),
    choose(rules, state, _frame, seat, choice, flow) {
      const count = Number(choice.count);
      appear(rules, state, count);
      flow.events?.push({ id: 'women-chosen', seat, count });
    },
  },
  'negative-publicity': {
    run(rules, state, _frame, flow) {
      const women = womenInUniversity(rules, state);
      if (women === 0) return;
      const seat = mostPopular(state);
      const popularity = 0 - changePopularity(state, seat, -women * OBSTETRICS.publicityLoss);
      state.university = state.university.map((who) => (isWoman(rules, who) ? EMPTY : who));
      state.marks.obstetrics[0] += women;
      flow.events?.push({ id: 'negative-publicity', seat, women, popularity });
    },
  },
  'obstetrics-neglect': {
    run(_rules, state, _frame, flow) {
      for (const seat of inReverse(state)) {
        const women = womenOf(state.clinics[seat]);
        if (women === 0) continue;
        const popularity = 0 - changePopularity(state, seat, -women * OBSTETRICS.neglectLoss);
        flow.events?.push({ id: 'neglected', seat, women, popularity });
      }
    },
  },
  // It comes after the new turn order, and not at all in the last round (C1-OBS-13, C1-GEN-8).
  'admin-university': {
    run(rules, state, frame, flow) {
      if (!isOver(state)) adminSteps['admin-university'].run?.(rules, state, frame, flow);
    },
  },
};

const isOver = ({ round }: Readonly<ClinicState>): boolean => round >= NUMBERS.rounds;

function notes(rules: Rules, state: Readonly<ClinicState>, seat: number): LedgerNote[] {
  const found: LedgerNote[] = [];
  const count = womenOf(state.clinics[seat]);
  if (count > 0) {
    const params = { count, popularity: count * OBSTETRICS.neglectLoss };
    found.push({ id: 'neglect', rule: 'C1-OBS-10', params, tone: 'bad' });
  }
  const women = womenInUniversity(rules, state);
  if (women > 0 && mostPopular(state) === seat) {
    const params = { count: women, popularity: women * OBSTETRICS.publicityLoss };
    found.push({ id: 'publicity', rule: 'C1-OBS-6', params, tone: 'bad' });
  }
  return found;
}

/**
 * Obstetrics: pregnant women stand in the university for whoever admits them; left there they cost the most popular
 * player, and admitted ones their owner until they have given birth. `marks.obstetrics` holds how many are on the
 * obstetrics board. Rules C1-OBS-1 to 13.
 */
export const obstetrics = defineOffered({
  id: 'obstetrics',
  box: 'ext1',
  about: OBSTETRICS.about,
  kinds: [woman],
  applicants: [{ id: ID, rank: 0, inBag: 0, most: OBSTETRICS.women }],
  hires: [admit],
  cares: [birth],
  marks: () => [OBSTETRICS.women],
  steps,
  moves: [{ step: 'admin-university', after: 'admin-turn-order' }],
  programme: [
    { name: 'obstetrics-choose', place: { before: 'setup-university' } },
    { name: 'negative-publicity', place: { inside: 'actions-end' }, ahead: ['virus-check'] },
    { name: 'obstetrics-neglect', place: { inside: 'income' }, last: true },
    { name: 'obstetrics-choose', place: { before: 'admin-university' } },
  ],
  conserved: (rules, state) => ({
    'pregnant-women':
      state.marks.obstetrics[0] +
      womenInUniversity(rules, state) +
      state.clinics.reduce((sum, clinic) => sum + womenOf(clinic), 0),
  }),
  ledger: notes,
  plan: obstetricsPlan,
  prospect: obstetricsProspect,
});
