import { NUMBERS } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';
import { timeSaved } from '../../phases/move.ts';
import { specialTile } from '../tiles.ts';

/** Saves time each round; nobody stops there (CB-TILE-7, CB-MOVE-13). */
export const triage = defineModule({
  id: 'triage',
  box: 'base',
  tiles: ({ specialCopies }) => [specialTile({ id: 'triage', copies: specialCopies, timeSaved: NUMBERS.triageTime })],
  ledger(rules, state, seat) {
    const time = timeSaved(rules, state.clinics[seat]);
    return time === 0 ? [] : [{ id: 'triage', rule: 'CB-MOVE-13', params: { time }, tone: 'good' }];
  },
});
