import {
  anyOrder,
  type Chance,
  draw,
  type Frame,
  type Game,
  HIDDEN,
  OptionsError,
  oneOf,
  optional,
  type State,
  type Step,
  sequence,
  together,
  type Viewer,
} from '../src/index.ts';

/**
 * Two days at a fair: a toy that goes through everything the kernel has. Each day everybody draws a hidden card, bids
 * for the stall in secret and may add a wish; whoever bids most works there.
 */
export interface FairDay extends State {
  day: number;
  /** Cards not drawn yet, by value: how many. Nobody sees which are left. */
  deck: number[];
  /** The card of each seat, NONE or MASKED. */
  cards: number[];
  /** What each seat bids, NONE or MASKED. */
  bids: number[];
  wishes: number[];
  coins: number[];
  bank: number;
}

export interface FairOptions {
  readonly seats: number;
  readonly days: number;
}

type Rules = FairOptions;

const NONE = -1;
const MASKED = -2;
const MOST_BID = 2;
const CARDS = [3, 3, 3];
const PROGRAMME = ['morning', 'bid', 'reveal', 'work', 'evening'];

const pay = (seat: number, amount: number): Frame & { readonly amount: number } => ({ step: 'pay', seat, amount });

/** Takes the card at `place` of all that are left. */
function take(deck: number[], place: number): number {
  let left = place;
  const card = deck.findIndex((count) => {
    left -= count;
    return left < 0;
  });
  deck[card]--;
  return card;
}

const size = (deck: readonly number[]): number => deck.reduce((sum, count) => sum + count, 0);

const steps: Record<string, Step<Rules, FairDay>> = {
  morning: {
    run(_rules, state, _frame, flow) {
      state.cards.forEach((_, seat) => {
        const card = take(state.deck, flow.draw(size(state.deck)));
        state.cards[seat] = card;
        flow.events?.push({ id: 'drawn', seat, card, only: [seat] }, { id: 'has-drawn', seat });
      });
    },
  },
  bid: {
    run: (_rules, state, _frame, flow) =>
      flow.next(together(state.cards.map((_, seat) => ({ step: 'secret-bid', seat })))),
  },
  'secret-bid': {
    choices: () => Array.from({ length: MOST_BID + 1 }, (_, bid) => ({ do: 'bid', bid })),
    refuse: (_rules, _state, _frame, _seat, choice) =>
      choice.do === 'bid' && Number(choice.bid) > MOST_BID
        ? { rule: 'FAIR-2', key: 'fair.too-high', params: { most: MOST_BID } }
        : undefined,
    choose(_rules, state, _frame, seat, choice, flow) {
      state.bids[seat] = Number(choice.bid);
      flow.events?.push({ id: 'bid', seat, bid: state.bids[seat], only: [seat] }, { id: 'has-bid', seat });
      flow.next({ step: 'wish', seat });
    },
  },
  /** Only who has no coin may wish; for others there is nothing to decide. */
  wish: {
    idle: (_rules, state, frame) => state.coins[frame.seat ?? 0] > 0,
    choices: () => [{ do: 'wish' }, { do: 'done' }],
    choose(_rules, state, _frame, seat, choice) {
      if (choice.do === 'wish') state.wishes[seat]++;
    },
  },
  reveal: {
    run(_rules, state, _frame, flow) {
      flow.reveal();
      flow.events?.push({ id: 'bids', bids: state.bids.slice() });
    },
  },
  work: {
    run(_rules, state, _frame, flow) {
      const seat = state.bids.indexOf(Math.max(...state.bids));
      state.bids.fill(NONE);
      flow.next(
        sequence([pay(seat, 1), oneOf(seat, [pay(seat, 1), { step: 'dice', seat }])]),
        anyOrder(seat, [pay(seat, 1), { step: 'dice', seat }]),
        optional(seat, [{ step: 'dice', seat }, pay(seat, 1)]),
      );
    },
  },
  pay: {
    run(_rules, state, frame, flow) {
      const { seat = 0, amount } = frame as ReturnType<typeof pay>;
      const paid = Math.min(amount, state.bank);
      state.bank -= paid;
      state.coins[seat] += paid;
      flow.events?.push({ id: 'paid', seat, paid });
    },
  },
  dice: {
    run: (_rules, _state, frame, flow) => flow.next(pay(frame.seat ?? 0, flow.draw(6))),
  },
  evening: {
    run(rules, state, _frame, flow) {
      state.cards.forEach((card, seat) => {
        state.deck[card]++;
        state.cards[seat] = NONE;
      });
      state.day++;
      if (state.day < rules.days) flow.goTo('morning');
    },
  },
};

