import { house } from '@asclepion/kernel';

/** What an administrator is good for, all game long. */
export interface Administrator {
  readonly id: string;
  readonly rule: string;
  /** Points in each round in which these were discharged; in the order of the colours, then all together. */
  readonly points?: number;
  readonly discharged?: { readonly each: readonly [number, number, number]; readonly all: number };
  readonly startingBags?: number;
  /** So many fatalities cost nothing at the end. */
  readonly freeFatalities?: number;
  /** So many untreated patients lose nothing in phase 4. */
  readonly spares?: number;
}

/** Section 16. */
export const ADMINISTRATORS: readonly Administrator[] = [
  { id: 'pare', rule: 'DH-ADM-1', points: house(2), discharged: house({ each: [2, 0, 0], all: 0 }) },
  { id: 'ibn-sina', rule: 'DH-ADM-2', points: house(2), discharged: house({ each: [0, 2, 0], all: 0 }) },
  { id: 'sun-simiao', rule: 'DH-ADM-3', points: house(2), discharged: house({ each: [0, 0, 2], all: 0 }) },
  { id: 'blackwell', rule: 'DH-ADM-4', points: house(2), discharged: house({ each: [1, 1, 1], all: 0 }) },
  { id: 'hua-tuo', rule: 'DH-ADM-5', points: house(2), discharged: house({ each: [0, 0, 0], all: 4 }) },
  { id: 'landsteiner', rule: 'DH-ADM-6', startingBags: house(2) },
  { id: 'semmelweis', rule: 'DH-ADM-7', freeFatalities: house(3) },
  { id: 'nightingale', rule: 'DH-ADM-8', spares: house(2) },
];
