import { certain, house, likely } from '@asclepion/kernel';

/** Every number of the game that is not printed on a tile or card. Places of tables by seats; place 0 is not used. */
export const NUMBERS = {
  /** DH-SETUP-9 */
  rounds: certain(8),
  /** DH-SETUP-2: dice of each colour, by seats. */
  dicePerColour: [0, house(12), likely(15), likely(18), certain(21)],
  /** DH-SETUP-3, DH-SOLO-1: by seats. */
  ambulances: [0, house(3), certain(3), certain(4), certain(5)],
  dicePerAmbulance: certain(3),
  /** DH-SETUP-7 */
  startingValues: [certain(3), certain(4), certain(5)],
  /** DH-SETUP-5 */
  nurses: likely(3),
  /** DH-GEO-3 */
  beds: certain(12),
  bedsPerWard: certain(3),
  /** DH-INT-2: what may show after the rerolls. */
  lowestArrival: certain(2),
  highestArrival: certain(5),
  highest: certain(6),
  /** DH-SETUP-8 */
  administratorsDealt: likely(2),
  /** DH-SETUP-6, DH-SOLO-2: revealed of each kind, by seats and option. */
  display: {
    'n-1': [0, house(1), likely(1), likely(2), likely(3)],
    'n+1-total': [0, house(1), likely(1), likely(2), likely(2)],
  },
  /** DH-INT-8, DH-IMP-6 */
  bagForLowest: certain(1),
  bagForReturned: certain(1),
  /** DH-DIS-3 */
  emptyHospital: certain(5),
  /** DH-END-1 */
  fatality: certain(-2),
  unspentBag: certain(1),
  /** DH-SOLO-3 */
  reports: house(3),
  /** DH-SOLO-7: items cut, by the ambulance taken less one. */
  cuts: [house(0), house(1), house(2)],
} as const;

/** DH-DIS-1: points for so many patients discharged in one round. */
export const dischargePoints = (patients: number): number => house(Math.floor((patients + 1) ** 2 / 4));

/** DH-SOLO-12: the lowest score of each grade. */
export const GRADES = [
  { id: 'under-supervision', from: Number.NEGATIVE_INFINITY },
  { id: 'sound', from: house(35) },
  { id: 'good', from: house(50) },
  { id: 'excellent', from: house(65) },
  { id: 'model-hospital', from: house(80) },
] as const;
