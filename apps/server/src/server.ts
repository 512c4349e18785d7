import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { Failure, Tables } from '@asclepion/house';
import { newFairSeed } from '@asclepion/kernel';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fixedFiles from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Logger, pino } from 'pino';
import { botThreads } from './bots/threads.ts';
import { addApi, type Limits } from './http/api.ts';
import { answerErrors } from './http/errors.ts';
import { checkOrigin } from './http/origin.ts';
import { Sessions } from './http/sessions.ts';
import { openSqlite } from './storage/sqlite.ts';

export interface ServerOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host: string;
  /** Folder of the database; made if it does not exist. */
  readonly dataDir: string;
  /** Folder of the built page. Without it there is only the API. */
  readonly webDir?: string;
  /** The address people use when a proxy stands in front, such as `https://table.example`. */
  readonly publicUrl?: string;
  /** Where people send reports of mistakes: a `mailto:` or `https:` address that takes a title and a text. */
  readonly reports?: string;
  /** Where the log goes; without it warnings and errors go to standard error as JSON lines. */
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  /** How long a bot may take for one choice, in milliseconds. */
  readonly botPatience?: number;
}

export interface RunningServer {
  /** The address to open on this machine, with the port that was taken. */
  readonly url: string;
  /** Answers what is under way, writes what was promised, and stops. */
  close(): Promise<void>;
}

const LIMITS: Limits = { requests: 1200, newTables: 30, sockets: 2000 };
const BODY_BYTES = 64 << 10;
const OPEN_TABLES = 500;

/** Starts serving the tables of a folder. Rejects when the port is taken or the folder cannot be used. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, dataDir, webDir, publicUrl } = options;
  const log = options.log ?? pino({ level: 'warn' }, pino.destination(2));
  const limits = { ...LIMITS, ...options.limits };
  const clock = Date.now;
  const secure = publicUrl?.startsWith('https:') === true;
  const storage = await openSqlite(dataDir);
  const workers = Math.max(1, Math.min(4, availableParallelism() - 1));
  const bots = botThreads({ workers, patience: options.botPatience ?? 20_000 });
  const tables = new Tables({ storage, bots, log, clock, newId, newSeed: newFairSeed, pause }, OPEN_TABLES);
  const sessions = new Sessions(storage, secure, clock);

  const logger: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // A proxy stands on this machine or in its network; nobody else is believed about where a request is from.
    trustProxy: publicUrl === undefined ? false : ['loopback', 'linklocal', 'uniquelocal'],
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 40 },
  });
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  await addHeaders(app, secure);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: 1024 }, preClose: sayGoodbye });
  app.addHook('onRequest', checkOrigin({ publicUrl, loopback: isLoopback(host) }));
  await app.register(
    async (api) => {
      await api.register(rateLimit, {
        max: limits.requests,
        timeWindow: '1 minute',
        errorResponseBuilder: (_request, { ttl }) =>
          new Failure({ code: 'too-many', message: 'Too many requests.', after: Math.ceil(ttl / 1000) }),
      });
      addApi(api, { storage, tables, sessions, limits, reports: options.reports });
    },
    { prefix: '/api' },
  );
  await addPage(app, webDir);

  const close = async (): Promise<void> => {
    await app.close();
    await tables.close();
    await bots.close();
    await storage.close();
  };
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: urlOf(app, host), close };
}

const newId = (): string => randomBytes(10).toString('hex');

/** Clients that are told so come back to the next server. */
function sayGoodbye(this: FastifyInstance, done: () => void): void {
  for (const client of this.websocketServer.clients) client.close(1001, 'the server is closing');
  this.websocketServer.close();
  done();
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

function urlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The page loads nothing from elsewhere and is in nobody's frame. */
async function addHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'worker-src': ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 180 * 24 * 60 * 60 } : false,
  });
}

/** The built page: its parts have their hash in the name and never change; every other address is the page itself. */
async function addPage(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  const page = webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (page) {
    await app.register(fixedFiles, {
      root: webDir,
      cacheControl: false,
      // The build leaves packed copies beside its texts.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const fixed = path.startsWith(join(webDir, 'assets'));
        reply.setHeader('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (page && asksForPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    throw new Failure({ code: 'not-found', message: 'There is nothing at this address.' });
  });
}
