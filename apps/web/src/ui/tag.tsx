import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons/icon.tsx';

export type TagKind = 'plain' | 'busy' | 'good' | 'bad';

/** A word about the state of something. */
export function Tag({ kind = 'plain', icon, children }: { kind?: TagKind; icon?: IconName; children: ReactNode }) {
  return (
    <span className={kind === 'plain' ? 'tag' : `tag tag-${kind}`}>
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
