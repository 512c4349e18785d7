import { type Flow, together } from '@asclepion/kernel';
import { blockOf, placements } from '../../board/blocks.ts';
import type { Geometry } from '../../board/geometry.ts';
import { tileAt } from '../../board/rooms.ts';
import { type PlanCard, URBAN } from '../../data/ext1/urban-design.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { defineOffered, type Frame, type Secret, type Steps, setting } from '../../module.ts';
import { inReverse } from '../../phases/standing.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState } from '../../state.ts';
import { NOT_OFFERED, violation } from '../../violation.ts';
import {
  type Cards,
  chooseGoal,
  countCards,
  deckSize,
  drawCards,
  goalOf,
  hideCards,
  inDeck,
  newCards,
  putAway,
  ROLES,
  type Role,
  takeCard,
  taken,
  withRole,
} from './urban-cards.ts';

interface CardFrame extends Frame {
  readonly seat: number;
  readonly deck: (typeof levels)[number];
}

const { cards, levels } = URBAN;

const OPTIONS = { 'urban-pick': ['draw', 'choose'] } as const;

const NOT_YOUR_CARD = violation('C1-URB-1', 'not-your-card');
const NOT_IN_DECK = violation('C1-URB-2', 'card-not-in-deck');
const POSSIBLE = violation('C1-URB-3', 'card-possible');

const cardsIn = (state: Readonly<ClinicState>): Cards => state.marks['urban-design'];
const cardNamed = (id: unknown): number => cards.findIndex((card) => card.id === id);

const known = new WeakMap<Geometry, number[][][]>();

/** Every place of each card's block on a board. */
function placesOf(geo: Geometry): number[][][] {
  let places = known.get(geo);
  if (places === undefined) {
    places = cards.map(({ grid }) => placements(geo, blockOf(grid)));
    known.set(geo, places);
  }
  return places;
}

/** What fills a space: a module, or another tile that bears what stands above it (C1-URB-6, 7). */
const isFilled = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  tileAt(rules, clinic, cell).supports === true;

/** Spaces that the best placement of a card still lacks; no end of them where none can be completed any more. */
function lacking(rules: Rules, seat: number, clinic: Readonly<Clinic>, card: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const cells of placesOf(rules.geometry[seat])[card]) {
    let open = 0;
    for (const cell of cells) {
      if (clinic.tiles[cell] === 0) open++;
      // What stands there stays there.
      else if (!isFilled(rules, clinic, cell)) open = Number.POSITIVE_INFINITY;
      if (open >= least) break;
    }
    if (open < least) least = open;
  }
  return least;
}

/** Whether a card is built somewhere (C1-URB-6). */
const isBuilt = (rules: Rules, seat: number, clinic: Readonly<Clinic>, card: number): boolean =>
  placesOf(rules.geometry[seat])[card].some((cells) => cells.every((cell) => isFilled(rules, clinic, cell)));

/** Whether every placement of a card lies over closed ground (urban design with utility work). */
const isImpossible = (rules: Rules, seat: number, clinic: Readonly<Clinic>, card: number): boolean =>
  placesOf(rules.geometry[seat])[card].every((cells) =>
    cells.some((cell) => tileAt(rules, clinic, cell).closesGround !== undefined),
  );

/** Cards that a seat may exchange: impossible ones, while their deck has others. */
const exchangeable = (rules: Rules, state: Readonly<ClinicState>, seat: number): number[] =>
  taken(cardsIn(state), seat).filter(
    (card) =>
      deckSize(cardsIn(state), rules.seats, cards[card].level) > 0 &&
      isImpossible(rules, seat, state.clinics[seat], card),
  );

/** Points that building a space takes elsewhere: its price, its upkeep, a part of an action. For `prospect` only. */
const SPACE = 2.3;

/** What a card is worth to a seat that sets out to build what it lacks, unless that is out of reach. */
function promise(rules: Rules, state: Readonly<ClinicState>, seat: number, card: number, roundsAfter: number): number {
  const { gain, loss } = cards[card];
  const spaces = lacking(rules, seat, state.clinics[seat], card);
  const actionsLeft = roundsAfter + NUMBERS.actionsARound - 1 - state.action;
  if (spaces > actionsLeft * NUMBERS.thingsPerBuild) return -loss;
  return Math.max(-loss, gain - spaces * SPACE);
}

/** A card that a seat has, what it is to the seat, and the spaces that the best placement lacks. */
export interface Plan {
  readonly card: PlanCard;
  readonly role: Role;
  readonly lacks: number;
}

/** All cards of a seat that the state tells of: the goal, those put aside, those exchanged. */
export const plansOf = (rules: Rules, state: Readonly<ClinicState>, seat: number): Plan[] =>
  ROLES.flatMap((role) =>
    withRole(cardsIn(state), seat, role).map((card) => ({
      card: cards[card],
      role,
      lacks: lacking(rules, seat, state.clinics[seat], card),
    })),
  );

/** Popularity that a seat's goal gains or costs it as its clinic stands (C1-URB-6); 0 for a goal that is not known. */
function pointsNow(rules: Rules, state: Readonly<ClinicState>, seat: number): number {
  const goal = goalOf(cardsIn(state), seat);
  if (goal === undefined) return 0;
  return isBuilt(rules, seat, state.clinics[seat], goal) ? cards[goal].gain : -cards[goal].loss;
}

/** Its owner sees the card, the others that there is one. */
function take(state: ClinicState, seat: number, card: number, flow: Flow): void {
  takeCard(cardsIn(state), seat, card);
  const { id, level } = cards[card];
  flow.events?.push(
    { id: 'card-drawn', seat, only: [seat], card: id },
    { id: 'card-taken', seat, except: [seat], deck: levels[level] },
  );
}

