import { type Angle, outline, type Point, project, type Spot } from './projection.ts';

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
  | { readonly is: 'line'; readonly through: readonly Spot[]; readonly width: number; readonly paint: Paint };

/** One outline to fill or, with a width, to draw along. */
export interface Face {
  readonly path: string;
  readonly paint: Paint;
  readonly shade: 'top' | 'front' | 'side' | 'plain';
  readonly width?: number;
}

const fixed = (value: number): string => String(Math.round(value * 100) / 100);

function ellipse([x, y]: Point, rx: number, ry: number): string {
  return `M${fixed(x - rx)} ${fixed(y)}a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(2 * rx)} 0a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(-2 * rx)} 0Z`;
}

/** A level circle: in the isometric angle it comes out wider and flatter. */
const WIDE = Math.sqrt(1.5);
const FLAT = Math.sqrt(0.5);

function boxFaces(angle: Angle, [x, y, z]: Spot, [w, d, h]: Spot, paint: Paint): Face[] {
  const top: Face = {
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
  return Math.max(...solid.through.map(([, , z]) => z));
};

/** Everything that is seen of these solids, in the order in which it is drawn. */
export function faces(angle: Angle, solids: readonly Solid[]): Face[] {
  const order = angle === 'above' ? solids.toSorted((a, b) => heightOf(a) - heightOf(b)) : solids;
  return order.flatMap((solid) => facesOf(angle, solid));
}
