import type { ReactNode } from 'react';
import type { Lighting, TokenDrawing } from './drawing.ts';
import { type Light, lightOf, pointed } from './pointing.ts';

/** What tells a kind of people apart without any colour, on a field 32 wide and 40 high: its outline, what it wears. */
export interface Outfit {
  readonly body: string;
  readonly wears: ReactNode;
  /** Whether legs stand out below the body. */
  readonly legs: boolean;
  /** Where the middle of the head is, from the left; a thing has none. */
  readonly head: number | undefined;
  /** Where the middle of the letter is, if not below the head. */
  readonly letter?: number;
}

const ORDERLY: Outfit = {
  body: 'M7 13.5h18l1.5 13-4 .5-.5 10.5h-5l-1-7-1 7h-5L9.5 27l-4-.5z',
  legs: false,
  head: 16,
  wears: (
    <>
      <path className="cap" d="M9.7 5.5C9.7 1 12.5-.5 16-.5s6.3 1.5 6.3 6h4.2v1.8H9.7z" />
      <path className="trim" d="M12 14v6h8v-6" />
    </>
  ),
};

const outfits = new Map<string, Outfit>([
  [
    'doctor',
    {
      body: 'M16 12.5c5.2 0 8.7 2 9.3 6.5L27.5 35.5h-23L6.7 19c.6-4.5 4.1-6.5 9.3-6.5z',
      legs: true,
      head: 16,
      wears: (
        <>
          <path className="hair" d="M9.8 7.5C9 3 12 .8 16 .8s7 2.2 6.2 6.7c-1-2.5-3-3.7-6.2-3.7S10.8 5 9.8 7.5z" />
          <path className="trim" d="M11 13.5l5 7 5-7M12.5 14.5c-.5 5 0 7 1.5 8" />
        </>
      ),
    },
  ],
  [
    'nurse',
    {
      body: 'M16 12.5c4.5 0 7.5 1.7 7.5 5.5L21.3 23l6.7 12.5H4L10.7 23 8.5 18c0-3.8 3-5.5 7.5-5.5z',
      legs: true,
      head: 16,
      wears: (
        <>
          <path className="hair" d="M9.7 9.5C8.5 3.5 12 1.5 16 1.5s7.5 2 6.3 8c-1-3.5-2.5-5-6.3-5s-5.3 1.5-6.3 5z" />
          <path className="cap" d="M9.5 4.5 11-1.5h10l1.5 6C19 3 13 3 9.5 4.5z" />
          <path className="trim" d="M16-.6v3.6M14.2 1.2h3.6" />
        </>
      ),
    },
  ],
  [
    'patient',
    {
      body: 'M15 13c6.5 0 8.5 5 9.5 12 .6 4.5.8 8.5.3 10.5H5.2c-.5-2-.3-6 .3-10.5 1-7 3-12 9.5-12z',
      legs: false,
      head: 15,
      wears: (
        <>
          <path className="trim" d="M29 38V4.5h-3.5" />
          <path className="drip" d="M23.5 4.5h4v7h-4z" />
          <path className="cap" d="M9.6 6.5c2-3 4-4.2 10.8-3.5l.8 2.6c-4 .2-8 .9-11.4 3z" />
        </>
      ),
    },
  ],
  ['orderly', ORDERLY],
]);

/** A game's face brings the outfits of its people once. */
export function addOutfit(kind: string, outfit: Outfit): void {
  outfits.set(kind, outfit);
}

/** A piece in somebody's hand. */
function Thing({ shape, level, letter }: Pick<TokenDrawing, 'shape' | 'level' | 'letter'>) {
  const { body, wears } = outfits.get(shape) ?? ORDERLY;
  return (
    <g className="figure" data-shape={shape} data-level={level}>
      <path className="body" d={body} />
      {wears}
      <text x={16} y={30.5} className="letter">
        {letter}
      </text>
    </g>
  );
}

/** Somebody alone, 32 wide and 40 high: who by the outline, which level by letter and colour. */
export function Figure({ token }: { token: TokenDrawing }) {
  const { shape, level, letter, badge, count, spent, lying, carries } = token;
  const { body, wears, legs, head, letter: middle = head ?? 16 } = outfits.get(shape) ?? ORDERLY;
  return (
    <>
      <ellipse className="shadow" cx="17" cy="37" rx="13" ry="3.5" />
      <g
        className="figure"
        data-shape={shape}
        data-level={level}
        transform={lying === true ? 'translate(-2 39) rotate(-90) scale(.86)' : undefined}
      >
        {legs && <path className="legs" d="M10.5 34h4v4h-4zM17.5 34h4v4h-4z" />}
        <path className="body" d={body} />
        {head !== undefined && <circle className="head" cx={head} cy="7.5" r="6" />}
        {wears}
        <text x={middle} y={badge === undefined ? 30.5 : 27} className="letter">
          {letter}
        </text>
      </g>
      {carries !== undefined && (
        <g transform="translate(17 17) scale(.55)">
          <Thing {...carries} />
        </g>
      )}
      {badge !== undefined && (
        <g className="badge">
          <rect x="3" y="29" width="24" height="11" rx="3.5" />
          <text x="15" y="37.7">
            {badge}
          </text>
        </g>
      )}
      {spent && (
        <g className="spent">
          <circle cx="4.5" cy="7" r="6" />
          <path d="M1.5 7.2 3.8 9.5l4-4.8" />
        </g>
      )}
      {count > 1 && (
        <g className="count">
          <circle cx="28" cy="9" r="7.5" />
          <text x="28" y="13">
            {count}
          </text>
        </g>
      )}
    </>
  );
}

/**
 * How a token comes to its place. What is there already is not put there: a browser keeps apart in its layers whatever has
 * a place of its own.
 */
const placing = (x: number, y: number, size: number): string | undefined =>
  x === 0 && y === 0 && size === 32 ? undefined : `translate(${x} ${y}) scale(${size / 32})`;

/** Somebody inside a drawing, `size` wide. */
export function Token({
  token,
  light,
  x,
  y,
  size,
  grid,
}: {
  token: TokenDrawing;
  light: Light;
  x: number;
  y: number;
  size: number;
  /** Its place among cells, for keys that go from one to the next. */
  grid?: string;
}) {
  return (
    <g
      className="token"
      data-spent={token.spent || undefined}
      data-grid={grid}
      transform={placing(x, y, size)}
      {...pointed(token.target, token.label, light)}
    >
      <rect className="halo" x="-2" y="-4" width="36" height="45" rx="8" />
      <Figure token={token} />
    </g>
  );
}

/** Somebody in a line of text or a row of the page. */
export function TokenButton({ token, lighting }: { token: TokenDrawing; lighting: Lighting }) {
  return (
    <TokenSlot spent={token.spent}>
      <Token token={token} light={lightOf(token.target, lighting)} x={0} y={0} size={32} />
    </TokenSlot>
  );
}

/** Room for somebody in a line of text or a row of the page: a token 32 wide, from the corner. */
export function TokenSlot({ spent = false, children }: { spent?: boolean; children: ReactNode }) {
  return (
    <span className="token-slot" data-spent={spent || undefined}>
      <svg role="presentation" className="token-button" viewBox="-4 -5 40 47">
        {children}
      </svg>
    </span>
  );
}
