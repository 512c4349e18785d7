import { BOX } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';
import { DOCTORS_AND_NURSES, moduleTile } from '../tiles.ts';

/**
 * Service hubs decide what is treated around them (CB-TILE-1). Psychiatry has no pile: each player starts with one
 * (CB-SETUP-3). Of the others all are beside the board, or one fewer than players (CB-ED-19).
 */
export const serviceHubs = defineModule({
  id: 'service-hubs',
  box: 'base',
  tiles: ({ services, seats, options }) =>
    services.map((name, service) => {
      const others = options['hub-copies'] === 'all' ? BOX.hubs.other : Math.max(1, seats - 1);
      return moduleTile({
        id: `hub:${name}`,
        colour: 'hub',
        service,
        pile: true,
        copies: service === 0 ? 0 : others,
        holds: DOCTORS_AND_NURSES,
      });
    }),
});
