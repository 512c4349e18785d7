import type { Box } from './layout.ts';
import type { Point } from './projection.ts';

/** What part of the drawing is seen: a point of the drawing lies at `scale * point + shift` in the window. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Windows up to this width are those of phones. */
const NARROW = 700;
export const isNarrow = ({ width }: Size): boolean => width <= NARROW;

const LEAST = 0.12;
const MOST = 4;
/** A person is some 32 units wide: at this scale a finger or a shaky hand hits one (WCAG 2.5.8 asks for 24 pixels). */
export const TOUCHABLE = 0.78;
const MARGIN = 10;
/** Above, the tools stand over the drawing. */
const TOP = 34;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Shows all of a box, as large as it may be: in the middle, on a phone below the tools. */
export function fit(box: Box, window: Size): Camera {
  const scale = within(
    Math.min((window.width - 2 * MARGIN) / box.width, (window.height - 2 * MARGIN - TOP) / box.height),
    LEAST,
    1.6,
  );
  const camera = centred([box.x + box.width / 2, box.y + box.height / 2], scale, window);
  return {
    ...camera,
    y: isNarrow(window) ? TOP + MARGIN - box.y * scale : camera.y + TOP / 2,
  };
}

/** Puts a point of the drawing into the middle. */
export const centred = ([x, y]: Point, scale: number, window: Size): Camera => ({
  scale,
  x: window.width / 2 - x * scale,
  y: window.height / 2 - y * scale,
});

/**
 * Looks at a box from where a finger hits people, with as much around it as the window has room for; where the drawing
 * ends nothing is shown beyond it.
 */
export function near({ x, y, width, height }: Box, all: Box, window: Size): Camera {
  const camera = centred([x + width / 2, y + height / 2], TOUCHABLE, window);
  return {
    ...camera,
    x: filled(camera.x, all.x * TOUCHABLE, all.width * TOUCHABLE, [MARGIN, window.width - MARGIN]),
    y: filled(camera.y + TOP / 2, all.y * TOUCHABLE, all.height * TOUCHABLE, [TOP + MARGIN, window.height - MARGIN]),
  };
}

/**
 * Shifts what lies from here on, and is so long, that it fills a space. What is shorter stands at its start: on a phone
 * the end of the window may lie behind what is asked.
 */
function filled(shift: number, from: number, length: number, [start, end]: Point): number {
  if (length <= end - start) return start - from;
  return within(shift, end - length - from, start - from);
}

/** Zooms so that what lies at this point of the window stays there. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point): Camera {
  const scale = within(camera.scale * factor, LEAST, MOST);
  const by = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

/** Never lets the drawing out of sight: its middle half stays within the window's reach. */
export function held(camera: Camera, box: Box, window: Size): Camera {
  const { scale } = camera;
  const [left, right] = [(box.x + box.width) * scale, box.x * scale];
  const [top, bottom] = [(box.y + box.height) * scale, box.y * scale];
  const [wide, tall] = [Math.min(window.width, box.width * scale) / 2, Math.min(window.height, box.height * scale) / 2];
  return {
    scale,
    x: within(camera.x, wide - left, window.width - wide - right),
    y: within(camera.y, tall - top, window.height - tall - bottom),
  };
}

/** Whether any of these points of the drawing can be seen. */
export const sees = ({ scale, x, y }: Camera, window: Size, points: readonly Point[]): boolean =>
  points.some(([px, py]) => {
    const [sx, sy] = [px * scale + x, py * scale + y];
    return sx > 0 && sy > 0 && sx < window.width && sy < window.height;
  });

/** Moves the least way so that a box of the window comes into sight. */
export function reaching(camera: Camera, box: Box, window: Size): Camera {
  const shift = (from: number, length: number, room: number): number => {
    if (from < MARGIN) return MARGIN - from;
    return Math.min(0, room - MARGIN - from - length);
  };
  return {
    ...camera,
    x: camera.x + shift(box.x, box.width, window.width),
    y: camera.y + shift(box.y, box.height, window.height),
  };
}

/** Drawn smaller than this, names would be too small to read. */
const READABLE = 0.92;

/** How much larger than the rest names are drawn, in tenths: they stay readable when the building is far away. */
export const sizeOfNames = (scale: number): number => within(Math.round((10 * READABLE) / scale) / 10, 1, 1.5);
