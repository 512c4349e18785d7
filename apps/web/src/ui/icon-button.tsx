import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icons/icon.tsx';
import { Tooltip } from './tooltip.tsx';

/** A button that is a picture; its name shows beside it while it is pointed at. */
export function IconButton({
  icon,
  label,
  small = false,
  ...rest
}: { readonly icon: IconName; readonly label: string; readonly small?: boolean } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children' | 'aria-label'
>) {
  return (
    <Tooltip text={label} silent>
      {() => (
        <button
          type="button"
          {...rest}
          className={small ? 'button icon-button button-quiet button-small' : 'button icon-button button-quiet'}
          aria-label={label}
        >
          <Icon name={icon} />
        </button>
      )}
    </Tooltip>
  );
}
