import { Picture } from './art.tsx';
import type { CellDrawing, EdgeDrawing, FloorDrawing, Lighting } from './drawing.ts';
import { pointed } from './pointing.ts';
import { Token } from './token.tsx';

/** Units of the drawing. */
const CELL = 100;
const STREET = 32;
const WALL = 10;

/** One floor from above. It draws what it is given and lights up what it is told to. */
export function FloorPlan({ floor, lighting }: { floor: FloorDrawing; lighting: Lighting }) {
  const gap = floor.edges.length > 0 ? STREET : WALL;
  const step = CELL + gap;
  const width = floor.columns * step + gap;
  const height = floor.rows * step + gap;
  const left = (column: number) => gap + column * step;
  const top = (row: number) => gap + (floor.rows - 1 - row) * step;

  return (
    <svg className="floor-plan" viewBox={`0 0 ${width} ${height}`} role="graphics-object" aria-label={floor.title}>
      <rect className="ground" data-floor={floor.floor} x="0" y="0" width={width} height={height} rx="14" />
      {floor.cells.map((cell) => (
        <Cell key={cell.name} cell={cell} lighting={lighting} x={left(cell.column)} y={top(cell.row)} />
      ))}
      {floor.edges.map((edge) => (
        <ParkingSpot key={edge.name} edge={edge} lighting={lighting} x={left(edge.column)} y={top(edge.row)} />
      ))}
      {floor.cells.map((cell) => (
        <Crowd key={cell.name} cell={cell} lighting={lighting} x={left(cell.column)} y={top(cell.row)} />
      ))}
    </svg>
  );
}

function Cell({ cell, lighting, x, y }: { cell: CellDrawing; lighting: Lighting; x: number; y: number }) {
  const { room } = cell;
  return (
    <g
      className="cell"
      data-tone={room?.tone}
      data-empty={room === undefined || undefined}
      data-air={cell.air || undefined}
      data-idle={room?.working === false || undefined}
      transform={`translate(${x} ${y})`}
      {...pointed(cell.target, cell.label, lighting)}
    >
      <rect className="wall" width={CELL} height={CELL} rx="8" />
      <text className="cell-name" x={CELL - 6} y={CELL - 6}>
        {cell.name}
      </text>
      {room !== undefined && (
        <>
          <Picture art={room.art} x={5} y={5} size={24} />
          <Title text={room.title} />
          {room.working !== undefined && <WorkingMark working={room.working} />}
          {room.extras.map((art, place) => (
            <g key={art} className="extra" transform={`translate(${6 + place * 22} ${CELL - 24})`}>
              <rect width="20" height="20" rx="5" />
              <Picture art={art} x={2} y={2} size={16} />
            </g>
          ))}
          {room.cars !== undefined && <Lot cars={room.cars[0]} places={room.cars[1]} />}
        </>
      )}
    </g>
  );
}

/** Up to two lines beside the picture. */
function Title({ text }: { text: string }) {
  const lines = linesOf(text);
  const longest = Math.max(...lines.map(widthOf));
  const size = Math.min(13, 63 / (longest * 0.63));
  return (
    <text className="room-title" fontSize={size}>
      {lines.map((line, place) => (
        <tspan key={line} x="32" y={(lines.length === 1 ? 21 : 15) + place * (size + 1.5)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function linesOf(text: string): string[] {
  const words = text.split(' ');
  if (words.length === 1) return [text];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** Width in letters; those of Chinese take almost two. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 1.75 : 1), 0);

/** A tick for a room that works, a bar for one that does not. */
function WorkingMark({ working }: { working: boolean }) {
  return (
    <g className="working" data-working={working} transform={`translate(${CELL - 16} ${CELL - 34})`}>
      <circle cx="7" cy="7" r="7" />
      <path d={working ? 'M3.5 7.5 6 10l5-6' : 'M3.5 7h7'} />
    </g>
  );
}

function Lot({ cars, places }: { cars: number; places: number }) {
  const all = Array.from({ length: places }, (_, place) => ({ place, taken: place < cars }));
  return all.map(({ place, taken }) => (
    <g key={place} className="lot-place" transform={`translate(${8 + place * 29} 42)`}>
      <rect width="26" height="34" rx="4" />
      {taken && <Car x={2} y={4} size={22} />}
    </g>
  ));
}

function Car({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g className="car">
      <Picture art="car" x={x} y={y} size={size} />
    </g>
  );
}

/** The edge between cells, or around the board: a car may stand there, an entrance may lie there. */
function ParkingSpot({ edge, lighting, x, y }: { edge: EdgeDrawing; lighting: Lighting; x: number; y: number }) {
  const upright = edge.side === 'E' || edge.side === 'W';
  const [w, h] = upright ? [STREET - 8, 62] : [62, STREET - 8];
  const at = {
    E: [x + CELL + 4, y + (CELL - h) / 2],
    W: [x - STREET + 4, y + (CELL - h) / 2],
    N: [x + (CELL - w) / 2, y - STREET + 4],
    S: [x + (CELL - w) / 2, y + CELL + 4],
  }[edge.side];
  return (
    <g
      className="spot"
      data-open={edge.open || undefined}
      data-car={edge.car || undefined}
      transform={`translate(${at[0]} ${at[1]})`}
      {...pointed(edge.target, edge.label, lighting)}
    >
      <rect className="bay" width={w} height={h} rx="5" />
      {edge.car && <Car x={w / 2 - 11} y={h / 2 - 11} size={22} />}
      {edge.entrance && (
        <g className="door" transform={`translate(${w / 2 - 12} ${edge.car ? (upright ? h - 22 : 0) : h / 2 - 12})`}>
          <rect width="24" height="24" rx="5" />
          <Picture art="entrance" x={3} y={3} size={18} />
        </g>
      )}
    </g>
  );
}

/** Everybody in a cell, in rows below the name of the room. */
function Crowd({ cell, lighting, x, y }: { cell: CellDrawing; lighting: Lighting; x: number; y: number }) {
  const { tokens } = cell;
  if (tokens.length === 0) return null;
  const perRow = tokens.length <= 3 ? 3 : tokens.length <= 6 ? 3 : 4;
  const size = tokens.length <= 3 ? 27 : tokens.length <= 6 ? 23 : 18;
  const rows = Math.ceil(tokens.length / perRow);
  return tokens.map((token, place) => (
    <Token
      key={token.target}
      token={token}
      lighting={lighting}
      size={size}
      x={x + 6 + (place % perRow) * (size + 3)}
      y={y + (rows === 1 ? 42 : 36) + Math.floor(place / perRow) * (size + 5)}
    />
  ));
}
