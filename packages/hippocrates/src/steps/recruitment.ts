import type { Choice, Flow, Frame, Violation } from '@asclepion/kernel';
import { hire } from '../contracts.ts';
import { CITIES, COLUMNS, columnOf } from '../data/cities.ts';
import { doctorNamed, doctorTile } from '../data/doctors.ts';
import { kitTile } from '../data/kits.ts';
import { type Gift, knowledgeTile } from '../data/knowledge.ts';
import { amountsOf, lettersOf, setsOf } from '../data/medicines.ts';
import { NUMBERS } from '../data/numbers.ts';
import {
  assistantIds,
  type Cost,
  moneyCost,
  type Payment,
  pay,
  wayNamed,
  waysToPay,
  withAssistants,
} from '../payment.ts';
import { takeTop } from '../piles.ts';
import { byReputation, changeReputation } from '../reputation.ts';
import type { HippocratesStep, Rules } from '../rules.ts';
import { changed, type HippocratesState, NOTHING, type Player, score } from '../state.ts';
import { isTrade, refuseTrade, trade, trades } from '../trade.ts';
import { violation } from '../violation.ts';

const PASS: Choice = { do: 'pass' };

export const isOptioned = ({ players }: Readonly<HippocratesState>, doctor: number): boolean =>
  players.some(({ option }) => option === doctor);

/** Whether a column's doctor and kit are both still there (HI-REC-5). */
export const isComplete = ({ cityDoctors, kits }: Readonly<HippocratesState>, column: number): boolean =>
  cityDoctors[column] !== NOTHING && kits[column] !== NOTHING;

/** Turns in the order of reputation, players' and AI seats' (HI-RND-3). */
const turns = (
  { seats }: Rules,
  state: Readonly<HippocratesState>,
  steps: readonly string[],
  rivalStep: string,
): Frame[] =>
  byReputation(state).flatMap((seat): Frame[] =>
    seat < seats ? steps.map((step) => ({ step, seat })) : [{ step: rivalStep, rival: seat } as Frame],
  );

const options: HippocratesStep = {
  run: (rules, state, _frame, flow) => flow.next(...turns(rules, state, ['option'], 'rival-option')),
};

const OPTION_COST: Cost = moneyCost(NUMBERS.option);

/** Doctors of the free row without a token. */
const unclaimed = (state: Readonly<HippocratesState>): number[] =>
  state.freeRow.filter((doctor) => doctor !== NOTHING && !isOptioned(state, doctor));

/** A token on a doctor of the free row, once, or nothing (HI-REC-2). */
const option: HippocratesStep = {
  choices(_rules, state, _frame, seat) {
    const player = state.players[seat];
    const ways = waysToPay(player, OPTION_COST);
    return [
      ...unclaimed(state).flatMap((doctor) =>
        ways.map((way): Choice => ({ do: 'option', doctor: doctorTile(doctor).id, ...withAssistants(way) })),
      ),
      PASS,
      ...trades(player),
    ];
  },
  refuse(_rules, state, _frame, seat, choice) {
    const player = state.players[seat];
    if (isTrade(choice)) return refuseTrade(player, choice);
    if (choice.do !== 'option') return undefined;
    const doctor = doctorNamed(String(choice.doctor))?.number ?? NOTHING;
    if (doctor === NOTHING || !state.freeRow.includes(doctor)) return violation('HI-REC-2', 'not-in-free-row');
    if (isOptioned(state, doctor)) return violation('HI-REC-12', 'optioned');
    return refusePayment(player, OPTION_COST, 'HI-REC-2');
  },
  choose(_rules, state, frame, seat, choice, flow) {
    if (choice.do === 'pass') return;
    if (isTrade(choice)) {
      trade(state, seat, choice, flow);
      flow.next(frame);
      return;
    }
    const player = state.players[seat];
    const way = payNamed(player, OPTION_COST, choice);
    player.option = doctorNamed(String(choice.doctor))?.number ?? NOTHING;
    flow.events?.push({ id: 'optioned', seat, doctor: player.option, ...told(way) });
  },
};

