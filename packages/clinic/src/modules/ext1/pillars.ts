import { tileAt } from '../../board/rooms.ts';
import { PILLARS } from '../../data/ext1/pillars.ts';
import { defineOffered } from '../../module.ts';
import { violation } from '../../violation.ts';
import { plainTile } from '../tiles.ts';

const ON_SOFT_GROUND = violation('C1-PIL-2', 'pillar-unsupported');
const NOT_ON_PILLAR = violation('C1-PIL-5', 'not-on-pillar');

/**
 * Pillars: they bear modules and further pillars where no module stands below. A pillar joins nothing, costs nothing to
 * keep, and leaves its street space open to people and cars. Rules C1-PIL-1 to 7.
 */
export const pillars = defineOffered({
  id: 'pillars',
  box: 'ext1',
  about: PILLARS.about,
  tiles: () => [
    plainTile({
      id: 'pillar',
      copies: PILLARS.copies,
      supports: true,
      bearsSupportsOnly: NOT_ON_PILLAR,
      site(rules, seat, clinic, cell) {
        const below = rules.geometry[seat].below[cell];
        return below < 0 || tileAt(rules, clinic, below).supports === true ? undefined : ON_SOFT_GROUND;
      },
    }),
  ],
});
