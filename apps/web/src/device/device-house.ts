import type { ServerMessage } from '@asclepion/protocol';
import type { Answer, Failure } from '../table/table.ts';
import type { CallName, Calls, FromHouse, ToHouse } from './messages.ts';

interface Watch {
  readonly hear: (message: ServerMessage) => void;
  readonly failed: (failure: Failure) => void;
}

/** Leaves the kind of a message's members standing side by side. */
type WithoutNumber<M> = M extends unknown ? Omit<M, 'number'> : never;

/** The worker that keeps this device's tables; started by the first question, and again after it has died. */
let worker: Worker | undefined;
let number = 0;
const calls = new Map<number, (answer: Answer<unknown>) => void>();
const watches = new Map<number, Watch>();

function house(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  worker.onerror = ({ message }) => giveUp(message || 'The worker cannot be loaded.');
  return worker;
}

function hear(told: FromHouse): void {
  if (told.kind === 'news') {
    watches.get(told.number)?.hear(told.message);
    return;
  }
  const failure = told.kind === 'failure' ? told.failure : undefined;
  const answered = calls.get(told.number);
  calls.delete(told.number);
  if (failure === undefined) answered?.({ ok: true, value: told.kind === 'answer' ? told.value : undefined });
  else {
    answered?.({ ok: false, failure });
    watches.get(told.number)?.failed(failure);
  }
}

/** Nobody waits for a worker that is gone. */
function giveUp(message: string): void {
  worker?.terminate();
  worker = undefined;
  const failure: Failure = { code: 'no-answer', message };
  const waiting = [...calls.values()];
  const watching = [...watches.values()];
  calls.clear();
  watches.clear();
  for (const answered of waiting) answered({ ok: false, failure });
  for (const { failed } of watching) failed(failure);
}

function say(message: WithoutNumber<ToHouse>): number {
  number++;
  house().postMessage({ ...message, number });
  return number;
}

/** Asks the house on this device. */
export function askHouse<Name extends CallName>(
  name: Name,
  says: Calls[Name]['says'],
): Promise<Answer<Calls[Name]['gets']>> {
  return new Promise((resolve) => {
    // The house answers each call with what `Calls` says.
    calls.set(say({ kind: 'call', name, says }), (answer) => resolve(answer as Answer<Calls[Name]['gets']>));
  });
}

/** Listens to a table on this device. Returns how to stop. */
export function watchHouse(id: string, seat: number | undefined, from: number | undefined, watch: Watch): () => void {
  const mine = say({ kind: 'watch', id, seat, from });
  watches.set(mine, watch);
  return () => {
    if (watches.delete(mine)) worker?.postMessage({ kind: 'leave', number: mine } satisfies ToHouse);
  };
}
