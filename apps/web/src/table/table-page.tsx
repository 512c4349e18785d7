import type { TableInfo } from '@asclepion/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { houseOf } from '../device/houses.ts';
import { noteTable } from '../device/last-table.ts';
import { remember, remembered } from '../device/remembered.ts';
import { useTableFace } from '../games/faces.ts';
import { Teaching } from '../learn/teaching.tsx';
import { TableSkeleton } from '../states/skeleton.tsx';
import { WayOut } from '../states/way-out.tsx';
import { useTexts } from '../text/texts.ts';
import { frameShown } from '../ui/after-frame.ts';
import { failureText } from '../ui/failure-text.ts';
import { Later } from '../ui/later.tsx';
import { aheadTable } from './ahead-table.ts';
import { First } from './first.tsx';
import { Playing } from './playing.tsx';
import type { Failure } from './table.ts';
import { useStable } from './use-stable.ts';
import { useTableState } from './use-table-state.ts';

/** A table, from its address: finds out what it is and which seats are the reader's own. */
export function TablePage({ id, asked }: { id: string; asked: string | undefined }) {
  const texts = useTexts();
  const [info, setInfo] = useState<TableInfo>();
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(async () => {
    setFailure(undefined);
    const answer = await houseOf(id).info(id);
    if (answer.ok) setInfo(answer.value);
    else setFailure(answer.failure);
  }, [id]);
  useEffect(() => {
    void load();
  }, [load]);

  if (failure !== undefined)
    return <WayOut text={failureText(texts, failure)} error={failure} onAgain={() => void load()} />;
  if (info === undefined) return <TableSkeleton />;
  return <Seats key={id} info={info} asked={asked} />;
}

/** Seats at which somebody at this screen sits; with a seat in the address, that one alone. */
function ownSeats(info: TableInfo, asked: string | undefined): number[] {
  const mine = info.seats.flatMap(({ kind, mine }, seat) => (mine && kind === 'person' ? [seat] : []));
  const only = mine.filter((seat) => String(seat) === asked);
  return asked === 'watch' ? [] : only.length > 0 ? only : mine;
}

/** The seat that was last looked from here, else the first of one's own. */
const seatToTake = (id: string, own: readonly number[]): number | undefined =>
  own.find((seat) => `${seat}` === remembered(id, 'seat')) ?? own[0];

/** Whose eyes the table is seen with; several people at one screen hand it on. */
function Seats({ info, asked }: { info: TableInfo; asked: string | undefined }) {
  const texts = useTexts();
  const own = useMemo(() => ownSeats(info, asked), [info, asked]);
  const [seat, setSeat] = useState(() => seatToTake(info.id, own));
  const [cover, setCover] = useState<number>();
  const face = useTableFace(info.game, info.options);
  const engine = useMemo(() => face?.engine(info.options), [info, face]);
  const table = useMemo(() => {
    const real = houseOf(info.id).table(info.id, seat);
    return engine === undefined ? real : aheadTable(real, engine, frameShown);
  }, [info.id, seat, engine]);
  const state = useTableState(table);

  const { now, failure } = state;
  const over = now && now.result !== undefined;
  useEffect(() => {
    if (over === undefined) return;
    const names = info.seats.map(({ name }) => name);
    noteTable({ id: info.id, hash: location.hash, game: info.game, names }, over);
    if (seat !== undefined) remember(info.id, 'seat', `${seat}`);
  }, [info, seat, over]);
  const next =
    now?.deciders.includes(seat ?? -1) === false ? now.deciders.find((other) => own.includes(other)) : undefined;
  const secret = next !== undefined && now !== undefined && face?.isSecret(now.view, next) === true;
  // At once, before anything is drawn for the seat that has nothing to do.
  if (next !== undefined && secret && cover !== next) setCover(next);
  if (next !== undefined && !secret) setSeat(next);

  const pass = useStable((to: number): void => {
    const secretThere = now?.deciders.includes(to) === true && face?.isSecret(now.view, to) === true;
    if (secretThere) setCover(to);
    else setSeat(to);
  });

  if (face === undefined || engine === undefined) return <WayOut text={texts.text('web.unknown-game')} />;
  if (state.connection === 'failed' && failure !== undefined)
    return <WayOut text={failureText(texts, failure)} error={failure} />;
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
  return (
    <Teaching face={face} options={info.options}>
      <Later key={seat}>
        <First table={table} view={now.view}>
          <Playing
            table={table}
            state={state}
            now={now}
            info={state.info ?? info}
            face={face}
            engine={engine}
            own={own}
            onPass={pass}
          />
        </First>
      </Later>
    </Teaching>
  );
}
