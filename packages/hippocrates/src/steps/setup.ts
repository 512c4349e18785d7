import type { Choice, Flow } from '@asclepion/kernel';
import { ASSISTANTS, assistantNamed } from '../data/assistants.ts';
import { COLUMNS } from '../data/cities.ts';
import { NUMBERS } from '../data/numbers.ts';
import { makeReady } from '../payment.ts';
import { shuffle } from '../piles.ts';
import { type HippocratesStep, SEATS } from '../rules.ts';
import { decideTogether, showDecisions } from '../secrets.ts';
import { type HippocratesState, NOTHING } from '../state.ts';
import { violation } from '../violation.ts';

/** The board is laid out (HI-SET-1 to 4); then each player chooses an assistant (HI-SET-6). */
const setupAssistant: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    dealDoctors(state, flow);
    for (const column of COLUMNS) {
      shuffle(state.reserves[column], flow);
      state.queues[column] = state.reserves[column].splice(0, NUMBERS.queue);
    }
    state.kits = dealPiles(state.boxKits, state.kitPiles, flow);
    state.knowledge = dealPiles(state.boxKnowledge, state.knowledgePiles, flow);
    flow.events?.push({ id: 'set-up', freeRow: state.freeRow.slice(), kits: state.kits.slice() });
    decideTogether(state, flow, 'keep-ready', 'setup-order');
  },
};

/** One doctor of each pile: four to the free row, two to the extra pile (HI-SET-2). */
function dealDoctors(state: HippocratesState, flow: Flow): void {
  for (const pile of state.doctorPiles) shuffle(pile, flow);
  const drawn = state.doctorPiles.map((pile) => pile.shift() ?? NOTHING);
  shuffle(drawn, flow);
  state.freeRow = drawn.splice(0, NUMBERS.freeRow);
  state.extraPile = drawn;
}

/** A pile for each column out of a shuffled box, each with its top turned up (HI-SET-4); returns the tops. */
function dealPiles(box: number[], piles: number[][], flow: Flow): number[] {
  shuffle(box, flow);
  return COLUMNS.map((column) => {
    piles[column] = box.splice(0, NUMBERS.pile);
    return piles[column].shift() ?? NOTHING;
  });
}

const keepReady: HippocratesStep = {
  choices: () => ASSISTANTS.map((assistant): Choice => ({ do: 'ready', assistant })),
  refuse: () => violation('HI-SET-6', 'no-such-assistant'),
  choose(_rules, state, _frame, seat, choice) {
    makeReady(state.players[seat], assistantNamed(choice.assistant));
  },
};

/** Welcome markers in random order; reputation markers stacked in that order (HI-SET-8, HI-SET-9). */
const setupOrder: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    showDecisions(state, flow);
    state.players.forEach(({ ready }, seat) => {
      flow.events?.push({ id: 'ready', seat, assistant: ready.indexOf(true) });
    });
    state.order = [...SEATS];
    shuffle(state.order, flow);
    state.height = SEATS.map((seat) => state.order.indexOf(seat));
    flow.events?.push({ id: 'order', order: state.order.slice() });
  },
};

export const setupSteps: Readonly<Record<string, HippocratesStep>> = {
  'setup-assistant': setupAssistant,
  'keep-ready': keepReady,
  'setup-order': setupOrder,
};
