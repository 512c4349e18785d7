import { memo, useMemo, useRef } from 'react';
import { numbered } from '../../ui/numbered.ts';
import type { Target, TokenDrawing } from '../drawing.ts';
import { Figure } from '../token.tsx';
import type { Changes, Moved } from './changes.ts';
import type { Places } from './places.ts';
import type { Point } from './projection.ts';
import { useWay, type Waypoint, waypoint } from './use-way.ts';

/** What a walk passes: the places from where somebody was to where they are. */
export type Route = (token: TokenDrawing, from: Target | undefined, to: Target | undefined) => readonly Target[];

const SIZE = 33;
const STRIDE = 4.2;
const LEAST = 350;
const MOST = 1500;
const OUT = 1500;

/**
 * People on their way, each in a drawing of their own, so that the building need not be painted again with each of
 * their steps. They cannot be pointed at, and nothing waits for them.
 */
export const Walkers = memo(function Walkers({
  changes,
  places,
  route,
}: {
  changes: Changes;
  places: Places;
  route: Route;
}) {
  return (
    <div className="walkers" aria-hidden="true">
      {numbered(changes.moved).map(({ value: moved, number }) => {
        const points = pointsOf(moved, places, route);
        return points.length === 0 ? null : <Walker key={number} moved={moved} points={points} />;
      })}
    </div>
  );
});

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

function Walker({ moved, points }: { moved: Moved; points: readonly Point[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { token, to } = moved;
  const leaving = to === undefined;
  const long = points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i][0], y - points[i][1]), 0);
  const way = useMemo(() => (leaving ? wayOut(points) : wayAlong(points)), [points, leaving]);
  useWay(place, way, leaving ? OUT : Math.min(MOST, Math.max(LEAST, long * STRIDE)), 'ease-in-out');
  const alone: TokenDrawing = { ...token, count: 1, spent: false };
  return (
    <div ref={place} className="walker">
      <svg className="walker-bob" role="presentation">
        <g transform={`scale(${SIZE / 32}) translate(-16 -35.2)`}>
          <Figure token={alone} />
        </g>
      </svg>
      {leaving && token.shape === 'patient' && (
        <svg className="cured" role="presentation">
          <g transform="translate(0 -40)">
            <circle className="cured-ground" r="11" />
            <path
              className="cured-sign"
              d="M0 6.5C-7 1.5-6.5-5-2.8-5-1-5 0-3.2 0-2.5 0-3.2 1-5 2.8-5 6.5-5 7 1.5 0 6.5z"
            />
          </g>
        </svg>
      )}
    </div>
  );
}
