import type { Choice } from '@asclepion/kernel';
import { chanceOf } from '@asclepion/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bestTreatment, DOCTORS, type HippocratesState, PATIENTS, type Worths } from '../src/index.ts';
import { type Given, type Scenario, surgery } from './scenario.ts';

/** Worths that make everything matter, so that equals are rare. */
const WORTHS: Worths = {
  money: 0.31,
  medicine: 0.87,
  assistant: 1.13,
  wild: 1.71,
  patient: (number) => PATIENTS[number - 1].points + 0.013 * number,
  doctor: (number, filled, open) =>
    open.length === 0
      ? DOCTORS[number - 1].points + 0.5
      : 0.7 * filled + open.reduce((sum, { kinds }) => sum + 0.23 * kinds, 0),
};

const planOf = ({ state }: Scenario) => {
  const [player] = state.players;
  const { emergency, examination, wild } = player;
  return bestTreatment({ ...player, patients: [...emergency, ...examination], wild: wild.length }, WORTHS);
};

/** What a position is worth when the phase is over. */
function worthOf({ players: [player] }: HippocratesState): number {
  const { money, stock, ready, wild, cured, doctors } = player;
  const left =
    money * WORTHS.money +
    (stock[0] + stock[1] + stock[2]) * WORTHS.medicine +
    ready.filter(Boolean).length * WORTHS.assistant +
    wild.length * WORTHS.wild;
  const staff = doctors.map(({ doctor, filled }) => {
    const open = DOCTORS[doctor - 1].contracts.flatMap(({ kinds }, contract) =>
      filled[contract] === 0 ? [{ doctor: 0, contract, kinds, id: '' }] : [],
    );
    return WORTHS.doctor(doctor, filled.length - open.length, open);
  });
  return [...cured.map(WORTHS.patient), ...staff].reduce((sum, one) => sum + one, left);
}

/** The best position that the game's own choices lead to: every order of cures, sales and purchases. */
function bruteForce({ engine, state }: Scenario): number {
  const seen = new Set<string>();
  const visit = (from: HippocratesState): number => {
    const { money, stock, ready, wild, cured, doctors } = from.players[0];
    const key = JSON.stringify([money, stock, ready, wild.length, cured, doctors]);
    if (seen.has(key)) return Number.NEGATIVE_INFINITY;
    seen.add(key);
    const best = engine.choices(from, 0).map((choice: Choice) => {
      if (choice.do === 'done') return worthOf(from);
      const next = engine.clone(from);
      engine.play(next, 0, choice);
      return visit(next);
    });
    return Math.max(...best);
  };
  return visit(state);
}

describe('matching patients to doctors', () => {
  test('is as good as the best of everything that can be done, in random hospitals', () => {
    const { below, pick } = chanceOf('fast:matching');
    const several = (count: number, of: readonly { readonly number: number }[]): number[] => {
      const taken = new Set<number>();
      while (taken.size < count) taken.add(pick(of).number);
      return [...taken];
    };
    for (let instance = 0; instance < 60; instance++) {
      const given: Given = {
        money: below(5),
        stock: 'P'.repeat(below(3)) + 'H'.repeat(below(3)) + 'U'.repeat(below(2)),
        ready: ['travel', 'charity', 'planning'].filter(() => below(3) === 0),
        wild: below(4) === 0 ? 1 : 0,
        emergency: several(1, PATIENTS.slice(0, 36)),
        examination: several(1 + below(2), PATIENTS.slice(36)),
        doctors: Object.fromEntries(several(2 + below(2), DOCTORS).map((doctor) => [DOCTORS[doctor - 1].id, []])),
      };
      const table = surgery(given);
      expect(planOf(table).worth, JSON.stringify(given)).toBeCloseTo(bruteForce(table), 6);
    }
  });

  test('a patient goes where another is not kept from being cured', () => {
    const table = surgery({ stock: 'PP', ready: [], money: 0, examination: [4, 15], doctors: { '17': [], B1: [] } });
    expect(planOf(table).cures.map(({ patient }) => patient)).toEqual([4, 15]);
  });

  test('surplus is sold for the medicine that lacks', () => {
    const table = surgery({ stock: 'PPUU', ready: [], money: 1, examination: [53], doctors: { B1: [] } });
    const { cures, supply } = planOf(table);
    expect([cures.length, supply.sold, supply.bought]).toEqual([1, [0, 0, 1], [0, 1, 0]]);
  });
});
