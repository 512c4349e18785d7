import { createEngine } from '@asclepion/kernel';
import { chanceOf, playOut } from '@asclepion/kernel/testing';
import { describe, expect, test } from 'vitest';
import { clinic, MODULES, type Rules, walksOf } from '../src/index.ts';
import type { ClinicState } from '../src/state.ts';

/** Rules that nobody has drawn ways for yet. */
const fresh = (rules: Rules): Rules => ({ ...rules });

describe('ways that are kept (CB-MOVE-15)', () => {
  for (const [name, modules] of [
    ['the base game', []],
    ['all modules', MODULES.map(({ id }) => id)],
  ] as const) {
    test(`everybody's walks are those of a board seen for the first time, in ${name}`, () => {
      const engine = createEngine(clinic, { seats: 2, modules });
      const look = ({ clinics }: ClinicState): void => {
        clinics.forEach((one, seat) => {
          for (const person of one.people)
            expect(walksOf(engine.rules, seat, one, person)).toEqual(walksOf(fresh(engine.rules), seat, one, person));
        });
      };
      playOut({ engine, seed: `fast:ways of ${name}`, limit: 5000, every: 12 }, ({ before, closely }) => {
        if (closely) look(before);
      });
    });
  }

  test('a position from before is walked as before, whatever was built since', () => {
    const engine = createEngine(clinic, { seats: 1 });
    const picker = chanceOf('fast:ways back and forth');
    const { first, made } = playOut({ engine, seed: 'fast:ways', limit: 5000, every: 1 }, () => {});
    const states = [first, ...made.map(({ state }) => state)].filter(({ clinics }) => clinics[0].people.length > 0);
    for (let times = 0; times < 100; times++) {
      const { clinics } = picker.pick(states);
      const person = picker.pick(clinics[0].people);
      expect(walksOf(engine.rules, 0, clinics[0], person)).toEqual(walksOf(fresh(engine.rules), 0, clinics[0], person));
    }
  });
});
