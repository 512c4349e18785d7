import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { createEngine, type Game, parseTableFile, type State, type TableFile, verifyTable } from '@asclepion/kernel';
import { wayHash } from '@asclepion/kernel/testing';
import { describe, expect, test } from 'vitest';

/**
 * Tests of a game's recorded tables: `golden/*.json` in its test folder, with `golden-ways.json` beside it (the scores
 * with which each ended, and one hash over the hashes of all its positions). `worker` finds that hash in a worker.
 */
export function testGolden<O, R, S extends State>(game: Game<O, R, S>, folder: URL, worker: URL): void {
  const recorded = new URL('./golden/', folder);
  const ended: Readonly<Record<string, { scores: readonly number[]; way: string }>> = JSON.parse(
    readFileSync(new URL('./golden-ways.json', folder), 'utf8'),
  );
  const games = readdirSync(recorded).map((name) => ({
    name,
    file: parseTableFile(readFileSync(new URL(name, recorded), 'utf8')),
  }));
  const engineOf = (file: TableFile) => createEngine(game, file.options);

  describe.each(games)('the recorded game $name', ({ name, file }) => {
    test('is accepted choice by choice and ends where it ended', () => {
      const { last } = verifyTable(engineOf(file), file);
      expect(engineOf(file).result(last)?.scores).toEqual(ended[name]?.scores);
    });

    test('goes through the same positions, hash for hash, here and in a worker', async () => {
      expect(wayHash(engineOf(file), file)).toBe(ended[name]?.way);
      // It registers what it needs by itself, and needs not what tests do.
      const thread = new Worker(worker, { workerData: { file }, execArgv: [] });
      const way = await new Promise((resolve, reject) => {
        thread.once('message', resolve).once('error', reject);
      });
      expect(way).toBe(ended[name]?.way);
    });
  });
}
