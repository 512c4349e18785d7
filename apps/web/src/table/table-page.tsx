import { openEngine } from '@asclepion/catalogue';
import type { TableInfo } from '@asclepion/protocol';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { faceOf } from '../games/faces.ts';
import { links } from '../router.ts';
import { useTexts } from '../text/texts.ts';
import { failureText } from '../ui/failure-text.ts';
import { aheadTable } from './ahead-table.ts';
import { Playing } from './playing.tsx';
import { serverTables } from './server-tables.ts';
import type { Failure } from './table.ts';

/** A table, from its address: finds out what it is and which seats are the reader's own. */
export function TablePage({ id, asked }: { id: string; asked: string | undefined }) {
  const texts = useTexts();
  const [info, setInfo] = useState<TableInfo>();
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(async () => {
    setFailure(undefined);
    const answer = await serverTables.info(id);
    if (answer.ok) setInfo(answer.value);
    else setFailure(answer.failure);
  }, [id]);
  useEffect(() => {
    void load();
  }, [load]);

  if (failure !== undefined) return <WayOut text={failureText(texts, failure)} onAgain={() => void load()} />;
  if (info === undefined)
    return (
      <p className="page" role="status">
        {texts.text('web.loading')}
      </p>
    );
  return <Seats key={id} info={info} asked={asked} />;
}

/** Seats at which somebody at this screen sits; with a seat in the address, that one alone. */
function ownSeats(info: TableInfo, asked: string | undefined): number[] {
  const mine = info.seats.flatMap(({ kind, mine }, seat) => (mine && kind === 'person' ? [seat] : []));
  const only = mine.filter((seat) => String(seat) === asked);
  return asked === 'watch' ? [] : only.length > 0 ? only : mine;
}

/** Whose eyes the table is seen with; several people at one screen hand it on. */
function Seats({ info, asked }: { info: TableInfo; asked: string | undefined }) {
  const texts = useTexts();
  const own = useMemo(() => ownSeats(info, asked), [info, asked]);
  const [seat, setSeat] = useState<number | undefined>(own[0]);
  const [cover, setCover] = useState<number>();
  const face = faceOf(info.game);
  const engine = useMemo(() => (face === undefined ? undefined : openEngine(info.game, info.options)), [info, face]);
  const table = useMemo(() => {
    const real = serverTables.table(info.id, seat);
    return engine === undefined ? real : aheadTable(real, engine);
  }, [info.id, seat, engine]);
  const state = useSyncExternalStore(table.subscribe, table.state);

  const { now, failure } = state;
  const next =
    now?.deciders.includes(seat ?? -1) === false ? now.deciders.find((other) => own.includes(other)) : undefined;
  const secret = next !== undefined && now !== undefined && face?.isSecret(now.view, next) === true;
  useEffect(() => {
    if (next === undefined) return;
    if (secret) setCover(next);
    else setSeat(next);
  }, [next, secret]);

  if (face === undefined || engine === undefined) return <WayOut text={texts.text('web.unknown-game')} />;
  if (state.connection === 'failed' && failure !== undefined) return <WayOut text={failureText(texts, failure)} />;
  if (now === undefined)
    return (
      <p className="page" role="status">
        {texts.text(failure === undefined ? 'web.loading' : 'web.reconnecting')}
      </p>
    );
  if (cover !== undefined) {
    return (
      <div className="page cover">
        <h1>{texts.text('web.pass-device', { name: info.seats[cover].name })}</h1>
        <p>{texts.text('web.pass-device-help')}</p>
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            setSeat(cover);
            setCover(undefined);
          }}
        >
          {texts.text('web.i-am', { name: info.seats[cover].name })}
        </button>
      </div>
    );
  }
  const pass = (to: number): void => {
    const secretThere = now.deciders.includes(to) && face.isSecret(now.view, to);
    if (secretThere) setCover(to);
    else setSeat(to);
  };
  return (
    <Playing
      key={seat}
      table={table}
      state={state}
      now={now}
      info={state.info ?? info}
      face={face}
      engine={engine}
      own={own}
      onPass={pass}
    />
  );
}

/** What went wrong, and where one can go from here. */
export function WayOut({ text, onAgain }: { text: string; onAgain?: () => void }) {
  const texts = useTexts();
  return (
    <div className="page way-out" role="alert">
      <h1>{texts.text('web.went-wrong')}</h1>
      <p>{text}</p>
      <p className="row">
        {onAgain !== undefined && (
          <button type="button" className="button" onClick={onAgain}>
            {texts.text('web.try-again')}
          </button>
        )}
        <a className="button" href={links.tables}>
          {texts.text('web.to-tables')}
        </a>
      </p>
    </div>
  );
}
