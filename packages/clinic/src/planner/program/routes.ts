import { someone } from '../../people/people.ts';
import { FAR, walksOf } from '../../people/walking.ts';
import type { Walks } from '../../people/ways.ts';
import { walkOf } from '../order.ts';
import type { PlannedWalk } from '../plan.ts';
import type { Scene } from './scene.ts';

/** Ways from a cell on for one of a group. */
const waysFrom = ({ rules, seat, clinic, groups }: Scene, group: number, cell: number): Walks =>
  walksOf(rules, seat, clinic, someone({ ...groups[group].body.who, at: cell }));

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
