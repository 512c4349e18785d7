import { type ReactNode, useId } from 'react';

/** Something that is on or off, and is so at once. */
export function Switch({
  label,
  help,
  on,
  disabled = false,
  onChange,
}: {
  label: ReactNode;
  help?: ReactNode;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {help !== undefined && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
    </div>
  );
}
