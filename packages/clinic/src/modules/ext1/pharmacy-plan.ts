import { isTreatmentRoom, tileAt } from '../../board/rooms.ts';
import { PHARMACY } from '../../data/ext1/pharmacy.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { ANY } from '../../module.ts';
import { someone } from '../../people/people.ts';
import { nursesNeeded } from '../../phases/treat.ts';
import { helpers } from '../../planner/program/caring.ts';
import { together } from '../../planner/program/program.ts';
import { ends, help } from '../../planner/program/quantities.ts';
import { others, treatable, treatingCells } from '../../planner/program/rooms.ts';
import { routeOf } from '../../planner/program/routes.ts';
import { ending, groupsOf, mayEnd, type Scene } from '../../planner/program/scene.ts';
import { POINT } from '../../planner/worth.ts';
import type { Level } from '../../state.ts';
import { fetching } from './pharmacy-carrying.ts';
import { capsuleCells, capsulesAt, carriedLevel } from './pharmacy-store.ts';

/** Capsules of a level that lie in a hub and are fetched, and those that are used in a room but for those brought there. */
const fetched = (hub: number, level: Level): string => `pharmacy fetched ${hub} ${level}`;
const wanted = (cell: number, level: Level): string => `pharmacy wanted ${cell} ${level}`;
/** Whether a room is left to nurses and patients, so that capsules work there. */
const quiet = (cell: number): string => `pharmacy quiet ${cell}`;
const uses = (cell: number): string => `pharmacy uses ${cell}`;

/** Nurses fetch capsules and treat like doctors of their colour, where no doctor is (C1-PHA-4 to 8). */
export function pharmacyPlan(scene: Scene): void {
  const { rules, state, seat, groups, program } = scene;
  const levels = new Set<Level>();
  const rooms = treatingCells(scene).filter((cell) => isTreatmentRoom(rules, scene.clinic, cell));
  for (const group of groupsOf(scene, 'nurse')) {
    const level = carriedLevel(rules, someone(groups[group].body.who));
    if (level < 0 || groups[group].body.use === 'not') continue;
    levels.add(level);
    for (const cell of rooms) program.also({ of: ends(group, cell), amounts: { [wanted(cell, level)]: -1 } });
  }
  for (const hub of capsuleCells(rules, state, seat)) {
    capsulesAt(rules, state, seat, hub).forEach((count, level) => {
      if (count === 0) return;
      levels.add(level);
      program.row({ sum: { [fetched(hub, level)]: 1 }, most: count });
      for (const cell of rooms) fetches(scene, hub, level, cell);
    });
  }
  if (levels.size > 0) for (const cell of rooms) treats(scene, cell, [...levels]);
}

/** A nurse walks to a hub, takes a capsule and ends her walk in a room. */
function fetches(scene: Scene, hub: number, level: Level, cell: number): void {
  const { groups, program } = scene;
  for (const group of groupsOf(scene, 'nurse')) {
    const { body, count } = groups[group];
    const { who, use, lies } = body;
    if (use === 'not' || lies || who.load !== undefined || who.at === body.to || !mayEnd(scene, group, cell)) continue;
    const walk = routeOf(scene, group, [hub, cell]);
    if (walk === undefined) continue;
    const choice = fetching(who, hub, level, cell);
    program.column({
      most: count,
      amounts: together(ending(scene, group, cell, walk.time), {
        [help(cell)]: -1,
        [fetched(hub, level)]: 1,
        [wanted(cell, level)]: -1,
      }),
      deed: { goes: [{ group, to: cell, walk: { ...walk, choices: [choice] } }] },
    });
  }
}

/** One nurse is the doctor, and others bend her. */
function treats(scene: Scene, cell: number, levels: readonly Level[]): void {
  const { rules, clinic, program, state, all } = scene;
  const { treatment } = tileAt(rules, clinic, cell);
  if (treatment === undefined) return;
  const nurses = helpers(scene);
  for (const level of levels) {
    // What one may hope for from a capsule that is kept.
    const kept = all && state.round < NUMBERS.rounds ? NUMBERS.income[level] * PHARMACY.hope : 0;
    const lost = Math.round((kept * POINT) / NUMBERS.moneyPerPopularity);
    for (const { group, count, who, money, amounts, after } of treatable(scene, cell)) {
      const needed = nursesNeeded(treatment, level, who.level);
      if (needed + 1 > nurses) continue;
      program.column({
        most: count,
        worth: after(treatment.recovers) - lost,
        amounts: together(amounts, { [help(cell)]: needed + 1, [wanted(cell, level)]: 1, [uses(cell)]: 1 }),
        deed: {
          goes: [{ group, to: cell }],
          cares: { choice: { do: 'use-capsule', at: cell, capsule: level, patient: who.level }, money },
        },
      });
    }
    program.row({ sum: { [wanted(cell, level)]: 1 }, most: 0 });
  }
  program.column({ most: 1, amounts: { [quiet(cell)]: 1 } });
  program.row({ sum: { [uses(cell)]: 1, [quiet(cell)]: 0 - ANY }, most: 0 });
  const crowd = { ...others(scene, cell, 'doctor'), ...others(scene, cell, 'orderly') };
  program.row({ sum: { ...crowd, [quiet(cell)]: ANY }, most: ANY });
}
