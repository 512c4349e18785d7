import type { EdgeDrawing, Target, TokenDrawing } from '../drawing.ts';
import type { Changes, Moved } from './changes.ts';
import { bayOf, parkingOf } from './edge.tsx';
import type { Places } from './places.ts';
import { type Angle, type Point, project } from './projection.ts';

/** Where somebody or something is on the way, and how well it is seen there. */
export interface Waypoint extends Keyframe {
  readonly transform: string;
  readonly opacity: number;
  /** When it is there, as a part of the time; evenly spread where none is given. */
  readonly offset?: number;
}

/** Who or what is seen on the way. */
export type Traveller =
  | { readonly is: 'somebody'; readonly token: TokenDrawing; readonly cured: boolean }
  | { readonly is: 'car'; readonly along: 'x' | 'y'; readonly coat: number; readonly sort: string | undefined };

/** Somebody or something that goes from one place to another. */
export interface Movement {
  /** How it looks, and which it is of those who look so and set off together. */
  readonly id: string;
  readonly traveller: Traveller;
  readonly way: readonly Waypoint[];
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

/** What a walk passes: the places from where somebody was to where they are. */
export type Route = (token: TokenDrawing, from: Target | undefined, to: Target | undefined) => readonly Target[];

const STRIDE = 4.2;
const LEAST = 350;
const MOST = 1500;
const OUT = 1500;
const DRIVE = 1000;

/** From how far a car comes, by the angle and the way in which it will stand. */
const FAR: Readonly<Record<Angle, Readonly<Record<'x' | 'y', Point>>>> = {
  isometric: { x: [-190, -110], y: [-190, 110] },
  above: { x: [-200, 0], y: [0, 200] },
};

/** Everything that moves where something has changed. `places` are those of the drawing as it is after that. */
export function movementsOf(changes: Changes, places: Places, route: Route, angle: Angle): Movement[] {
  const alike = new Map<string, number>();
  return [
    ...changes.moved.flatMap((moved) => walkOf(moved, places, route)),
    ...[...changes.parked.values()].map((edge) => driveOf(edge, places, angle, 'in')),
    ...changes.departed.map((edge) => driveOf(edge, places, angle, 'out')),
  ].map((movement) => {
    const look = JSON.stringify(movement.traveller);
    const which = alike.get(look) ?? 0;
    alike.set(look, which + 1);
    return { ...movement, id: `${look} ${which}` };
  });
}

type Unnamed = Omit<Movement, 'id'>;

const waypoint = ([x, y]: Point, opacity = 1): Waypoint => ({ transform: `translate(${x}px, ${y}px)`, opacity });

function walkOf(moved: Moved, places: Places, route: Route): Unnamed[] {
  const points = pointsOf(moved, places, route);
  if (points.length === 0) return [];
  const { token, to } = moved;
  const leaving = to === undefined;
  const { shape, level, letter, badge, lying, carries } = token;
  // Whatever else is told of them does not change how they look on the way.
  const alone: TokenDrawing = {
    target: '',
    label: '',
    shape,
    level,
    letter,
    badge,
    lying,
    carries,
    count: 1,
    spent: false,
  };
  const long = points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at][0], y - points[at][1]), 0);
  return [
    {
      traveller: { is: 'somebody', token: alone, cured: leaving && shape === 'patient' },
      way: leaving ? wayOut(points) : wayAlong(points),
      duration: leaving ? OUT : Math.min(MOST, Math.max(LEAST, long * STRIDE)),
      easing: 'ease-in-out',
    },
  ];
}

function pointsOf({ token, from, to }: Moved, places: Places, route: Route): Point[] {
  const points = route(token, from, to).flatMap((target) => {
    const point = places.get(target);
    return point === undefined ? [] : [point];
  });
  // They end where they stand among the others of their room.
  const end = to === undefined ? undefined : places.get(token.target);
  if (end !== undefined && points.length > 0) points[points.length - 1] = end;
  // Who comes in without a known way drops by from a little above.
  if (from === undefined && points.length === 1) return [[points[0][0], points[0][1] - 70], points[0]];
  return points;
}

/** Who leaves rises and is gone. */
function wayOut(points: readonly Point[]): Waypoint[] {
  const [x, y] = points[points.length - 1];
  return [waypoint([x, y]), { ...waypoint([x, y - 16]), offset: 0.35 }, waypoint([x, y - 70], 0)];
}

const wayAlong = ([first, ...rest]: readonly Point[]): Waypoint[] => [
  waypoint(first, rest.length > 1 ? 1 : 0.2),
  ...rest.map((point) => waypoint(point)),
];

/** A car comes to its bay, or leaves it. */
function driveOf(edge: EdgeDrawing, places: Places, angle: Angle, which: 'in' | 'out'): Unnamed {
  const { along, coat, spot } = parkingOf(edge);
  const { at, width, depth } = bayOf(edge);
  const [x, y] = project(angle, spot);
  const middle = project(angle, [at[0] + width / 2, at[1] + depth / 2, 0]);
  const seen = places.get(edge.target) ?? middle;
  const bay: Point = [seen[0] + x - middle[0], seen[1] + y - middle[1]];
  const [dx, dy] = FAR[angle][along];
  const traveller: Traveller = { is: 'car', along, coat, sort: edge.vehicle };
  return which === 'in'
    ? {
        traveller,
        way: [waypoint([bay[0] + dx, bay[1] + dy], 0.4), waypoint(bay)],
        duration: DRIVE,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      }
    : {
        traveller,
        way: [waypoint(bay), waypoint([bay[0] - dx, bay[1] - dy], 0)],
        duration: DRIVE,
        easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)',
      };
}
