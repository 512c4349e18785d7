import { streetSite } from '../../board/sites.ts';
import { CAR } from '../../board/spots.ts';
import { BOX, NUMBERS } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';
import { upgradeThing } from '../../phases/build.ts';
import { NOT_OFFERED } from '../../violation.ts';
import { plainTile } from '../tiles.ts';

/** Parking lots and their upgrade, which is the other side of the same tile (CB-BUILD-16 to 18). */
export const parkingLots = defineModule({
  id: 'parking-lots',
  box: 'base',
  things: [upgradeThing],
  vehicles: [{ id: CAR }],
  tiles: () => [
    plainTile({
      id: 'parking-lot',
      copies: BOX.parkingLots,
      carRoom: NUMBERS.lotCapacity,
      site: (rules, seat, _clinic, cell) => streetSite(rules, seat, cell),
    }),
    plainTile({ id: 'upgraded-lot', copies: 0, carRoom: NUMBERS.upgradedLotCapacity, site: () => NOT_OFFERED }),
  ],
});
