import type { ReactNode } from 'react';
import { numbered } from '../../ui/numbered.ts';
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
      {numbered(faces(angle, solids)).map(({ value: face, number }) =>
        'art' in face ? (
          <g key={number} className="sign" data-paint={face.paint} transform={face.transform}>
            <Picture art={face.art} x={0} y={0} size={24} />
          </g>
        ) : (
          <path
            key={number}
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
