import { memo } from 'react';
import type { TokenDrawing } from '../drawing.ts';
import type { Light } from '../pointing.ts';
import { Token } from '../token.tsx';
import type { Point } from './projection.ts';

/** Somebody who stands in a room. */
export const Person = memo(function Person({
  token,
  light,
  x,
  y,
  size,
  arriving,
  grid,
}: {
  token: TokenDrawing;
  light: Light;
  x: number;
  y: number;
  size: number;
  /** Still on the way here: somebody else is drawn walking. */
  arriving: boolean;
  grid: string;
}) {
  return (
    <g className="person" data-arriving={arriving || undefined}>
      <Token token={token} light={light} x={x - size / 2} y={y - size * 1.1} size={size} grid={grid} />
    </g>
  );
});

interface Feet {
  readonly feet: readonly Point[];
  readonly size: number;
}

const known: Feet[] = [];

/** Where the feet of so many people are, from the middle of their room, and how wide each is drawn. */
export function places(count: number): Feet {
  known[count] ??= placesFor(count);
  return known[count];
}

function placesFor(count: number): Feet {
  const size = count <= 3 ? 33 : count <= 5 ? 31 : 27;
  const rows =
    count <= 3
      ? [count]
      : count <= 5
        ? [count - 2, 2]
        : [Math.ceil(count / 3), Math.ceil(count / 3), count - 2 * Math.ceil(count / 3)];
  const first = rows.length === 1 ? 14 : rows.length === 2 ? -2 : -10;
  const feet = rows.flatMap((wide, row) =>
    Array.from(
      { length: wide },
      (_, at): Point => [(at - (wide - 1) / 2) * (size + 1), first + row * (rows.length === 2 ? 26 : 18)],
    ),
  );
  return { feet, size };
}
