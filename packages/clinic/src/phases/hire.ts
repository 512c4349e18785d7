import type { Choice, Frame, Violation } from '@asclepion/kernel';
import { hasFreeSpot, NO_SPOT } from '../board/spots.ts';
import type { Hire, Steps } from '../module.ts';
import type { Rules } from '../rules.ts';
import type { ClinicState } from '../state.ts';
import { NOT_OFFERED, violation, withParams } from '../violation.ts';
import { actors } from './actions.ts';
import { parking } from './cars.ts';

interface HireFrame extends Frame {
  readonly seat: number;
  /** Groups from which somebody was hired in this action. */
  readonly groups: readonly Hire['group'][];
}

const hiring = (seat: number, groups: HireFrame['groups']): HireFrame => ({ step: 'hire-somebody', seat, groups });

const GROUP_DONE = violation('CB-HIRE-1', 'hired-already');
const TOO_DEAR = violation('CB-HIRE-6', 'hire-too-dear');

function refuseHire(
  rules: Rules,
  state: Readonly<ClinicState>,
  frame: HireFrame,
  hire: Hire,
  choice: Choice,
  hasRoom = hasFreeSpot(rules, frame.seat, state.clinics[frame.seat]),
): Violation | undefined {
  if (frame.groups.includes(hire.group)) return hire.besides ?? GROUP_DONE;
  const price = hire.price(rules, state, choice);
  if (typeof price !== 'number') return price;
  const refused = hire.refuse?.(rules, state, frame.seat, choice);
  if (refused !== undefined) return refused;
  if (state.clinics[frame.seat].money < price) return hire.tooDear ?? TOO_DEAR;
  return hire.carless === true || hasRoom ? undefined : NO_SPOT;
}

export const hireSteps: Steps = {
  hire: {
    run: (_rules, state, _frame, flow) => flow.next(...actors(state, 'hire').map((seat) => hiring(seat, []))),
  },
  'hire-somebody': {
    choices(rules, state, frame: HireFrame, seat) {
      const choices: Choice[] = [];
      const hasRoom = hasFreeSpot(rules, seat, state.clinics[seat]);
      for (const hire of rules.hires) {
        if (frame.groups.includes(hire.group)) continue;
        for (const choice of hire.offers(rules, state, seat))
          if (refuseHire(rules, state, frame, hire, choice, hasRoom) === undefined) choices.push(choice);
      }
      choices.push({ do: 'done' });
      return choices;
    },
    refuse(rules, state, frame: HireFrame, seat, choice) {
      const hire = rules.hires.find(({ id }) => id === choice.do);
      if (hire === undefined) return NOT_OFFERED;
      const price = hire.price(rules, state, choice);
      return withParams(refuseHire(rules, state, frame, hire, choice), {
        price: typeof price === 'number' ? price : 0,
        money: state.clinics[seat].money,
      });
    },
    idle: (rules, _state, frame: HireFrame) => rules.hires.every((hire) => frame.groups.includes(hire.group)),
    choose(rules, state, frame: HireFrame, seat, choice, flow) {
      const hire = rules.hires.find(({ id }) => id === choice.do);
      if (hire === undefined) {
        flow.events?.push({ id: 'hire-done', seat });
        return;
      }
      const price = Number(hire.price(rules, state, choice));
      state.clinics[seat].money -= price;
      flow.events?.push({ id: 'hired', seat, who: hire.id, level: hire.level(rules, state, choice), price });
      hire.take(rules, state, seat, choice);
      const again = hiring(seat, [...frame.groups, hire.group]);
      if (hire.carless === true) flow.next(again);
      else flow.next(parking(seat), again);
    },
  },
};
