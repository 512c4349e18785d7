import { countAround, tileAt } from '../../board/rooms.ts';
import { streetSite } from '../../board/sites.ts';
import { BOX, NUMBERS } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';
import { violation } from '../../violation.ts';
import { plainTile } from '../tiles.ts';

const NOT_ABOVE_GARDEN = violation('CB-BUILD-19', 'garden-not-above-garden');

/** Gardens on the street or above one another please patients in rooms around them (CB-BUILD-19, CB-TREAT-11). */
export const gardens = defineModule({
  id: 'gardens',
  box: 'base',
  tiles: () => [
    plainTile({
      id: 'garden',
      copies: BOX.gardens,
      walkable: true,
      maintenance: NUMBERS.maintenance,
      site(rules, seat, clinic, cell) {
        const below = rules.geometry[seat].below[cell];
        if (below < 0) return streetSite(rules, seat, cell);
        return clinic.tiles[below] === rules.tileIndex.garden ? undefined : NOT_ABOVE_GARDEN;
      },
    }),
  ],
  roomBonus: (rules, seat, clinic, room) =>
    countAround(rules, seat, room, (cell) => tileAt(rules, clinic, cell).id === 'garden') * NUMBERS.gardenBonus,
});
