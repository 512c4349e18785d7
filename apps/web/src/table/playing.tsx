import type { AnyEngine } from '@asclepion/catalogue';
import type { Now, Past, TableInfo } from '@asclepion/protocol';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { FaceProps, GameFace, PanelProps } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { Announcements } from './announcements.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { EndScreen } from './end-screen.tsx';
import { Log } from './log.tsx';
import { Panels } from './panels.tsx';
import { PartsBar, usePart } from './parts.tsx';
import { PastNotice } from './past-notice.tsx';
import { Reasons } from './reasons.tsx';
import { SeatSwitch } from './seat-switch.tsx';
import type { Table, TableState } from './table.ts';
import { TableHead } from './table-head.tsx';
import { useChoosing } from './use-choosing.ts';
import { useStable } from './use-stable.ts';

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
export function Playing(props: PlayingProps) {
  const { table, state, now, info, face, engine, own, onPass } = props;
  const texts = useTexts();
  const { seat } = table;
  const names = useMemo(() => info.seats.map(({ name }) => name), [info]);
  const words = useMemo(() => face.words(engine, texts.locale, names), [face, engine, texts, names]);
  const [past, setPast] = useState<Past>();
  const choosing = useChoosing({ table, now, face, engine, words, open: past === undefined });
  const { asked, lighting, point, choose } = choosing;
  const view = past?.view ?? now.view;
  const over = now.result !== undefined;
  useTitle(`${asked && !over ? '● ' : ''}${face.title(texts)} · Asclepion`);

  const look = useStable(async (sequence: number): Promise<void> => {
    const answer = await table.moment(sequence);
    if (answer.ok) setPast(answer.value);
    else choosing.tell(answer.failure);
  });

  // The parts are drawn again only when one of these changes.
  const Board = useMemo(() => memo(face.Board), [face]);
  const Common = useMemo(() => memo(face.Common), [face]);
  const Ledger = useMemo(() => (face.Ledger === undefined ? undefined : memo(face.Ledger)), [face]);
  const faceProps: FaceProps = useMemo(
    () => ({ engine, view, seat, names, words, lighting, onPoint: point }),
    [engine, view, seat, names, words, lighting, point],
  );
  const choices = useMemo(() => choosing.options.map(({ choice }) => choice), [choosing.options]);
  const panelProps: PanelProps = useMemo(
    () => ({ ...faceProps, choices, onChoose: choose }),
    [faceProps, choices, choose],
  );
  const page = useRef<HTMLDivElement>(null);
  const [part, setPart] = usePart(`${now.sequence} ${choosing.picked.join(' ')}`, page);

  return (
    <div className="table-page" ref={page} data-part={part} data-sequence={now.sequence}>
      <TableHead {...props} view={view} onFailure={choosing.tell} />
      <Announcements moments={state.moments} words={words} seat={seat} />
      {past !== undefined && <PastNotice past={past} onNow={() => setPast(undefined)} />}
      <div className="table-bar">
        <Reasons reasons={choosing.reasons} onClose={choosing.hush} />
        {(!over || now.mayUndo) && (
          <ChoiceBar
            choosing={choosing}
            prompt={asked && seat !== undefined ? words.prompt(now.view, seat) : undefined}
            waiting={over ? [] : now.deciders.map((other) => names[other])}
            thinking={now.thinking.length > 0}
            words={(choice) => words.choice(now.view, seat ?? 0, choice)}
            mayUndo={now.mayUndo}
            canAct={seat !== undefined && past === undefined}
          />
        )}
      </div>
      <div className="table-main">
        <div className="table-board">
          {now.result !== undefined && past === undefined && (
            <EndScreen result={now.result} names={names} words={words} face={face} engine={engine} info={info} />
          )}
          <Board {...faceProps} />
          <SeatSwitch own={own} seat={seat} names={names} onPass={onPass} />
        </div>
        <div className="table-side">
          <div className="table-common">
            <Common {...faceProps} />
          </div>
          <div className="table-panels">
            {Ledger !== undefined && <Ledger {...panelProps} />}
            <Panels
              face={face}
              panelProps={panelProps}
              options={choosing.options}
              log={<Log moments={state.moments} words={words} face={face} over={over} onLook={look} />}
            />
          </div>
        </div>
      </div>
      <PartsBar part={part} onPart={setPart} />
    </div>
  );
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
