import type { Choice, Flow } from '@asclepion/kernel';
import { employed, leave, linkedTo } from '../contracts.ts';
import { doctorTile } from '../data/doctors.ts';
import { salaryAt } from '../data/numbers.ts';
import { assistantIds, moneyCost, type Payment, pay, wayNamed, waysToPay, withAssistants } from '../payment.ts';
import type { HippocratesStep } from '../rules.ts';
import { decideTogether, showDecisions, toldTo } from '../secrets.ts';
import { type HippocratesState, NOTHING } from '../state.ts';
import { isTrade, refuseTrade, trade, trades } from '../trade.ts';
import { violation } from '../violation.ts';

/** What a player owes for all doctors that are still in employ (HI-PAY-1). */
export const salariesOf = ({ players, reputation }: Readonly<HippocratesState>, seat: number): number =>
  players[seat].doctors.length * salaryAt(reputation[seat]);

const waysToPaySalaries = (state: Readonly<HippocratesState>, seat: number): Payment[] =>
  waysToPay(state.players[seat], moneyCost(salariesOf(state, seat)));

/** All players at the same time (HI-PAY-5). */
const salaries: HippocratesStep = {
  run: (_rules, state, _frame, flow) => decideTogether(state, flow, 'salary', 'salaries-over'),
};

/** Those who are not paid go one by one; then all others are paid, as one cost (HI-MED-5). */
const salary: HippocratesStep = {
  idle: (_rules, state, { seat = 0 }) => state.before[seat].doctors.length === 0,
  choices: (_rules, state, _frame, seat) => [
    ...waysToPaySalaries(state, seat).map((way): Choice => ({ do: 'pay', ...withAssistants(way) })),
    ...state.players[seat].doctors.map(({ doctor }): Choice => ({ do: 'dismiss', doctor: doctorTile(doctor).id })),
    ...trades(state.players[seat]),
  ],
  refuse(_rules, state, _frame, seat, choice) {
    const player = state.players[seat];
    if (isTrade(choice)) return refuseTrade(player, choice);
    if (choice.do === 'dismiss') return violation('HI-PAY-2', 'not-employed');
    if (choice.do !== 'pay') return undefined;
    const cost = salariesOf(state, seat);
    return waysToPaySalaries(state, seat).length > 0
      ? violation('HI-MED-5', 'no-such-payment')
      : violation('HI-PAY-1', 'salaries-too-dear', { cost, salary: salaryAt(state.reputation[seat]) });
  },
  choose(_rules, state, frame, seat, choice, flow) {
    const player = state.players[seat];
    if (choice.do === 'pay') {
      const way = wayNamed(waysToPaySalaries(state, seat), choice.with);
      if (way === undefined) throw new RangeError('The salaries cannot be paid like that.');
      pay(player, way);
      tellPaid(state, seat, way, flow);
      return;
    }
    if (isTrade(choice)) trade(state, seat, choice, flow);
    else dismiss(state, seat, choice, flow);
    flow.next(frame);
  },
};

function tellPaid(state: Readonly<HippocratesState>, seat: number, way: Payment, flow: Flow): void {
  flow.events?.push({
    id: 'paid',
    seat,
    doctors: state.players[seat].doctors.map(({ doctor }) => doctor),
    money: way.money,
    with: assistantIds(way.assistants),
    ...toldTo(state, seat),
  });
}

/** The doctor and the patients linked to it are out of the game; contracts that these filled elsewhere are open again. */
function dismiss(state: HippocratesState, seat: number, choice: Choice, flow: Flow): void {
  const player = state.players[seat];
  const leaving = employed(player, choice.doctor);
  if (leaving === undefined) throw new RangeError(`Doctor ${choice.doctor} is not in employ.`);
  flow.events?.push({
    id: 'dismissed',
    seat,
    doctor: leaving.doctor,
    patients: linkedTo(leaving),
    ...toldTo(state, seat),
  });
  leave(player, leaving.doctor, NOTHING);
}

/** The others hear who was dismissed and what was paid. */
const salariesOver: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    const { before } = state;
    showDecisions(state, flow);
    state.players.forEach(({ doctors, money, goneDoctors }, seat) => {
      const then = before[seat];
      for (const doctor of goneDoctors.slice(then.goneDoctors.length)) {
        const patients = then.doctors.filter((one) => one.doctor === doctor).flatMap(linkedTo);
        flow.events?.push({ id: 'dismissed', seat, except: [seat], doctor, patients });
      }
      if (then.doctors.length === 0) return;
      flow.events?.push({
        id: 'has-paid',
        seat,
        except: [seat],
        doctors: doctors.map(({ doctor }) => doctor),
        left: money,
      });
    });
  },
};

export const salarySteps: Readonly<Record<string, HippocratesStep>> = {
  salaries,
  salary,
  'salaries-over': salariesOver,
};
