import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons/icon.tsx';

/** Where there is nothing yet, or no way on: what it is, why, and what can be done. */
export function Empty({
  icon,
  title,
  children,
  actions,
  alert = false,
}: {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Whether it came unlooked for and is read out at once. */
  alert?: boolean;
}) {
  return (
    <div className="empty" role={alert ? 'alert' : undefined}>
      <span className="empty-picture">
        <Icon name={icon} size={32} />
      </span>
      <h2>{title}</h2>
      {children !== undefined && <div className="muted">{children}</div>}
      {actions !== undefined && <div className="row">{actions}</div>}
    </div>
  );
}
