import type { ReactNode } from 'react';
import type { Lighting, Target, TokenDrawing } from '../../../board/drawing.ts';
import { lightOf, pointed } from '../../../board/pointing.ts';
import { Token, TokenSlot } from '../../../board/token.tsx';

/**
 * What is under everything in a space, unseen: an area in which all else lies, and a letter. A browser sorts its layers
 * anew where a drawing is not as large as it was or comes to have words, which takes it longer than drawing what is in it.
 */
const GROUND = (
  <svg className="space-ground" overflow="visible" aria-hidden="true">
    <rect x="-24" y="-24" width="88" height="88" />
    <text x="16" y="30">
      ·
    </text>
  </svg>
);

/** Where somebody may stand, and who does. It is one drawing whoever comes and goes. */
export function Space({
  target,
  token,
  empty,
  lighting,
  children,
}: {
  target: Target;
  /** Who stands there, if somebody does. */
  token: TokenDrawing | undefined;
  /** What it is called while nobody does. */
  empty: string;
  lighting: Lighting;
  /** What is drawn beside whoever stands there. */
  children?: ReactNode;
}) {
  const light = lightOf(target, lighting);
  return (
    <TokenSlot>
      {GROUND}
      {token === undefined ? (
        <g className="gap" {...pointed(target, empty, light)}>
          <rect className="gap-field" x="-5" y="-2.5" width="42" height="42" rx="9" />
        </g>
      ) : (
        <>
          <Token token={token} light={light} x={0} y={0} size={32} />
          {children}
        </>
      )}
    </TokenSlot>
  );
}
