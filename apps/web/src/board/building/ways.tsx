import { memo } from 'react';
import type { WayDrawing } from '../drawing.ts';
import type { Places } from './places.ts';
import type { Point } from './projection.ts';

/** Lines side by side, so that two along the same street are two. */
const APART = 5;
const TIP = 13;

/** A line through these points, a little aside, that ends before the last. */
function lineThrough(points: readonly Point[], aside: number): { readonly path: string; readonly turn: number } {
  const moved = points.map(([x, y]): Point => [x + aside, y + 8 + aside * 0.5]);
  const last = moved.length - 1;
  const [ax, ay] = moved[Math.max(0, last - 1)];
  const [bx, by] = moved[last];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const end: Point = [bx - ((bx - ax) / length) * TIP, by - ((by - ay) / length) * TIP];
  const path = [...moved.slice(0, -1), end].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return { path: `M${path}`, turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI };
}

/** Ways over the floors: a line that ends in an arrow, with a letter for whoever walks it. */
export const Ways = memo(function Ways({ ways, places }: { ways: readonly WayDrawing[]; places: Places }) {
  return (
    <g className="ways">
      {ways.map(({ id, who, through, label }, at) => {
        const points = through.flatMap((target) => {
          const point = places.get(target);
          return point === undefined ? [] : [point];
        });
        if (points.length < 2) return null;
        const aside = ((at % 5) - 2) * APART;
        const { path, turn } = lineThrough(points, aside);
        const [x, y] = points[points.length - 1];
        const [sx, sy] = points[0];
        return (
          <g key={id} className="way" data-shape={who.shape} data-level={who.level}>
            <title>{label}</title>
            <path className="way-edge" d={path} />
            <path className="way-line" d={path} />
            <path
              className="way-tip"
              d="M-9-7 5 0-9 7z"
              transform={`translate(${x + aside} ${y + 8 + aside * 0.5}) rotate(${turn})`}
            />
            <g transform={`translate(${sx + aside} ${sy + 8 + aside * 0.5})`}>
              <circle className="way-start" r="8.5" />
              <text y="4">{who.letter}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
