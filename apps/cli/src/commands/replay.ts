import { replay as playAgain } from '@asclepion/kernel';
import type { Locale } from '@asclepion/kernel/text';
import { Failure } from '../failure.ts';
import { readTable, withFile } from '../files.ts';
import { tableWords } from '../games/index.ts';
import type { Io } from '../io.ts';

/** Plays a file again and prints each choice. */
export async function replay(
  path: string,
  { json, language }: { readonly json?: boolean; readonly language: Locale },
  io: Io,
): Promise<void> {
  const { file, engine, played } = await withFile(path, () => {
    const table = readTable(path);
    return { ...table, played: playAgain(table.engine, table.file.seed, table.file.choices) };
  });
  if (json === true) {
    const list = played.made.map(({ seat, choice, state }, at) => ({
      sequence: at + 1,
      seat,
      choice,
      hash: engine.hash(state),
    }));
    io.out(JSON.stringify(list));
  } else {
    const { words, turn } = await tableWords(engine, language);
    const digits = String(played.made.length).length;
    played.made.forEach(({ seat, choice }, at) => {
      const before = at === 0 ? played.first : played.made[at - 1].state;
      io.out(`${String(at + 1).padStart(digits)}  ${turn(seat, words.choice(before, seat, choice))}`);
    });
  }
  const hash = engine.hash(played.last);
  if (hash !== file.hash) {
    throw new Failure(
      `${path}, choice ${file.choices.length}: the hash at the end is ${hash}, the file says ${file.hash}.`,
    );
  }
}
