import { NUMBERS } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';

/** The players' boards: Floors 0 to 3 are in play for everybody from the start (CB-GEO-3). */
export const boards = defineModule({ id: 'boards', box: 'base', topFloor: NUMBERS.topFloor });
