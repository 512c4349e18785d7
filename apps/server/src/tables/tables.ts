import { randomBytes } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { type AnyEngine, botNames, openEngine } from '@asclepion/catalogue';
import {
  KernelError,
  newFairSeed,
  OptionsError,
  parseTableFile,
  type TableFile,
  TableFileError,
} from '@asclepion/kernel';
import type { NewTable } from '@asclepion/protocol';
import { Failure, noSuchTable, optionsFailure } from '../failure.ts';
import type { ChoiceEntry, ListedTable, Seat, Snapshot } from '../storage/storage.ts';
import { SNAPSHOT_EVERY, Table, type TableServices } from './table.ts';

/** Choices that an imported table may have. */
const LONGEST_IMPORT = 20_000;
/** Choices judged before others get their turn. */
const JUDGED_AT_ONCE = 20;

/** All tables: those in use are kept open, the others are read from the storage when somebody asks for them. */
export class Tables {
  readonly #services: TableServices;
  readonly #keep: number;
  readonly #open = new Map<string, Promise<Table>>();
  readonly #ready = new Map<string, Table>();

  constructor(services: TableServices, keep: number) {
    this.#services = services;
    this.#keep = keep;
  }

  /** Opens a new table. Throws Failure `options`. */
  async create(wanted: Required<Omit<NewTable, 'seed'>> & Pick<NewTable, 'seed'>, session: string): Promise<string> {
    const seats = wanted.seats.map(
      (seat): Seat =>
        seat.kind === 'person'
          ? { kind: 'person', name: seat.name, session }
          : { kind: 'bot', name: seat.name ?? seat.bot, bot: seat.bot },
    );
    const engine = engineOf(wanted.game, wanted.options);
    checkSeats(engine, seats);
    const seed = wanted.seed ?? newFairSeed();
    const { state, events } = engine.begin(seed);
    const id = newId();
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
    const { file, engine, opening, entries, snapshots, over } = await fileFailures(() => judge(text));
    const id = newId();
    const now = this.#services.clock();
    const seats = Array.from(
      { length: engine.seats },
      (_, seat): Seat => ({ kind: 'person', name: `${seat + 1}`, session }),
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

const newId = (): string => randomBytes(10).toString('hex');

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

interface Judged {
  readonly file: TableFile;
  readonly engine: AnyEngine;
  readonly opening: ChoiceEntry['events'];
  readonly entries: readonly ChoiceEntry[];
  readonly snapshots: readonly Snapshot[];
  readonly over: boolean;
}

/** Plays a file as the kernel's `verifyTable` does, a few choices at a time so that other tables go on. */
async function judge(text: string): Promise<Judged> {
  const file = parseTableFile(text);
  const engine = engineOfFile(file);
  let { state, events: opening } = engine.begin(file.seed);
  const entries: ChoiceEntry[] = [];
  const snapshots: Snapshot[] = [{ sequence: 0, state }];
  for (const { seat, choice } of file.choices) {
    const sequence = entries.length + 1;
    const applied = engine.apply(state, seat, choice);
    if (!applied.ok) {
      const message = `Choice ${sequence} is refused by ${applied.violation.rule}.`;
      throw new TableFileError('refused', message, sequence, applied.violation);
    }
    const { events, known, pending } = applied;
    state = applied.state;
    entries.push({ kind: 'choice', sequence, seat, choice, events, known, pending });
    if (sequence % SNAPSHOT_EVERY === 0 || sequence === file.choices.length) snapshots.push({ sequence, state });
    if (sequence % JUDGED_AT_ONCE === 0) await pause();
  }
  if (engine.hash(state) !== file.hash) {
    throw new TableFileError('wrong-hash', 'The hash in the file is not that of its last state.', entries.length);
  }
  return { file, engine, opening, entries, snapshots, over: engine.result(state) !== undefined };
}

function engineOfFile(file: TableFile): AnyEngine {
  if (file.choices.length > LONGEST_IMPORT) throw tooLong();
  try {
    return openEngine(file.game, file.options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const reason = error.problems.some(({ field }) => field === 'game') ? 'unknown-game' : 'not-a-table';
    throw new TableFileError(reason, error.message);
  }
}

const tooLong = (): Failure =>
  new Failure(422, {
    code: 'table-file',
    reason: 'too-long',
    message: `The file has more than ${LONGEST_IMPORT} choices.`,
    at: LONGEST_IMPORT + 1,
  });

async function fileFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TableFileError) {
      const { code: reason, message, at, violation } = error;
      throw new Failure(422, { code: 'table-file', reason, message, at, ...(violation && { violation }) });
    }
    if (error instanceof KernelError) {
      throw new Failure(422, { code: 'table-file', reason: 'not-a-table', message: error.message, at: 0 });
    }
    throw error;
  }
}
