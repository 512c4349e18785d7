import type { Choice, Frame } from '@asclepion/kernel';
import { NUMBERS } from '../data/numbers.ts';
import type { Steps } from '../module.ts';
import type { Rules } from '../rules.ts';
import type { Clinic } from '../state.ts';
import { NOT_OFFERED, violation } from '../violation.ts';
import { changePopularity, inReverse } from './standing.ts';

/** What a round costs a player, line by line (section 11). */
export interface Costs {
  readonly wages: number;
  /** Sum of the prices of all pieces. */
  readonly maintenance: number;
  /** What is taken off the maintenance, at most all of it. */
  readonly saving: number;
  /** What modules ask on lines of their own. */
  readonly fees: number;
  readonly total: number;
}

/** All fees of a player together. */
export const feesOf = (rules: Rules, seat: number, clinic: Readonly<Clinic>): number =>
  rules.fees.reduce((sum, fee) => sum + fee.due(rules, seat, clinic), 0);

/** First the price of each piece, then the sum, then fixed savings down to 0 (CB-PAY-6). */
export function costsOf(rules: Rules, seat: number, clinic: Readonly<Clinic>): Costs {
  let wages = 0;
  for (const part of rules.wages) wages += part(rules, clinic);
  let maintenance = 0;
  for (const part of rules.maintenance) maintenance += part(rules, clinic);
  let saving = 0;
  for (const part of rules.maintenanceSaving) saving += part(rules, clinic);
  saving = Math.min(saving, maintenance);
  const fees = feesOf(rules, seat, clinic);
  return { wages, maintenance, saving, fees, total: wages + maintenance - saving + fees };
}

/** Points that the surplus buys at most (CB-POP-1). */
export const affordablePoints = (clinic: Readonly<Clinic>): number =>
  Math.floor(clinic.income / NUMBERS.moneyPerPopularity);

const NOT_AFFORDABLE = violation('CB-POP-1', 'popularity-too-dear');

export const businessSteps: Steps = {
  pay: {
    run(rules, state, _frame, flow) {
      // Payments may cost popularity, and arrivals of a simultaneous step count in reverse turn order (CB-STEP-6).
      for (const seat of inReverse(state)) {
        const clinic = state.clinics[seat];
        const { wages, maintenance, saving, fees, total } = costsOf(rules, seat, clinic);
        const fromIncome = Math.min(clinic.income, total);
        const fromTied = Math.min(clinic.tied, total - fromIncome);
        const fromSavings = Math.min(clinic.money, total - fromIncome - fromTied);
        clinic.income -= fromIncome;
        clinic.tied -= fromTied;
        clinic.money -= fromSavings;
        const missing = total - fromIncome - fromTied - fromSavings;
        const popularity = 0 - changePopularity(state, seat, -missing);
        flow.events?.push({
          id: 'paid',
          seat,
          wages,
          maintenance,
          saving,
          fees,
          fromIncome: fromIncome + fromTied,
          fromSavings,
          popularity,
          forgiven: missing - popularity,
        });
      }
    },
  },
  'buy-popularity': {
    run(rules, state, _frame, flow) {
      const order = rules.options['popularity-order'] === 'reverse' ? inReverse(state) : state.turnOrder;
      flow.next(...order.map((seat): Frame => ({ step: 'buy', seat })), { step: 'bank' });
    },
  },
  buy: {
    // The default comes first (CB-POP-4).
    choices(_rules, state, _frame, seat) {
      const most = affordablePoints(state.clinics[seat]);
      const choices: Choice[] = [];
      for (let points = most; points >= 0; points--) choices.push({ do: 'buy', points });
      return choices;
    },
    refuse: (_rules, _state, _frame, _seat, choice) => (choice.do === 'buy' ? NOT_AFFORDABLE : NOT_OFFERED),
    idle: (_rules, state, frame) => affordablePoints(state.clinics[frame.seat as number]) === 0,
    choose(_rules, state, _frame, seat, choice, flow) {
      const points = Number(choice.points);
      state.clinics[seat].income -= points * NUMBERS.moneyPerPopularity;
      changePopularity(state, seat, points);
      flow.events?.push({ id: 'bought', seat, points, money: points * NUMBERS.moneyPerPopularity });
    },
  },
  // What is left of the surplus becomes savings (CB-POP-2, 5).
  bank: {
    run(_rules, state, _frame, flow) {
      state.clinics.forEach((clinic, seat) => {
        const left = clinic.income + clinic.tied;
        if (left > 0) flow.events?.push({ id: 'saved', seat, money: left });
        clinic.money += left;
        clinic.income = 0;
        clinic.tied = 0;
      });
    },
  },
};
