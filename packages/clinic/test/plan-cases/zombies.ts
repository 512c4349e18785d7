import { isModule } from '../../src/board/rooms.ts';
import { ZOMBIES } from '../../src/data/box/zombies.ts';
import { NUMBERS } from '../../src/data/numbers.ts';
import { zombiesOf } from '../../src/modules/box/zombies-places.ts';
import { STAFF_A_ROUND } from '../../src/modules/box/zombies-plan.ts';
import { someone } from '../../src/people/people.ts';
import { POINT } from '../../src/planner/index.ts';
import type { PlanCase } from './case.ts';

export const zombies: PlanCase = {
  modules: ['zombies'],
  size: { doctors: 2, waiting: 1, inRooms: 2 },
  add({ rules, state }, roll) {
    const [own] = state.clinics;
    for (const person of own.people) if (person.kind === 'patient' && roll(2) === 0) person.level = 1;
    const spaces = own.tiles.flatMap((_, cell) => (isModule(rules, own, cell) ? [cell] : []));
    const laboratories = spaces.filter((cell) => rules.tiles[own.tiles[cell]].id === 'laboratory');
    for (let zombie = roll(3); zombie > 0; zombie--) {
      const among = laboratories.length > 0 && roll(2) === 0 ? laboratories : spaces;
      own.people.push(someone({ kind: 'zombie', level: 0, service: -1, at: among[roll(among.length)] }));
      state.marks.zombies[0]--;
    }
  },
  extra(before, after, events) {
    const rounds = NUMBERS.rounds - before.round;
    const killed = events.filter(({ id, kind }) => id === 'zombie-killed' && kind !== 'patient');
    const staff = killed.reduce(
      (sum, { kind }) => sum + (kind === 'nurse' ? NUMBERS.nursePoints : 0) + STAFF_A_ROUND * rounds,
      0,
    );
    return (0 - staff - zombiesOf(after.clinics[0]).length * ZOMBIES.lost) * POINT;
  },
};
