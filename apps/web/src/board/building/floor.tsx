import { Fragment, memo, useMemo } from 'react';
import type { CellDrawing, EdgeDrawing, FloorDrawing, Lighting, Target } from '../drawing.ts';
import { lightOf } from '../pointing.ts';
import type { Changes } from './changes.ts';
import { Edge, gridOf } from './edge.tsx';
import type { Furniture } from './furniture.tsx';
import { Person, places } from './person.tsx';
import { type Angle, cornerOf, level, nearness, outline, project, ROOM, STEP, STREET } from './projection.ts';
import { Deck, Plate, Room, Shadow } from './room.tsx';

/** A thing of a floor and how near to the front it stands. */
type Thing =
  | { readonly near: number; readonly cell: CellDrawing }
  | { readonly near: number; readonly edge: EdgeDrawing };

const nearOf = (edge: EdgeDrawing): number => {
  const [column, row] = gridOf(edge).split(',').map(Number);
  return nearness(column, row);
};

/** Everything of a floor, from the back to the front. */
function thingsOf({ cells, edges }: FloorDrawing): Thing[] {
  return [
    ...cells.map((cell): Thing => ({ near: nearness(cell.column, cell.row), cell })),
    ...edges.map((edge): Thing => ({ near: nearOf(edge), edge })),
  ].sort((a, b) => a.near - b.near);
}

/** How many things there are to draw on a floor. */
export const sizeOf = ({ cells, edges }: FloorDrawing): number => cells.length + edges.length;

interface FloorProps {
  readonly floor: FloorDrawing;
  /** So many of its things are drawn, those at the back first. */
  readonly most: number;
  readonly lighting: Lighting;
  readonly angle: Angle;
  readonly furniture: Furniture;
  /** Stands on the floor below, as far as one sees. */
  readonly posts: boolean;
  /** People who are still on their way. */
  readonly arriving: ReadonlySet<Target>;
  readonly changes: Changes;
}

/** Whether two lists have the very same entries. */
const isSame = <T,>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((one, at) => one === b[at]));

/** Whether a floor would look as it does: it is told only of what happens on it. */
function isUnchanged(before: FloorProps, after: FloorProps): boolean {
  const { floor, most, angle, furniture, posts } = after;
  const still =
    before.most === most &&
    before.angle === angle &&
    before.furniture === furniture &&
    before.posts === posts &&
    before.floor.floor === floor.floor &&
    before.floor.columns === floor.columns &&
    before.floor.rows === floor.rows &&
    isSame(before.floor.edges, floor.edges) &&
    isSame(before.floor.cells, floor.cells);
  if (!still) return false;
  const isAsIt = (target: Target): boolean =>
    lightOf(target, before.lighting) === lightOf(target, after.lighting) &&
    before.arriving.has(target) === after.arriving.has(target) &&
    before.changes.built.has(target) === after.changes.built.has(target) &&
    before.changes.parked.has(target) === after.changes.parked.has(target);
  return (
    floor.edges.every(({ target }) => isAsIt(target)) &&
    floor.cells.every(({ target, tokens }) => isAsIt(target) && tokens.every((token) => isAsIt(token.target)))
  );
}

/** One floor, its left front corner at the origin. */
export const Floor = memo(function Floor({
  floor,
  most,
  lighting,
  angle,
  furniture,
  posts,
  arriving,
  changes,
}: FloorProps) {
  const ground = floor.floor === 0;
  const all = useMemo(() => thingsOf(floor), [floor]);
  const things = all.slice(0, most);
  const cells = things.flatMap((thing) => ('cell' in thing ? [thing.cell] : []));
  return (
    <>
      {ground && <Ground floor={floor} angle={angle} />}
      {cells.map((cell) => (
        <At key={cell.target} angle={angle} cell={cell}>
          {!ground && !cell.air && <Deck angle={angle} posts={posts} />}
          {angle === 'isometric' && cell.room?.outdoors === false && <Shadow />}
        </At>
      ))}
      {things.map((thing) =>
        'cell' in thing ? (
          <Fragment key={thing.cell.target}>
            <At angle={angle} cell={thing.cell}>
              <Room
                cell={thing.cell}
                light={lightOf(thing.cell.target, lighting)}
                angle={angle}
                furniture={furniture}
                ground={ground}
                fresh={changes.built.has(thing.cell.target)}
              />
            </At>
            <Crowd cell={thing.cell} lighting={lighting} angle={angle} arriving={arriving} />
          </Fragment>
        ) : (
          <Edge
            key={thing.edge.target}
            edge={thing.edge}
            light={lightOf(thing.edge.target, lighting)}
            angle={angle}
            fresh={changes.parked.has(thing.edge.target)}
          />
        ),
      )}
      <svg className="plates" overflow="visible" aria-hidden="true">
        {cells.map((cell) => (
          <At key={cell.target} angle={angle} cell={cell}>
            <Plate cell={cell} angle={angle} />
          </At>
        ))}
      </svg>
    </>
  );
}, isUnchanged);

/** The street around and between the cells. */
function Ground({ floor, angle }: { floor: FloorDrawing; angle: Angle }) {
  const [width, depth] = [floor.columns * STEP + STREET, floor.rows * STEP + STREET];
  return (
    <>
      {angle === 'isometric' && (
        <path
          className="earth"
          d={outline(angle, [
            [-4, depth + 4, -12],
            [-4, -4, -12],
            [width + 4, -4, -12],
            [width + 4, depth + 4, -12],
            [width + 4, depth + 4, 0],
            [-4, depth + 4, 0],
          ])}
        />
      )}
      <path className="kerb" d={level(angle, [-4, -4, 0], width + 8, depth + 8)} />
      <path className="ground" d={level(angle, [0, 0, 0], width, depth)} />
    </>
  );
}

function At({ angle, cell, children }: { angle: Angle; cell: CellDrawing; children: React.ReactNode }) {
  const [x, y] = project(angle, cornerOf(cell.column, cell.row));
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** Everybody in a cell. */
function Crowd({
  cell,
  lighting,
  angle,
  arriving,
}: {
  cell: CellDrawing;
  lighting: Lighting;
  angle: Angle;
  arriving: ReadonlySet<Target>;
}) {
  const { feet, size } = places(cell.tokens.length);
  const [x, y, z] = cornerOf(cell.column, cell.row);
  const [mx, my] = project(angle, [x + ROOM / 2, y + ROOM / 2, z]);
  return cell.tokens.map((token, at) => (
    <Person
      key={token.target}
      token={token}
      light={lightOf(token.target, lighting)}
      x={mx + feet[at][0]}
      y={my + feet[at][1]}
      size={size}
      arriving={arriving.has(token.target)}
      grid={`${cell.column + 0.1 * (at + 1)},${cell.row - 0.1}`}
    />
  ));
}
