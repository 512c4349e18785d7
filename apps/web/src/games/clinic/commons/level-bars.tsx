import { LEVELS } from '@asclepion/clinic';

/** The level as a shape: so many bars, each higher than the one before. Its word is with the person. */
export function LevelBars({ level }: { level: number }) {
  return (
    <svg className="level-bars" width="13" height="11" viewBox="0 0 13 11" aria-hidden="true">
      {LEVELS.map((name, at) => (
        <rect
          key={name}
          x={at * 3.4}
          y={8 - at * 2.4}
          width="2.4"
          height={3 + at * 2.4}
          rx="0.6"
          data-on={at <= level || undefined}
        />
      ))}
    </svg>
  );
}
