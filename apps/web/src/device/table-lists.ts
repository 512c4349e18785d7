import { type TableSummary, tableListSchema } from '@asclepion/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Answer, Failure } from '../table/table.ts';
import { houses } from './houses.ts';
import { keep, readKept } from './kept.ts';
import { type Place, placeOf } from './place.ts';
import { useReach } from './reach.ts';

/** Under this name the server's list is kept, to be shown while the server does not answer. */
const LAST_LIST = 'server-tables';

export interface ListedTable extends TableSummary {
  readonly place: Place;
  /** It is known from before, but its server does not answer now. */
  readonly away: boolean;
}

export interface TableLists {
  /** Of both houses, last changed first; undefined until both have been asked. */
  readonly tables: readonly ListedTable[] | undefined;
  /** Why one of the lists is missing; that the server does not answer is no failure while the device has its own. */
  readonly failure: Failure | undefined;
  readonly reload: () => void;
}

type List = Answer<readonly TableSummary[]>;

/** The tables of the reader, wherever they stand. */
export function useTableLists(): TableLists {
  const [server, setServer] = useState<List>();
  const [device, setDevice] = useState<List>();
  const reach = useReach();
  const reload = useCallback(() => {
    void houses.device.list().then(setDevice);
    void houses.server.list().then((answer) => {
      if (answer.ok) keep(LAST_LIST, answer.value);
      setServer(answer);
    });
  }, []);
  useEffect(reload, [reload]);
  // As soon as the server is back its list is asked for.
  const missed = reach === 'reachable' && server?.ok === false;
  useEffect(() => {
    if (missed) reload();
  }, [missed, reload]);

  return useMemo(() => {
    const failures = [server, device].flatMap((list) => (list?.ok === false ? [list.failure] : []));
    return {
      tables: server === undefined || device === undefined ? undefined : merged(server, device),
      failure: failures.find(({ code }) => code !== 'no-answer'),
      reload,
    };
  }, [server, device, reload]);
}

function merged(server: List, device: List): ListedTable[] {
  const away = !server.ok;
  const known = server.ok ? server.value : lastList();
  return [...known, ...(device.ok ? device.value : [])]
    .map((table) => ({ ...table, place: placeOf(table.id), away: away && placeOf(table.id) === 'server' }))
    .sort((a, b) => b.changedAt - a.changedAt);
}

function lastList(): readonly TableSummary[] {
  const parsed = v.safeParse(tableListSchema, readKept(LAST_LIST));
  return parsed.success ? parsed.output : [];
}
