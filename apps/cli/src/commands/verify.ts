import { type Result, TableFileError, verifyTable } from '@asclepion/kernel';
import { readTable, withFile } from '../files.ts';
import type { Io } from '../io.ts';

/** Judges every choice of a file again and compares the end with its hash. */
export async function verify(path: string, { json }: { readonly json?: boolean }, io: Io): Promise<void> {
  await withFile(path, () => {
    try {
      const { file, engine } = readTable(path);
      const { last } = verifyTable(engine, file);
      const result = engine.result(last);
      const { game, hash } = file;
      const report = { ok: true, game, choices: file.choices.length, hash, over: result !== undefined, result };
      if (json === true) io.out(JSON.stringify(report));
      else for (const line of inWords(report)) io.out(line);
    } catch (error) {
      if (json === true && error instanceof TableFileError) {
        const { at, code, message, violation } = error;
        io.out(JSON.stringify({ ok: false, at, code, message, ...(violation && { violation }) }));
      }
      throw error;
    }
  });
}

interface Report {
  readonly game: string;
  readonly choices: number;
  readonly hash: string;
  readonly result: Result | undefined;
}

function inWords({ game, choices, hash, result }: Report): string[] {
  return [
    `${game}: all ${choices} choices are allowed, and the end is the one of the file.`,
    `hash    ${hash}`,
    result === undefined
      ? 'result  the game is not over'
      : `result  ${result.scores.map((score, seat) => `seat ${seat + 1}: ${score}`).join(', ')}; ` +
        (result.winners.length === 0
          ? 'nobody wins'
          : `seat ${result.winners.map((seat) => seat + 1).join(', ')} wins`),
  ];
}
