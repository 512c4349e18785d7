import { house } from '@asclepion/kernel';

/** A hex in axial coordinates: the point is at the top, r grows downwards. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** DH-GEO-2: the board every player has. */
export const BOARD: Readonly<Record<string, Hex>> = house({
  'critical-care': { q: -1, r: -1 },
  oncology: { q: 0, r: -1 },
  pharmacy: { q: 1, r: -1 },
  lounge: { q: 2, r: -1 },
  mortuary: { q: -2, r: 0 },
  'ward-1': { q: -1, r: 0 },
  'ward-2': { q: 0, r: 0 },
  'ward-3': { q: 1, r: 0 },
  'ward-4': { q: 2, r: 0 },
  'intensive-care': { q: -2, r: 1 },
  imaging: { q: -1, r: 1 },
  clinic: { q: 0, r: 1 },
  station: { q: 1, r: 1 },
});

/** DH-GEO-5: where a department goes when its owner names no place. */
export const RING: readonly Hex[] = house(
  (
    [
      [-1, -2],
      [0, -2],
      [1, -2],
      [2, -2],
      [3, -2],
      [3, -1],
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 2],
      [-1, 2],
      [-2, 2],
      [-3, 2],
      [-3, 1],
      [-3, 0],
      [-2, -1],
    ] as const
  ).map(([q, r]) => ({ q, r })),
);

const AROUND: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: -1, r: 0 },
  { q: 0, r: 1 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: -1, r: 1 },
];

const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
const neighbours = ({ q, r }: Hex): Hex[] => AROUND.map((step) => ({ q: q + step.q, r: r + step.r }));

/** Every empty hex that shares a side with the board or with one of these departments (DH-GEO-4). */
export function openHexes(departments: readonly Hex[]): Hex[] {
  const taken = [...Object.values(BOARD), ...departments];
  const open: Hex[] = [];
  for (const hex of taken.flatMap(neighbours)) {
    if (!taken.some((other) => sameHex(other, hex)) && !open.some((other) => sameHex(other, hex))) open.push(hex);
  }
  return open.sort((a, b) => a.r - b.r || a.q - b.q);
}

/** The first empty hex of the ring (DH-GEO-5). Undefined only if sixteen departments lie around the board. */
export const ringHex = (departments: readonly Hex[]): Hex | undefined =>
  RING.find((hex) => !departments.some((other) => sameHex(other, hex)));

/** Whether a department may lie there (DH-GEO-4). */
export const fits = (departments: readonly Hex[], hex: Hex): boolean =>
  openHexes(departments).some((open) => sameHex(open, hex));
