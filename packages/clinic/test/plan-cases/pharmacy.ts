import { isHub, isTreatmentRoom } from '../../src/board/rooms.ts';
import { PHARMACY } from '../../src/data/ext1/pharmacy.ts';
import { NUMBERS } from '../../src/data/numbers.ts';
import { addCapsule, capsuleLoad } from '../../src/modules/ext1/pharmacy-store.ts';
import { POINT } from '../../src/planner/index.ts';
import type { PlanCase } from './case.ts';

export const pharmacy: PlanCase = {
  modules: ['pharmacy'],
  size: { nurses: 2, waiting: 2, inRooms: 1, modules: 4 },
  add({ rules, state }, roll) {
    const [own] = state.clinics;
    const hubs = own.tiles.flatMap((_, cell) => (isHub(rules, own, cell) ? [cell] : []));
    for (let capsule = 1 + roll(2); capsule > 0; capsule--)
      addCapsule(rules, state, 0, hubs[roll(hubs.length)], roll(4), 1);
    const rooms = own.tiles.flatMap((_, cell) => (isTreatmentRoom(rules, own, cell) ? [cell] : []));
    const nurse = own.people.find(({ kind }) => kind === 'nurse');
    if (nurse === undefined || rooms.length === 0 || roll(3) > 0) return;
    nurse.at = rooms[roll(rooms.length)];
    nurse.load = capsuleLoad(rules, roll(4));
  },
  extra(before, _after, events) {
    if (before.round >= NUMBERS.rounds) return 0;
    return events.reduce((sum, { id, by, doctor }) => {
      if (id !== 'treated' || by !== 'nurse-with-capsule') return sum;
      return sum - Math.round((NUMBERS.income[Number(doctor)] * PHARMACY.hope * POINT) / NUMBERS.moneyPerPopularity);
    }, 0);
  },
};