const clone = (state: Readonly<FairDay>): FairDay => ({
  programme: state.programme,
  frames: state.frames.slice(),
  chance: state.chance,
  day: state.day,
  deck: state.deck.slice(),
  cards: state.cards.slice(),
  bids: state.bids.slice(),
  wishes: state.wishes.slice(),
  coins: state.coins.slice(),
  bank: state.bank,
});

const masked = (values: readonly number[], viewer: Viewer): number[] =>
  values.map((value, seat) => (seat === viewer || value < 0 ? value : MASKED));

function resample(_rules: Rules, view: Readonly<FairDay>, _viewer: Viewer, chance: Chance): FairDay {
  const state = clone(view);
  let source = chance;
  const pick = (sides: number): number => {
    const [value, after] = draw(source, sides);
    source = after;
    return value;
  };
  const deck = CARDS.map((count, card) => count - view.cards.filter((own) => own === card).length);
  state.cards = view.cards.map((card) => (card === MASKED ? take(deck, pick(size(deck))) : card));
  state.deck = deck;
  state.bids = view.bids.map((bid) => (bid === MASKED ? pick(MOST_BID + 1) : bid));
  return { ...state, chance: source };
}

export const fairDay: Game<FairOptions, Rules, FairDay> = {
  id: 'fair-day',
  options(raw) {
    const { seats = 2, days = 2 } = (raw ?? {}) as Partial<FairOptions>;
    const problems = [];
    if (![2, 3].includes(seats)) problems.push({ field: 'seats', message: 'There are 2 or 3 seats.' });
    if (!(days >= 1 && days <= 5)) problems.push({ field: 'days', message: 'There are 1 to 5 days.' });
    if (problems.length > 0) throw new OptionsError(problems);
    return { seats, days };
  },
  compose: (options) => options,
  seats: ({ seats }) => seats,
  steps: () => steps,
  start: ({ seats }, chance) => ({
    programme: PROGRAMME,
    frames: [{ step: 'programme', at: 0 } as Frame],
    chance,
    day: 0,
    deck: CARDS.slice(),
    cards: new Array<number>(seats).fill(NONE),
    bids: new Array<number>(seats).fill(NONE),
    wishes: new Array<number>(seats).fill(0),
    coins: new Array<number>(seats).fill(0),
    bank: 20,
  }),
  clone,
  view: (_rules, state, viewer) => ({
    ...clone(state),
    chance: HIDDEN,
    deck: state.deck.map(() => MASKED),
    cards: masked(state.cards, viewer),
    bids: masked(state.bids, viewer),
  }),
  resample,
  result(_rules, { coins }) {
    const most = Math.max(...coins);
    return {
      scores: coins,
      winners: coins.flatMap((amount, seat) => (amount === most ? [seat] : [])),
      lines: [{ id: 'coins', points: coins }],
    };
  },
  conserved(_rules, { deck, cards, coins, bank }) {
    const amounts: Record<string, number> = { coins: bank + size(coins) };
    CARDS.forEach((_, card) => {
      amounts[`card-${card}`] = deck[card] + cards.filter((own) => own === card).length;
    });
    return amounts;
  },
};
