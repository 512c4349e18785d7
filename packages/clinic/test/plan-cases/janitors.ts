import { isModule } from '../../src/board/rooms.ts';
import { newStaff } from '../../src/people/people.ts';
import type { PlanCase } from './case.ts';

export const janitors: PlanCase = {
  modules: ['janitors'],
  size: { waiting: 1, nurses: 0, conveyors: 2 },
  add({ rules, state }, roll) {
    const [own] = state.clinics;
    const rooms = own.tiles.flatMap((_, cell) => (isModule(rules, own, cell) ? [cell] : []));
    own.people.push(newStaff('janitor'));
    if (roll(2) === 0) own.people.push({ ...newStaff('janitor'), at: rooms[roll(rooms.length)] });
  },
};
