import type { Choice } from '@asclepion/kernel';
import {
  acknowledgedSchema,
  historySchema,
  type Moment,
  pastSchema,
  pastsSchema,
  paths,
  type ServerMessage,
  serverMessageSchema,
  tableInfoSchema,
  unpackPasts,
} from '@asclepion/protocol';
import * as v from 'valibot';
import { ask, fetchText } from './http.ts';
import type { Failure, Outcome, Table, TableState } from './table.ts';

/** Waits between attempts to connect anew, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** Errors after which another attempt is of no use. */
const FINAL: readonly string[] = ['no-such-table', 'not-your-seat', 'bad-request'];

/** A table that a server keeps: what it tells by socket, and choices by POST. */
export function serverTable(id: string, seat: number | undefined): Table {
  const listeners = new Set<() => void>();
  const viewer = seat === undefined ? {} : { seat };
  let state: TableState = {
    connection: 'loading',
    failure: undefined,
    info: undefined,
    now: undefined,
    moments: [],
  };
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;

  function become(change: Partial<TableState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function loadInfo(): Promise<void> {
    const answer = await ask(tableInfoSchema, paths.table(id));
    if (answer.ok) become({ info: answer.value });
    else if (state.info === undefined) fail(answer.failure);
  }

  function fail(failure: Failure): void {
    const final = FINAL.includes(failure.code);
    if (final) {
      close();
      become({ connection: 'failed', failure });
    } else {
      become({ connection: state.now === undefined ? 'loading' : 'reconnecting', failure });
    }
  }

  function open(): void {
    if (state.info === undefined) void loadInfo();
    const from = state.now?.sequence;
    const path = paths.live(id, from === undefined ? viewer : { ...viewer, from });
    const opened = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
    socket = opened;
    opened.onmessage = ({ data }) => {
      if (socket === opened) hear(String(data));
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = undefined;
      if (listeners.size === 0 || state.connection === 'failed') return;
      become({ connection: state.now === undefined ? 'loading' : 'reconnecting' });
      retry = setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  }

  function close(): void {
    clearTimeout(retry);
    const closing = socket;
    socket = undefined;
    closing?.close();
  }

  function hear(text: string): void {
    const parsed = v.safeParse(serverMessageSchema, JSON.parse(text));
    if (!parsed.success) return;
    const message: ServerMessage = parsed.output;
    wait = FIRST_WAIT;
    if (message.type === 'error') {
      fail(message.error);
    } else if (message.type === 'moments') {
      const known = state.moments.at(-1)?.sequence ?? -1;
      const fresh = message.moments.filter(({ sequence }) => sequence > known);
      const ended = message.now.result !== undefined && state.now?.result === undefined;
      become({ connection: 'live', failure: undefined, now: message.now, moments: [...state.moments, ...fresh] });
      if (ended) void loadInfo();
    } else {
      become({ connection: 'live', failure: undefined, now: message.now });
      void loadHistory();
    }
  }

  /** All that has happened, page by page, in place of what was known. */
  async function loadHistory(): Promise<void> {
    const moments: Moment[] = [];
    for (let more = true; more; ) {
      const after = moments.at(-1)?.sequence;
      const answer = await ask(historySchema, paths.history(id, after === undefined ? viewer : { ...viewer, after }));
      if (!answer.ok) return;
      moments.push(...answer.value.moments);
      more = answer.value.more && answer.value.moments.length > 0;
    }
    const last = moments.at(-1)?.sequence ?? -1;
    become({
      moments: [
        ...moments,
        ...state.moments.filter(({ sequence }) => sequence > last && sequence <= (state.now?.sequence ?? 0)),
      ],
    });
  }

  async function send(path: string, body: object): Promise<Outcome> {
    const answer = await ask(acknowledgedSchema, path, { ...body, sequence: state.now?.sequence ?? 0, seat });
    return answer.ok ? undefined : answer.failure;
  }

  return {
    id,
    seat,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
    choose: (choice: Choice) => send(paths.choices(id), { choice }),
    undo: () => send(paths.undo(id), {}),
    export: () => fetchText(paths.exportTable(id)),
    async moments(from) {
      const answer = await ask(pastsSchema, paths.pasts(id, { ...viewer, from }));
      return answer.ok ? { ok: true, value: unpackPasts(answer.value) } : answer;
    },
    moment: (sequence) => ask(pastSchema, paths.moment(id, sequence, viewer)),
  };
}
