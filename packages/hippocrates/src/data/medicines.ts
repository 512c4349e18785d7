/** The three kinds of medicine, in the order in which everything lists them. */
export const MEDICINES = ['potion', 'herb', 'unguent'] as const;
export type Medicine = (typeof MEDICINES)[number];

/** Medicines by kind: how many of each. */
export type Amounts = readonly [number, number, number];

const LETTERS = 'PHU';

export const NONE: Amounts = [0, 0, 0];

/** Medicines as the rules write them, `PPH`, as amounts. */
export const amountsOf = (letters: string): Amounts => {
  const count = (letter: string): number => [...letters].filter((one) => one === letter).length;
  return [count('P'), count('H'), count('U')];
};

/** Amounts as the rules write them. */
export const lettersOf = (amounts: Readonly<Amounts>): string =>
  amounts.map((count, kind) => LETTERS[kind].repeat(count)).join('');

export const letterOf = (kind: number): string => LETTERS[kind];

/** A bit for each kind of medicine that occurs. */
export const kindsOf = (letters: string): number =>
  amountsOf(letters).reduce((bits, count, kind) => (count > 0 ? bits | (1 << kind) : bits), 0);

export const kindsIn = (amounts: Amounts): number =>
  amounts.reduce((bits, count, kind) => (count > 0 ? bits | (1 << kind) : bits), 0);

export const countOf = ([potions, herbs, unguents]: Amounts): number => potions + herbs + unguents;

/** Every set of so many medicines, equal or different. */
export function setsOf(size: number): Amounts[] {
  const sets: Amounts[] = [];
  for (let potions = size; potions >= 0; potions--) {
    for (let herbs = size - potions; herbs >= 0; herbs--) sets.push([potions, herbs, size - potions - herbs]);
  }
  return sets;
}
