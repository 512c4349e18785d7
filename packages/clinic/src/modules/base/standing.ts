import { buildingsAbleToTreat, isActive } from '../../board/rooms.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';

/** Lines of the final score that come from the track, the building and the clock (CB-END-1). */
export const standing = defineModule({
  id: 'standing',
  box: 'base',
  scoreItems: [
    { id: 'popularity', points: (_rules, state, seat) => state.clinics[seat].popularity },
    { id: 'turn-order', points: (_rules, state, seat) => NUMBERS.turnOrderPoints[state.turnOrder.indexOf(seat)] ?? 0 },
    {
      id: 'treatment-rooms',
      points(rules, state, seat) {
        const clinic = state.clinics[seat];
        const { floorOf } = rules.geometry[seat];
        return clinic.tiles.reduce((sum, index, cell) => {
          const { points } = rules.tiles[index];
          return points !== undefined && isActive(rules, seat, clinic, cell) ? sum + points[floorOf[cell]] : sum;
        }, 0);
      },
    },
    {
      id: 'buildings',
      points(rules, state, seat) {
        const further = buildingsAbleToTreat(rules, seat, state.clinics[seat]) - 1;
        return Math.max(0, Math.min(NUMBERS.countedBuildings, further)) * NUMBERS.buildingPoints;
      },
    },
    { id: 'time', points: (_rules, state, seat) => 0 - Math.floor(state.clinics[seat].time / NUMBERS.timePerPoint) },
  ],
});
