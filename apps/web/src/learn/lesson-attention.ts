import type { GameFace, Pointing } from '../games/game-face.ts';
import { type Attention, inWords, selectorOf } from '../table/attention.ts';
import { hintedOf, type Run } from './lesson-run.ts';

/** More rings than this would point out nothing. */
const MOST_RINGS = 8;

/** What a step wants to have looked at, or pointed at next, by what has been picked on the page. */
export function attentionOf(run: Run, face: GameFace): Attention {
  const { engine, lesson, state, step } = run;
  const { look, task } = lesson.steps[step] ?? {};
  const view = engine.view(state, lesson.seat);
  if (task === undefined) {
    const looked = look?.(view) ?? [];
    return () => looked;
  }
  const hinted = hintedOf(run).map((choice) => face.pointing(engine, view, lesson.seat, choice));
  return (page) => {
    const picked = [...page.querySelectorAll<HTMLElement | SVGElement>('[data-picked]')].map(
      ({ dataset }) => dataset.target ?? '',
    );
    const touches = ({ needs, also = [] }: Pointing) =>
      picked.every((target) => needs.includes(target) || also.includes(target));
    const follows = hinted.filter(touches);
    const next = (follows.length > 0 ? follows : hinted).map(({ needs, also = [] }) => {
      const isNext = (target: string): boolean =>
        !picked.includes(target) && page.querySelector(selectorOf(target)) !== null;
      const isLit = (target: string): boolean => page.querySelector(`${selectorOf(target)}[data-lit]`) !== null;
      return needs.find(isNext) ?? also.find((target) => isNext(target) && isLit(target)) ?? inWords(needs);
    });
    return [...new Set(next)].slice(0, MOST_RINGS);
  };
}
