import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@asclepion/server';
import { build } from 'vite';

/** The page as it is built, served by the real server on a free port from a folder of its own. */
export async function serveBuilt(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const root = join(import.meta.dirname, '..');
  await build({ root, logLevel: 'error' });
  const dataDir = await mkdtemp(join(tmpdir(), 'asclepion-measure-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    webDir: join(root, 'dist'),
    limits: { requests: 1_000_000, newTables: 10_000 },
  });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