const refusePayment = (player: Readonly<Player>, cost: Cost, rule: string): Violation =>
  waysToPay(player, cost).length > 0
    ? violation('HI-MED-5', 'no-such-payment')
    : violation(rule, 'too-dear', { cost: cost.money });

/** Pays a cost as a choice says. */
function payNamed(player: Player, cost: Cost, choice: Choice): Payment {
  const way = wayNamed(waysToPay(player, cost), choice.with);
  if (way === undefined) throw new RangeError(`Nobody can pay for ${choice.do} like that.`);
  pay(player, way);
  return way;
}

const told = (way: Payment): { money: number; with: string } => ({
  money: way.money,
  with: assistantIds(way.assistants),
});

/** The doctors of this round are turned up (HI-REC-3). */
const cityReveal: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    state.cityDoctors = COLUMNS.map((column) => takeTop(state.doctorPiles, column, flow));
    flow.events?.push({ id: 'city-doctors', doctors: state.cityDoctors.slice() });
  },
};

const purchases: HippocratesStep = {
  run: (rules, state, _frame, flow) => flow.next(...turns(rules, state, ['purchase', 'hire-option'], 'rival-purchase')),
};

/** What may be bought in a column (HI-REC-4). */
const BUYS = ['hire', 'kit', 'both'] as const;
type Buy = (typeof BUYS)[number];

const costOf = ({ cityDoctors, kits }: Readonly<HippocratesState>, column: number, buy: Buy): Cost =>
  moneyCost(
    (buy === 'kit' ? 0 : doctorTile(cityDoctors[column]).cost) + (buy === 'hire' ? 0 : kitTile(kits[column]).price),
  );

/** One of four actions: a doctor, a kit, both of one column, or nothing (HI-REC-4). */
const purchase: HippocratesStep = {
  choices(_rules, state, _frame, seat) {
    const player = state.players[seat];
    return [
      ...COLUMNS.filter((column) => isComplete(state, column)).flatMap((column) =>
        BUYS.flatMap((buy) =>
          waysToPay(player, costOf(state, column, buy)).map(
            (way): Choice => ({ do: buy, column: CITIES[column], ...withAssistants(way) }),
          ),
        ),
      ),
      PASS,
      ...trades(player),
    ];
  },
  refuse(_rules, state, _frame, seat, choice) {
    const player = state.players[seat];
    if (isTrade(choice)) return refuseTrade(player, choice);
    const buy = BUYS.find((one) => one === choice.do);
    if (buy === undefined) return undefined;
    const column = columnOf(choice.column);
    if (column < 0) return violation('HI-REC-4', 'no-such-column');
    if (!isComplete(state, column)) return violation('HI-REC-5', 'column-used', { city: CITIES[column] });
    return refusePayment(player, costOf(state, column, buy), buy === 'both' ? 'HI-REC-8' : BUY_RULES[buy]);
  },
  choose(_rules, state, frame, seat, choice, flow) {
    if (choice.do === 'pass') return;
    if (isTrade(choice)) {
      trade(state, seat, choice, flow);
      flow.next(frame);
      return;
    }
    const player = state.players[seat];
    const column = columnOf(choice.column);
    const buy = choice.do as Buy;
    const way = payNamed(player, costOf(state, column, buy), choice);
    const doctor = buy === 'kit' ? NOTHING : state.cityDoctors[column];
    const kit = buy === 'hire' ? NOTHING : state.kits[column];
    if (doctor !== NOTHING) {
      state.cityDoctors = state.cityDoctors.with(column, NOTHING);
      player.doctors = [...player.doctors, hire(doctor)];
      flow.events?.push({ id: 'hired', seat, doctor, ...told(way) });
    }
    if (kit !== NOTHING) {
      state.kits = state.kits.with(column, NOTHING);
      state.outKits = [...state.outKits, kit];
      player.stock = changed(player.stock, kitTile(kit).medicines);
      // Of both, the doctor's event tells the price.
      flow.events?.push({ id: 'kit', seat, kit, ...(buy === 'kit' ? told(way) : { money: 0, with: '' }) });
    }
    if (buy === 'both') learn(state, seat, column, flow);
  },
};

