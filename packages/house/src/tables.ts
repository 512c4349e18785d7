import { type AnyEngine, botNames, openEngine } from '@asclepion/catalogue';
import { OptionsError } from '@asclepion/kernel';
import type { NewTable } from '@asclepion/protocol';
import { noSuchTable, optionsFailure } from './failure.ts';
import { judgeFile } from './judge.ts';
import type { ListedTable, Seat } from './storage.ts';
import { type Services, SNAPSHOT_EVERY, Table } from './table.ts';

/** All tables: those in use are kept open, the others are read from the storage when somebody asks for them. */
export class Tables {
  readonly #services: Services;
  readonly #keep: number;
  readonly #open = new Map<string, Promise<Table>>();
  readonly #ready = new Map<string, Table>();

  constructor(services: Services, keep: number) {
    this.#services = services;
    this.#keep = keep;
  }

  /** Opens a new table. Throws Failure `options`. */
  async create(
    wanted: Required<Omit<NewTable, 'seed' | 'help'>> & Pick<NewTable, 'seed' | 'help'>,
    session: string,
  ): Promise<string> {
    const seats = wanted.seats.map(
      (seat): Seat =>
        seat.kind === 'person'
          ? { kind: 'person', name: seat.name, session }
          : { kind: 'bot', name: seat.name ?? seat.bot, bot: seat.bot },
    );
    const engine = engineOf(wanted.game, wanted.options);
    checkSeats(engine, seats);
    const seed = wanted.seed ?? this.#services.newSeed();
    const { state, events } = engine.begin(seed);
    const id = this.#services.newId();
    const now = this.#services.clock();
    await this.#services.storage.createTable(
      {
        id,
        game: engine.game.id,
        options: engine.options,
        seed,
        owner: session,
        createdAt: now,
        opening: events,
        seats,
        help: wanted.help ?? 'allowed',
      },
      [],
      [{ sequence: 0, state }],
      { made: 0, over: engine.result(state) !== undefined, changedAt: now },
    );
    await this.get(id);
    return id;
  }

  /** Opens a table from its file, every seat for the importer. Throws Failure `table-file`. */
  async importFile(text: string, session: string): Promise<string> {
    const { file, engine, opening, entries, snapshots, over } = await judgeFile(
      text,
      SNAPSHOT_EVERY,
      this.#services.pause,
    );
    const id = this.#services.newId();
    const now = this.#services.clock();
    const seats = Array.from(
      { length: engine.seats },
      (_, seat): Seat => ({ kind: 'person', name: file.names?.[seat] ?? `P${seat + 1}`, session }),
    );
    await this.#services.storage.createTable(
      {
        id,
        game: file.game,
        options: engine.options,
        seed: file.seed,
        owner: session,
        createdAt: now,
        opening,
        seats,
        help: file.help ?? 'allowed',
      },
      entries,
      snapshots,
      { made: entries.length, over, changedAt: now },
    );
    // Whoever has the file has the seed.
    if (!over) await this.#services.storage.noteShown(id, entries.length);
    return id;
  }

  list(session: string): Promise<ListedTable[]> {
    return this.#services.storage.listTables(session);
  }

  /** The open table of that id, read if need be. Throws Failure `no-such-table`. */
  get(id: string): Promise<Table> {
    const known = this.#open.get(id);
    const table = known ?? this.#read(id);
    this.#open.delete(id);
    this.#open.set(id, table);
    if (known === undefined) {
      table.then(
        (read) => {
          this.#ready.set(id, read);
          read.wakeBots();
          this.#forget();
        },
        () => this.#open.delete(id),
      );
    }
    return table;
  }

  /** Another house that shares the storage has written to a table: whoever looks at it here is told. */
  async refresh(id: string): Promise<void> {
    await this.#ready.get(id)?.refresh();
  }

  /** Lets go of a table for good, once nothing goes on there: it is about to be removed from the storage. */
  async forget(id: string): Promise<void> {
    const table = await this.#open.get(id);
    this.#open.delete(id);
    this.#ready.delete(id);
    await table?.close();
  }

  async #read(id: string): Promise<Table> {
    const stored = await this.#services.storage.loadTable(id);
    if (stored === undefined) throw noSuchTable();
    return new Table(openEngine(stored.head.game, stored.head.options), stored, this.#services);
  }

  /** Lets go of the tables that were not asked for the longest, if nothing goes on there. */
  #forget(): void {
    for (const id of this.#open.keys()) {
      if (this.#open.size <= this.#keep) return;
      if (this.#ready.get(id)?.idle !== true) continue;
      this.#open.delete(id);
      this.#ready.delete(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#ready.values()].map((table) => table.close()));
  }
}

function engineOf(game: string, options: unknown): AnyEngine {
  try {
    return openEngine(game, options);
  } catch (error) {
    if (error instanceof OptionsError) throw optionsFailure(error.problems);
    throw error;
  }
}

function checkSeats(engine: AnyEngine, seats: readonly Seat[]): void {
  if (seats.length !== engine.seats) {
    throw optionsFailure([
      { field: 'seats', message: `These options make ${engine.seats} seats, but ${seats.length} are given.` },
    ]);
  }
  const bots = botNames(engine.game.id);
  const unknown = seats.flatMap(({ bot }, seat) =>
    bot === undefined || bots.includes(bot)
      ? []
      : [{ field: `seats.${seat}.bot`, message: `No bot is named '${bot}'. There are: ${bots.join(', ')}.` }],
  );
  if (unknown.length > 0) throw optionsFailure(unknown);
}
