import { type ReactNode, useId } from 'react';

/** Something to take along or leave. */
export function Check({
  label,
  help,
  checked,
  disabled = false,
  onChange,
}: {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={checked}
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
