import { useId } from 'react';

/** How far something has come; without a value, that it is under way. */
export function Progress({ label, value, max = 1 }: { label: string; value?: number; max?: number }) {
  const id = useId();
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={value} max={max} />
    </div>
  );
}

/** Something is being done that takes a moment. */
export function Spinner({ label }: { label: string }) {
  return <span className="spinner" role="img" aria-label={label} />;
}
