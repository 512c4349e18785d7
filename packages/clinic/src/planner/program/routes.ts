import { someone } from '../../people/people.ts';
import { FAR, type Walks, walksOf } from '../../people/walking.ts';
import { walkOf } from '../order.ts';
import type { PlannedWalk } from '../plan.ts';
import type { Scene } from './scene.ts';

/** Ways from a cell on for one of a group. */
function waysFrom({ rules, seat, clinic, groups, ways }: Scene, group: number, cell: number): Walks {
  const { who } = groups[group].body;
  const { stepTime, byAir } = rules.kinds[who.kind];
  const key = `${cell} ${stepTime} ${byAir}`;
  const known = ways.get(key);
  if (known !== undefined) return known;
  const found = walksOf(rules, seat, clinic, someone({ ...who, at: cell }));
  ways.set(key, found);
  return found;
}

/** The shortest walk of one of a group through some cells, one after the other; undefined where no way leads. */
export function routeOf(scene: Scene, group: number, through: readonly number[]): PlannedWalk | undefined {
  const { who, walks } = scene.groups[group].body;
  const to = through[through.length - 1];
  let from = who.at;
  let time = 0;
  let start: PlannedWalk['start'] = { by: 'inside', cell: from };
  const cells: number[] = [];
  for (const cell of through) {
    if (cell !== from) {
      const ways = from === who.at ? walks : waysFrom(scene, group, from);
      if (ways.time[cell] >= FAR) return undefined;
      const leg = walkOf({ who: { ...who, at: from }, to: cell, walks: ways });
      if (from === who.at && cells.length === 0) start = leg.start;
      cells.push(...leg.cells);
      time += leg.time;
    }
    from = cell;
  }
  return { who, from: who.at, to, start, cells, time };
}
