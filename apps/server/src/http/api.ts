import {
  Failure,
  fileFor,
  infoFor,
  noSuchTable,
  summaryFor,
  type Table,
  type Tables,
  viewerFor,
} from '@asclepion/house';
import type { TableFile, Viewer } from '@asclepion/kernel';
import {
  type About,
  type Acknowledged,
  chooseSchema,
  type Health,
  type History,
  historyQuerySchema,
  liveQuerySchema,
  newTableSchema,
  type Opened,
  type Past,
  type Pasts,
  pastsQuerySchema,
  sequenceText,
  type TableInfo,
  type TableSummary,
  tableIdSchema,
  undoSchema,
  viewerQuerySchema,
} from '@asclepion/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.ts';
import { errorBody, internal } from './errors.ts';
import { Sockets } from './live.ts';
import { parse } from './parse.ts';
import type { Sessions } from './sessions.ts';

export interface Limits {
  /** Requests a minute from one address. */
  readonly requests: number;
  /** Tables opened or imported a minute from one address. */
  readonly newTables: number;
  /** Sockets open at once, over all addresses. */
  readonly sockets: number;
}

export interface ApiServices {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly limits: Limits;
  /** Where reports of mistakes go. */
  readonly reports: string | undefined;
}

const IMPORT_BYTES = 4 << 20;

/** Every address under `/api`, as `@asclepion/protocol` describes them. */
export function addApi(app: FastifyInstance, { storage, tables, sessions, limits, reports }: ApiServices): void {
  const sockets = new Sockets();
  app.addHook('onClose', async () => sockets.close());
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const opening = { config: { rateLimit: { max: limits.newTables, timeWindow: '1 minute' } } };

  const tableOf = async (request: FastifyRequest): Promise<Table> => {
    const id = v.safeParse(tableIdSchema, (request.params as { id?: unknown }).id);
    if (!id.success) throw noSuchTable();
    return tables.get(id.output);
  };

  const viewerOf = (request: FastifyRequest, table: Table, seat: number | undefined): Viewer =>
    viewerFor(table, sessions.of(request), seat);

  app.get('/health', { config: { rateLimit: false } }, async (): Promise<Health> => {
    await storage.check();
    return { ok: true };
  });

  app.get('/about', async (): Promise<About> => (reports === undefined ? {} : { reports }));

  app.get('/tables', async (request): Promise<TableSummary[]> => {
    const session = sessions.of(request);
    if (session === undefined) return [];
    const listed = await tables.list(session);
    return listed.map((one) => summaryFor(one, session));
  });

  app.post('/tables', opening, async (request, reply): Promise<Opened> => {
    const wanted = parse(newTableSchema, request.body);
    const session = await sessions.ensure(request, reply);
    reply.code(201);
    return { id: await tables.create(wanted, session) };
  });

  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: IMPORT_BYTES },
      async (_: unknown, body: string) => body,
    );
    files.post('/tables/import', opening, async (request, reply): Promise<Opened> => {
      const session = await sessions.ensure(request, reply);
      reply.code(201);
      return { id: await tables.importFile(String(request.body ?? ''), session) };
    });
  });

  app.get('/tables/:id', async (request): Promise<TableInfo> => {
    const table = await tableOf(request);
    return infoFor(table, sessions.of(request));
  });

  app.get('/tables/:id/export', async (request, reply): Promise<TableFile> => {
    const table = await tableOf(request);
    const file = await fileFor(table, sessions.of(request));
    reply.header('content-disposition', `attachment; filename="${table.head.game}-${table.head.id}.json"`);
    return file;
  });

  app.get('/tables/:id/moments', async (request): Promise<History> => {
    const { seat, after } = parse(historyQuerySchema, request.query);
    const table = await tableOf(request);
    return table.history(viewerOf(request, table, seat), after);
  });

  app.get('/tables/:id/moments/:sequence', async (request): Promise<Past> => {
    const { seat } = parse(viewerQuerySchema, request.query);
    const sequence = parse(sequenceText, (request.params as { sequence?: unknown }).sequence);
    const table = await tableOf(request);
    return table.past(sequence, viewerOf(request, table, seat));
  });

  app.get('/tables/:id/pasts', async (request): Promise<Pasts> => {
    const { seat, from } = parse(pastsQuerySchema, request.query);
    const table = await tableOf(request);
    return table.pasts(from, viewerOf(request, table, seat));
  });

  app.post('/tables/:id/choices', async (request): Promise<Acknowledged> => {
    const { sequence, seat, choice } = parse(chooseSchema, request.body);
    const table = await tableOf(request);
    viewerOf(request, table, seat);
    return { sequence: await table.choose(seat, sequence, choice) };
  });

  app.post('/tables/:id/undo', async (request): Promise<Acknowledged> => {
    const { sequence, seat } = parse(undoSchema, request.body);
    const table = await tableOf(request);
    viewerOf(request, table, seat);
    return { sequence: await table.undo(seat, sequence) };
  });

  app.get('/tables/:id/live', { websocket: true }, (socket, request) => {
    let leave: (() => void) | undefined;
    let gone = false;
    const send = sockets.add(socket, () => {
      gone = true;
      leave?.();
    });
    const watch = async (): Promise<void> => {
      if (sockets.count > limits.sockets)
        throw new Failure({ code: 'too-many', message: 'Too many watch.', after: 60 });
      const { seat, from } = parse(liveQuerySchema, request.query);
      const table = await tableOf(request);
      if (!gone) leave = table.watch({ viewer: viewerOf(request, table, seat), send }, from);
    };
    watch().catch((error: unknown) => {
      const body = errorBody(error);
      if (body === undefined) request.log.error({ err: error }, 'a socket has failed');
      send({ type: 'error', error: body ?? internal().body });
      socket.close(1008);
    });
  });
}
