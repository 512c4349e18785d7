import type { TableInfo } from '@asclepion/protocol';

/** What is known of a table that stands only in this page: one reader, and seats that play by themselves. */
export const tableInfoOf = (game: string, options: unknown, names: readonly string[], reader: number): TableInfo => ({
  id: 'lesson',
  game,
  options,
  help: 'allowed',
  seats: names.map((name, seat) =>
    seat === reader ? { kind: 'person', name, mine: true } : { kind: 'bot', name, mine: false },
  ),
  made: 0,
  over: false,
  createdAt: 0,
  changedAt: 0,
  sequence: 0,
  chance: { kind: 'fast' },
  mayExport: false,
});
