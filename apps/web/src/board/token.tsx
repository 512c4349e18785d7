import type { ReactNode } from 'react';
import type { Lighting, TokenDrawing } from './drawing.ts';
import { type Light, lightOf, pointed } from './pointing.ts';

/** What tells the kinds of people apart without any colour: what they wear, and so how their outline runs. */
const BODIES = {
  doctor: 'M16 12.5c5.20 0 8.70 2 9.30 6.500L27.50 35.500h-23L6.70 19c.6-4.50 4.1-6.50 9.3-6.500z',
  nurse: 'M16 12.5c4.50 0 7.50 1.70 7.50 5.500L21.30 23l6.70 12.500H4L10.70 23 8.50 18c0-3.80 3-5.50 7.5-5.500z',
  orderly: 'M7 13.5h18l1.50 13-4 .5-.5 10.5h-5l-1-7-1 7h-5L9.50 27l-4-.5z',
  patient: 'M15 13c6.50 0 8.50 5 9.50 12 .6 4.5.8 8.5.3 10.500H5.200c-.5-2-.3-6 .3-10.50 1-7 3-12 9.5-12z',
} as const;

const HATS: Readonly<Record<TokenDrawing['shape'], ReactNode>> = {
  doctor: (
    <>
      <path
        className="hair"
        d="M9.80 7.500C9 3 12 .80 16 .800s7 2.20 6.20 6.700c-1-2.5-3-3.7-6.2-3.700S10.80 5 9.80 7.500z"
      />
      <path className="trim" d="M11 13.500l5 7 5-7M12.50 14.500c-.5 5 0 7 1.50 8" />
    </>
  ),
  nurse: (
    <>
      <path
        className="hair"
        d="M9.70 9.500C8.50 3.50 12 1.50 16 1.500s7.50 2 6.30 8c-1-3.5-2.5-5-6.3-5s-5.30 1.5-6.30 5z"
      />
      <path className="cap" d="M9.50 4.50 11-1.500h10l1.50 6C19 3 13 3 9.50 4.500z" />
      <path className="trim" d="M16-.600v3.600M14.20 1.200h3.6" />
    </>
  ),
  orderly: (
    <>
      <path className="cap" d="M9.70 5.500C9.70 1 12.5-.50 16-.500s6.30 1.50 6.30 6h4.200v1.800H9.700z" />
      <path className="trim" d="M12 14v6h8v-6" />
    </>
  ),
  patient: (
    <>
      <path className="trim" d="M29 38V4.500h-3.5" />
      <path className="drip" d="M23.50 4.500h4v7h-4z" />
      <path className="cap" d="M9.60 6.500c2-3 4-4.20 10.8-3.500l.8 2.600c-4 .2-8 .9-11.40 3z" />
    </>
  ),
};

/** Somebody alone, 32 wide and 40 high: who by the outline, which level by letter and colour. */
export function Figure({ token }: { token: TokenDrawing }) {
  const { shape, level, letter, badge, count, spent } = token;
  return (
    <>
      <ellipse className="shadow" cx="17" cy="37" rx="13" ry="3.5" />
      <g className="figure" data-shape={shape} data-level={level}>
        {shape !== 'orderly' && shape !== 'patient' && <path className="legs" d="M10.50 34h4v4h-4zM17.50 34h4v4h-4z" />}
        <path className="body" d={BODIES[shape]} />
        <circle className="head" cx={shape === 'patient' ? 15 : 16} cy="7.5" r="6" />
        {HATS[shape]}
        <text x={shape === 'patient' ? 15 : 16} y={badge === undefined ? 30.5 : 27} className="letter">
          {letter}
        </text>
      </g>
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
          <path d="M1.50 7.20 3.80 9.500l4-4.8" />
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
      transform={`translate(${x} ${y}) scale(${size / 32})`}
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
    <span className="token-slot" data-spent={token.spent || undefined}>
      <svg role="presentation" className="token-button" viewBox="-4 -5 40 47">
        <Token token={token} light={lightOf(token.target, lighting)} x={0} y={0} size={32} />
      </svg>
    </span>
  );
}
