import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { clinic } from '@asclepion/clinic';
import { createEngine, parseTableFile, type TableFile, verifyTable } from '@asclepion/kernel';
import { wayHash } from '@asclepion/kernel/testing';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('./golden/', import.meta.url);
const games = readdirSync(FOLDER).map((name) => ({
  name,
  file: parseTableFile(readFileSync(new URL(name, FOLDER), 'utf8')),
}));

/** Total scores with which the recorded games ended, and one hash over the hashes of all their positions. */
const ENDED: Readonly<Record<string, { scores: readonly number[]; way: string }>> = JSON.parse(
  readFileSync(new URL('./golden-ways.json', import.meta.url), 'utf8'),
);

const engineOf = (file: TableFile) => createEngine(clinic, file.options);

describe.each(games)('the recorded game $name', ({ name, file }) => {
  test('is accepted choice by choice and ends where it ended', () => {
    const { last } = verifyTable(engineOf(file), file);
    expect(engineOf(file).result(last)?.scores).toEqual(ENDED[name]?.scores);
  });

  test('goes through the same positions, hash for hash, here and in a worker', async () => {
    expect(wayHash(engineOf(file), file)).toBe(ENDED[name]?.way);
    const worker = new Worker(new URL('./golden-worker.mjs', import.meta.url), { workerData: { file } });
    const way = await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
    expect(way).toBe(ENDED[name]?.way);
  });
});
