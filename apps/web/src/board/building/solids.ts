import { type Angle, COS, outline, type Point, project, SIN, type Spot } from './projection.ts';

/** What a thing is made of: a colour of the style sheet, the same in every drawing. */
export type Paint =
  | 'wall'
  | 'linen'
  | 'wood'
  | 'steel'
  | 'glass'
  | 'paper'
  | 'dark'
  | 'leaf'
  | 'leaf-2'
  | 'trunk'
  | 'soil'
  | 'water'
  | 'blossom'
  | 'accent'
  | 'warm'
  | 'good'
  | 'asphalt'
  | 'screen'
  | 'red'
  | 'blue'
  | 'card'
  | 'ink'
  | 'line'
  | 'tone'
  | 'car-0'
  | 'car-1'
  | 'car-2'
  | 'car-3';

/**
 * A piece of furniture as data: sizes in hundredths of a room, from its left front corner. A room's drawing is a list of
 * these, from back to front, and is projected for every angle alike.
 */
export type Solid =
  /** A block: its left front lower corner, and width, depth, height. */
  | { readonly is: 'box'; readonly at: Spot; readonly size: Spot; readonly paint: Paint }
  /** An upright cylinder on the middle of its base. */
  | {
      readonly is: 'drum';
      readonly at: Spot;
      readonly radius: number;
      readonly height: number;
      readonly paint: Paint;
    }
  | { readonly is: 'ball'; readonly at: Spot; readonly radius: number; readonly paint: Paint }
  /** A flat patch through these points. */
  | { readonly is: 'patch'; readonly through: readonly Spot[]; readonly paint: Paint }
  /** A line through these points. */
  | { readonly is: 'line'; readonly through: readonly Spot[]; readonly width: number; readonly paint: Paint }
  /** A picture of the game, upright and facing the front; `at` is its left lower corner. */
  | { readonly is: 'sign'; readonly at: Spot; readonly size: number; readonly art: string; readonly paint: Paint };

/** Short hands for lists of solids. */
export const box = (at: Spot, size: Spot, paint: Paint): Solid => ({ is: 'box', at, size, paint });
export const drum = (at: Spot, radius: number, height: number, paint: Paint): Solid => ({
  is: 'drum',
  at,
  radius,
  height,
  paint,
});
export const ball = (at: Spot, radius: number, paint: Paint): Solid => ({ is: 'ball', at, radius, paint });
export const patch = (paint: Paint, ...through: Spot[]): Solid => ({ is: 'patch', through, paint });
export const line = (paint: Paint, width: number, ...through: Spot[]): Solid => ({ is: 'line', through, width, paint });
export const sign = (at: Spot, size: number, art: string, paint: Paint): Solid => ({
  is: 'sign',
  at,
  size,
  art,
  paint,
});

/** The same things somewhere else. */
export function moved(solids: readonly Solid[], [dx, dy, dz]: Spot): Solid[] {
  const to = ([x, y, z]: Spot): Spot => [x + dx, y + dy, z + dz];
  return solids.map((solid) =>
    'through' in solid ? { ...solid, through: solid.through.map(to) } : { ...solid, at: to(solid.at) },
  );
}

/** One outline to fill or, with a width, to draw along. */
interface Outline {
  readonly path: string;
  readonly paint: Paint;
  readonly shade: 'top' | 'front' | 'side' | 'plain';
  readonly width?: number;
}

/** A picture of 24 by 24, and how it is put into the drawing. */
interface SignFace {
  readonly art: string;
  readonly paint: Paint;
  readonly transform: string;
}

export type Face = Outline | SignFace;

const fixed = (value: number): string => String(Math.round(value * 100) / 100);

function ellipse([x, y]: Point, rx: number, ry: number): string {
  return `M${fixed(x - rx)} ${fixed(y)}a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(2 * rx)} 0a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(-2 * rx)} 0Z`;
}

/** A level circle: in the isometric angle it comes out wider and flatter. */
const WIDE = Math.sqrt(1.5);
const FLAT = Math.sqrt(0.5);

function boxFaces(angle: Angle, [x, y, z]: Spot, [w, d, h]: Spot, paint: Paint): Face[] {
  const top: Outline = {
    paint,
    shade: 'top',
    path: outline(angle, [
      [x, y, z + h],
      [x + w, y, z + h],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ]),
  };
  if (angle === 'above' || h === 0) return [top];
  return [
    {
      paint,
      shade: 'front',
      path: outline(angle, [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + h],
        [x, y, z + h],
      ]),
    },
    {
      paint,
      shade: 'side',
      path: outline(angle, [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ]),
    },
    top,
  ];
}

function drumFaces(angle: Angle, [x, y, z]: Spot, radius: number, height: number, paint: Paint): Face[] {
  const top = project(angle, [x, y, z + height]);
  if (angle === 'above') return [{ paint, shade: 'top', path: ellipse(top, radius, radius) }];
  const [rx, ry] = [radius * WIDE, radius * FLAT];
  const [bx, by] = project(angle, [x, y, z]);
  const body = `M${fixed(bx - rx)} ${fixed(by)}a${fixed(rx)} ${fixed(ry)} 0 0 0 ${fixed(2 * rx)} 0V${fixed(top[1])}H${fixed(bx - rx)}Z`;
  return [
    { paint, shade: 'front', path: body },
    { paint, shade: 'top', path: ellipse(top, rx, ry) },
  ];
}

function facesOf(angle: Angle, solid: Solid): Face[] {
  switch (solid.is) {
    case 'box':
      return boxFaces(angle, solid.at, solid.size, solid.paint);
    case 'drum':
      return drumFaces(angle, solid.at, solid.radius, solid.height, solid.paint);
    case 'ball': {
      const [x, y] = project(angle, solid.at);
      const { radius, paint } = solid;
      return [
        { paint, shade: 'side', path: ellipse([x, y], radius, radius) },
        { paint, shade: 'top', path: ellipse([x - radius * 0.18, y - radius * 0.2], radius * 0.74, radius * 0.72) },
      ];
    }
    case 'patch':
      return [{ paint: solid.paint, shade: 'plain', path: outline(angle, solid.through) }];
    case 'sign': {
      // Nobody reads a wall from above.
      if (angle === 'above') return [];
      const { at, size, art, paint } = solid;
      const [x, y] = project(angle, [at[0], at[1], at[2] + size]);
      const by = size / 24;
      const parts = [by * COS, by * SIN, 0, by, x, y].map(fixed).join(' ');
      return [{ art, paint, transform: `matrix(${parts})` }];
    }
    case 'line': {
      const points = solid.through.map((spot) => project(angle, spot).map(fixed).join(' '));
      return [{ paint: solid.paint, shade: 'plain', path: `M${points.join('L')}`, width: solid.width }];
    }
  }
}

/** The highest point of a solid: from above, what is higher covers what is lower. */
const heightOf = (solid: Solid): number => {
  if (solid.is === 'box') return solid.at[2] + solid.size[2];
  if (solid.is === 'drum') return solid.at[2] + solid.height;
  if (solid.is === 'ball') return solid.at[2] + solid.radius;
  if (solid.is === 'sign') return solid.at[2] + solid.size;
  return Math.max(...solid.through.map(([, , z]) => z));
};

/** Everything that is seen of these solids, in the order in which it is drawn. */
export function faces(angle: Angle, solids: readonly Solid[]): Face[] {
  const order = angle === 'above' ? solids.toSorted((a, b) => heightOf(a) - heightOf(b)) : solids;
  return order.flatMap((solid) => facesOf(angle, solid));
}
