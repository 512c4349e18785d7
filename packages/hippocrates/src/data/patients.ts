import { house } from '@asclepion/kernel';
import type { CityId } from './cities.ts';
import { type Amounts, amountsOf } from './medicines.ts';

/** A patient tile (HI-COMP-4). Names are texts. */
export interface PatientTile {
  readonly number: number;
  readonly city: CityId;
  readonly needs: Amounts;
  readonly fee: number;
  readonly points: number;
}

/** Section 16.1, by number: city, needs, fee, points. */
const TABLE: readonly (readonly [CityId, string, number, number])[] = house([
  ['CAR', 'H', 3, 2],
  ['GRE', 'U', 3, 2],
  ['CYR', 'U', 3, 2],
  ['ALE', 'P', 3, 2],
  ['MAC', 'U', 3, 2],
  ['PER', 'H', 3, 2],
  ['CYR', 'PU', 5, 2],
  ['ALE', 'HU', 5, 2],
  ['PER', 'UU', 5, 2],
  ['GRE', 'PP', 5, 2],
  ['MAC', 'PU', 5, 2],
  ['CAR', 'HU', 5, 2],
  ['PER', 'U', 2, 3],
  ['CAR', 'P', 2, 3],
  ['MAC', 'P', 2, 3],
  ['ALE', 'H', 2, 3],
  ['CYR', 'P', 2, 3],
  ['GRE', 'H', 2, 3],
  ['ALE', 'PU', 4, 3],
  ['CAR', 'PU', 4, 3],
  ['PER', 'HU', 4, 3],
  ['GRE', 'HH', 4, 3],
  ['ALE', 'PH', 4, 3],
  ['GRE', 'PH', 4, 3],
  ['PER', 'PP', 4, 3],
  ['MAC', 'PP', 4, 3],
  ['CAR', 'UU', 4, 3],
  ['CYR', 'UU', 4, 3],
  ['CYR', 'PH', 4, 3],
  ['MAC', 'HU', 4, 3],
  ['GRE', 'HUU', 7, 3],
  ['MAC', 'PUU', 7, 3],
  ['CAR', 'PUU', 7, 3],
  ['ALE', 'PPU', 7, 3],
  ['CYR', 'PHH', 7, 3],
  ['MAC', 'PH', 3, 4],
  ['CYR', 'HU', 3, 4],
  ['GRE', 'HU', 3, 4],
  ['ALE', 'UU', 3, 4],
  ['PER', 'PH', 3, 4],
  ['CAR', 'HH', 3, 4],
  ['GRE', 'PPU', 6, 4],
  ['ALE', 'PHH', 6, 4],
  ['PER', 'PHU', 7, 4],
  ['MAC', 'HHU', 6, 4],
  ['PER', 'PUU', 6, 4],
  ['MAC', 'HH', 2, 5],
  ['GRE', 'PU', 2, 5],
  ['CAR', 'PH', 2, 5],
  ['CYR', 'HH', 2, 5],
  ['ALE', 'PP', 2, 5],
  ['PER', 'PU', 2, 5],
  ['MAC', 'PPH', 5, 5],
  ['CAR', 'PPH', 5, 5],
  ['CYR', 'PPU', 5, 5],
  ['CYR', 'PHU', 6, 5],
  ['GRE', 'PHH', 5, 5],
  ['CAR', 'PHU', 6, 5],
  ['PER', 'PPH', 5, 5],
  ['CYR', 'HUU', 4, 6],
  ['ALE', 'HUU', 4, 6],
  ['PER', 'HHU', 4, 6],
  ['CAR', 'HHU', 4, 6],
  ['ALE', 'PHU', 5, 6],
  ['MAC', 'PHU', 4, 7],
  ['GRE', 'PHU', 4, 7],
  ['CYR', 'PHUU', 7, 7],
  ['GRE', 'PHHU', 7, 7],
  ['ALE', 'PPHU', 7, 7],
  ['CAR', 'PHHU', 7, 7],
  ['MAC', 'PPHU', 7, 7],
  ['PER', 'PHUU', 7, 7],
]);

export const PATIENTS: readonly PatientTile[] = TABLE.map(([city, needs, fee, points], place) => ({
  number: place + 1,
  city,
  needs: amountsOf(needs),
  fee,
  points,
}));

export const patientTile = (number: number): PatientTile => PATIENTS[number - 1];
