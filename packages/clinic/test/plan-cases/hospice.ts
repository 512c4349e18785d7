import { canTreat, tileAt } from '../../src/board/rooms.ts';
import { NUMBERS } from '../../src/data/numbers.ts';
import { worthGone } from '../../src/modules/ext1/hospice-plan.ts';
import { countKind, placeBeside, someone } from '../../src/people/people.ts';
import { POINT } from '../../src/planner/index.ts';
import type { PlanCase } from './case.ts';

export const hospice: PlanCase = {
  modules: ['hospice'],
  size: { waiting: 1, modules: 4 },
  add({ rules, state }, roll) {
    const [own] = state.clinics;
    const at = placeBeside(rules, 'hospice');
    for (let elder = 1 + roll(2); elder > 0; elder--)
      own.people.push(someone({ kind: 'elder', level: 0, service: -1, at }));
    const rooms = own.tiles.flatMap((_, cell) =>
      canTreat(rules, 0, own, cell) && tileAt(rules, own, cell).colour === 'treatment-room' ? [cell] : [],
    );
    if (rooms.length > 0 && roll(3) === 0) own.people[own.people.length - 1].at = rooms[roll(rooms.length)];
  },
  extra(before, after) {
    const elders = countKind(before.clinics[0], 'elder');
    if (elders === 0) return 0;
    const each = Math.round(POINT * worthGone(elders, NUMBERS.rounds - before.round));
    return each * (elders - countKind(after.clinics[0], 'elder'));
  },
};
