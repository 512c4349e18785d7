import { type ReactNode, useId } from 'react';

/** One of a few, all of them in sight. They are the browser's radio buttons, so arrow keys go between them. */
export function Segments<Value extends string>({
  label,
  hideLabel = false,
  value,
  items,
  onChange,
}: {
  label: string;
  /** For where the label would only repeat what stands around. It is still read out. */
  hideLabel?: boolean;
  value: Value;
  items: readonly { readonly value: Value; readonly text: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="segments-row">
        {items.map((item) => (
          <label key={item.value} className="segment">
            <input
              type="radio"
              name={name}
              value={item.value}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
            />
            <span>{item.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
