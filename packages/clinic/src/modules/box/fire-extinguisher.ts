import { countAround, tileAt } from '../../board/rooms.ts';
import { EXTINGUISHER } from '../../data/box/fire-extinguisher.ts';
import { defineOffered } from '../../module.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic } from '../../state.ts';
import { violation } from '../../violation.ts';

const TREATS = violation('CX-FIR-2', 'extinguisher-in-treating-room');

function hasExtinguisher(rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean {
  if (clinic.equipment[cell] === 0) return false;
  const bit = rules.equipment.findIndex(({ id }) => id === 'fire-extinguisher');
  return ((clinic.equipment[cell] >> bit) & 1) === 1;
}

/**
 * Fire extinguisher: put into an own module that never treats patients. Entering that module takes longer; patients in
 * treatment rooms next to it pay more. Rules CX-FIR-1 to 10.
 */
export const fireExtinguisher = defineOffered({
  id: 'fire-extinguisher',
  box: 'box',
  about: EXTINGUISHER.about,
  equipment: () => [
    {
      id: 'fire-extinguisher',
      copies: EXTINGUISHER.copies,
      rule: 'CX-FIR-2',
      refuse: (rules, _seat, clinic, cell) =>
        tileAt(rules, clinic, cell).treatment === undefined ? undefined : TREATS,
    },
  ],
  entryTime: (rules, clinic, cell) => (hasExtinguisher(rules, clinic, cell) ? EXTINGUISHER.entryTime : 0),
  roomBonus: (rules, seat, clinic, room) =>
    countAround(rules, seat, room, (cell) => hasExtinguisher(rules, clinic, cell)) * EXTINGUISHER.bonus,
});
