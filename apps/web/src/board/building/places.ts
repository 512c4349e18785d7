import type { Target } from '../drawing.ts';
import { bayOf } from './edge.tsx';
import type { Standing } from './layout.ts';
import { places } from './person.tsx';
import { type Angle, cornerOf, type Point, project, ROOM, type Spot } from './projection.ts';
import type { ShownFloor } from './shown.ts';

/** Where things lie in the drawing: the middle of a cell's floor, the middle of an edge, somebody's feet. */
export type Places = ReadonlyMap<Target, Point>;

/** Finds all that is shown. */
export function placesOf(angle: Angle, shown: readonly ShownFloor[], standing: readonly Standing[]): Places {
  const found = new Map<Target, Point>();
  shown.forEach(({ drawing: { cells, edges } }, at) => {
    const [dx, dy] = standing[at].shift;
    const put = (target: Target, spot: Spot): void => {
      const [x, y] = project(angle, spot);
      found.set(target, [x + dx, y + dy]);
    };
    for (const { target, column, row, tokens } of cells) {
      const [x, y, z] = cornerOf(column, row);
      const middle: Spot = [x + ROOM / 2, y + ROOM / 2, z];
      put(target, middle);
      const [mx, my] = project(angle, middle);
      const { feet } = places(tokens.length);
      tokens.forEach((token, at) => {
        found.set(token.target, [mx + feet[at][0] + dx, my + feet[at][1] + dy]);
      });
    }
    for (const edge of edges) {
      const { at: bay, width, depth } = bayOf(edge);
      put(edge.target, [bay[0] + width / 2, bay[1] + depth / 2, 0]);
    }
  });
  return found;
}
