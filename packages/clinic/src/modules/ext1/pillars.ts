import { buildingsAbleToTreat, buildingsOf, serviceOf, tileAt } from '../../board/rooms.ts';
import { tileSite } from '../../board/sites.ts';
import { PILLARS } from '../../data/ext1/pillars.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { defineOffered } from '../../module.ts';
import type { Rules } from '../../rules.ts';
import type { ClinicState } from '../../state.ts';
import { violation } from '../../violation.ts';
import { plainTile } from '../tiles.ts';

const ON_SOFT_GROUND = violation('C1-PIL-2', 'pillar-unsupported');
const NOT_ON_PILLAR = violation('C1-PIL-5', 'not-on-pillar');

/** Points for what may be built on a pillar: a further building able to treat, or an active treatment room. */
function worthAbove(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  cell: number,
  building: readonly number[],
): number {
  const clinic = state.clinics[seat];
  const { adjacent, floorOf } = rules.geometry[seat];
  const further =
    adjacent[cell].every((other) => building[other] === 0) &&
    buildingsAbleToTreat(rules, seat, clinic) <= NUMBERS.countedBuildings;
  const besideHub = serviceOf(rules, seat, clinic, cell) >= 0;
  let most = 0;
  rules.tiles.forEach((tile, index) => {
    const { treatment, active, points } = tile;
    const worth = besideHub
      ? (points?.[floorOf[cell]] ?? 0)
      : further && active === 'always'
        ? NUMBERS.buildingPoints
        : 0;
    if (treatment === undefined || worth <= most || state.tileSupply[index] === 0) return;
    if (tileSite(rules, seat, clinic, cell, tile, building) === undefined) most = worth;
  });
  return most;
}

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
  prospect(rules, state, seat, roundsAfter) {
    const clinic = state.clinics[seat];
    const { above } = rules.geometry[seat];
    const pillar = rules.tileIndex.pillar;
    if (roundsAfter === 0 || !clinic.tiles.includes(pillar)) return 0;
    const building = buildingsOf(rules, seat, clinic);
    const worths = clinic.tiles.map((tile, cell) =>
      tile === pillar && above[cell] >= 0 ? worthAbove(rules, state, seat, above[cell], building) : 0,
    );
    return Math.max(...worths) * PILLARS.prospect;
  },
});
