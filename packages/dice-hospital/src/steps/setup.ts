import { type Choice, type Flow, hidden, together } from '@asclepion/kernel';
import { putToBed } from '../beds.ts';
import { ADMINISTRATORS } from '../data/administrators.ts';
import { NUMBERS } from '../data/numbers.ts';
import { colourOf, namesOf, type Patient, patient, patientsNamed } from '../patient.ts';
import type { DiceStep } from '../rules.ts';
import { dealDisplay, shuffle, takeTop } from '../stacks.ts';
import { administratorStack } from '../start.ts';
import { type DiceState, sum } from '../state.ts';
import { violation } from '../violation.ts';

/** Draws a die from the bag without rolling it: its colour. The bag cannot be empty (DH-COMP-5). */
export function drawColour(state: DiceState, flow: Flow): number {
  let left = flow.draw(sum(state.bag));
  const colour = state.bag.findIndex((dice) => {
    left -= dice;
    return left < 0;
  });
  state.bag[colour]--;
  return colour;
}

/** First player, stacks, display, and three dice for everybody, in order (DH-SETUP-4, 6, 7). */
const setupPatients: DiceStep = {
  run(rules, state, _frame, flow) {
    if (rules.seats > 1) {
      state.firstPlayer = flow.draw(rules.seats);
      flow.events?.push({ id: 'first-player', seat: state.firstPlayer });
    }
    for (const stack of [state.departmentStack, state.specialistStack, state.eventStack, state.reportStack])
      shuffle(stack, flow);
    for (let report = 0; report < NUMBERS.reports && state.reportStack.length > 0; report++) {
      const turned = takeTop(state.reportStack);
      state.reports.push(turned);
      flow.events?.push({ id: 'report-revealed', report: turned });
    }
    dealDisplay(rules, state, flow);
    for (let turn = 0; turn < rules.seats; turn++) {
      const seat = (Math.max(0, state.firstPlayer) + turn) % rules.seats;
      const hospital = state.hospitals[seat];
      hospital.arrivals = NUMBERS.startingValues.map((value) => patient(drawColour(state, flow), value));
      flow.events?.push({ id: 'dice-drawn', seat, dice: namesOf(hospital.arrivals).replace(/\d/g, '') });
    }
    flow.next(together(state.hospitals.map((_, seat) => ({ step: 'set-patients', seat }))), { step: 'patients-set' });
  },
};

/** Every way to give three dice the starting values, each once (DH-SETUP-7). */
export function settings(dice: readonly Patient[]): Patient[][] {
  const colours = dice.map(colourOf);
  const ways = new Map<string, Patient[]>();
  for (const [a, b, c] of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const way = [a, b, c].map((die, place) => patient(colours[die], NUMBERS.startingValues[place]));
    ways.set(namesOf(way), way);
  }
  return [...ways.values()];
}

const setPatients: DiceStep = {
  choices: (_rules, state, _frame, seat) =>
    settings(state.hospitals[seat].arrivals).map((way) => ({ do: 'set', patients: namesOf(way) })),
  refuse: () => violation('DH-SETUP-7', 'not-such-setting'),
  choose(_rules, state, _frame, seat, choice) {
    state.hospitals[seat].set = String(choice.patients);
  },
};

/** All reveal what they set (DH-VIEW-2), and lay the patients down untreated. */
const patientsSet: DiceStep = {
  run(_rules, state, _frame, flow) {
    if (state.hospitals.some(({ set }) => set === '')) throw hidden('how others set their dice');
    state.hospitals.forEach((hospital, seat) => {
      for (const who of patientsNamed(hospital.set) ?? []) putToBed(hospital, who);
      flow.events?.push({ id: 'patients-set', seat, patients: hospital.set });
      hospital.arrivals = [];
      hospital.set = '';
    });
    flow.reveal();
  },
};

/** Two administrators for each player; the rest goes back unseen (DH-SETUP-8). */
const setupAdministrator: DiceStep = {
  run(rules, state, _frame, flow) {
    const stack = administratorStack();
    shuffle(stack, flow);
    for (let turn = 0; turn < rules.seats; turn++) {
      const seat = (Math.max(0, state.firstPlayer) + turn) % rules.seats;
      const dealt = stack.splice(0, NUMBERS.administratorsDealt);
      state.hospitals[seat].dealt = dealt;
      flow.events?.push({ id: 'administrators-dealt', seat, only: [seat], administrators: dealt });
    }
    flow.next(together(state.hospitals.map((_, seat) => ({ step: 'keep-administrator', seat }))), {
      step: 'administrators-kept',
    });
  },
};

const keepAdministrator: DiceStep = {
  choices: (_rules, state, _frame, seat) =>
    state.hospitals[seat].dealt.map((kind): Choice => ({ do: 'keep', administrator: ADMINISTRATORS[kind].id })),
  refuse: () => violation('DH-SETUP-8', 'not-dealt'),
  choose(_rules, state, _frame, seat, choice) {
    state.hospitals[seat].administrator = ADMINISTRATORS.findIndex(({ id }) => id === choice.administrator);
  },
};

/** Everybody shows the one that was kept; what was put back is forgotten. */
const administratorsKept: DiceStep = {
  run(_rules, state, _frame, flow) {
    if (state.hospitals.some(({ administrator }) => administrator < 0)) throw hidden('whom others kept');
    state.hospitals.forEach((hospital, seat) => {
      hospital.dealt = [];
      hospital.bags += ADMINISTRATORS[hospital.administrator].startingBags ?? 0;
      flow.events?.push({ id: 'administrator', seat, administrator: hospital.administrator });
    });
    flow.reveal();
  },
};

export const setupSteps: Readonly<Record<string, DiceStep>> = {
  'setup-patients': setupPatients,
  'set-patients': setPatients,
  'patients-set': patientsSet,
  'setup-administrator': setupAdministrator,
  'keep-administrator': keepAdministrator,
  'administrators-kept': administratorsKept,
};
