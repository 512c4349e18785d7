import type { Choice, Flow } from '@asclepion/kernel';
import { ASSISTANTS, assistantNamed } from '../data/assistants.ts';
import { COLUMNS } from '../data/cities.ts';
import { NUMBERS } from '../data/numbers.ts';
import { makeReady } from '../payment.ts';
import { shuffled } from '../piles.ts';
import { type HippocratesStep, SEATS } from '../rules.ts';
import { decideTogether, showDecisions } from '../secrets.ts';
import type { HippocratesState, Tiles } from '../state.ts';
import { violation } from '../violation.ts';

/** The board is laid out (HI-SET-1 to 4); then each player chooses an assistant (HI-SET-6). */
const setupAssistant: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    dealDoctors(state, flow);
    for (const column of COLUMNS) {
      const patients = shuffled(state.reserves[column], flow);
      state.queues[column] = patients.slice(0, NUMBERS.queue);
      state.reserves[column] = patients.slice(NUMBERS.queue);
    }
    [state.kits, state.boxKits] = dealPiles(state.boxKits, state.kitPiles, flow);
    [state.knowledge, state.boxKnowledge] = dealPiles(state.boxKnowledge, state.knowledgePiles, flow);
    flow.events?.push({ id: 'set-up', freeRow: state.freeRow.slice(), kits: state.kits.slice() });
    decideTogether(state, flow, 'keep-ready', 'setup-order');
  },
};

/** One doctor of each pile: four to the free row, two to the extra pile (HI-SET-2). */
function dealDoctors(state: HippocratesState, flow: Flow): void {
  const piles = state.doctorPiles.map((pile) => shuffled(pile, flow));
  state.doctorPiles = piles.map((pile) => pile.slice(1));
  const drawn = shuffled(
    piles.map(([first]) => first),
    flow,
  );
  state.freeRow = drawn.slice(0, NUMBERS.freeRow);
  state.extraPile = drawn.slice(NUMBERS.freeRow);
}

/** A pile for each column out of a shuffled box, its top turned up (HI-SET-4). Returns the tops, and what is left. */
function dealPiles(box: Tiles, piles: Tiles[], flow: Flow): [tops: number[], left: number[]] {
  const tiles = shuffled(box, flow);
  const tops = COLUMNS.map((column) => {
    const [top, ...pile] = tiles.splice(0, NUMBERS.pile);
    piles[column] = pile;
    return top;
  });
  return [tops, tiles];
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
    state.order = shuffled(SEATS, flow);
    state.height = SEATS.map((seat) => state.order.indexOf(seat));
    flow.events?.push({ id: 'order', order: state.order.slice() });
  },
};

export const setupSteps: Readonly<Record<string, HippocratesStep>> = {
  'setup-assistant': setupAssistant,
  'keep-ready': keepReady,
  'setup-order': setupOrder,
};
