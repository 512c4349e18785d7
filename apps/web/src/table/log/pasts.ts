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

/** Tables that give many moments at once are asked for them from a multiple of this on. */
const STRIDE = 100;

const kept = new WeakMap<Table, Pasts>();

/** The moments of a table, kept as long as the table is. */
export function pastsOf(table: Table): Pasts {
  const known = kept.get(table);
  if (known !== undefined) return known;
  const made = createPasts(table);
  kept.set(table, made);
  return made;
}

/** Asks once for what `key` stands for while the answer is on its way. */
function once<T>(asked: Map<number, Promise<T>>, key: number, request: () => Promise<T>): Promise<T> {
  const under = asked.get(key) ?? request().finally(() => asked.delete(key));
  asked.set(key, under);
  return under;
}

function createPasts(table: Table): Pasts {
  const ready = new Map<number, Past>();
  const singles = new Map<number, Promise<Answer<Past>>>();
  const stretches = new Map<number, Promise<void>>();

  const keep = (pasts: readonly Past[]): void => {
    for (const past of pasts) ready.set(past.sequence, past);
  };

  async function single(sequence: number): Promise<Answer<Past>> {
    const answer = await table.moment(sequence);
    if (answer.ok) keep([answer.value]);
    return answer;
  }

  async function stretch(from: number): Promise<void> {
    const answer = await table.moments?.(from);
    if (answer?.ok) keep(answer.value);
  }

  async function get(sequence: number): Promise<Answer<Past>> {
    const from = sequence - (sequence % STRIDE);
    if (!ready.has(sequence)) await once(stretches, from, () => stretch(from));
    const past = ready.get(sequence);
    return past === undefined ? once(singles, sequence, () => single(sequence)) : { ok: true, value: past };
  }

  return {
    ready: (sequence) => ready.get(sequence),
    get,
    prefetch(sequences) {
      for (const sequence of sequences) if (!ready.has(sequence)) void get(sequence);
    },
    keep,
  };
}
