import type { AnyEngine } from '@asclepion/catalogue';
import type { Now, TableInfo } from '@asclepion/protocol';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { deferred } from '../device/deferred.tsx';
import type { FaceProps, GameFace, PanelProps } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { Later } from '../ui/later.tsx';
import { Announcements } from './announcements.tsx';
import { BoardView } from './board-view.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { Hints } from './hints.tsx';
import { Log } from './log/log.tsx';
import { useScrubKeys } from './log/scrub-keys.ts';
import { useTimeline } from './log/timeline.ts';
import { useBook } from './log/use-book.ts';
import { Panels } from './panels.tsx';
import { PartsBar, usePart, usePartKeys } from './parts.tsx';
import { TablePrompt } from './prompt.tsx';
import { Reasons } from './reasons.tsx';
import { SeatSwitch } from './seat-switch.tsx';
import type { Table, TableState } from './table.ts';
import { TableHead } from './table-head.tsx';
import { useChoosing } from './use-choosing.ts';
import { useDrag } from './use-drag.ts';
import { useFrameLater } from './use-frame-later.ts';
import { useInSight } from './use-in-sight.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useWays } from './use-ways.ts';

const Scrubber = deferred(async () => (await import('./log/scrubber.tsx')).Scrubber, ScrubberPlace);
const EndScreen = deferred(async () => (await import('./end/end-screen.tsx')).EndScreen);

/** When panels come first: after all parts of what all share, which are above them and would push them down. */
const PANELS = 3;

export interface PlayingProps {
  readonly table: Table;
  readonly state: TableState;
  readonly now: Now;
  readonly info: TableInfo;
  readonly face: GameFace;
  readonly engine: AnyEngine;
  /** The reader's own seats. */
  readonly own: readonly number[];
  readonly onPass: (seat: number) => void;
}

/** The table itself: what is asked, the boards, and the panels beside them. */
export const Playing = memo(function Playing(props: PlayingProps) {
  const { table, state, now, info, face, engine, own, onPass } = props;
  const texts = useTexts();
  const { seat } = table;
  const names = useMemo(() => info.seats.map(({ name }) => name), [info]);
  const words = useMemo(() => face.words(engine, texts.locale, names), [face, engine, texts, names]);
  const timeline = useTimeline({ table, moments: state.moments, now, onFailure: (failure) => choosing.tell(failure) });
  const { past, at } = timeline;
  const moments = useDeferredValue(state.moments);
  const book = useBook(moments, face);
  useScrubKeys(timeline, book);
  const choosing = useChoosing({ table, now, info, face, engine, words, open: at === undefined });
  const { asked, lighting, point, choose } = choosing;
  const view = past?.view ?? now.view;
  const over = now.result !== undefined;
  useTitle(`${asked && !over ? '● ' : ''}${face.title(texts)} · Asclepion`);

  const help = info.help === 'allowed';
  const [ways, onWays] = useWays(view);

  // The parts are drawn again only when one of these changes.
  const Board = useMemo(() => memo(face.Board), [face]);
  const Common = useMemo(() => memo(face.Common), [face]);
  const Ledger = useMemo(() => (face.Ledger === undefined ? undefined : memo(face.Ledger)), [face]);
  const faceProps: FaceProps = useMemo(
    () => ({ engine, view, seat, names, words, lighting, onPoint: point, help, ways, onWays }),
    [engine, view, seat, names, words, lighting, point, help, ways, onWays],
  );
  const choices = useMemo(() => choosing.options.map(({ choice }) => choice), [choosing.options]);
  const panelProps: PanelProps = useMemo(
    () => ({ ...faceProps, choices, onChoose: choose }),
    [faceProps, choices, choose],
  );
  const { look, back } = timeline;
  const log = useMemo(
    () => (
      <Log
        book={book}
        words={words}
        face={face}
        names={names}
        own={seat}
        at={at}
        over={over}
        onLook={look}
        onBack={back}
      />
    ),
    [book, words, face, names, seat, at, over, look, back],
  );
  // What is read beside the board comes a frame after the board: first the account, then what is longer.
  const beside = useMemo(() => ({ panelProps, options: choosing.options, log }), [panelProps, choosing.options, log]);
  const later = useFrameLater(beside);
  const last = useFrameLater(later);
  const page = useRef<HTMLDivElement>(null);
  useTableKeys(page, choosing);
  useDrag(page, choosing);
  const [part, setPart] = usePart(`${now.sequence} ${choosing.picked.join(' ')}`, page);
  useInSight(lighting, page);
  usePartKeys(page, setPart);

  return (
    <div className="table-page" ref={page} data-part={part} data-sequence={now.sequence}>
      <TableHead {...props} view={view} onFailure={choosing.tell} />
      <Announcements moments={moments} words={words} seat={seat} />
      <div className="table-bar" data-asking={(at === undefined && !over) || undefined}>
        {(at !== undefined || over) && (
          <Scrubber timeline={timeline} book={book} words={words} names={names} over={over} />
        )}
        <Reasons reasons={choosing.reasons} onClose={choosing.hush} />
        {at === undefined && (!over || now.mayUndo) && (
          <ChoiceBar
            choosing={choosing}
            prompt={<TablePrompt now={now} seat={seat} open={at === undefined} words={words} names={names} />}
            mayUndo={now.mayUndo}
            canAct={seat !== undefined && past === undefined}
          />
        )}
      </div>
      <div className="table-main">
        {Ledger !== undefined && (
          <div className="table-ledger">
            <Ledger {...later.panelProps} />
          </div>
        )}
        <div className="table-board">
          {now.result !== undefined && at === undefined && (
            <EndScreen
              result={now.result}
              names={names}
              words={words}
              face={face}
              engine={engine}
              info={info}
              table={table}
              moments={moments}
              book={book}
              onLook={timeline.look}
            />
          )}
          <BoardView
            face={face}
            Board={Board}
            faceProps={faceProps}
            moments={moments}
            options={choosing.options}
            onChoose={choose}
          />
          <SeatSwitch own={own} seat={seat} names={names} onPass={onPass} />
        </div>
        <div className="table-side">
          <div className="table-common">
            <Later>
              <Common {...faceProps} />
            </Later>
          </div>
          <div className="table-panels">
            <Later frames={PANELS}>
              <Panels table={table.id} face={face} {...last} />
            </Later>
          </div>
        </div>
      </div>
      <PartsBar part={part} onPart={setPart} />
      <Hints page={page} choosing={choosing} />
    </div>
  );
});

/** Keeps the place of the scrubber while it is loaded. */
function ScrubberPlace() {
  return <div className="scrubber" />;
}

/** The title of the browser's tab; a dot says that somebody is waited for here. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Asclepion';
    };
  }, [title]);
}
