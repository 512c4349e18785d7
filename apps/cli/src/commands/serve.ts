import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startServer } from '@asclepion/server';
import { Failure } from '../failure.ts';
import { inRepository } from '../files.ts';
import type { Io } from '../io.ts';

export interface ServeArguments {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly publicUrl?: string;
  readonly reports?: string;
}

/** Serves tables until somebody stops it. Prints one line: the address. */
export async function serve({ port, host, data, publicUrl, reports }: ServeArguments, io: Io): Promise<void> {
  const webDir = inRepository('apps/web/dist');
  if (!existsSync(webDir)) io.err('The page is not built, so there is only the API: run `npm run build` first.');
  const stopped = new Promise<void>((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
  const server = await startServer({
    port,
    host,
    dataDir: resolve(data),
    webDir,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(reports !== undefined && { reports }),
  }).catch((error: NodeJS.ErrnoException) => {
    throw whyNot(error, { port, host, data });
  });
  io.out(publicUrl ?? server.url);
  await stopped;
  await server.close();
}

function whyNot(error: NodeJS.ErrnoException, { port, host, data }: ServeArguments): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Failure(`Port ${port} of ${host} is taken. Choose another one with --port, or 0 for any.`);
    case 'EACCES':
      return new Failure(`Port ${port} or the folder ${resolve(data)} may not be used: ${error.message}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Failure(`'${host}' is no address of this machine. Take 127.0.0.1, or 0.0.0.0 for all.`);
    default:
      return error;
  }
}