const steps: Steps = {
  'urban-choose': {
    run(rules, state, _frame, flow) {
      const pick = setting(rules.options, OPTIONS, 'urban-pick');
      const order = inReverse(state);
      flow.next(
        ...order.flatMap((seat) =>
          levels.map((deck): CardFrame => ({ step: pick === 'draw' ? 'deal-card' : 'pick-card', seat, deck })),
        ),
        ...(pick === 'draw' ? order.map((seat): Frame => ({ step: 'exchange-card', seat })) : []),
        together(state.clinics.map((_, seat): Frame => ({ step: 'choose-goal', seat }))),
        { step: 'goals-chosen' },
      );
    },
  },
  'deal-card': {
    run(_rules, state, frame: CardFrame, flow) {
      const left = inDeck(cardsIn(state), levels.indexOf(frame.deck));
      take(state, frame.seat, left[flow.draw(left.length)], flow);
    },
  },
  'pick-card': {
    choices: (_rules, state, frame: CardFrame) =>
      inDeck(cardsIn(state), levels.indexOf(frame.deck)).map((card) => ({ do: 'pick', card: cards[card].id })),
    refuse: (_rules, _state, _frame, _seat, choice) => (choice.do === 'pick' ? NOT_IN_DECK : NOT_OFFERED),
    choose: (_rules, state, _frame, seat, choice, flow) => take(state, seat, cardNamed(choice.card), flow),
  },
  'exchange-card': {
    choices: (rules, state, _frame, seat) => [
      ...exchangeable(rules, state, seat).map((card) => ({ do: 'exchange', card: cards[card].id })),
      { do: 'done' },
    ],
    refuse: (_rules, state, _frame, seat, choice) => {
      if (choice.do !== 'exchange') return NOT_OFFERED;
      return taken(cardsIn(state), seat).includes(cardNamed(choice.card)) ? POSSIBLE : NOT_YOUR_CARD;
    },
    idle: (rules, state, frame) => exchangeable(rules, state, frame.seat as number).length === 0,
    choose(_rules, state, frame, seat, choice, flow) {
      if (choice.do === 'done') return;
      const card = cardNamed(choice.card);
      const deck = levels[cards[card].level];
      putAway(cardsIn(state), seat, card);
      flow.events?.push({ id: 'card-exchanged', seat, deck });
      flow.next({ step: 'deal-card', seat, deck } as CardFrame, frame);
    },
  },
  'choose-goal': {
    choices: (_rules, state, _frame, seat) =>
      taken(cardsIn(state), seat).map((card) => ({ do: 'goal', card: cards[card].id })),
    refuse: (_rules, _state, _frame, _seat, choice) => (choice.do === 'goal' ? NOT_YOUR_CARD : NOT_OFFERED),
    choose(rules, state, _frame, seat, choice, flow) {
      chooseGoal(cardsIn(state), rules.seats, seat, cardNamed(choice.card));
      flow.events?.push({ id: 'goal-chosen', seat, only: [seat], card: String(choice.card) });
      flow.events?.push({ id: 'goal-chosen-secretly', seat, except: [seat] });
    },
  },
  // The choice is final (C1-URB-3): from here on nobody takes it back.
  'goals-chosen': { run: (_rules, _state, _frame, flow) => flow.reveal() },
  'goals-shown': {
    run(rules, state, _frame, flow) {
      flow.reveal();
      for (const seat of state.turnOrder) {
        const goal = goalOf(cardsIn(state), seat);
        if (goal === undefined) continue;
        const points = pointsNow(rules, state, seat);
        flow.events?.push({ id: 'goal-shown', seat, card: cards[goal].id, points });
      }
    },
  },
};

/** Goal and hidden cards are their owner's secret until the end. */
const secret: Secret = {
  hide(_rules, seen, viewer) {
    if (seen.frames.length === 0) return;
    const top = seen.frames.at(-1);
    hideCards(cardsIn(seen), viewer, top?.step === 'pick-card' && top.seat === viewer);
  },
  draw(rules, seen, _viewer, die) {
    drawCards(cardsIn(seen), rules.seats, die);
  },
};

/**
 * Urban design: everybody has a secret goal, a block of modules that is worth popularity at the end, or costs some if it
 * is not built. `marks['urban-design']` says who has which card. Rules C1-URB-1 to 8.
 */
export const urbanDesign = defineOffered({
  id: 'urban-design',
  box: 'ext1',
  about: URBAN.about,
  options: OPTIONS,
  marks: ({ seats }) => newCards(seats),
  secrets: [secret],
  steps,
  programme: [
    { name: 'urban-choose', place: { after: 'setup-bonus' } },
    { name: 'goals-shown', place: { inside: 'final-score' } },
  ],
  ledger(rules, state, seat) {
    const goal = goalOf(cardsIn(state), seat);
    if (goal === undefined) return [];
    const { id, gain, loss } = cards[goal];
    const count = lacking(rules, seat, state.clinics[seat], goal);
    if (count === Number.POSITIVE_INFINITY)
      return [{ id: 'goal-lost', rule: 'C1-URB-6', params: { card: id, loss }, tone: 'bad' }];
    return [
      { id: 'goal', rule: 'C1-URB-6', params: { card: id, count, gain, loss }, tone: count === 0 ? 'good' : 'bad' },
    ];
  },
  conserved: ({ seats }, state) => countCards(cardsIn(state), seats),
  prospect(rules, state, seat, roundsAfter) {
    const marks = cardsIn(state);
    const goal = goalOf(marks, seat);
    const held = goal === undefined ? taken(marks, seat) : [goal];
    const worth = held.map((card) => promise(rules, state, seat, card, roundsAfter));
    return worth.length === 0 ? 0 : Math.max(...worth);
  },
  scoreItems: [{ id: 'urban', points: pointsNow }],
});
