import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyEngine, openEngine } from '@asclepion/catalogue';
import { OptionsError, parseTableFile, type TableFile, TableFileError } from '@asclepion/kernel';
import { Failure } from './failure.ts';

/** A path inside the repository. */
export const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The text of a file. Throws Failure. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Failure(`${path}: there is no such file.`);
    throw new Failure(`${path} cannot be read: ${message}`);
  }
}

export interface RecordedTable {
  readonly file: TableFile;
  readonly engine: AnyEngine;
}

/** A table file and the engine that can play it. Throws Failure for a missing one, TableFileError for a bad one. */
export function readTable(path: string): RecordedTable {
  const file = parseTableFile(readText(path));
  return { file, engine: engineOf(file) };
}

function engineOf(file: TableFile): AnyEngine {
  try {
    return openEngine(file.game, file.options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const unknownGame = error.problems.some(({ field }) => field === 'game');
    throw new TableFileError(
      unknownGame ? 'unknown-game' : 'not-a-table',
      error.problems.map(({ field, message }) => `"${field}": ${message}`).join(' '),
    );
  }
}

/** Tells a bad table file as a failure of the command. */
export async function withFile<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TableFileError)) throw error;
    const where = error.at > 0 ? `${path}, choice ${error.at}` : path;
    const hint =
      error.code === 'refused' ? `\n\`asclepion choices ${path} --at ${error.at - 1}\` lists what was allowed.` : '';
    throw new Failure(`${where}: ${error.message}${hint}`);
  }
}
