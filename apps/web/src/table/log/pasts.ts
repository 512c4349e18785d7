import type { Past } from '@asclepion/protocol';
import type { Answer, Table } from '../table.ts';

/** Moments of one table as one viewer has seen them. What has been never changes, so each is asked for once. */
export interface Pasts {
  /** A moment that has come already. */
  ready(sequence: number): Past | undefined;
  get(sequence: number): Promise<Answer<Past>>;
  /** Asks for moments that are likely to be wanted soon. */
  prefetch(sequences: readonly number[]): void;
  /** Takes over moments that came in another way. */
  keep(pasts: readonly Past[]): void;
}

const kept = new WeakMap<Table, Pasts>();

/** The moments of a table, kept as long as the table is. */
export function pastsOf(table: Table): Pasts {
  const known = kept.get(table);
  if (known !== undefined) return known;
  const made = createPasts(table);
  kept.set(table, made);
  return made;
}

function createPasts(table: Table): Pasts {
  const ready = new Map<number, Past>();
  const asked = new Map<number, Promise<Answer<Past>>>();

  async function ask(sequence: number): Promise<Answer<Past>> {
    const answer = await table.moment(sequence);
    if (answer.ok) ready.set(sequence, answer.value);
    // What failed may be asked for again.
    else asked.delete(sequence);
    return answer;
  }

  function get(sequence: number): Promise<Answer<Past>> {
    const under = asked.get(sequence) ?? ask(sequence);
    asked.set(sequence, under);
    return under;
  }

  return {
    keep(pasts) {
      for (const past of pasts) {
        ready.set(past.sequence, past);
        asked.set(past.sequence, Promise.resolve({ ok: true, value: past }));
      }
    },
    ready: (sequence) => ready.get(sequence),
    get,
    prefetch(sequences) {
      for (const sequence of sequences) void get(sequence);
    },
  };
}
