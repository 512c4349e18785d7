import { memo, type ReactNode } from 'react';
import { Picture } from '../art.tsx';
import type { CellDrawing, RoomDrawing } from '../drawing.ts';
import { type Light, pointed } from '../pointing.ts';
import { drawSolids, type Furniture } from './furniture.tsx';
import { STOREY } from './layout.ts';
import { type Angle, level, project, ROOM, STREET } from './projection.ts';
import { box, type Solid } from './solids.ts';
import { Vehicle } from './vehicles.tsx';

const WALL = 3;
const HIGH = 12;
const LOW = 4;
const DOOR = [36, 64] as const;

/** The walls behind what stands in a room. */
const BACK: readonly Solid[] = [
  { is: 'box', at: [-WALL, 0, 0], size: [WALL, ROOM + WALL, HIGH], paint: 'wall' },
  { is: 'box', at: [0, ROOM, 0], size: [ROOM + WALL, WALL, HIGH], paint: 'wall' },
];

/** The low walls in front, with a gap to go through. */
const FRONT: readonly Solid[] = [
  { is: 'box', at: [ROOM, DOOR[1], 0], size: [WALL, ROOM + WALL - DOOR[1], LOW], paint: 'wall' },
  { is: 'box', at: [-WALL, -WALL, 0], size: [DOOR[0] + WALL, WALL, LOW], paint: 'wall' },
  { is: 'box', at: [DOOR[1], -WALL, 0], size: [ROOM - DOOR[1], WALL, LOW], paint: 'wall' },
  { is: 'box', at: [ROOM, -WALL, 0], size: [WALL, DOOR[0] + WALL, LOW], paint: 'wall' },
];

/** What a floor above the ground lies on. */
const DECK: readonly Solid[] = [
  { is: 'box', at: [-STREET / 2, -STREET / 2, -9], size: [ROOM + STREET, ROOM + STREET, 8], paint: 'wall' },
];

const FLOOR = { isometric: level('isometric', [0, 0, 0], ROOM, ROOM), above: level('above', [0, 0, 0], ROOM, ROOM) };
const MIDDLE = { isometric: project('isometric', [50, 50, 0]), above: project('above', [50, 50, 0]) };

/** Posts from a floor to the one it stands on; the one in front would hide too much. */
const POSTS: readonly Solid[] = [
  [0, ROOM - 5],
  [0, 0],
  [ROOM - 5, ROOM - 5],
].map(([x, y]) => box([x, y, -STOREY], [5, 5, STOREY - 9], 'wall'));

/** The ground under a room that stands above the ground floor. */
export const Deck = memo(function Deck({ angle, posts }: { angle: Angle; posts: boolean }) {
  return (
    <g className="deck">
      {posts && drawSolids(angle, POSTS)}
      {drawSolids(angle, DECK)}
    </g>
  );
});

const SHADOW = level('isometric', [10, -14, 0], ROOM, ROOM + 2);

/** What a room keeps the light from. */
export const Shadow = memo(function Shadow() {
  return <path className="cast" d={SHADOW} />;
});

/** A cell of a floor with what is built on it; its corner lies at the origin. */
export const Room = memo(function Room({
  cell,
  light,
  angle,
  furniture,
  ground,
  fresh,
}: {
  cell: CellDrawing;
  light: Light;
  angle: Angle;
  furniture: Furniture;
  /** Whether it lies on the ground. */
  ground: boolean;
  /** Whether it has only just been built. */
  fresh: boolean;
}) {
  const { room } = cell;
  const [x, y] = MIDDLE[angle];
  const walled = angle === 'isometric' && room?.outdoors === false;
  return (
    <g
      className="cell"
      data-tone={room?.tone}
      data-empty={room === undefined || undefined}
      data-air={cell.air || undefined}
      data-ground={ground || undefined}
      data-outdoors={room?.outdoors || undefined}
      data-idle={room?.working === false || undefined}
      data-grid={`${cell.column},${cell.row}`}
      {...pointed(cell.target, cell.label, light)}
    >
      <g className={fresh ? 'drops' : undefined}>
        {walled && drawSolids(angle, BACK)}
        <path className="wall" d={FLOOR[angle]} />
        {room !== undefined && <Inside room={room} angle={angle} furniture={furniture} />}
        {walled && drawSolids(angle, FRONT)}
      </g>
      {room === undefined && (
        <text className="cell-name" x={x} y={y + 4}>
          {cell.name}
        </text>
      )}
      <path className="ring" d={FLOOR[angle]} />
    </g>
  );
});

function Inside({ room, angle, furniture }: { room: RoomDrawing; angle: Angle; furniture: Furniture }): ReactNode {
  const solids = furniture[room.art];
  const [x, y] = MIDDLE[angle];
  const [cars, bays] = room.cars ?? [0, 1];
  return (
    <>
      {solids === undefined ? <Picture art={room.art} x={x - 17} y={y - 38} size={34} /> : drawSolids(angle, solids)}
      {Array.from({ length: cars }, (_, bay) => bay).map((bay) => {
        const [cx, cy] = project(angle, [8 + ((bay + 0.5) * 84) / bays - 9.5, 44, 0]);
        return (
          <g key={bay} transform={`translate(${cx} ${cy})`}>
            <Vehicle angle={angle} along="y" coat={bay + bays} sort={room.vehicles?.[cars - 1 - bay]} />
          </g>
        );
      })}
      {room.extras.map((art) => {
        const extra = furniture[art];
        return extra === undefined ? null : <g key={art}>{drawSolids(angle, extra)}</g>;
      })}
    </>
  );
}

/** The plate with a room's name, its service and whether it works; drawn over everything of its floor. */
export const Plate = memo(function Plate({ cell, angle }: { cell: CellDrawing; angle: Angle }) {
  const { room } = cell;
  if (room === undefined) return null;
  const [x, y] = MIDDLE[angle];
  const badge = room.badge === undefined ? 0 : 8 + widthOf(room.badge) * 6;
  const mark = room.working === undefined ? 0 : 15;
  const title = widthOf(room.title) * 5.4;
  const width = 12 + badge + mark + title;
  const left = -width / 2;
  return (
    <g className="plate" data-idle={room.working === false || undefined} transform={`translate(${x} ${y + 36})`}>
      <g className="plate-size">
        <rect className="plate-ground" x={left} y={-8} width={width} height="16" rx="8" />
        {room.badge !== undefined && (
          <g className="plate-badge">
            <rect x={left + 2} y={-6} width={badge - 2} height="12" rx="6" />
            <text x={left + 2 + (badge - 2) / 2} y="3.4">
              {room.badge}
            </text>
          </g>
        )}
        <text className="plate-title" x={left + badge + 6 + title / 2} y="3.7">
          {room.title}
        </text>
        {room.working !== undefined && (
          <g className="working" data-working={room.working} transform={`translate(${left + width - 17} -6)`}>
            <circle cx="8" cy="6" r="5.6" />
            <path d={room.working ? 'M5 6.4 7.2 8.6l3.8-4.8' : 'M5 6h6'} />
          </g>
        )}
      </g>
    </g>
  );
});

/** Width in letters; those of Chinese take almost two. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 1.95 : 1), 0);
