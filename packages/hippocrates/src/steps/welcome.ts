import type { Choice, Flow, Violation } from '@asclepion/kernel';
import { feesOf } from '../ahead.ts';
import { CHARITY, PLANNING, TRAVEL } from '../data/assistants.ts';
import { CITIES, COLUMNS, columnOf, PLACES } from '../data/cities.ts';
import { NUMBERS } from '../data/numbers.ts';
import { EFFECTS, type Effect, REWARDS, SPACES } from '../data/places.ts';
import {
  assistantIds,
  type Cost,
  makeReady,
  type Payment,
  pay,
  setAside,
  wayNamed,
  waysToPay,
  withAssistants,
} from '../payment.ts';
import { takeFromReserve } from '../piles.ts';
import { changeReputation } from '../reputation.ts';
import type { HippocratesStep } from '../rules.ts';
import { changed, type HippocratesState, NOTHING, type Player, score } from '../state.ts';
import { isTrade, refuseTrade, trade, trades } from '../trade.ts';
import { violation } from '../violation.ts';

/** The start player rolls all six dice (HI-WEL-2). */
const welcomeRoll: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    state.dice = COLUMNS.map(() => flow.draw(PLACES.length) + 1);
    flow.events?.push({
      id: 'rolled',
      seat: state.order[0],
      round: state.round,
      subRound: state.subRound,
      dice: state.dice.slice(),
    });
  },
};

/** One turn for each seat, along the passive track (HI-WEL-3). */
const welcomeTurn: HippocratesStep = {
  run: (rules, state, _frame, flow) =>
    flow.next(
      ...state.order.map((seat) =>
        seat < rules.seats ? { step: 'welcome', seat } : { step: 'rival-welcome', rival: seat },
      ),
    ),
};

/** What may be done with a die beside a place. */
type Deed = 'admit' | 'plan' | 'collect';

/** One way to use a die: brought from its city to the column of the marker, and beside a place of it. */
interface Use {
  readonly column: number;
  readonly die: number;
  /** From 1 to 3. */
  readonly place: number;
  readonly deed: Deed;
}

/** Assistants that a use needs (HI-AST-2 to 4). */
const helpersOf = ({ dice }: Readonly<HippocratesState>, { column, die, place, deed }: Use): number[] => [
  ...(die === column ? [] : [TRAVEL]),
  ...(place === dice[die] ? [] : [CHARITY]),
  ...(deed === 'plan' ? [PLANNING] : []),
];

export const isFree = ({ active }: Readonly<HippocratesState>, column: number): boolean => active[column] < 0;
const waitingAt = ({ queues }: Readonly<HippocratesState>, { column, place }: Use): number => queues[column][place - 1];
const effectAt = ({ column, place }: Use): Effect => EFFECTS[column][place - 1];

/** What an effect takes away (HI-WEL-7); reputation and points can always be given (HI-WEL-8). */
export const lossOf = ({ medicines: [potions, herbs, unguents], money }: Effect): Cost => ({
  money: Math.max(0, -money),
  medicines: [Math.max(0, -potions), Math.max(0, -herbs), Math.max(0, -unguents)],
});

/** Ways to pay for a use; helpers of this turn cannot pay any more. A reward costs nothing (HI-WEL-10). */
function waysToUse(state: Readonly<HippocratesState>, player: Readonly<Player>, use: Use): Payment[] {
  const helpers = helpersOf(state, use);
  if (!helpers.every((assistant) => player.ready[assistant])) return [];
  const cost: Cost = use.deed === 'collect' ? { money: 0, medicines: [0, 0, 0] } : lossOf(effectAt(use));
  return waysToPay(player, cost, (assistant) => !helpers.includes(assistant));
}

/** Every way to use a die from a column that assistants who are ready allow. */
function usesOf(state: Readonly<HippocratesState>, { ready }: Readonly<Player>, column: number): Use[] {
  const dice = COLUMNS.filter((die) => state.dice[die] > 0 && (ready[TRAVEL] || die === column));
  return dice.flatMap((die) =>
    PLACES.filter((place) => ready[CHARITY] || place === state.dice[die]).flatMap((place): Use[] => {
      const use: Use = { column, die, place, deed: 'admit' };
      const deeds: Use[] = [{ ...use, deed: waitingAt(state, use) === NOTHING ? 'collect' : 'admit' }];
      if (ready[PLANNING] && state.reserves[column].length > 0) deeds.push({ ...use, deed: 'plan' });
      return deeds;
    }),
  );
}

const choiceOf = ({ column, die, place, deed }: Use): Choice => ({
  do: deed,
  column: CITIES[column],
  die: CITIES[die],
  place,
});

const DEEDS: readonly string[] = ['admit', 'plan', 'collect'] satisfies Deed[];

