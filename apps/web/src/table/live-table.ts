import type { Choice } from '@asclepion/kernel';
import type { History, Moment, Past, ServerMessage, TableInfo } from '@asclepion/protocol';
import type { Answer, Failure, Outcome, Table, TableState } from './table.ts';

/** How a place at a table is reached, wherever the table stands. */
export interface Wire {
  /**
   * Listens from a place in the record on, or from nothing. `lost` when no more can come, and why if that is known.
   * Returns how to stop.
   */
  connect(
    from: number | undefined,
    hear: (message: ServerMessage) => void,
    lost: (failure?: Failure) => void,
  ): () => void;
  info(): Promise<Answer<TableInfo>>;
  history(after: number | undefined): Promise<Answer<History>>;
  choose(sequence: number, choice: Choice): Promise<Outcome>;
  undo(sequence: number): Promise<Outcome>;
  export(): Promise<Answer<string>>;
  moment(sequence: number): Promise<Answer<Past>>;
  /** Only where asking is slow. */
  moments?(from: number): Promise<Answer<readonly Past[]>>;
}

/** Waits between attempts to connect anew, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** Errors after which another attempt is of no use. */
const FINAL: readonly string[] = ['no-such-table', 'not-your-seat', 'bad-request', 'no-storage'];

/** A table as it comes over a wire: what it is, where it stands, and all that has happened. */
export function liveTable(id: string, seat: number | undefined, wire: Wire): Table {
  const listeners = new Set<() => void>();
  let state: TableState = {
    connection: 'loading',
    failure: undefined,
    info: undefined,
    now: undefined,
    moments: [],
  };
  let disconnect: (() => void) | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;

  function become(change: Partial<TableState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function loadInfo(): Promise<void> {
    const answer = await wire.info();
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
    clearTimeout(retry);
    if (state.info === undefined) void loadInfo();
    let open = true;
    const stop = wire.connect(
      state.now?.sequence,
      (message) => {
        if (open) hear(message);
      },
      (failure) => {
        if (!open) return;
        open = false;
        disconnect = undefined;
        if (failure !== undefined) fail(failure);
        if (listeners.size === 0 || state.connection === 'failed') return;
        become({ connection: state.now === undefined ? 'loading' : 'reconnecting' });
        retry = setTimeout(reopen, wait);
        wait = Math.min(LONGEST_WAIT, wait * 2);
      },
    );
    disconnect = () => {
      open = false;
      stop();
    };
    addEventListener('online', reopen);
  }

  /** At once when the network is back, else after a wait. */
  function reopen(): void {
    if (disconnect === undefined && listeners.size > 0 && state.connection !== 'failed') open();
  }

  function close(): void {
    clearTimeout(retry);
    removeEventListener('online', reopen);
    disconnect?.();
    disconnect = undefined;
  }

  function hear(message: ServerMessage): void {
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
      const answer = await wire.history(moments.at(-1)?.sequence);
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
    choose: (choice) => wire.choose(state.now?.sequence ?? 0, choice),
    undo: () => wire.undo(state.now?.sequence ?? 0),
    export: wire.export,
    moment: wire.moment,
    ...(wire.moments && { moments: wire.moments }),
  };
}
