import { OBSTETRICS } from '../../src/data/ext1/obstetrics.ts';
import { someone } from '../../src/people/people.ts';
import { POINT } from '../../src/planner/index.ts';
import { ACCESS } from '../../src/state.ts';
import type { PlanCase } from './case.ts';

export const obstetrics: PlanCase = {
  modules: ['obstetrics'],
  size: { doctors: 2, waiting: 1, modules: 4, inRooms: 0 },
  add({ state }, roll) {
    const [own] = state.clinics;
    // With fewer points than neglect costs a clinic that goes broke is not proven.
    own.popularity = Math.max(own.popularity, OBSTETRICS.neglectLoss);
    for (const person of own.people) if (person.kind === 'doctor') person.level = roll(3);
    own.people.push(someone({ kind: 'pregnant-woman', level: 0, service: -1, at: ACCESS }));
  },
  extra: (_before, _after, events) =>
    events.reduce(
      (sum, { id, women }) => (id === 'neglected' ? sum - Number(women) * OBSTETRICS.neglectLoss * POINT : sum),
      0,
    ),
};
