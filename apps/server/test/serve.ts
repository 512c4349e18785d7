// A server as a process of its own, for tests that kill it: `tsx serve.ts DATA_DIR`. Prints its address.
import { startServer } from '../src/index.ts';

const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataDir: process.argv[2],
  limits: { requests: 1_000_000, newTables: 1_000_000 },
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close());
