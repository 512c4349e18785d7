import { commitmentTo, type TableFile, type Viewer } from '@asclepion/kernel';
import type { SeatSummary, TableInfo, TableSummary } from '@asclepion/protocol';
import { notYourSeat, stillRunning } from './failure.ts';
import type { ListedTable, Seat } from './storage.ts';
import type { Table } from './table.ts';

/** A line of the list of tables, as the asking session may know it. */
export const summaryFor = ({ seats, ...rest }: ListedTable, asking: string | undefined): TableSummary => ({
  ...rest,
  seats: seats.map((seat) => seatFor(seat, asking)),
});

const seatFor = ({ kind, name, bot, session }: Seat, asking: string | undefined): SeatSummary => ({
  kind,
  name,
  ...(bot === undefined ? {} : { bot }),
  mine: session !== undefined && session === asking,
});

/** A seat's view is for the session that sits there; everybody may watch. Throws Failure `not-your-seat`. */
export function viewerFor(table: Table, asking: string | undefined, seat: number | undefined): Viewer {
  if (seat === undefined) return 'watcher';
  const session = table.head.seats[seat]?.session;
  if (session === undefined || session !== asking) throw notYourSeat();
  return seat;
}

/** A file holds the seed, and with it every draw to come. */
const mayExport = (table: Table, asking: string | undefined): boolean =>
  table.over ||
  (table.head.owner === asking && table.head.seats.every(({ kind, session }) => kind === 'bot' || session === asking));

/** The table's file; that it was taken while the table runs is noted. Throws Failure `still-running`. */
export async function fileFor(table: Table, asking: string | undefined): Promise<TableFile> {
  if (!mayExport(table, asking)) throw stillRunning();
  if (!table.over) await table.noteShown();
  const { head } = table;
  return {
    format: 'asclepion-table/1',
    game: head.game,
    options: head.options,
    seed: head.seed,
    ...(head.help === 'allowed' ? {} : { help: head.help }),
    names: head.seats.map(({ name }) => name),
    choices: table.made.map(({ seat, choice }) => ({ seat, choice })),
    hash: table.hash,
  };
}

/** What the asking session may know of a table before it looks at it. */
export function infoFor(table: Table, asking: string | undefined): TableInfo {
  const { head } = table;
  const fair = head.seed.startsWith('fair:');
  return {
    id: head.id,
    game: head.game,
    options: head.options,
    seats: head.seats.map((seat) => seatFor(seat, asking)),
    help: head.help,
    made: table.made.length,
    over: table.over,
    createdAt: head.createdAt,
    changedAt: table.changedAt,
    sequence: table.sequence,
    chance: {
      kind: fair ? 'fair' : 'fast',
      ...(fair ? { commitment: commitmentTo(head.seed) } : {}),
      ...(table.over ? { seed: head.seed } : {}),
      ...(table.shownAt === undefined ? {} : { shownAt: table.shownAt }),
    },
    mayExport: mayExport(table, asking),
  };
}
