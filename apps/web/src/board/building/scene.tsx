import { useEffect, useMemo, useRef, useState } from 'react';
import { deferred, Nothing } from '../../device/deferred.tsx';
import { type Command, useCommands } from '../../table/keys.ts';
import { useStable } from '../../table/use-stable.ts';
import { useTexts } from '../../text/texts.ts';
import type { FloorDrawing, Lighting, WayDrawing } from '../drawing.ts';
import { keepAlike } from './alike.ts';
import { arrivingIn, changesBetween } from './changes.ts';
import { commandsOf } from './commands.ts';
import { Floor, sizeOf } from './floor.tsx';
import type { Furniture } from './furniture.tsx';
import type { HeadStart } from './head-start.ts';
import { angleOf, type Box, type Mode, STOREY, type Standing } from './layout.ts';
import { type Movement, movementsOf, type Route } from './movements.ts';
import { Movers } from './movers.tsx';
import { placesOf } from './places.ts';
import { type ShownFloor, shownFloors, staying } from './shown.ts';
import { Tools } from './tools.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useBitByBit } from './use-bit-by-bit.ts';
import { useCamera, useReach, useSize } from './use-camera.ts';
import { useMotion } from './use-motion.ts';
import { type BoardView, useMoving } from './view.ts';
import { Ways } from './ways.tsx';

export interface SceneProps {
  /** What this is, for those who do not see it. */
  readonly name: string;
  readonly floors: readonly FloorDrawing[];
  readonly lighting: Lighting;
  /** Ways that somebody walks, or would walk. */
  readonly ways: readonly WayDrawing[];
  readonly furniture: Furniture;
  readonly view: BoardView;
  /** Whether it is the one that keys move; others beside it are only looked at. */
  readonly main: boolean;
  /** How people walk. */
  readonly route: Route;
  /** Lets those who move set off before the building is drawn anew. */
  readonly headStart: HeadStart;
}

/** Drags and pinches come after the first drawing, which needs none. */
const Gestures = deferred(async () => (await import('./gestures.tsx')).Gestures, Nothing);

const NO_COMMANDS: readonly Command[] = [];

/** A building in SVG: floors stacked or apart, to be moved and zoomed, in which things light up. */
export function Scene({ name, floors: given, lighting, ways, furniture, view, main, route, headStart }: SceneProps) {
  const texts = useTexts();
  const { mode } = view;
  const angle = angleOf(mode);
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [known, setKnown] = useState(given);
  const floors = keepAlike(known, given);
  if (floors !== known) setKnown(floors);
  const passed = useMemo(() => new Set(ways.flatMap(({ through }) => through)), [ways]);
  const before = useRef<readonly ShownFloor[]>([]);
  const shown = useMemo(
    () => staying(before.current, shownFloors(floors, { ...lighting, passed }, mode, view.floor)),
    [floors, lighting, passed, mode, view.floor],
  );
  before.current = shown;
  const { standing, home } = useArrangement(mode, shown, size, main);
  const places = useMemo(() => placesOf(angle, shown, standing), [angle, shown, standing]);
  const sizes = shown.map(({ drawing }) => sizeOf(drawing));
  const total = sizes.reduce((sum, count) => sum + count, 0);
  const due = useBitByBit(total, size.width > 0);
  /** How much of a floor is drawn by now: the lowest comes first. */
  const dueOf = (at: number): number =>
    Math.max(0, Math.min(sizes[at], due - sizes.slice(0, at).reduce((sum, count) => sum + count, 0)));
  const moving = useMoving();
  const changes = useMotion(floors, moving);
  const arriving = useMemo(() => arrivingIn(floors, changes), [floors, changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is on the way keeps to it, whatever comes meanwhile
  const movements = useMemo(() => movementsOf(changes, places, route, angle), [changes, standing, angle]);
  const foretell = useStable((next: readonly FloorDrawing[], way: Route): readonly Movement[] => {
    if (!moving) return [];
    const then = shownFloors(next, { ...lighting, passed }, mode, view.floor);
    // Where floors come or go all stand elsewhere.
    if (then.length !== shown.length) return [];
    return movementsOf(changesBetween(floors, next), placesOf(angle, then, standing), way, angle);
  });
  useEffect(() => headStart.foretellBy(foretell), [headStart, foretell]);
  const controls = useCamera(frame, drawing, size, home);
  useReach(frame, controls);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks only when something else lights up
  useEffect(
    () => controls.find([...lighting.lit].map((target) => places.get(target)).filter((point) => point !== undefined)),
    [lighting, controls],
  );
  useCommands(main ? commandsOf(texts, view, controls) : NO_COMMANDS);

  /** The space of the lowest floor among those that stand on each other. */
  const blockOf = (at: number): Box =>
    (shown.find((_, other) => standing[other].shift[0] === standing[at].shift[0]) ?? shown[at]).box;

  return (
    <section
      className="scene"
      data-mode={mode}
      data-moving={moving || undefined}
      aria-label={name}
      aria-busy={due < total || undefined}
    >
      <Tools view={view} floors={floors} controls={controls} main={main} />
      <Gestures window={frame} controls={controls} />
      <div className="scene-frame" ref={frame}>
        <div className="scene-camera" ref={drawing}>
          <svg className="scene-drawing" aria-label={name} aria-description={texts.text('web.building.help')}>
            {shown.map(({ floor, drawing: storey }, at) => (
              <g
                key={floor}
                className="storey"
                data-floor={floor}
                style={{ transform: `translate(${standing[at].shift[0]}px, ${standing[at].shift[1]}px)` }}
              >
                <Floor
                  floor={storey}
                  most={dueOf(at)}
                  lighting={lighting}
                  angle={angle}
                  furniture={furniture}
                  arriving={arriving}
                  changes={changes}
                  posts={mode === 'stacked' && at > 0 && standsOn(standing[at - 1], standing[at])}
                />
              </g>
            ))}
            {shown.map(({ floor, box, drawing: { title } }, at) => (
              <text
                key={floor}
                className="storey-name"
                x={standing[at].shift[0] + (mode === 'stacked' ? blockOf(at).x + 4 : box.x + 8)}
                y={standing[at].shift[1] + nameHeight(mode, floor, box)}
              >
                {title}
              </text>
            ))}
            <Ways ways={ways} places={places} />
          </svg>
          <Movers movements={movements} headStart={headStart} angle={angle} />
        </div>
      </div>
    </section>
  );
}

/** Whether the upper floor has not been lifted off. */
const standsOn = (lower: Standing, upper: Standing): boolean =>
  lower.shift[0] === upper.shift[0] && Math.abs(lower.shift[1] - upper.shift[1] - STOREY) < 0.01;

/** How high up the name of a floor stands. */
function nameHeight(mode: Mode, floor: number, box: Box): number {
  if (mode === 'flat') return box.y + 16;
  if (mode === 'stacked') return floor === 0 ? 70 : 40;
  return box.y + box.height * 0.36;
}
