import type { ReactNode } from 'react';
import type { Lighting, TokenDrawing } from '../../../board/drawing.ts';
import { TokenButton } from '../../../board/token.tsx';

/** One place of a shelf: a piece and what is said below it; without a piece, a gap. */
interface Place {
  readonly token: TokenDrawing | undefined;
  readonly below?: ReactNode;
}

/** Pieces of a module that lie beside the boards. */
export function Shelf({ title, places, lighting }: { title: string; places: readonly Place[]; lighting: Lighting }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      <div className="shelf">
        {places.map(({ token, below }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <span key={place} className="shelf-place">
            {token === undefined ? <span className="shelf-gap" /> : <TokenButton token={token} lighting={lighting} />}
            {below}
          </span>
        ))}
      </div>
    </section>
  );
}
