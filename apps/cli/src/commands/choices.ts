import { replay } from '@asclepion/kernel';
import type { Locale } from '@asclepion/kernel/text';
import { UsageError } from '../failure.ts';
import { readTable, withFile } from '../files.ts';
import { tableWords } from '../games/index.ts';
import type { Io } from '../io.ts';

export interface ChoicesArguments {
  readonly at: number;
  readonly json?: boolean;
  readonly language: Locale;
}

/** What each seat that must decide can choose after choice N of a file; 0 is the start. */
export async function choices(path: string, { at, json, language }: ChoicesArguments, io: Io): Promise<void> {
  const { engine, last } = await withFile(path, () => {
    const { file, engine } = readTable(path);
    const { length } = file.choices;
    if (at > length) throw new UsageError(`--at: ${path} has ${length} choices. Give a number from 0 to ${length}.`);
    return { engine, last: replay(engine, file.seed, file.choices.slice(0, at)).last };
  });
  const { words, turn } = await tableWords(engine, language);
  const deciders = engine.deciders(last).map((seat) => ({
    seat,
    prompt: words.prompt(last, seat),
    choices: engine.choices(last, seat).map((choice) => ({ choice, words: words.choice(last, seat, choice) })),
  }));
  if (json === true) {
    const plain = deciders.map(({ seat, choices: open }) => ({ seat, choices: open.map(({ choice }) => choice) }));
    io.out(JSON.stringify({ at, hash: engine.hash(last), over: deciders.length === 0, deciders: plain }));
    return;
  }
  if (deciders.length === 0) io.out(`After choice ${at} the game is over: nobody has anything to choose.`);
  for (const decider of deciders) {
    io.out(turn(decider.seat, decider.prompt));
    const digits = String(decider.choices.length).length;
    decider.choices.forEach((open, number) => {
      io.out(`  ${String(number + 1).padStart(digits)}  ${open.words}  ${JSON.stringify(open.choice)}`);
    });
  }
}
