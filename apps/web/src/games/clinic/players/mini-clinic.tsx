import type { Clinic, Rules } from '@asclepion/clinic';
import { memo } from 'react';
import { toneOf } from '../tone.ts';

/** Half the width and depth of a cell, and the height of a floor, in units of the drawing. */
const X = 7;
const Y = 3.5;
const FLOOR = 7;

interface Block {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly tone: string;
}

/** What stands where, the farthest first. */
function blocksOf(rules: Rules, seat: number, clinic: Readonly<Clinic>): Block[] {
  const { width, perFloor, floorOf } = rules.geometry[seat];
  const rows = perFloor / width;
  const column = (cell: number): number => cell % width;
  const depth = (cell: number): number => Math.floor((cell % perFloor) / width);
  return clinic.tiles
    .map((tile, cell) => ({ tile, cell }))
    .filter(({ tile }) => tile > 0)
    .sort((a, b) => depth(b.cell) - depth(a.cell) || column(a.cell) - column(b.cell) || a.cell - b.cell)
    .map(({ tile, cell }) => ({
      key: cell,
      x: (column(cell) + depth(cell)) * X,
      y: (column(cell) - depth(cell) + rows) * Y - floorOf[cell] * FLOOR,
      height: rules.tiles[tile].supports === true ? FLOOR - 1 : 1.4,
      tone: toneOf(rules.tiles[tile]),
    }));
}

/** A clinic so small that it only tells how large it is and of what kinds of rooms. Its words stand beside it. */
export const MiniClinic = memo(
  function MiniClinic({ rules, seat, clinic }: { rules: Rules; seat: number; clinic: Readonly<Clinic> }) {
    const { width, perFloor } = rules.geometry[seat];
    const rows = perFloor / width;
    const blocks = blocksOf(rules, seat, clinic);
    const top = Math.min(-FLOOR, ...blocks.map(({ y, height }) => y - Y - height)) - 1;
    const bottom = (width + rows) * Y + 1;
    return (
      <svg
        className="mini-clinic"
        viewBox={`-1 ${top} ${(width + rows) * X + 2} ${bottom - top}`}
        role="presentation"
        aria-hidden="true"
      >
        <path
          className="mini-ground"
          d={`M0 ${rows * Y}l${rows * X} ${-rows * Y} ${width * X} ${width * Y} ${-rows * X} ${rows * Y}z`}
        />
        {blocks.map(({ key, x, y, height, tone }) => (
          <g key={key} data-tone={tone}>
            <path className="mini-left" d={`M${x} ${y}v${-height}l${X} ${Y}v${height}z`} />
            <path className="mini-right" d={`M${x + X} ${y + Y}v${-height}l${X} ${-Y}v${height}z`} />
            <path className="mini-top" d={`M${x} ${y - height}l${X} ${-Y} ${X} ${Y} ${-X} ${Y}z`} />
          </g>
        ))}
      </svg>
    );
  },
  (before, after) =>
    before.rules === after.rules &&
    before.seat === after.seat &&
    before.clinic.tiles.every((tile, cell) => tile === after.clinic.tiles[cell]),
);
