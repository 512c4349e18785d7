import symbols from './icons.svg?no-inline';
import type { ICON_NAMES } from './names.ts';

export type IconName = (typeof ICON_NAMES)[number];

/** A picture of the family in `icons.svg`. It says nothing to a screen reader: what stands beside it does. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${symbols}#${name}`} />
    </svg>
  );
}
