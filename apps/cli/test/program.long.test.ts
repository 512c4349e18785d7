import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder, words } from './asclepion.ts';

const BIN = fileURLToPath(new URL('../bin/asclepion.js', import.meta.url));

/** Starts the real program, in a folder of its own. */
const start = (line: string): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [BIN, ...words(line)], { cwd: temporaryFolder() });

async function ended(child: ChildProcessWithoutNullStreams): Promise<{ code: number; out: string; err: string }> {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, out, err };
}

describe('the program', { timeout: 60_000 }, () => {
  test('simulates on two threads from any folder', async () => {
    const { code, out, err } = await ended(
      start('simulate --game clinic --seats 4 --bots intern --games 3 --seed 7 --workers 2 --json'),
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'clinic', seats: 4, seed: '7', games: 3, finished: 3 });
  });

  test('ends with 2 and says why on standard error', async () => {
    const { code, out, err } = await ended(start('simulate --bots nope'));
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('intern, resident');
  });

  test('plays with answers from a pipe', async () => {
    const child = start('play --seats 2 --bots intern --option start=preset --seed 7');
    child.stdin.end('1\n1\nq\n');
    const { code, out } = await ended(child);
    expect(code).toBe(0);
    expect(out).toContain('The table was not finished.');
  });

  test('serves, prints one address, and stops when it is told to', async () => {
    const child = start('serve --port 0 --data here');
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value: address } = await lines.next();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ ok: true });
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect((await lines.next()).done).toBe(true);
  });
});
