import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon, type IconName } from './icons/icon.tsx';

export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly title: ReactNode;
  readonly icon?: IconName;
  /** How many things wait there; none when not given. */
  readonly count?: number;
}

/** Where an arrow key leads from a tab; undefined for other keys. */
function next(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Several sheets in one place, one of which shows. Arrow keys go from tab to tab; `children` is the open sheet. */
export function Tabs<Id extends string>({
  label,
  tabs,
  open,
  onOpen,
  children,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  open: Id;
  onOpen: (id: Id) => void;
  children: ReactNode;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  function go(event: KeyboardEvent, from: number): void {
    const to = next(event.key, from, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    onOpen(tabs[to].id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ id, title, icon, count }, place) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={open === id}
            aria-controls={`${base}-sheet`}
            tabIndex={open === id ? 0 : -1}
            onClick={() => onOpen(id)}
            onKeyDown={(event) => go(event, place)}
          >
            {icon !== undefined && <Icon name={icon} size={18} />}
            {title}
            {count !== undefined && <span className="tab-count">{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-sheet`} className="tab-sheet" aria-labelledby={`${base}-${open}`}>
        {children}
      </div>
    </>
  );
}
