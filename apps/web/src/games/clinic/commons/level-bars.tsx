import { LEVELS } from '@asclepion/clinic';

/** The level as a shape: so many bars, each higher than the one before. Its word is with the person. */
function Bars({ level }: { level: number }) {
  return LEVELS.map((name, at) => (
    <rect
      key={name}
      x={at * 3.4}
      y={8 - at * 2.4}
      width="2.4"
      height={3 + at * 2.4}
      rx="0.6"
      data-on={at <= level || undefined}
    />
  ));
}

/** The bars beside a drawing, 13 wide and 11 high. */
export function LevelBars({ level }: { level: number }) {
  return (
    <svg className="level-bars" width="13" height="11" viewBox="0 0 13 11" aria-hidden="true">
      <Bars level={level} />
    </svg>
  );
}

/** The bars within the drawing of somebody, from a corner of it; as large as they are beside one. */
export function LevelBarsAt({ level, x, y }: { level: number; x: number; y: number }) {
  return (
    <g className="level-bars" transform={`translate(${x} ${y}) scale(1.175)`}>
      <Bars level={level} />
    </g>
  );
}
