import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@asclepion/server';

/** The real server for the tests, with a folder of its own that it leaves behind empty. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'asclepion-e2e-'));
  const server = await startServer({
    port: Number(process.env.PORT),
    host: '127.0.0.1',
    dataDir,
    webDir: join(import.meta.dirname, '../dist'),
    limits: { requests: 1_000_000, newTables: 10_000 },
  });
  process.stdout.write(`${server.url}\n`);
  const stop = async (): Promise<void> => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

await main();
