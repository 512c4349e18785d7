import { house } from '@asclepion/kernel';
import { type Amounts, amountsOf } from './medicines.ts';

/** A kit: medicines for a price (HI-REC-7). */
export interface KitTile {
  readonly number: number;
  readonly id: string;
  /** As the rules write them: `PPH`. */
  readonly letters: string;
  readonly medicines: Amounts;
  readonly price: number;
}

/** Section 16.3, by number: medicines, price. */
const TABLE: readonly (readonly [string, number])[] = house([
  ['PP', 4],
  ['HH', 4],
  ['UU', 4],
  ['PH', 4],
  ['HU', 4],
  ['PU', 4],
  ['PPP', 6],
  ['HHH', 6],
  ['UUU', 6],
  ['PPH', 6],
  ['PPU', 6],
  ['PHH', 6],
  ['HHU', 6],
  ['PUU', 6],
  ['HUU', 6],
  ['PHU', 6],
  ['PHU', 6],
  ['PHU', 6],
  ['PPH', 6],
  ['HHU', 6],
  ['PUU', 6],
  ['PPU', 6],
  ['PHH', 6],
  ['HUU', 6],
  ['PPHU', 8],
  ['PHHU', 8],
  ['PHUU', 8],
  ['PPHH', 8],
  ['HHUU', 8],
  ['PPUU', 8],
]);

export const KITS: readonly KitTile[] = TABLE.map(([letters, price], place) => ({
  number: place + 1,
  id: `K${place + 1}`,
  letters,
  medicines: amountsOf(letters),
  price,
}));

export const kitTile = (number: number): KitTile => KITS[number - 1];
