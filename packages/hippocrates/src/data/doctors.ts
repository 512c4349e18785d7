import { certain, house } from '@asclepion/kernel';
import type { CityId } from './cities.ts';
import { kindsOf } from './medicines.ts';

/** A contract: the kinds of medicine that a doctor masters for one patient. */
export interface Contract {
  /** As the rules write it, without brackets: `PHU`. */
  readonly name: string;
  /** A bit for each kind of medicine. */
  readonly kinds: number;
}

/** A doctor tile (HI-COMP-5). Basic doctors come after the numbered ones and have neither city nor cost. Names are texts. */
export interface DoctorTile {
  readonly number: number;
  /** As the rules name it: its number, or `B1` to `B4`. */
  readonly id: string;
  readonly city: CityId | undefined;
  readonly contracts: readonly Contract[];
  readonly cost: number;
  readonly points: number;
}

/** Section 16.2, by number: city, contracts, cost, points. */
const TABLE: readonly (readonly [CityId, string, number, number])[] = house([
  ['MAC', 'PHU', 6, 3],
  ['CYR', 'PHU', 6, 3],
  ['PER', 'PHU', 6, 3],
  ['CAR', 'PHU', 6, 3],
  ['ALE', 'PHU', 6, 3],
  ['GRE', 'PHU', 6, 3],
  ['PER', 'PU HU', 7, 3],
  ['ALE', 'PU PH', 7, 3],
  ['CAR', 'HU PH', 7, 3],
  ['CYR', 'HU PU', 7, 3],
  ['MAC', 'PH PU', 7, 3],
  ['GRE', 'PH HU', 7, 3],
  ['CAR', 'H PU', 6, 4],
  ['CYR', 'U PH', 6, 4],
  ['ALE', 'P HU', 6, 4],
  ['GRE', 'H PU', 6, 4],
  ['MAC', 'P HU', 6, 4],
  ['PER', 'U PH', 6, 4],
  ['CYR', 'U U H', 6, 5],
  ['GRE', 'H H P', 6, 5],
  ['CAR', 'H H U', 6, 5],
  ['ALE', 'P P U', 6, 5],
  ['PER', 'U U P', 6, 5],
  ['MAC', 'P P H', 6, 5],
  ['CAR', 'HU U P', 7, 5],
  ['ALE', 'PU U H', 7, 5],
  ['PER', 'PU P H', 7, 5],
  ['MAC', 'PH H U', 7, 5],
  ['GRE', 'PH P U', 7, 5],
  ['CYR', 'HU H P', 7, 5],
]);

/** How many doctors have a number; whoever comes after them is a basic one. */
export const NUMBERED = certain(30);
const BASIC_DOCTORS = certain(4);
const BASIC_CONTRACTS = house('PHU PHU');

const contractsOf = (names: string): Contract[] => names.split(' ').map((name) => ({ name, kinds: kindsOf(name) }));

/** Every doctor, by number; the basic ones are 31 to 34. */
export const DOCTORS: readonly DoctorTile[] = [
  ...TABLE.map(([city, contracts, cost, points], place) => ({
    number: place + 1,
    id: String(place + 1),
    city,
    contracts: contractsOf(contracts),
    cost,
    points,
  })),
  ...Array.from({ length: BASIC_DOCTORS }, (_, place) => ({
    number: NUMBERED + place + 1,
    id: `B${place + 1}`,
    city: undefined,
    contracts: contractsOf(BASIC_CONTRACTS),
    cost: 0,
    points: 0,
  })),
];

export const doctorTile = (number: number): DoctorTile => DOCTORS[number - 1];

/** The doctor of an id; undefined for anything else. */
export const doctorNamed = (id: string): DoctorTile | undefined => DOCTORS.find((doctor) => doctor.id === id);

/** The basic doctor of a player (HI-SET-5). */
export const basicDoctor = (seat: number): number => NUMBERED + 1 + seat;
