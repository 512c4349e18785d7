import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** What ties a control to its label, help and problem. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldWords {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly problem?: string | undefined;
}

/** A control with its label, a word of help, and what is wrong with what was put in. */
export function Field({
  label,
  help,
  problem,
  children,
}: FieldWords & { readonly children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const described = [help !== undefined && `${id}-help`, problem !== undefined && `${id}-problem`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': problem !== undefined || undefined,
      })}
      {help !== undefined && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A line of text to fill in. */
export function TextField({
  label,
  help,
  problem,
  value,
  onChange,
  ...rest
}: FieldWords & { readonly value: string; readonly onChange: (value: string) => void } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'onChange' | 'value' | 'id'
  >) {
  return (
    <Field label={label} help={help} problem={problem}>
      {(ids) => <input {...rest} {...ids} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
