import { FLOOR_4 } from '../../data/ext1/floor-4.ts';
import { defineOffered } from '../../module.ts';

/** Floor 4: one more floor for everybody, by the rules and prices of all floors. Rules C1-F4-1 to 7. */
export const floor4 = defineOffered({
  id: 'floor-4',
  box: 'ext1',
  about: FLOOR_4.about,
  topFloor: FLOOR_4.topFloor,
});
