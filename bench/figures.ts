/** One measured figure. `ratio` is against the peer named beside it, measured in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Whether a higher or a lower value is better. */
  readonly better: 'more' | 'less';
  readonly peer?: string;
  readonly peerValue?: number;
  /** How many times better than the peer. */
  readonly ratio?: number;
  /** What we aim at, in words. */
  readonly aim?: string;
}

/** The value in the middle; throws on an empty list. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('No value was measured.');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Runs `work` until about `milliseconds` have passed, and tells how many times a second it went. */
export function perSecond(milliseconds: number, work: () => void): number {
  const start = performance.now();
  let count = 0;
  let passed = 0;
  do {
    work();
    count++;
    passed = performance.now() - start;
  } while (passed < milliseconds);
  return (count / passed) * 1000;
}