/** A turn of a player: one whole use of a die, or declining; and trades before it (HI-WEL-5). */
const welcome: HippocratesStep = {
  choices(_rules, state, _frame, seat) {
    const player = state.players[seat];
    const free = COLUMNS.filter((column) => isFree(state, column));
    return [
      ...free
        .flatMap((column) => usesOf(state, player, column))
        .flatMap((use) => waysToUse(state, player, use).map((way) => ({ ...choiceOf(use), ...withAssistants(way) }))),
      ...free.map((column): Choice => ({ do: 'decline', column: CITIES[column] })),
      ...trades(player),
    ];
  },
  refuse(_rules, state, _frame, seat, choice) {
    if (isTrade(choice)) return refuseTrade(state.players[seat], choice);
    if (choice.do !== 'decline' && !DEEDS.includes(choice.do)) return undefined;
    const column = columnOf(choice.column);
    if (column < 0) return violation('HI-WEL-5', 'no-such-space');
    if (!isFree(state, column)) return violation('HI-WEL-5', 'space-taken', { city: CITIES[column] });
    if (choice.do === 'decline') return undefined;
    const use: Use = { column, die: columnOf(choice.die), place: Number(choice.place), deed: choice.do as Deed };
    return refuseUse(state, state.players[seat], use);
  },
  choose(_rules, state, frame, seat, choice, flow) {
    const player = state.players[seat];
    if (isTrade(choice)) {
      trade(state, seat, choice, flow);
      flow.next(frame);
      return;
    }
    const column = columnOf(choice.column);
    state.active = state.active.with(column, seat);
    if (choice.do === 'decline') {
      flow.events?.push({ id: 'declined', seat, city: CITIES[column] });
      return;
    }
    const use: Use = { column, die: columnOf(choice.die), place: Number(choice.place), deed: choice.do as Deed };
    const way = wayNamed(waysToUse(state, player, use), choice.with);
    if (way === undefined) throw new RangeError(`Nobody can ${choice.do} like that.`);
    setAside(player, helpersOf(state, use));
    state.dice = state.dice.with(use.die, 0);
    if (use.deed === 'collect') collect(player, seat, use, flow);
    else admit(state, seat, use, way, flow);
    // Last in the turn (HI-WEL-12).
    if (SPACES[column] >= 0) makeReady(player, SPACES[column]);
  },
};

function refuseUse(state: Readonly<HippocratesState>, player: Readonly<Player>, use: Use): Violation {
  const { column, die, place, deed } = use;
  if (!PLACES.some((one) => one === place)) return violation('HI-GEO-2', 'no-such-place');
  if (die < 0 || state.dice[die] === 0) return violation('HI-WEL-13', 'no-die');
  const isEmpty = waitingAt(state, use) === NOTHING;
  if (deed === 'admit' && isEmpty) return violation('HI-WEL-10', 'place-empty');
  if (deed === 'collect' && !isEmpty) return violation('HI-WEL-10', 'place-not-empty');
  if (deed === 'plan' && state.reserves[column].length === 0) return violation('HI-AST-4', 'reserve-empty');
  const helper = helpersOf(state, use).find((assistant) => !player.ready[assistant]);
  if (helper === PLANNING) return violation('HI-AST-4', 'needs-planning');
  if (helper !== undefined) return violation('HI-WEL-6', 'needs-assistant', { assistant: assistantIds([helper]) });
  return waysToUse(state, player, use).length > 0
    ? violation('HI-MED-5', 'no-such-payment')
    : violation('HI-WEL-7', 'cannot-pay');
}

/** The reward of an empty place stays printed there (HI-WEL-10). */
function collect(player: Player, seat: number, { column, die, place }: Use, flow: Flow): void {
  const reward = REWARDS[column][place - 1];
  if ('money' in reward) player.money += reward.money;
  else makeReady(player, reward.assistant);
  flow.events?.push({ id: 'collected', seat, city: CITIES[column], die: CITIES[die], place });
}

/** Losses first, then the tile, its bribes and the gains (HI-WEL-7, HI-WEL-9, HI-WEL-11). */
function admit(state: HippocratesState, seat: number, use: Use, way: Payment, flow: Flow): void {
  const { column, die, place, deed } = use;
  const player = state.players[seat];
  pay(player, way);
  const planned = deed === 'plan';
  const patient = planned ? takeFromReserve(state.reserves, column, flow) : state.queues[column][place - 1];
  let bribe = 0;
  if (!planned) {
    bribe = state.bribes[column][place - 1];
    state.queues[column] = state.queues[column].with(place - 1, NOTHING);
    state.bribes[column] = state.bribes[column].with(place - 1, 0);
  }
  player.examination = [...player.examination, patient];
  const { medicines, money, reputation, points } = effectAt(use);
  player.stock = changed(player.stock, [
    Math.max(0, medicines[0]),
    Math.max(0, medicines[1]),
    Math.max(0, medicines[2]),
  ]);
  player.money += bribe + Math.max(0, money);
  changeReputation(state, seat, reputation);
  score(player, 'effects', points);
  flow.events?.push({
    id: planned ? 'planned' : 'admitted',
    seat,
    patient,
    city: CITIES[column],
    die: CITIES[die],
    place,
    bribe,
    with: assistantIds(way.assistants),
  });
}

/** All markers are on the active track: they go back in the order in which they stand there (HI-WEL-4). */
const welcomeReorder: HippocratesStep = {
  run(rules, state, _frame, flow) {
    state.order = state.active.filter((seat) => seat >= 0);
    state.active = COLUMNS.map(() => -1);
    state.dice = COLUMNS.map(() => 0);
    flow.events?.push({ id: 'order', order: state.order.slice() });
    if (state.subRound === NUMBERS.subRounds) return;
    state.subRound++;
    flow.goTo(rules.programme[rules.programme.indexOf('welcome-roll')]);
  },
};

/** Whoever was taken in this phase pays (HI-WEL-14): all in the examination room, which was empty before. */
const fees: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    state.subRound = 1;
    state.players.forEach((player, seat) => {
      const money = feesOf(player);
      if (money === 0) return;
      player.money += money;
      flow.events?.push({ id: 'fees', seat, money });
    });
  },
};

export const welcomeSteps: Readonly<Record<string, HippocratesStep>> = {
  'welcome-roll': welcomeRoll,
  'welcome-turn': welcomeTurn,
  welcome,
  'welcome-reorder': welcomeReorder,
  fees,
};
