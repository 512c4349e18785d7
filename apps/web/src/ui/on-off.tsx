import { type ReactNode, useId } from 'react';

export interface OnOffProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** What a check and a switch have in common: the browser's own checkbox, its label and its help. */
export function OnOff({
  kind,
  label,
  help,
  on,
  disabled = false,
  onChange,
}: OnOffProps & { kind: 'check' | 'switch'; on: boolean }) {
  const id = useId();
  return (
    <div className={kind}>
      <input
        id={id}
        type="checkbox"
        {...(kind === 'switch' && { role: 'switch', 'aria-checked': on })}
        checked={on}
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
