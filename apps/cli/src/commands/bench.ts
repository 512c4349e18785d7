import { lineOf, runBench } from '../../../../bench/run.ts';
import type { Io } from '../io.ts';

/** Measures how fast everything is, here and now. */
export async function bench({ json }: { readonly json?: boolean }, io: Io): Promise<void> {
  const figures = await runBench((figure) => (json === true ? io.err(lineOf(figure)) : io.out(lineOf(figure))));
  if (json === true) io.out(JSON.stringify(figures));
}
