import { openSeed } from './chance/seed.ts';
import { type Choice, isChoice } from './choice.ts';
import type { Engine } from './engine.ts';
import type { Event } from './event.ts';
import type { State } from './game.ts';
import { KernelError, type Violation } from './violation.ts';

/** Who chose what. */
export interface Made {
  readonly seat: number;
  readonly choice: Choice;
}

/** A whole table as one file: enough to play it again, and the hash of where it stands. */
export interface TableFile {
  readonly format: 'asclepion-table/1';
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  /** Whether the table lets a page help its players; allowed when not given. */
  readonly help?: 'allowed' | 'forbidden';
  /** Who sat where, by seat; a table may leave it open. */
  readonly names?: readonly string[];
  readonly choices: readonly Made[];
  readonly hash: string;
}

/** What is wrong with a file, and at which choice (counted from 1; 0 is the head of the file). */
export class TableFileError extends Error {
  override readonly name = 'TableFileError';
  readonly code: 'not-json' | 'not-a-table' | 'unknown-game' | 'refused' | 'wrong-hash';
  readonly at: number;
  readonly violation: Violation | undefined;
  constructor(code: TableFileError['code'], message: string, at = 0, violation?: Violation) {
    super(message);
    this.code = code;
    this.at = at;
    this.violation = violation;
  }
}

/** The head of a file is checked here, its choices when they are played. Throws TableFileError. */
export function parseTableFile(text: string): TableFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new TableFileError('not-json', `The file is not JSON: ${(error as Error).message}.`);
  }
  const table = file as Partial<TableFile> | null;
  if (typeof table !== 'object' || table === null || table.format !== 'asclepion-table/1') {
    throw new TableFileError('not-a-table', `The file is no table: "format" must be "asclepion-table/1".`);
  }
  for (const field of ['game', 'seed', 'hash'] as const) {
    if (typeof table[field] !== 'string') throw new TableFileError('not-a-table', `"${field}" must be a text.`);
  }
  if (table.help !== undefined && table.help !== 'allowed' && table.help !== 'forbidden') {
    throw new TableFileError('not-a-table', '"help" must be "allowed" or "forbidden".');
  }
  if (table.names !== undefined && !areNames(table.names)) {
    throw new TableFileError('not-a-table', `"names" must be a list of texts of 1 to ${LONGEST_NAME} letters.`);
  }
  checkSeed(String(table.seed));
  if (!Array.isArray(table.choices)) throw new TableFileError('not-a-table', '"choices" must be a list.');
  table.choices.forEach((made: Partial<Made> | null, at) => {
    if (!Number.isInteger(made?.seat) || !isChoice(made?.choice)) {
      throw new TableFileError(
        'not-a-table',
        `Choice ${at + 1} must be { "seat": number, "choice": { "do": … } }.`,
        at + 1,
      );
    }
  });
  return table as TableFile;
}

/** Letters of a name: as many as a table lets people have. */
const LONGEST_NAME = 40;

const areNames = (names: unknown): boolean =>
  Array.isArray(names) &&
  names.every((name) => typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME);

function checkSeed(seed: string): void {
  try {
    openSeed(seed);
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    throw new TableFileError('not-a-table', `"seed" must be a seed: ${error.message}`);
  }
}

/** One choice of a replay: what came of it. `state` is the state after it. */
export interface Replayed<S> extends Made {
  readonly state: S;
  readonly events: readonly Event[];
  readonly known: boolean;
  readonly pending: boolean;
}

export interface Replay<S> {
  readonly first: S;
  readonly opening: readonly Event[];
  readonly made: readonly Replayed<S>[];
  readonly last: S;
}

/** Plays choices from the seed on, judging each one. Throws TableFileError `refused` with the choice's number. */
export function replay<O, R, S extends State>(
  engine: Engine<O, R, S>,
  seed: string,
  choices: readonly Made[],
): Replay<S> {
  const { state: first, events: opening } = engine.begin(seed);
  const made: Replayed<S>[] = [];
  let last = first;
  choices.forEach(({ seat, choice }, at) => {
    const applied = engine.apply(last, seat, choice);
    if (!applied.ok) {
      const { rule, key } = applied.violation;
      throw new TableFileError(
        'refused',
        `Choice ${at + 1} (seat ${seat}, ${choice.do}) is refused by ${rule} (${key}).`,
        at + 1,
        applied.violation,
      );
    }
    last = applied.state;
    made.push({ seat, choice, state: last, events: applied.events, known: applied.known, pending: applied.pending });
  });
  return { first, opening, made, last };
}

/** The file of a table that stands where these choices lead. */
export function exportTable<O, R, S extends State>(
  engine: Engine<O, R, S>,
  seed: string,
  choices: readonly Made[],
): TableFile {
  const { last } = replay(engine, seed, choices);
  return {
    format: 'asclepion-table/1',
    game: engine.game.id,
    options: engine.options,
    seed,
    choices,
    hash: engine.hash(last),
  };
}

/** Plays a file of the engine's game and compares the end with its hash. Throws TableFileError. */
export function verifyTable<O, R, S extends State>(engine: Engine<O, R, S>, file: TableFile): Replay<S> {
  if (file.game !== engine.game.id) {
    throw new TableFileError('unknown-game', `The file is a table of '${file.game}', not of '${engine.game.id}'.`);
  }
  const played = replay(engine, file.seed, file.choices);
  const hash = engine.hash(played.last);
  if (hash !== file.hash) {
    throw new TableFileError(
      'wrong-hash',
      `After choice ${file.choices.length} the state's hash is ${hash}, the file says ${file.hash}.`,
      file.choices.length,
    );
  }
  return played;
}

/**
 * Which choice a seat may take back: the place in `made` of its last one, or a violation.
 * It may go back through its own choices as long as nothing became known since: no draw, no reveal, no choice of
 * another seat. While a simultaneous step waits, the choices of others in it are no news (they never depend on each
 * other), so they stand and do not block a choice made in the same step.
 */
export function undoable(
  { made }: { readonly made: readonly Pick<Replayed<unknown>, 'seat' | 'known' | 'pending'>[] },
  seat: number,
): number | Violation {
  if (!made.some((choice) => choice.seat === seat)) return { rule: 'KERNEL', key: 'kernel.undo-nothing' };
  for (let at = made.length - 1; at >= 0; at--) {
    const { known, pending, seat: chooser } = made[at];
    if (known) return { rule: 'KERNEL', key: 'kernel.undo-known' };
    if (chooser === seat && (pending || at === made.length - 1)) return at;
    if (!pending) break;
  }
  return { rule: 'KERNEL', key: 'kernel.undo-other' };
}
