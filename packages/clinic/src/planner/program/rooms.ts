import { canTreat, serviceOf, tileAt } from '../../board/rooms.ts';
import { CURED } from '../../module.ts';
import { incomeOf } from '../../phases/treat.ts';
import { type BaseKind, LEVELS } from '../../state.ts';
import { FREE, type Group } from '../bodies.ts';
import { type Amounts, together } from './program.ts';
import { care, cared, MONEY, there, used } from './quantities.ts';
import { ending, groupsOf, lot, mayEnd, type Scene, timeTo } from './scene.ts';

/** Cells in which patients can be treated now. */
export const treatingCells = ({ rules, seat, clinic }: Scene): number[] =>
  clinic.tiles.flatMap((_, cell) => (canTreat(rules, seat, clinic, cell) ? [cell] : []));

/** A group of patients that may be taken care of in a room, and what one of them brings. */
export interface Treatable {
  readonly group: number;
  readonly count: number;
  readonly who: Group['body']['who'];
  readonly money: number;
  /** Its place, its way and the money. */
  readonly amounts: Amounts;
  /** Its lot if it is treated and steps down so many levels: it is gone, or stays (C1-ICU). */
  after(recovers: number): number;
}

/** Whether one of a group of patients may be taken care of in a room, there already or brought there. */
function mayBeTreatedIn(scene: Scene, group: number, cell: number): boolean {
  const { rules, seat, clinic, groups } = scene;
  const { who, to, use } = groups[group].body;
  if (use === 'not' || (to !== FREE && to !== cell)) return false;
  if (who.at !== cell) return mayEnd(scene, group, cell);
  // A room may have changed its service since a patient was brought there.
  return tileAt(rules, clinic, cell).anyService === true || serviceOf(rules, seat, clinic, cell) === who.service;
}

/** All patients that may be taken care of in a room. */
export function treatable(scene: Scene, cell: number): Treatable[] {
  const { rules, seat, clinic, groups } = scene;
  return groupsOf(scene, 'patient').flatMap((group): Treatable[] => {
    if (!mayBeTreatedIn(scene, group, cell)) return [];
    const { body, count } = groups[group];
    const { who } = body;
    const money = incomeOf(rules, seat, clinic, cell, who.level);
    const own: Amounts = { [cared(who)]: 1, [care(cell)]: 1, [MONEY]: money, [used(cell)]: 1 };
    return [
      {
        group,
        count,
        who,
        money,
        amounts: together(ending(scene, group, cell, timeTo(scene, group, cell)), own),
        after: (recovers) =>
          recovers >= CURED || who.level < recovers ? 0 : lot(scene, body, cell, who.level - recovers),
      },
    ];
  });
}

/** All in a cell who take places of a sort, but for those of one kind and level. */
export function others(
  { rules }: Scene,
  cell: number,
  takes: BaseKind | 'none',
  kind?: string,
  level?: number,
): Amounts {
  const sum: Record<string, number> = {};
  for (const definition of Object.values(rules.kinds)) {
    if (definition.takes !== takes) continue;
    for (let one = 0; one < LEVELS.length; one++)
      if (definition.id !== kind || (level !== undefined && one !== level)) sum[there(cell, definition.id, one)] = 1;
  }
  return sum;
}
