import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useFace } from '../games/faces.ts';
import type { GameFace } from '../games/game-face.ts';
import { WayOut } from '../states/way-out.tsx';
import { AttentionContext, selectorOf } from '../table/attention.ts';
import { Playing } from '../table/playing.tsx';
import { useTexts } from '../text/texts.ts';
import type { Lesson } from './lesson.ts';
import { attentionOf } from './lesson-attention.ts';
import { LessonCard } from './lesson-card.tsx';
import { resumeRun, startRun } from './lesson-run.ts';
import { lessonTable } from './lesson-table.ts';
import { forgetProgress, keepProgress, keptProgress } from './progress.ts';
import { Spotlight } from './spotlight.tsx';
import { tableInfoOf } from './table-info.ts';
import { Teaching } from './teaching.tsx';
import { useLoaded } from './use-loaded.ts';
import '../styles/learn.css';

/** The guided first game of a game, from its address. */
export function LearnPage({ game }: { game: string }) {
  const texts = useTexts();
  const face = useFace(game);
  const { value: lesson, failed, again } = useLoaded(face?.learn.lesson);
  if (face === undefined) return <WayOut text={texts.text('web.unknown-game')} />;
  if (failed) return <WayOut text={texts.text('web.error.no-answer')} onAgain={again} />;
  if (lesson === undefined)
    return (
      <p className="page" role="status">
        {texts.text('web.loading')}
      </p>
    );
  return <Guided face={face} lesson={lesson} />;
}

const NOTHING = (): void => {
  // There is one learner, so the device is handed to nobody.
};

function Guided({ face, lesson }: { face: GameFace; lesson: Lesson }) {
  const texts = useTexts();
  const words = useMemo(() => lesson.texts(texts.locale), [lesson, texts.locale]);
  const engine = useMemo(() => face.engine(lesson.options), [face, lesson]);
  const info = useMemo(() => {
    const names = Array.from({ length: engine.seats }, (_, seat) => words.text(`lesson.seat.${seat}`));
    return tableInfoOf(face.id, engine.options, names, lesson.seat);
  }, [lesson, face, words, engine]);
  const first = useRef(info);
  const open = useCallback(
    (fresh: boolean) =>
      lessonTable(
        fresh ? startRun(lesson, engine) : resumeRun(lesson, engine, keptProgress(face.id)),
        first.current,
        (run) => keepProgress(face.id, run),
      ),
    [lesson, engine, face],
  );
  const [table, setTable] = useState(() => open(false));
  const state = useSyncExternalStore(table.subscribe, table.state);
  const run = table.run();
  const attention = useMemo(() => attentionOf(run, face), [run, face]);
  const root = useRef<HTMLDivElement>(null);
  const { now } = state;
  useEffect(() => {
    document.documentElement.classList.add('in-lesson');
    return () => document.documentElement.classList.remove('in-lesson');
  }, []);
  const show = (): void => {
    const page = root.current;
    if (page === null) return;
    for (const target of attention(page)) {
      const found = [...page.querySelectorAll<HTMLElement | SVGElement>(selectorOf(target))];
      const shown = found.find((element) => element.getClientRects().length > 0);
      if (shown === undefined) continue;
      shown.focus();
      return;
    }
  };
  const step = lesson.steps[run.step];
  return (
    <Teaching face={face} options={engine.options}>
      <div className="lesson" ref={root} data-reading={step.task === undefined || undefined}>
        <AttentionContext value={attention}>
          <Playing
            table={table}
            state={state}
            now={now}
            info={info}
            face={face}
            engine={engine}
            own={OWN}
            onPass={NOTHING}
          />
        </AttentionContext>
        <Spotlight attention={attention} step={`${step.id} ${run.made.length}`} veiled={step.task === undefined} />
        <LessonCard
          run={run}
          table={table}
          words={words}
          onShow={show}
          onAgain={() => {
            forgetProgress(face.id);
            setTable(open(true));
          }}
        />
      </div>
    </Teaching>
  );
}

const OWN: readonly number[] = [];
