import { memo, useMemo, useRef } from 'react';
import type { EdgeDrawing } from '../drawing.ts';
import { parkingOf } from './edge.tsx';
import { type Angle, type Point, project } from './projection.ts';
import { useWay, waypoint } from './use-way.ts';
import { Vehicle } from './vehicles.tsx';

/** A car that has just come, and where its floor stands in the drawing. */
export interface Arrival {
  readonly edge: EdgeDrawing;
  readonly shift: Point;
}

/** From how far it comes, by the angle and the way in which it will stand. */
const FROM: Readonly<Record<Angle, Readonly<Record<'x' | 'y', Point>>>> = {
  isometric: { x: [-190, -110], y: [-190, 110] },
  above: { x: [-200, 0], y: [0, 200] },
};

/** Cars on their way, each in a drawing of its own as people are. */
export const Arrivals = memo(function Arrivals({ arrivals, angle }: { arrivals: readonly Arrival[]; angle: Angle }) {
  return (
    <div className="walkers" aria-hidden="true">
      {arrivals.map((arrival) => (
        <Car key={arrival.edge.target} arrival={arrival} angle={angle} />
      ))}
    </div>
  );
});

function Car({ arrival: { edge, shift }, angle }: { arrival: Arrival; angle: Angle }) {
  const place = useRef<HTMLDivElement>(null);
  const { along, coat } = parkingOf(edge);
  const way = useMemo(() => {
    const [x, y] = project(angle, parkingOf(edge).spot);
    const [dx, dy] = FROM[angle][along];
    const end: Point = [x + shift[0], y + shift[1]];
    return [waypoint([end[0] + dx, end[1] + dy], 0.4), waypoint(end)];
  }, [angle, edge, along, shift]);
  useWay(place, way, 1000, 'cubic-bezier(0.2, 0.7, 0.2, 1)');
  return (
    <div ref={place} className="walker">
      <svg role="presentation">
        <Vehicle angle={angle} along={along} coat={coat} sort={edge.vehicle} />
      </svg>
    </div>
  );
}
