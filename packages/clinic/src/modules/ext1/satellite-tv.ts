import { isModule, tileAt } from '../../board/rooms.ts';
import { SATELLITE } from '../../data/ext1/satellite-tv.ts';
import { defineOffered } from '../../module.ts';
import { violation } from '../../violation.ts';
import { plainTile } from '../tiles.ts';

const NOT_ABOVE_MODULE = violation('C1-SAT-2', 'dish-not-above-module');

/**
 * Satellite TV: a dish on top of a module pleases the patients of every treatment room below it in its column, however
 * far down. Rules C1-SAT-1 to 5.
 */
export const satelliteTv = defineOffered({
  id: 'satellite-tv',
  box: 'ext1',
  about: SATELLITE.about,
  tiles: () => [
    plainTile({
      id: 'dish',
      copies: SATELLITE.copies,
      site(rules, seat, clinic, cell) {
        const below = rules.geometry[seat].below[cell];
        return below >= 0 && isModule(rules, clinic, below) ? undefined : NOT_ABOVE_MODULE;
      },
    }),
  ],
  roomBonus(rules, seat, clinic, room) {
    const { above } = rules.geometry[seat];
    let money = 0;
    for (let cell = above[room]; cell >= 0; cell = above[cell])
      if (tileAt(rules, clinic, cell).id === 'dish') money += SATELLITE.bonus;
    return money;
  },
});