const BUY_RULES = { hire: 'HI-REC-6', kit: 'HI-REC-7' } as const;

/** The knowledge of a column comes last; the next of its pile is turned up at once (HI-REC-8, HI-REC-18). */
function learn(state: HippocratesState, seat: number, column: number, flow: Flow): void {
  const player = state.players[seat];
  const tile = state.knowledge[column];
  const { gift } = knowledgeTile(tile);
  flow.events?.push({ id: 'learnt', seat, knowledge: tile });
  if (gift === 'wild') {
    player.wild = [...player.wild, tile];
  } else {
    player.goneKnowledge = [...player.goneKnowledge, tile];
    receive(state, seat, gift, flow);
  }
  state.knowledge = state.knowledge.with(column, takeTop(state.knowledgePiles, column, flow));
}

function receive(state: HippocratesState, seat: number, gift: Gift, flow: Flow): void {
  const player = state.players[seat];
  player.money += gift.money ?? 0;
  score(player, 'knowledge', gift.points ?? 0);
  changeReputation(state, seat, gift.reputation ?? 0);
  if (gift.assistants) player.ready = player.ready.map(() => true);
  if (gift.medicines !== undefined) flow.next({ step: 'gather', seat, medicines: gift.medicines } as GatherFrame);
}

interface GatherFrame extends Frame {
  readonly medicines: number;
}

/** Medicines of one's own choice, equal or different. */
const gather: HippocratesStep = {
  choices: (_rules, _state, frame) =>
    setsOf((frame as GatherFrame).medicines).map((set): Choice => ({ do: 'gather', medicines: lettersOf(set) })),
  refuse: (_rules, _state, frame) =>
    violation('HI-REC-9', 'not-so-many-medicines', { count: (frame as GatherFrame).medicines }),
  choose(_rules, state, _frame, seat, choice, flow) {
    const medicines = amountsOf(String(choice.medicines));
    state.players[seat].stock = changed(state.players[seat].stock, medicines);
    flow.events?.push({ id: 'gathered', seat, medicines: lettersOf(medicines) });
  },
};

/** The option price counts towards the cost (HI-REC-10). */
export const optionHireCost = ({ option: doctor }: Readonly<Player>): Cost =>
  moneyCost(Math.max(0, doctorTile(doctor).cost - NUMBERS.option));

/** The doctor with one's token, or nothing (HI-REC-10, HI-REC-11). */
const hireOption: HippocratesStep = {
  idle: (_rules, state, { seat = 0 }) => state.players[seat].option === NOTHING,
  choices(_rules, state, _frame, seat) {
    const player = state.players[seat];
    const ways = waysToPay(player, optionHireCost(player));
    return [...ways.map((way): Choice => ({ do: 'hire-option', ...withAssistants(way) })), PASS, ...trades(player)];
  },
  refuse(_rules, state, _frame, seat, choice) {
    const player = state.players[seat];
    if (isTrade(choice)) return refuseTrade(player, choice);
    return choice.do === 'hire-option' ? refusePayment(player, optionHireCost(player), 'HI-REC-10') : undefined;
  },
  choose(_rules, state, frame, seat, choice, flow) {
    if (choice.do === 'pass') return;
    if (isTrade(choice)) {
      trade(state, seat, choice, flow);
      flow.next(frame);
      return;
    }
    const player = state.players[seat];
    const way = payNamed(player, optionHireCost(player), choice);
    const doctor = player.option;
    player.option = NOTHING;
    state.freeRow = state.freeRow.with(state.freeRow.indexOf(doctor), NOTHING);
    player.doctors = [...player.doctors, hire(doctor)];
    flow.events?.push({ id: 'hired', seat, doctor, ...told(way) });
  },
};

export const recruitmentSteps: Readonly<Record<string, HippocratesStep>> = {
  options,
  option,
  'city-reveal': cityReveal,
  purchases,
  purchase,
  gather,
  'hire-option': hireOption,
};
