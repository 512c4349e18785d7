import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '../src/main.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, with answers piped in, and listens. */
export async function asclepion(words: readonly string[], answers: Iterable<string> = []): Promise<Outcome> {
  const out: string[] = [];
  const err: string[] = [];
  function* lines(): Generator<string> {
    for (const answer of answers) yield `${answer}\n`;
  }
  const code = await run(words, {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    input: Readable.from(lines()),
    terminal: undefined,
    progress: undefined,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Words of a command line that holds no blank inside a word. */
export const words = (line: string): string[] => line.split(' ');

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'asclepion-'));
