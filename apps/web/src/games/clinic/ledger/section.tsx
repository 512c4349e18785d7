import type { ReactNode } from 'react';

/** Lines of the ledger that belong together, with what they come to. */
export function Section({ title, amount, children }: { title: string; amount?: string; children: ReactNode }) {
  return (
    <section className="ledger-section">
      <h3>
        <span>{title}</span>
        {amount !== undefined && <span className="ledger-amount">{amount}</span>}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
