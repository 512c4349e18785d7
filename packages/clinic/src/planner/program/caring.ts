import { canTreat, serviceOf, tileAt } from '../../board/rooms.ts';
import { CURED, type Treatment } from '../../module.ts';
import { incomeOf, nursesNeeded } from '../../phases/treat.ts';
import { FREE } from '../bodies.ts';
import { cared, help, MONEY, used } from './quantities.ts';
import { doctorWorth, ending, groupsOf, lot, mayEnd, roomFor, type Scene, timeTo, together } from './scene.ts';

/** Whether one of a group of patients may be taken care of in a room, there already or brought there. */
export function mayBeTreatedIn(scene: Scene, group: number, cell: number): boolean {
  const { rules, seat, clinic, groups } = scene;
  const { who, to, use } = groups[group].body;
  if (use === 'not' || (to !== FREE && to !== cell)) return false;
  if (who.at !== cell) return mayEnd(scene, group, cell);
  // A room may have changed its service since a patient was brought there.
  return tileAt(rules, clinic, cell).anyService === true || serviceOf(rules, seat, clinic, cell) === who.service;
}

/** Doctors treat patients with the nurses that they need: the base game's part of the program about section 10. */
export function caring(scene: Scene): void {
  const { rules, seat, clinic, groups, program } = scene;
  const helpers = groupsOf(scene, 'nurse').reduce(
    (sum, group) => (groups[group].body.use === 'not' ? sum : sum + groups[group].count),
    0,
  );
  const doctors = groupsOf(scene, 'doctor');
  const patients = groupsOf(scene, 'patient');
  for (let cell = 0; cell < clinic.tiles.length; cell++) {
    const { treatment, holds } = tileAt(rules, clinic, cell);
    if (treatment === undefined || !canTreat(rules, seat, clinic, cell)) continue;
    for (const patient of patients) {
      if (!mayBeTreatedIn(scene, patient, cell)) continue;
      const { who } = groups[patient].body;
      const money = incomeOf(rules, seat, clinic, cell, who.level);
      const worth = lotAfter(scene, patient, cell, treatment);
      for (const doctor of doctors) {
        const { level } = groups[doctor].body.who;
        const nurses = nursesNeeded(treatment, level, who.level);
        if (groups[doctor].body.use === 'not' || groups[doctor].body.lies || !mayEnd(scene, doctor, cell)) continue;
        if (nurses > helpers || nurses > holds.nurse) continue;
        program.column({
          most: Math.min(groups[patient].count, groups[doctor].count, roomFor(scene, 'doctor', cell)),
          worth: worth + doctorWorth(scene, level, cell),
          amounts: {
            ...together(
              ending(scene, doctor, cell, timeTo(scene, doctor, cell)),
              ending(scene, patient, cell, timeTo(scene, patient, cell)),
            ),
            [cared(who)]: 1,
            [MONEY]: money,
            [used(cell)]: 1,
            ...(nurses > 0 ? { [help(cell)]: nurses } : {}),
          },
          deed: {
            goes: [
              { group: doctor, to: cell },
              { group: patient, to: cell },
            ],
            treats: { at: cell, doctor: level, patient: who.level, service: who.service, nurses, money },
          },
        });
      }
    }
    program.row({ sum: { [help(cell)]: 1 }, most: 0 });
  }
}

/** A patient's lot if it is treated in a room: it is gone, or steps down and stays (C1-ICU). */
function lotAfter(scene: Scene, patient: number, cell: number, { recovers }: Treatment): number {
  const { body } = scene.groups[patient];
  const { level } = body.who;
  return recovers >= CURED || level < recovers ? 0 : lot(scene, body, cell, level - recovers);
}
