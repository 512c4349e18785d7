import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icons/icon.tsx';

/** `main`: what to do next, one in each place. `quiet`: what is seldom needed. `danger`: what cannot be taken back. */
export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'usual' | 'large';

interface Looks {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

const classOf = (kind: ButtonKind, size: ButtonSize): string =>
  ['button', kind !== 'plain' && `button-${kind}`, size !== 'usual' && `button-${size}`].filter(Boolean).join(' ');

const inside = (icon: IconName | undefined, children: ReactNode): ReactNode => (
  <>
    {icon !== undefined && <Icon name={icon} size={18} />}
    {children}
  </>
);

/** Something that is done when pressed. `busy` keeps it from being pressed twice. */
export function Button({
  kind = 'plain',
  size = 'usual',
  icon,
  busy = false,
  children,
  ...rest
}: Looks & { readonly busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(kind, size)}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon !== undefined && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

/** A way to another page that looks like a button. */
export function ButtonLink({
  kind = 'plain',
  size = 'usual',
  icon,
  children,
  ...rest
}: Looks & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return (
    <a {...rest} className={classOf(kind, size)}>
      {inside(icon, children)}
    </a>
  );
}
