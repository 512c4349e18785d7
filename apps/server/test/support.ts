import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyEngine, openEngine } from '@asclepion/catalogue';
import { type Choice, draw, openSeed, type TableFile } from '@asclepion/kernel';
import {
  type ApiError,
  type Now,
  paths,
  type ServerMessage,
  serverMessageSchema,
  type TableInfo,
} from '@asclepion/protocol';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';

export const MANY = { requests: 1_000_000, newTables: 1_000_000 };

/** A new folder, removed when the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'asclepion-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A server of this test's own, on real files, closed when the test ends. */
export async function newServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({ host: '127.0.0.1', port: 0, dataDir: newFolder(), limits: MANY, ...options });
  onTestFinished(() => server.close());
  return server;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, taken to be what the test expects. */
  readonly body: T;
}

/** One browser: it keeps its cookie and says where its requests come from. */
export class Browser {
  readonly url: string;
  cookie: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async send<T = ApiError>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: this.url }),
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) as T };
  }

  get<T = ApiError>(path: string): Promise<Answer<T>> {
    return this.send<T>('GET', path);
  }

  post<T = ApiError>(path: string, body: unknown): Promise<Answer<T>> {
    return this.send<T>('POST', path, body);
  }

  /** Opens a table of people (`'Ada'`) and bots (`'bot:intern'`); `fast:…` seeds make it the same each time. */
  async open(seats: readonly string[], options: Record<string, unknown> = {}, seed?: string): Promise<string> {
    const answer = await this.post<{ id: string }>(paths.tables, {
      game: 'clinic',
      options: { seats: seats.length, ...options },
      seats: seats.map((name) =>
        name.startsWith('bot:') ? { kind: 'bot', bot: name.slice(4) } : { kind: 'person', name },
      ),
      ...(seed === undefined ? {} : { seed }),
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.id;
  }

  async info(id: string): Promise<TableInfo> {
    return (await this.get<TableInfo>(paths.table(id))).body;
  }

  async file(id: string): Promise<TableFile> {
    return (await this.get<TableFile>(paths.exportTable(id))).body;
  }

  live(id: string, query: { seat?: number; from?: number } = {}, origin = this.url): Live {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}${paths.live(id, query)}`, {
      headers: { origin, ...(this.cookie === undefined ? {} : { cookie: this.cookie }) },
    });
    onTestFinished(() => socket.terminate());
    return new Live(socket);
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What one socket has received, in order. */
export class Live {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<number>;
  #wake: (() => void)[] = [];
  #last: Now | undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      this.texts.push(text);
      const message = v.parse(serverMessageSchema, JSON.parse(text));
      this.messages.push(message);
      if (message.type !== 'error') this.#last = message.now;
      this.#stir();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code);
        this.#stir();
      });
      socket.on('error', () => resolve(-1));
    });
  }

  #stir(): void {
    const wake = this.#wake;
    this.#wake = [];
    for (const go of wake) go();
  }

  /** The first message that is as asked for, waiting for it if need be. */
  async until(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.messages.find(wanted);
      if (found !== undefined) return found;
      await this.#next();
    }
  }

  /** Where the table is, once it is at least there. */
  async at(sequence: number): Promise<Now> {
    while (this.#last === undefined || this.#last.sequence < sequence) await this.#next();
    return this.#last;
  }

  async #next(): Promise<void> {
    if (this.socket.readyState > WebSocket.OPEN) throw new Error('The socket is closed.');
    await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  get now(): Now {
    if (this.#last === undefined) throw new Error('Nothing has come yet.');
    return this.#last;
  }
}

/** The engine of a table, as the page makes it. */
export const engineOf = (info: Pick<TableInfo, 'game' | 'options'>): AnyEngine => openEngine(info.game, info.options);

/** Picks as a stubborn die does: the same each time for the same name. */
export function picker(name: string): <T>(things: readonly T[]) => T {
  let chance = openSeed(`fast:${name}`);
  return (things) => {
    const [at, after] = draw(chance, things.length);
    chance = after;
    return things[at];
  };
}

/** Every lawful choice of a seat, found as the page does: from its view. */
export const choicesOf = (engine: AnyEngine, now: Pick<Now, 'view'>, seat: number): Choice[] =>
  engine.choices(now.view, seat);
