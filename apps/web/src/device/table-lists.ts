import { type TableSummary, tableListSchema } from '@asclepion/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Answer, Failure } from '../table/table.ts';
import { houses } from './houses.ts';
import { keep, readKept } from './kept.ts';
import { type Place, placeOf } from './place.ts';
import { useReach } from './reach.ts';

/**
 * Under this name a house's last list is kept: it is shown until the house answers, so that nothing on the page moves
 * then, and the server's for as long as it does not.
 */
const lastOf = (place: Place): string => `${place}-tables`;

export interface ListedTable extends TableSummary {
  readonly place: Place;
  /** It is known from before, but its server does not answer now. */
  readonly away: boolean;
}

export interface TableLists {
  /** Of both houses, last changed first; undefined while none is known and not both have answered. */
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
    void listOf('device').then(setDevice);
    void listOf('server').then(setServer);
  }, []);
  useEffect(reload, [reload]);
  // As soon as the server is back its list is asked for.
  const missed = reach === 'reachable' && server?.ok === false;
  useEffect(() => {
    if (missed) reload();
  }, [missed, reload]);

  return useMemo(() => {
    const failures = [server, device].flatMap((list) => (list?.ok === false ? [list.failure] : []));
    const away = server?.ok === false;
    const known = {
      server: server?.ok ? server.value : lastList('server'),
      device: device === undefined ? lastList('device') : device.ok ? device.value : [],
    };
    const tables = [
      ...known.server.map((table) => listed(table, away)),
      ...known.device.map((table) => listed(table, false)),
    ].sort((a, b) => b.changedAt - a.changedAt);
    const isAnswered = server !== undefined && device !== undefined;
    return {
      tables: tables.length > 0 || isAnswered ? tables : undefined,
      failure: failures.find(({ code }) => code !== 'no-answer'),
      reload,
    };
  }, [server, device, reload]);
}

const listed = (table: TableSummary, away: boolean): ListedTable => ({ ...table, place: placeOf(table.id), away });

async function listOf(place: Place): Promise<List> {
  const answer = await houses[place].list();
  if (answer.ok) keep(lastOf(place), answer.value);
  return answer;
}

function lastList(place: Place): readonly TableSummary[] {
  const parsed = v.safeParse(tableListSchema, readKept(lastOf(place)));
  return parsed.success ? parsed.output : [];
}
