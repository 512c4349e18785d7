import { numbered } from './numbered.ts';

/** The shape of what is still to come, so that nothing jumps when it is there. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {numbered(Array.from({ length: lines })).map(({ number }) => (
        <span key={number} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}
