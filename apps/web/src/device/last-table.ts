import * as v from 'valibot';
import { keep, readKept } from './kept.ts';

const schema = v.object({ id: v.string(), hash: v.string(), game: v.string(), names: v.array(v.string()) });

/** Where the reader was last. */
export type LastTable = v.InferOutput<typeof schema>;

const NAME = 'last-table';

/** Notes where the reader is, so that the page can go on there, for as long as the game goes on. */
export function noteTable(table: LastTable, over: boolean): void {
  if (!over) keep(NAME, table);
  else forgetTable(table.id);
}

/** There is nothing to go on with at that table. */
export function forgetTable(id: string): void {
  if (lastTable()?.id === id) keep(NAME, null);
}

export function lastTable(): LastTable | undefined {
  const parsed = v.safeParse(schema, readKept(NAME));
  return parsed.success ? parsed.output : undefined;
}
