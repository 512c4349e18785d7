import type { ReactNode } from 'react';

/** All states of a component, one under the other. */
export function States({ children }: { children: ReactNode }) {
  return <main className="states">{children}</main>;
}

/** One state, and what it is. */
export function State({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? 'state state-wide' : 'state'}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
