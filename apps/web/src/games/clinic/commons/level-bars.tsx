import { LEVELS } from '@asclepion/clinic';

/** The level as a shape: so many bars, each higher than the one before, from a corner. Its word is with the person. */
function Bars({ level, x, y, scale }: { level: number; x: number; y: number; scale: number }) {
  return LEVELS.map((name, at) => (
    <rect
      key={name}
      x={x + at * 3.4 * scale}
      y={y + (8 - at * 2.4) * scale}
      width={2.4 * scale}
      height={(3 + at * 2.4) * scale}
      rx={0.6 * scale}
      data-on={at <= level || undefined}
    />
  ));
}

/** The bars beside a drawing, 13 wide and 11 high. */
export function LevelBars({ level }: { level: number }) {
  return (
    <svg className="level-bars" width="13" height="11" viewBox="0 0 13 11" aria-hidden="true">
      <Bars level={level} x={0} y={0} scale={1} />
    </svg>
  );
}

/** The bars within the drawing of somebody, from a corner of it; as large as they are beside one. */
export function LevelBarsAt({ level, x, y }: { level: number; x: number; y: number }) {
  return (
    <g className="level-bars">
      <Bars level={level} x={x} y={y} scale={1.175} />
    </g>
  );
}
