import { tileAt } from '../../board/rooms.ts';
import { nursesNeeded } from '../../phases/treat.ts';
import { together } from './program.ts';
import { help } from './quantities.ts';
import { treatable, treatingCells } from './rooms.ts';
import { doctorWorth, ending, groupsOf, mayEnd, roomFor, type Scene, timeTo } from './scene.ts';

/** Nurses who may help somewhere. */
export const helpers = (scene: Scene): number =>
  groupsOf(scene, 'nurse').reduce((sum, group) => {
    const { body, count } = scene.groups[group];
    return body.use === 'not' || body.lies ? sum : sum + count;
  }, 0);

/** Doctors of the level who may work in a cell. */
export const mayWork = (scene: Scene, group: number, cell: number): boolean => {
  const { use, lies } = scene.groups[group].body;
  return use !== 'not' && !lies && mayEnd(scene, group, cell);
};

/** Doctors treat patients with the nurses that they need: the base game's part of the program about section 10. */
export function caring(scene: Scene): void {
  const { rules, clinic, groups, program } = scene;
  const most = helpers(scene);
  for (const cell of treatingCells(scene)) {
    const { treatment, holds } = tileAt(rules, clinic, cell);
    program.row({ sum: { [help(cell)]: 1 }, most: 0 });
    if (treatment === undefined) continue;
    for (const patient of treatable(scene, cell)) {
      const { who, money } = patient;
      for (const doctor of groupsOf(scene, 'doctor')) {
        const { level } = groups[doctor].body.who;
        const nurses = nursesNeeded(treatment, level, who.level);
        if (!mayWork(scene, doctor, cell) || nurses > most || nurses > holds.nurse) continue;
        program.column({
          most: Math.min(patient.count, groups[doctor].count, roomFor(scene, 'doctor', cell)),
          worth: patient.after(treatment.recovers) + doctorWorth(scene, level, cell),
          amounts: together(patient.amounts, ending(scene, doctor, cell, timeTo(scene, doctor, cell)), {
            [help(cell)]: nurses,
          }),
          deed: {
            goes: [
              { group: doctor, to: cell },
              { group: patient.group, to: cell },
            ],
            treats: { at: cell, doctor: level, patient: who.level, service: who.service, nurses, money },
          },
        });
      }
    }
  }
}
