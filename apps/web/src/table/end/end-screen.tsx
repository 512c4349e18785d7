import type { AnyEngine } from '@asclepion/catalogue';
import type { Result } from '@asclepion/kernel';
import type { Moment, TableInfo } from '@asclepion/protocol';
import { lazy, Suspense, useMemo } from 'react';
import type { GameFace, Words } from '../../games/game-face.ts';
import { links } from '../../router.ts';
import { type AnyTexts, useTexts } from '../../text/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Book } from '../log/book.ts';
import type { Table } from '../table.ts';
import { figuresOf } from './figures.ts';
import { Podium } from './podium.tsx';
import { type Ranked, rankingOf } from './ranking.ts';
import { useReview } from './review.ts';
import { ScoreTable } from './score-table.tsx';
import { Turning } from './turning.tsx';

const Plots = lazy(() => import('./plots.tsx'));

/** What the game came to: who won and by what, where it turned, and how everybody fared. The boards stay below. */
export function EndScreen({
  result,
  names,
  words,
  face,
  engine,
  info,
  table,
  moments,
  book,
  onLook,
}: {
  result: Result;
  names: readonly string[];
  words: Words;
  face: GameFace;
  engine: AnyEngine;
  info: TableInfo;
  table: Table;
  moments: readonly Moment[];
  book: Book;
  onLook: (sequence: number) => void;
}) {
  const texts = useTexts();
  const { review, again } = useReview(table, moments, info);
  const { pasts } = review;
  const figures = useMemo(
    () => (pasts === undefined ? undefined : figuresOf(moments, pasts, names.length, face)),
    [pasts, moments, names, face],
  );
  const ranking = rankingOf(result);
  const goal = face.goal(texts, engine);
  return (
    <section className="panel end-screen" data-look="score" aria-labelledby="end-title">
      <div className="end-grid">
        <div className="end-result">
          <h2 id="end-title">{headline(texts, result, ranking, names)}</h2>
          {goal !== undefined && <p>{goal}</p>}
          {names.length > 1 && <Podium ranking={ranking} winners={result.winners} names={names} />}
        </div>
        <ScoreTable result={result} names={names} words={words} />
      </div>
      <Turning review={review} onAgain={again} book={book} words={words} names={names} onLook={onLook} />
      {!review.failed && (
        <section className="end-plots" aria-labelledby="plots-title">
          <h3 id="plots-title">{texts.text('web.end.plots')}</h3>
          {figures === undefined ? (
            <Skeleton label={texts.text('web.loading')} lines={5} />
          ) : (
            <Suspense fallback={<Skeleton label={texts.text('web.loading')} lines={5} />}>
              <Plots figures={figures} names={names} />
            </Suspense>
          )}
        </section>
      )}
      <Proof info={info} />
      <p className="muted">{texts.text('web.end.board')}</p>
      <p className="row">
        <ButtonLink kind="main" href={links.new}>
          {texts.text('web.new-table')}
        </ButtonLink>
        <ButtonLink href={links.tables}>{texts.text('web.to-tables')}</ButtonLink>
      </p>
    </section>
  );
}

/** Who won, and by how much. */
function headline(texts: AnyTexts, { winners }: Result, ranking: readonly Ranked[], names: readonly string[]): string {
  const [first, second] = ranking;
  if (second === undefined)
    return texts.text('web.end.solo', { won: winners.length > 0 ? 'yes' : 'no', score: first.score });
  if (winners.length !== 1) return texts.text('web.winner', { names: texts.list(winners.map((seat) => names[seat])) });
  return texts.text('web.end.won', {
    name: names[first.seat],
    score: first.score,
    lead: first.score - second.score,
    second: names[second.seat],
  });
}

/** The seed, and what was known of it from the start. */
function Proof({ info: { chance } }: { info: TableInfo }) {
  const texts = useTexts();
  const { commitment, seed } = chance;
  if (seed === undefined) return null;
  return (
    <details className="muted seed">
      <summary>{texts.text('web.end.proof')}</summary>
      {texts.text('web.seed-is')} <code>{seed}</code>
      {commitment !== undefined && (
        <>
          {' '}
          · {texts.text('web.commitment')} <code>{commitment}</code>
        </>
      )}
    </details>
  );
}
