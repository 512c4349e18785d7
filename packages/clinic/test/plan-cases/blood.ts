import { isHub, isTreatmentRoom } from '../../src/board/rooms.ts';
import { NUMBERS } from '../../src/data/numbers.ts';
import { BLOOD_HOPE } from '../../src/modules/box/blood-plan.ts';
import { addBlood, addToSupply, bloodInSupply } from '../../src/modules/box/blood-transfusion-store.ts';
import { POINT } from '../../src/planner/index.ts';
import type { PlanCase } from './case.ts';

export const blood: PlanCase = {
  modules: ['blood-transfusion'],
  size: { nurses: 2, waiting: 1, inRooms: 1, modules: 4 },
  add({ rules, state }, roll) {
    const [own] = state.clinics;
    const cells = own.tiles.flatMap((_, cell) =>
      isHub(rules, own, cell) || isTreatmentRoom(rules, own, cell) ? [cell] : [],
    );
    for (let piece = roll(3); piece > 0; piece--) {
      addBlood(rules, state, 0, cells[roll(cells.length)], 1);
      addToSupply(state, -1);
    }
  },
  extra: (before, after) =>
    before.round < NUMBERS.rounds ? (bloodInSupply(before) - bloodInSupply(after)) * BLOOD_HOPE * POINT : 0,
};
