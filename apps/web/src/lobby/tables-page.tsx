import type { TableSummary } from '@asclepion/protocol';
import { useCallback, useEffect, useState } from 'react';
import { faceOf } from '../games/faces.ts';
import { links } from '../router.ts';
import { serverTables } from '../table/server-tables.ts';
import type { Failure } from '../table/table.ts';
import { useTexts } from '../text/texts.ts';
import { failureText } from '../ui/failure-text.ts';
import { saveFile } from '../ui/save-file.ts';
import { ImportTable } from './import-table.tsx';

/** The reader's own tables: resume one, keep its file, or bring one from a file. */
export function TablesPage() {
  const texts = useTexts();
  const [tables, setTables] = useState<readonly TableSummary[]>();
  const [failure, setFailure] = useState<Failure>();

  const load = useCallback(async () => {
    setFailure(undefined);
    const answer = await serverTables.list();
    if (answer.ok) setTables(answer.value);
    else setFailure(answer.failure);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  async function keep(id: string): Promise<void> {
    const answer = await serverTables.export(id);
    if (answer.ok) saveFile(`asclepion-${id}.json`, answer.value);
    else setFailure(answer.failure);
  }

  return (
    <div className="page">
      <h1>{texts.text('web.tables')}</h1>
      <p className="row">
        <a className="button button-main" href={links.new}>
          {texts.text('web.new-table')}
        </a>
      </p>
      {failure !== undefined && (
        <div className="notice notice-bad" role="alert">
          {failureText(texts, failure)}{' '}
          <button type="button" className="button button-small" onClick={load}>
            {texts.text('web.try-again')}
          </button>
        </div>
      )}
      {tables === undefined && failure === undefined && <p role="status">{texts.text('web.loading')}</p>}
      {tables?.length === 0 && <p className="empty">{texts.text('web.no-tables')}</p>}
      <ul className="table-list">
        {tables?.map((table) => (
          <TableLine key={table.id} table={table} onKeep={() => void keep(table.id)} />
        ))}
      </ul>
      <ImportTable tables={serverTables} />
    </div>
  );
}

function TableLine({ table, onKeep }: { table: TableSummary; onKeep: () => void }) {
  const texts = useTexts();
  const { id, game, seats, made, over, changedAt } = table;
  const title = faceOf(game)?.title(texts) ?? game;
  const names = texts.list(seats.map(({ name }) => name));
  const when = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(changedAt);
  return (
    <li className="panel table-line">
      <div>
        <h2>
          {title}: {names}
        </h2>
        <p className="muted">
          <span className={over ? 'tag' : 'tag tag-busy'}>{texts.text(over ? 'web.over' : 'web.running')}</span>{' '}
          {texts.text('web.made', { made })} · {when}
        </p>
      </div>
      <p className="row">
        <a
          className="button button-main"
          href={links.table(id)}
          aria-label={texts.text(over ? 'web.look-at' : 'web.resume-of', { names })}
        >
          {texts.text(over ? 'web.look-board' : 'web.resume')}
        </a>
        <button type="button" className="button" onClick={onKeep}>
          {texts.text('web.export')}
        </button>
      </p>
    </li>
  );
}
