import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../text/texts.ts';
import type { FloorDrawing, Lighting, WayDrawing } from '../drawing.ts';
import { fit, TOUCHABLE } from './camera.ts';
import { Floor } from './floor.tsx';
import type { Furniture } from './furniture.tsx';
import {
  angleOf,
  boundsOf,
  boundsOfAll,
  type FloorSize,
  MODES,
  type Mode,
  STOREY,
  type Standing,
  standingOf,
  union,
} from './layout.ts';
import { type Angle, cornerOf, type Point, project, ROOM } from './projection.ts';
import { KEYS, Tools } from './tools.tsx';
import { useCamera, useReach, useSize } from './use-camera.ts';
import type { BoardView } from './view.ts';

export interface SceneProps {
  /** What this is, for those who do not see it. */
  readonly name: string;
  readonly floors: readonly FloorDrawing[];
  readonly lighting: Lighting;
  /** Ways that somebody walks, or would walk. */
  readonly ways: readonly WayDrawing[];
  readonly furniture: Furniture;
  readonly view: BoardView;
}

const isOn = (floor: FloorDrawing, { lit, picked }: Lighting): boolean => {
  const on = (target: string): boolean => lit.has(target) || picked.has(target);
  return (
    floor.cells.some(({ target, tokens }) => on(target) || tokens.some((token) => on(token.target))) ||
    floor.edges.some(({ target }) => on(target))
  );
};

const isBusy = (floor: FloorDrawing, lighting: Lighting): boolean =>
  floor.cells.some(({ room }) => room !== undefined) || isOn(floor, lighting);

/** The floors worth showing: on one above which nothing can be, nothing is to be seen. */
function shownOf(floors: readonly FloorDrawing[], lighting: Lighting, { mode, floor }: BoardView): FloorDrawing[] {
  if (mode === 'single') return floors.filter((one) => one.floor === floor);
  const busy = floors.map((one) => isBusy(one, lighting));
  return floors.filter((_, at) => at === 0 || busy[at] || (mode !== 'stacked' && busy[at - 1]));
}

/** Where in the drawing something lights up. */
function litPoints(
  floors: readonly FloorDrawing[],
  standing: readonly Standing[],
  { lit }: Lighting,
  angle: Angle,
): Point[] {
  return floors.flatMap(({ cells, edges }, at) =>
    [
      ...cells.filter(({ target, tokens }) => lit.has(target) || tokens.some((token) => lit.has(token.target))),
      ...edges.filter(({ target }) => lit.has(target)),
    ].map(({ column, row }): Point => {
      const [x, y] = cornerOf(column, row);
      const [px, py] = project(angle, [x + ROOM / 2, y + ROOM / 2, 0]);
      return [px + standing[at].shift[0], py + standing[at].shift[1]];
    }),
  );
}

/** A building in SVG: floors stacked or apart, to be moved and zoomed, in which things light up. */
export function Scene({ name, floors, lighting, furniture, view }: SceneProps) {
  const texts = useTexts();
  const { mode } = view;
  const angle = angleOf(mode);
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const size = useSize(frame);
  const shown = useMemo(() => shownOf(floors, lighting, view), [floors, lighting, view]);
  const sizes = useMemo(
    () =>
      shown.map(
        ({ floor, columns, rows, ...rest }): FloorSize => ({
          floor,
          columns,
          rows,
          open: isOn({ floor, columns, rows, ...rest }, lighting),
        }),
      ),
    [shown, lighting],
  );
  const key = `${mode} ${size.width}×${size.height} ${sizes.map((one) => `${one.floor}:${one.columns}×${one.rows}${one.open ? '!' : ''}`).join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  const standing = useMemo(() => standingOf(mode, sizes, size.width === 0 ? { width: 4, height: 3 } : size), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  const home = useMemo(() => {
    const all = boundsOfAll(angle, sizes, standing);
    const whole = fit(all, size);
    if (whole.scale >= TOUCHABLE || size.width > 700) return { camera: whole, all };
    const built = shown.flatMap((floor, at) =>
      floor.cells
        .filter(({ room }) => room !== undefined)
        .map(({ column, row }) => {
          const [x, y] = cornerOf(column, row);
          const [px, py] = project(angle, [x + ROOM / 2, y + ROOM / 2, 0]);
          const [sx, sy] = standing[at].shift;
          return { x: px + sx - 90, y: py + sy - 80, width: 180, height: 140 };
        }),
    );
    return { camera: built.length === 0 ? whole : fit(union(built), size, TOUCHABLE), all };
  }, [key]);
  const controls = useCamera(frame, drawing, size, home);
  useReach(frame, controls);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks only when something else lights up
  useEffect(() => controls.find(litPoints(shown, standing, lighting, angle)), [lighting, controls]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = MODES.find((one) => KEYS[one] === event.key.toLowerCase());
    if (to !== undefined) view.setMode(to);
    else if (event.key === '+' || event.key === '=') controls.zoom(1.3);
    else if (event.key === '-') controls.zoom(1 / 1.3);
    else if (event.key === '0') controls.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section className="scene" data-mode={mode} aria-label={name} onKeyDown={onKeyDown}>
      <Tools view={view} floors={floors} controls={controls} />
      <div className="scene-frame" ref={frame}>
        <svg className="scene-drawing" aria-label={name} aria-description={texts.text('web.building.help')}>
          <g ref={drawing} className="scene-camera">
            {shown.map((floor, at) => (
              <g
                key={floor.floor}
                className="storey"
                data-floor={floor.floor}
                style={{ transform: `translate(${standing[at].shift[0]}px, ${standing[at].shift[1]}px)` }}
              >
                <StoreyName floor={floor} mode={mode} />
                <Floor
                  floor={floor}
                  lighting={lighting}
                  angle={angle}
                  furniture={furniture}
                  sparse={mode === 'stacked'}
                  posts={mode === 'stacked' && at > 0 && standsOn(standing[at - 1], standing[at])}
                />
              </g>
            ))}
          </g>
        </svg>
      </div>
    </section>
  );
}

/** Whether the upper floor has not been lifted off. */
const standsOn = (lower: Standing, upper: Standing): boolean =>
  lower.shift[0] === upper.shift[0] && Math.abs(lower.shift[1] - upper.shift[1] - STOREY) < 0.01;

function StoreyName({ floor, mode }: { floor: FloorDrawing; mode: Mode }) {
  const angle = angleOf(mode);
  const [x, y] = mode === 'flat' ? [4, boundsOf(angle, floor).y - 8] : [10, floor.floor === 0 ? -44 : -34];
  return (
    <text className="storey-name" x={x} y={y}>
      {floor.title}
    </text>
  );
}
