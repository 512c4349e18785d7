import { tileAt } from '../../board/rooms.ts';
import { WORKAHOLICS } from '../../data/box/workaholic-doctors.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { mayWork } from '../../planner/program/caring.ts';
import { together } from '../../planner/program/program.ts';
import { place, there } from '../../planner/program/quantities.ts';
import { others, treatable, treatingCells } from '../../planner/program/rooms.ts';
import { ending, groupsOf, roomFor, type Scene, settledAt, timeTo } from '../../planner/program/scene.ts';
import { POINT } from '../../planner/worth.ts';
import { LEVELS } from '../../state.ts';
import { mostTreated } from './workaholic-rooms.ts';

/** In a room, at a level: a workaholic makes that many treatments possible, and each patient takes one. */
const shift = (cell: number, level: number): string => `workaholic-doctors shift ${cell} ${level}`;
const crowd = (cell: number, level: number): string => `workaholic-doctors crowd ${cell} ${level}`;

/** A workaholic treats a whole group of one level and is gone for it; more of one level fit into its room (CX-WRK-6, 8). */
export function workaholicPlan(scene: Scene): void {
  const workaholics = groupsOf(scene, 'workaholic');
  if (workaholics.length === 0) return;
  for (const cell of treatingCells(scene)) {
    LEVELS.forEach((_, level) => {
      works(scene, workaholics, cell, level);
    });
  }
  scene.clinic.tiles.forEach((_, cell) => {
    if (tileAt(scene.rules, scene.clinic, cell).colour === 'treatment-room') crowds(scene, cell);
  });
}

function works(scene: Scene, workaholics: readonly number[], cell: number, level: number): void {
  const { rules, clinic, groups, program, state } = scene;
  const most = mostTreated(rules, clinic, cell, level);
  const patients = treatable(scene, cell).filter(({ who }) => who.level === level);
  if (most === 0 || patients.length === 0) return;
  // One that is spared may treat a better group in a later round.
  const spared = scene.all && state.round < NUMBERS.rounds ? WORKAHOLICS.hope * POINT : 0;
  for (const group of workaholics) {
    if (!mayWork(scene, group, cell)) continue;
    program.column({
      most: Math.min(groups[group].count, roomFor(scene, 'doctor', cell)),
      worth: 0 - spared,
      amounts: together(ending(scene, group, cell, timeTo(scene, group, cell)), { [shift(cell, level)]: 0 - most }),
      deed: { goes: [{ group, to: cell }] },
    });
  }
  const { recovers = 0 } = tileAt(rules, clinic, cell).treatment ?? {};
  for (const patient of patients) {
    const { group, money } = patient;
    program.column({
      most: Math.min(patient.count, most * 2),
      worth: patient.after(recovers),
      amounts: together(patient.amounts, { [shift(cell, level)]: 1 }),
      deed: {
        goes: [{ group, to: cell }],
        cares: { choice: { do: 'overwork', at: cell, patient: level }, money },
      },
    });
  }
  program.row({ sum: { [shift(cell, level)]: 1 }, most: 0 });
}

/** The room is larger where only patients of one level are, and a workaholic at the end. */
function crowds(scene: Scene, cell: number): void {
  const { program } = scene;
  const room = Math.max(roomFor(scene, 'patient', cell), settledAt(scene, cell, 'patient'));
  const mostOfAll = Math.max(room, ...WORKAHOLICS.roomFor);
  WORKAHOLICS.roomFor.forEach((most, level) => {
    if (most <= room) return;
    program.column({ most: 1, amounts: { [crowd(cell, level)]: 1, [place(cell, 'patient')]: room - most } });
    program.row({ sum: { [crowd(cell, level)]: 1, [there(cell, 'workaholic', 0)]: -1 }, most: 0 });
    program.row({
      sum: { ...others(scene, cell, 'patient', 'patient', level), [crowd(cell, level)]: mostOfAll },
      most: mostOfAll,
    });
  });
}
