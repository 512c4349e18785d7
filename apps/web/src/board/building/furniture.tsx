import type { ReactNode } from 'react';
import { Picture } from '../art.tsx';
import type { Angle } from './projection.ts';
import { faces, type Solid } from './solids.ts';

/** What stands in a room, by the name of its drawing. A game brings one of these with its face. */
export type Furniture = Readonly<Record<string, readonly Solid[]>>;

const drawn = new WeakMap<readonly Solid[], Partial<Record<Angle, ReactNode>>>();

/** Solids as drawn from an angle. The same list is projected once. */
export function drawSolids(angle: Angle, solids: readonly Solid[]): ReactNode {
  const known = drawn.get(solids) ?? {};
  drawn.set(solids, known);
  known[angle] ??= (
    <g className="solids">
      {faces(angle, solids).map((face, at) =>
        'art' in face ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <g key={at} className="sign" data-paint={face.paint} transform={face.transform}>
            <Picture art={face.art} x={0} y={0} size={24} />
          </g>
        ) : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={at}
            d={face.path}
            data-paint={face.paint}
            data-shade={face.width === undefined ? face.shade : 'stroke'}
            strokeWidth={face.width}
          />
        ),
      )}
    </g>
  );
  return known[angle];
}
