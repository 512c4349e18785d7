import type { Texts } from '@asclepion/kernel/text';
import { useEffect, useRef } from 'react';
import { links } from '../router.ts';
import { useTexts } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Run } from './lesson-run.ts';
import type { LessonTable } from './lesson-table.ts';
import { Marked } from './marked.tsx';
import { Matron } from './matron.tsx';

/** What is said in this step, how far the lesson is, and the ways on, back and out. */
export function LessonCard({
  run,
  table,
  words,
  onAgain,
  onShow,
}: {
  run: Run;
  table: LessonTable;
  words: Texts<string>;
  onAgain: () => void;
  /** Puts the focus on what is pointed out. */
  onShow: () => void;
}) {
  const texts = useTexts();
  const { lesson, step, said, engine, state } = run;
  const { id, task } = lesson.steps[step];
  const last = step === lesson.steps.length - 1;
  const won = engine.result(state)?.winners.includes(lesson.seat) === true;
  const card = useRef<HTMLElement>(null);
  useCardHeight(card);
  useKeptFocus(card, step);
  return (
    <section ref={card} className="lesson-card" aria-label={words.text('lesson.title')} data-step={id}>
      <Matron />
      <div className="lesson-words" tabIndex={-1} data-begin>
        <p className="lesson-speaker">{words.text('lesson.speaker')}</p>
        <div aria-live="polite">
          {said !== undefined && <p className="lesson-said">{words.text(said)}</p>}
          <p>
            <Marked text={words.text(`lesson.${id}`, { won: won ? 'yes' : 'no' })} />
          </p>
        </div>
      </div>
      <div className="lesson-ways">
        <span className="lesson-progress">
          <progress
            aria-label={texts.text('web.learn.progress')}
            aria-valuetext={texts.text('web.learn.step', { step: step + 1, steps: lesson.steps.length })}
            value={step + 1}
            max={lesson.steps.length}
          />
          <span className="muted" aria-hidden="true">
            {step + 1}/{lesson.steps.length}
          </span>
        </span>
        <a className="lesson-leave" href={links.tables}>
          {texts.text('web.learn.leave')}
        </a>
        <Button kind="quiet" onClick={table.back} disabled={step === 0}>
          {texts.text('web.learn.back')}
        </Button>
        {last ? (
          <>
            <Button onClick={onAgain}>{texts.text('web.learn.again')}</Button>
            <ButtonLink kind="main" href={links.new}>
              {texts.text('web.new-table')}
            </ButtonLink>
          </>
        ) : task === undefined ? (
          <Button kind="main" onClick={table.next} data-next>
            {texts.text('web.learn.next')}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={table.skip}>
              {texts.text('web.learn.skip')}
            </Button>
            <Button onClick={onShow}>{texts.text('web.learn.where')}</Button>
          </>
        )}
      </div>
    </section>
  );
}

/** The page leaves as much room at its foot as the card takes up, so that the card hides nothing for good. */
function useCardHeight(card: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = card;
    if (current === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--lesson-card', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--lesson-card');
    };
  }, [card]);
}

/** Where the button that had the focus is gone, the focus goes to the words, not back to the page's beginning. */
function useKeptFocus(card: React.RefObject<HTMLElement | null>, step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    card.current?.querySelector<HTMLElement>('[data-next], [data-begin]')?.focus({ preventScroll: true });
  }, [card, step]);
}
