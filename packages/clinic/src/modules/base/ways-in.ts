import { isModule, tileAt } from '../../board/rooms.ts';
import { BOX } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';
import { entranceThing } from '../../phases/build.ts';
import { violation } from '../../violation.ts';
import { plainTile } from '../tiles.ts';

const NOT_ABOVE_MODULE = violation('CB-BUILD-23', 'helipad-not-above-module');

/** Entrances and helipads: access points, and a queue point each (CB-GEO-12 to 15, CB-BUILD-15, 23, CB-ADMIT-1). */
export const waysIn = defineModule({
  id: 'ways-in',
  box: 'base',
  things: [entranceThing],
  tiles: () => [
    plainTile({
      id: 'helipad',
      copies: BOX.helipads,
      walkable: true,
      access: true,
      site(rules, seat, clinic, cell) {
        const below = rules.geometry[seat].below[cell];
        return below >= 0 && isModule(rules, clinic, below) ? undefined : NOT_ABOVE_MODULE;
      },
    }),
  ],
  queuePoints(rules, state, seat) {
    const clinic = state.clinics[seat];
    const entrances = clinic.entrances.reduce((sum, entrance) => sum + entrance, 0);
    return clinic.tiles.reduce(
      (sum, _, cell) => (tileAt(rules, clinic, cell).access === true ? sum + 1 : sum),
      entrances,
    );
  },
});
