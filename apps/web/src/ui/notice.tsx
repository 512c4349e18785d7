import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons/icon.tsx';

export type NoticeKind = 'info' | 'good' | 'warning' | 'bad';

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  good: 'good',
  warning: 'warning',
  bad: 'error',
};

/** Something to know before going on. What is bad is read out at once, the rest when there is a pause. */
export function Notice({
  kind = 'info',
  children,
  actions,
}: {
  kind?: NoticeKind;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div className="notice-words">{children}</div>
      {actions !== undefined && <div className="notice-actions row">{actions}</div>}
    </div>
  );
}
