import { certain, house, likely } from '@asclepion/kernel';

/** A table by number of players; place 0 is not used. */
const bySeats = (one: number, two: number, three: number, four: number): readonly number[] => [
  0,
  one,
  two,
  three,
  four,
];

/** Every number of the base game: section 16, CB-SETUP-1, CB-COMP. Levels are white, yellow, orange, red. */
export const NUMBERS = {
  rounds: certain(6),
  actionsARound: certain(3),
  tilesOfEachAction: certain(2),
  thingsPerBuild: certain(2),
  startingMoney: certain(15),

  buildPrice: likely(2),
  entrancePrice: house(2),
  lotPrice: house(2),
  upgradePrice: house(2),

  lotCapacity: certain(2),
  upgradedLotCapacity: certain(3),

  doctorPrices: [certain(4), likely(2), house(2), house(1), house(1)],
  nursePrices: [house(1), house(1), house(2), house(2)],
  nurseSurcharge: house([0, 0, 1, 1, 2, 2]),
  orderlyPrice: certain(1),

  notepadPlaces: likely(4),
  preAdmissionPlaces: house(4),
  baseQueuePoints: certain(1),

  stepTime: certain(1),
  triageTime: certain(3),

  income: certain([8, 12, 20, 32]),
  outpatientIncome: certain(6),
  gardenBonus: certain(2),

  doctorWage: certain([1, 2, 3, 4]),
  nurseWage: certain(1),
  orderlyWage: certain(1),
  maintenance: certain(1),
  usedOperatingRoomMaintenance: certain(3),
  orderlySaving: certain(3),

  moneyPerPopularity: certain(3),
  laboratoryLevels: certain(2),
  laboratoryPopularity: certain(1),

  doctorPoints: certain([2, 3, 4, 5]),
  nursePoints: certain(1),
  orderlyPoints: likely(0),
  treatmentRoomPoints: [house(2), house(3), likely(4), house(5), house(6)],
  buildingPoints: certain(8),
  countedBuildings: certain(2),
  untreatedPoints: certain([-2, -4, -6, -8]),
  timePerPoint: certain(3),
  turnOrderPoints: house([0, 0, 0, 0]),

  topFloor: house(3),
  presetColours: certain(4),
} as const;

/** Amounts by number of players (CB-SETUP-1). */
export const BY_SEATS = {
  services: certain(bySeats(2, 3, 4, 5)),
  treatmentRooms: likely(bySeats(15, 14, 13, 12)),
  supplyRooms: certain(bySeats(3, 6, 9, 12)),
  specialCopies: certain(bySeats(1, 1, 2, 3)),
  soloSpecialTypes: certain(2),
  bonusTiles: certain(bySeats(2, 3, 4, 5)),
  universitySpaces: house(bySeats(2, 3, 4, 5)),
  nursesARound: house(bySeats(1, 2, 3, 4)),
  orderlies: likely(bySeats(2, 4, 6, 8)),
  /** White, yellow, orange, red. */
  patientBag: house([[], [14, 10, 6, 2], [20, 14, 10, 4], [27, 19, 13, 5], [34, 24, 16, 6]]),
  /** White, yellow, orange, red. */
  doctorBag: house([[], [4, 2, 2, 0], [6, 4, 2, 0], [8, 5, 3, 0], [10, 6, 4, 0]]),
} as const;

/** Pieces in the box (CB-COMP). */
export const BOX = {
  hubs: certain({ psychiatry: 4, other: 3 }),
  entrances: certain(16),
  parkingLots: certain(24),
  gardens: certain(12),
  conveyors: certain(20),
  helipads: certain(8),
  /** White, yellow, orange, red. */
  patients: certain([38, 28, 17, 10]),
} as const;

/** Solo goals and what each grade asks (CB-SOLO-1), all house. */
export const SOLO_GOALS = house([
  { id: 'renown', score: { easy: 45, medium: 65, hard: 85 } },
  { id: 'faculty', score: 40, needs: { easy: 10, medium: 14, hard: 18 } },
  { id: 'swift', score: 40, needs: { easy: 45, medium: 36, hard: 27 } },
  { id: 'tower', score: 40, needs: { easy: 9, medium: 13, hard: 17 } },
  { id: 'campus', score: { easy: 40, medium: 55, hard: 70 } },
  { id: 'safe-hands', score: { easy: 40, medium: 55, hard: 70 } },
] as const);
