import type { Lighting, TokenDrawing } from './drawing.ts';
import { type Light, lightOf, pointed } from './pointing.ts';

const SHAPES = {
  doctor: <circle cx="16" cy="16" r="13" />,
  nurse: <path d="M11 3h10v8h8v10h-8v8H11v-8H3V11h8z" />,
  orderly: <rect x="4" y="4" width="24" height="24" rx="3" />,
  patient: <path d="M16 30 3 20V6l6-3h14l6 3v14z" />,
} as const;

/** The shape alone, 32 by 32: who by its outline, which level by letter and colour. */
function Figure({ token }: { token: TokenDrawing }) {
  const { shape, level, letter, badge, count } = token;
  return (
    <>
      <g className="figure" data-shape={shape} data-level={level}>
        {SHAPES[shape]}
        <text x="16" y={shape === 'patient' ? 19.5 : 21} className="letter">
          {letter}
        </text>
      </g>
      {badge !== undefined && (
        <g className="badge">
          <rect x="6" y="24" width="20" height="11" rx="3" />
          <text x="16" y="32.5">
            {badge}
          </text>
        </g>
      )}
      {count > 1 && (
        <g className="count">
          <circle cx="28" cy="5" r="8" />
          <text x="28" y="9">
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
}: {
  token: TokenDrawing;
  light: Light;
  x: number;
  y: number;
  size: number;
}) {
  return (
    <g
      className="token"
      data-spent={token.spent || undefined}
      transform={`translate(${x} ${y}) scale(${size / 32})`}
      {...pointed(token.target, token.label, light)}
    >
      <rect className="halo" x="-3" y="-3" width="38" height="40" rx="8" />
      <Figure token={token} />
    </g>
  );
}

/** Somebody in a line of text or a row of the page. */
export function TokenButton({ token, lighting }: { token: TokenDrawing; lighting: Lighting }) {
  return (
    <span className="token-slot" data-spent={token.spent || undefined}>
      <svg role="presentation" className="token-button" viewBox="-4 -4 42 42">
        <Token token={token} light={lightOf(token.target, lighting)} x={0} y={0} size={32} />
      </svg>
    </span>
  );
}
