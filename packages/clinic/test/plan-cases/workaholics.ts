import { takesService } from '../../src/board/rooms.ts';
import { WORKAHOLICS } from '../../src/data/box/workaholic-doctors.ts';
import { NUMBERS } from '../../src/data/numbers.ts';
import { countKind, newStaff } from '../../src/people/people.ts';
import { POINT } from '../../src/planner/index.ts';
import type { PlanCase } from './case.ts';

export const workaholics: PlanCase = {
  modules: ['workaholic-doctors'],
  size: { waiting: 3, nurses: 0 },
  add({ rules, state }, roll) {
    const [own] = state.clinics;
    own.people.push(newStaff('workaholic'));
    // Most of one level and of the first service, as groups are what it is for.
    const level = roll(4);
    const room = own.tiles.findIndex((_, cell) => takesService(rules, 0, own, cell, 0));
    for (const person of own.people) {
      if (person.kind !== 'patient') continue;
      if (roll(4) > 0) person.level = level;
      if (person.at < 0 && room >= 0) person.service = 0;
    }
  },
  extra: (before, after) =>
    before.round < NUMBERS.rounds
      ? (countKind(after.clinics[0], 'workaholic') - countKind(before.clinics[0], 'workaholic')) *
        WORKAHOLICS.hope *
        POINT
      : 0,
};
