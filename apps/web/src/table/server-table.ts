import {
  acknowledgedSchema,
  historySchema,
  pastSchema,
  pastsSchema,
  paths,
  serverMessageSchema,
  tableInfoSchema,
  unpackPasts,
} from '@asclepion/protocol';
import * as v from 'valibot';
import { ask, fetchText } from './http.ts';
import { liveTable } from './live-table.ts';
import type { Outcome, Table } from './table.ts';

/** A table that a server keeps: what it tells by socket, and choices by POST. */
export function serverTable(id: string, seat: number | undefined): Table {
  const viewer = seat === undefined ? {} : { seat };

  async function send(path: string, body: object): Promise<Outcome> {
    const answer = await ask(acknowledgedSchema, path, { ...body, seat });
    return answer.ok ? undefined : answer.failure;
  }

  return liveTable(id, seat, {
    connect(from, hear, lost) {
      const path = paths.live(id, from === undefined ? viewer : { ...viewer, from });
      const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
      socket.onmessage = ({ data }) => {
        const parsed = v.safeParse(serverMessageSchema, JSON.parse(String(data)));
        if (parsed.success) hear(parsed.output);
      };
      socket.onclose = () => lost();
      return () => socket.close();
    },
    info: () => ask(tableInfoSchema, paths.table(id)),
    history: (after) => ask(historySchema, paths.history(id, after === undefined ? viewer : { ...viewer, after })),
    choose: (sequence, choice) => send(paths.choices(id), { sequence, choice }),
    undo: (sequence) => send(paths.undo(id), { sequence }),
    export: () => fetchText(paths.exportTable(id)),
    async moments(from) {
      const answer = await ask(pastsSchema, paths.pasts(id, { ...viewer, from }));
      return answer.ok ? { ok: true, value: unpackPasts(answer.value) } : answer;
    },
    moment: (sequence) => ask(pastSchema, paths.moment(id, sequence, viewer)),
  });
}
