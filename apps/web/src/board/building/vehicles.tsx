import { drawSolids } from './furniture.tsx';
import type { Angle } from './projection.ts';
import type { Paint, Solid } from './solids.ts';

/** The solids of a vehicle of so much width and depth; its length is the larger of both. */
export type VehicleShape = (width: number, depth: number) => readonly Solid[];

type Drawn = Readonly<Record<'x' | 'y', readonly Solid[]>>;

/** Along the street and across it. */
const bothWays = (shape: VehicleShape): Drawn => ({ x: shape(46, 19), y: shape(19, 46) });

/** The four wheels of which two are seen. */
export function wheels(width: number, depth: number): Solid[] {
  const alongX = width > depth;
  const wheel = (x: number, y: number): Solid => ({ is: 'box', at: [x - 4, y - 4, 0], size: [8, 8, 7], paint: 'dark' });
  return [
    wheel(alongX ? width * 0.22 : width - 3, alongX ? 3 : depth * 0.78),
    wheel(alongX ? width * 0.78 : width - 3, alongX ? 3 : depth * 0.22),
  ];
}

const carOf =
  (paint: Paint): VehicleShape =>
  (width, depth) => {
    const inset = width > depth ? ([width * 0.24, 2.5] as const) : ([2.5, depth * 0.24] as const);
    return [
      ...wheels(width, depth),
      { is: 'box', at: [0, 0, 3], size: [width, depth, 8], paint },
      {
        is: 'box',
        at: [inset[0], inset[1], 11],
        size: [width - 2 * inset[0], depth - 2 * inset[1], 6],
        paint: 'glass',
      },
      {
        is: 'box',
        at: [inset[0] + 1.5, inset[1] + 1, 16],
        size: [width - 2 * inset[0] - 3, depth - 2 * inset[1] - 2, 2],
        paint,
      },
    ];
  };

/** How many coats there are. */
export const COATS = 4;

const CARS: readonly Drawn[] = (['car-0', 'car-1', 'car-2', 'car-3'] as const).map((paint) => bothWays(carOf(paint)));

const others = new Map<string, Drawn>();

/** A game's face brings its vehicles once, by the names under which they are parked. */
export function addVehicle(name: string, shape: VehicleShape): void {
  others.set(name, bothWays(shape));
}

/** A parked vehicle: a car, whose coat hangs on where it stands, or one of another sort. */
export function Vehicle({
  angle,
  along,
  coat,
  sort,
}: {
  angle: Angle;
  along: 'x' | 'y';
  coat: number;
  sort?: string | undefined;
}) {
  const drawn = (sort === undefined ? undefined : others.get(sort)) ?? CARS[coat];
  return (
    <g className="car" data-vehicle={sort}>
      {drawSolids(angle, drawn[along])}
    </g>
  );
}
