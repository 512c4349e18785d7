import { openedSchema, paths, tableInfoSchema, tableListSchema } from '@asclepion/protocol';
import { ask, fetchText } from './http.ts';
import { serverTable } from './server-table.ts';
import type { Answer, Tables } from './table.ts';

async function opened(path: string, body: unknown): Promise<Answer<string>> {
  const answer = await ask(openedSchema, path, body);
  return answer.ok ? { ok: true, value: answer.value.id } : answer;
}

/** The tables of the server that this page came from. */
export const serverTables: Tables = {
  list: () => ask(tableListSchema, paths.tables),
  open: (table) => opened(paths.tables, table),
  import: (file) => opened(paths.importTable, file),
  info: (id) => ask(tableInfoSchema, paths.table(id)),
  export: (id) => fetchText(paths.exportTable(id)),
  table: serverTable,
};
