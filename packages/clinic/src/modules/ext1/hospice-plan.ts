import { canTreat, tileAt } from '../../board/rooms.ts';
import { HOSPICE } from '../../data/ext1/hospice.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { countKind, placeBeside, takenAt } from '../../people/people.ts';
import { roomBonus } from '../../phases/treat.ts';
import { FREE } from '../../planner/bodies.ts';
import { fate, MONEY, place, there } from '../../planner/program/quantities.ts';
import { ending, groupsOf, mayEnd, roomFor, type Scene, timeTo } from '../../planner/program/scene.ts';
import type { Rules } from '../../rules.ts';
import type { ClinicState } from '../../state.ts';

/** How many elders a clinic looks after in a later round, and what one then brings beyond its walk, in points. */
const LATER = { each: 0.75, points: HOSPICE.lostAtEnd + 1.5 };

/** Rooms of a clinic that its other patients need. */
const ROOM_FOR_OTHERS = 0.5;

/**
 * What it is worth in points that one of so many elders has been looked after by the end of this round, beyond its
 * money: it costs nothing at the end, but it might have waited for another round and brought its idle income till then.
 */
export function worthGone(elders: number, roundsAfter: number): number {
  const later = Math.min(1, roundsAfter / elders) * LATER.each;
  const idle = (roundsAfter * HOSPICE.idleIncome) / NUMBERS.moneyPerPopularity;
  return HOSPICE.lostAtEnd - later * LATER.points - idle / 2;
}

/** Elders in a cell, and those who are looked after there. */
const elderIn = (cell: number): string => `hospice elder ${cell}`;
const careIn = (cell: number): string => `hospice care ${cell}`;

/**
 * Elders in the movement planner: each waits on its board for its income, stays where it is, or comes to be looked
 * after by a nurse where nobody else is taken care of (C1-HOS-2 to 6).
 */
export function hospicePlan(scene: Scene): void {
  const { rules, seat, clinic, groups, program, state, weights } = scene;
  const board = placeBeside(rules, 'hospice');
  const elders = countKind(clinic, 'elder');
  if (elders === 0) return;
  const gone = Math.round(weights.popularity * worthGone(elders, NUMBERS.rounds - state.round));
  for (const group of groupsOf(scene, 'elder')) {
    const { body, count } = groups[group];
    const { who, to, use } = body;
    if ((to === FREE || to === who.at) && use !== 'must') {
      program.column({
        most: count,
        amounts:
          who.at === board
            ? { [fate(group)]: 1, [MONEY]: HOSPICE.idleIncome }
            : { ...ending(scene, group, who.at, 0), [elderIn(who.at)]: 1 },
      });
    }
    for (let cell = 0; cell < clinic.tiles.length; cell++) {
      if (!mayEnd(scene, group, cell)) continue;
      const comes = { ...ending(scene, group, cell, timeTo(scene, group, cell)), [elderIn(cell)]: 1 };
      const deed = { goes: [{ group, to: cell }] };
      if (to === cell && who.at !== cell && use !== 'must') program.column({ most: 1, amounts: comes, deed });
      if (use === 'not' || !canTreat(rules, seat, clinic, cell)) continue;
      const money = HOSPICE.income + roomBonus(rules, seat, clinic, cell);
      program.column({
        most: 1,
        worth: gone,
        amounts: { ...comes, [careIn(cell)]: 1, [MONEY]: money },
        deed: { ...deed, cares: { choice: { do: 'look-after', at: cell }, money } },
      });
    }
  }
  for (let cell = 0; cell < clinic.tiles.length; cell++) {
    if (tileAt(rules, clinic, cell).colour !== 'treatment-room') continue;
    const beds = Math.max(roomFor(scene, 'patient', cell), takenAt(rules, clinic, 'patient', cell));
    program.row({ sum: { [elderIn(cell)]: 1 }, most: 1 });
    program.row({ sum: { [place(cell, 'patient')]: 1, [careIn(cell)]: beds - 1 }, most: beds });
    program.row({ sum: { [there(cell, 'nurse', 0)]: 1, [careIn(cell)]: -1 }, least: 0 });
  }
}

/** What elders will still bring, in points: those looked after, one in each room that is free for it, and the others. */
export function hospiceProspect(rules: Rules, state: Readonly<ClinicState>, seat: number, roundsAfter: number): number {
  const clinic = state.clinics[seat];
  const elders = countKind(clinic, 'elder');
  if (elders === 0) return 0;
  const rooms = clinic.tiles.filter(
    (_, cell) => tileAt(rules, clinic, cell).colour === 'treatment-room' && canTreat(rules, seat, clinic, cell),
  ).length;
  const rounds = roundsAfter + 1;
  const places = Math.max(0, Math.min(countKind(clinic, 'nurse'), rooms - ROOM_FOR_OTHERS));
  const cared = Math.min(elders, rounds * places * LATER.each);
  const idle = ((elders - cared / 2) * rounds * HOSPICE.idleIncome) / NUMBERS.moneyPerPopularity;
  return idle + cared * LATER.points - elders * HOSPICE.lostAtEnd;
}
