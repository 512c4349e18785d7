import { memo } from 'react';
import type { EdgeDrawing } from '../drawing.ts';
import { type Light, pointed } from '../pointing.ts';
import { drawSolids } from './furniture.tsx';
import { type Angle, cornerOf, level, project, ROOM, type Spot, STREET } from './projection.ts';
import { box, line, patch, type Solid } from './solids.ts';
import { COATS, Vehicle } from './vehicles.tsx';

const LONG = 62;
const INSET = 3;

/** The bay of an edge: its left front corner, width and depth. */
export function bayOf({ column, row, side }: EdgeDrawing): { at: Spot; width: number; depth: number } {
  const [x, y] = cornerOf(column, row);
  const along = (ROOM - LONG) / 2;
  const across = STREET - 2 * INSET;
  switch (side) {
    case 'E':
      return { at: [x + ROOM + INSET, y + along, 0], width: across, depth: LONG };
    case 'W':
      return { at: [x - STREET + INSET, y + along, 0], width: across, depth: LONG };
    case 'N':
      return { at: [x + along, y + ROOM + INSET, 0], width: LONG, depth: across };
    case 'S':
      return { at: [x + along, y - STREET + INSET, 0], width: LONG, depth: across };
  }
}

/** How a car stands in the bay of an edge, and its coat, which hangs on where that is. */
export function parkingOf(edge: EdgeDrawing): { along: 'x' | 'y'; spot: Spot; coat: number } {
  const { at, width, depth } = bayOf(edge);
  const along = width > depth ? 'x' : 'y';
  return {
    along,
    spot: along === 'x' ? [at[0] + 8, at[1] + 2.5, 0] : [at[0] + 2.5, at[1] + 8, 0],
    coat: (edge.column * 3 + edge.row * 5 + edge.side.charCodeAt(0)) % COATS,
  };
}

/** A way in: a mat, and a door frame that stands across the edge, open for whoever comes. */
const DOORS: Readonly<Record<'x' | 'y', readonly Solid[]>> = {
  x: [
    patch('accent', [-17, -15, 0], [17, -15, 0], [17, 15, 0], [-17, 15, 0]),
    patch('glass', [-17, 3, 2], [-17, 15, 2], [-17, 15, 26], [-17, 3, 26]),
    box([-19, -2, 0], [4, 4, 30], 'linen'),
    patch('glass', [15, 3, 2], [15, 15, 2], [15, 15, 26], [15, 3, 26]),
    box([15, -2, 0], [4, 4, 30], 'linen'),
    box([-22, -4, 30], [44, 8, 7], 'accent'),
    line('line', 2, [0, -4.1, 35.6], [0, -4.1, 31.4]),
    line('line', 2, [-2, -4.1, 33.5], [2, -4.1, 33.5]),
  ],
  y: [
    patch('accent', [-15, -17, 0], [15, -17, 0], [15, 17, 0], [-15, 17, 0]),
    box([-2, 15, 0], [4, 4, 30], 'linen'),
    patch('glass', [-15, 17, 2], [-3, 17, 2], [-3, 17, 26], [-15, 17, 26]),
    patch('glass', [-15, -17, 2], [-3, -17, 2], [-3, -17, 26], [-15, -17, 26]),
    box([-2, -19, 0], [4, 4, 30], 'linen'),
    box([-4, -22, 30], [8, 44, 7], 'accent'),
    line('line', 2, [4.1, 0, 35.6], [4.1, 0, 31.4]),
    line('line', 2, [4.1, -2, 33.5], [4.1, 2, 33.5]),
  ],
};

/** The edge of a cell of the ground floor: a car may stand there, an entrance may lie there. */
export const Edge = memo(function Edge({
  edge,
  light,
  angle,
  fresh,
}: {
  edge: EdgeDrawing;
  light: Light;
  angle: Angle;
  /** Whether the car is still on its way: it is drawn coming. */
  fresh: boolean;
}) {
  const { at, width, depth } = bayOf(edge);
  const path = level(angle, at, width, depth);
  const { along, spot, coat } = parkingOf(edge);
  const [cx, cy] = project(angle, spot);
  const middle = project(angle, [at[0] + width / 2, at[1] + depth / 2, 0]);
  return (
    <g
      className="spot"
      data-open={edge.open || undefined}
      data-car={edge.car || undefined}
      data-grid={gridOf(edge)}
      {...pointed(edge.target, edge.label, light)}
    >
      <path className="bay" d={path} />
      {edge.car && (
        <g className="parked" data-arriving={fresh || undefined} transform={`translate(${cx} ${cy})`}>
          <Vehicle angle={angle} along={along} coat={coat} sort={edge.vehicle} />
        </g>
      )}
      {edge.entrance && (
        <g className="door" transform={`translate(${middle[0]} ${middle[1]})`}>
          {drawSolids(angle, DOORS[along])}
        </g>
      )}
      <path className="ring" d={path} />
    </g>
  );
});

/** Its place among cells: half a step from the one it belongs to. */
export function gridOf({ column, row, side }: EdgeDrawing): string {
  const right = side === 'E' ? 0.5 : side === 'W' ? -0.5 : 0;
  const back = side === 'N' ? 0.5 : side === 'S' ? -0.5 : 0;
  return `${column + right},${row + back}`;
}
