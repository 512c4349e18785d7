import { defineModule } from '../../module.ts';

/** Each piece on the board costs its price, a used operating room more (CB-PAY-2 to 4). */
export const upkeep = defineModule({
  id: 'upkeep',
  box: 'base',
  maintenance: (rules, clinic) => {
    let sum = 0;
    for (const index of clinic.tiles) sum += rules.tiles[index].maintenance;
    for (const cell of clinic.used) {
      const { maintenance, usedMaintenance } = rules.tiles[clinic.tiles[cell]];
      sum += (usedMaintenance ?? maintenance) - maintenance;
    }
    return sum;
  },
});
