import type { PlanCase } from './case.ts';

export const amenities: PlanCase = {
  modules: ['amenities'],
  size: { modules: 4, orderlies: 1, waiting: 1, inRooms: 0 },
  add: () => undefined,
};
