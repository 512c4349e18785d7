import { type AnyEngine, openEngine } from '@asclepion/catalogue';
import { KernelError, OptionsError, parseTableFile, type TableFile, TableFileError } from '@asclepion/kernel';
import { Failure } from './failure.ts';
import type { ChoiceEntry, Snapshot } from './storage.ts';

/** Choices that an imported table may have. */
const LONGEST_IMPORT = 20_000;
/** Choices judged before others get their turn. */
const JUDGED_AT_ONCE = 20;

/** A file whose every choice was judged, as a record to go on from. */
export interface Judged {
  readonly file: TableFile;
  readonly engine: AnyEngine;
  readonly opening: ChoiceEntry['events'];
  readonly entries: readonly ChoiceEntry[];
  readonly snapshots: readonly Snapshot[];
  readonly over: boolean;
}

/**
 * Plays a table's file as the kernel's `verifyTable` does, a few choices at a time so that other tables go on.
 * Rejects with Failure `table-file`.
 */
export async function judgeFile(text: string, snapshotEvery: number, pause: () => Promise<void>): Promise<Judged> {
  try {
    return await judge(text, snapshotEvery, pause);
  } catch (error) {
    if (error instanceof TableFileError) {
      const { code: reason, message, at, violation } = error;
      throw new Failure({ code: 'table-file', reason, message, at, ...(violation && { violation }) });
    }
    if (error instanceof KernelError) {
      throw new Failure({ code: 'table-file', reason: 'not-a-table', message: error.message, at: 0 });
    }
    throw error;
  }
}

async function judge(text: string, snapshotEvery: number, pause: () => Promise<void>): Promise<Judged> {
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
    if (sequence % snapshotEvery === 0 || sequence === file.choices.length) snapshots.push({ sequence, state });
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
  new Failure({
    code: 'table-file',
    reason: 'too-long',
    message: `The file has more than ${LONGEST_IMPORT} choices.`,
    at: LONGEST_IMPORT + 1,
  });
