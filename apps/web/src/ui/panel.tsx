import { type ReactNode, useId } from 'react';

/** A sheet of paper on the page, with what belongs together. */
export function Panel({ title, actions, children }: { title?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const heading = useId();
  if (title === undefined) return <div className="panel">{children}</div>;
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className="panel-head">
        <h2 id={heading}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
