import type { ReactNode } from 'react';
import { Field } from './field.tsx';

export interface Item<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

/** One of several, from the browser's own list. */
export function Select<Value extends string>({
  label,
  help,
  problem,
  value,
  items,
  onChange,
}: {
  label: ReactNode;
  help?: ReactNode;
  problem?: string | undefined;
  value: Value;
  items: readonly Item<Value>[];
  onChange: (value: Value) => void;
}) {
  return (
    <Field label={label} help={help} problem={problem}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => onChange(items[target.selectedIndex].value)}>
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
