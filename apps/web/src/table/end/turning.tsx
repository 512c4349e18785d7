import type { Words } from '../../games/game-face.ts';
import { useTexts } from '../../text/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SeatSign } from '../../ui/seat-sign.tsx';
import { type Book, sectionAt } from '../log/book.ts';
import { Sentence } from '../log/sentence.tsx';
import type { Review } from './review.ts';
import type { Turn } from './review-worker.ts';

/** The moments in which the result turned, each with what would have been better. */
export function Turning({
  review,
  onAgain,
  ...rest
}: {
  review: Review;
  onAgain: () => void;
  book: Book;
  words: Words;
  names: readonly string[];
  onLook: (sequence: number) => void;
}) {
  const texts = useTexts();
  const { turns, failed, finished, done } = review;
  if (finished && turns === undefined) return null;
  return (
    <section className="turning" aria-labelledby="turning-title">
      <h3 id="turning-title">{texts.text('web.end.turning')}</h3>
      {failed ? (
        <Notice
          kind="warning"
          actions={
            <Button size="small" onClick={onAgain}>
              {texts.text('web.end.again')}
            </Button>
          }
        >
          {texts.text('web.end.review-failed')}
        </Notice>
      ) : turns === undefined ? (
        <Progress label={texts.text('web.end.looking')} value={done} />
      ) : turns.length === 0 ? (
        <p className="muted turning-none">{texts.text('web.end.no-turning')}</p>
      ) : (
        <>
          <ol>
            {turns.map((turn) => (
              <TurnCard key={turn.at} turn={turn} {...rest} />
            ))}
          </ol>
          <p className="muted">{texts.text('web.end.turning-help')}</p>
        </>
      )}
    </section>
  );
}

function TurnCard({
  turn: { seat, cost, chances, made, better, sequence },
  book,
  words,
  names,
  onLook,
}: {
  turn: Turn;
  book: Book;
  words: Words;
  names: readonly string[];
  onLook: (sequence: number) => void;
}) {
  const texts = useTexts();
  const round = sectionAt(book.sections, sequence);
  const told = texts.text('web.end.turn', {
    player: names[seat],
    made: words.choice(made.view, seat, made.choice),
    better: words.choice(better.view, seat, better.choice),
    cost: Math.round(cost),
  });
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' });
  return (
    <li className="turn" data-seat={seat}>
      <p className="turn-head">
        <SeatSign seat={seat} size={16} />
        <strong>{texts.text('web.round', { round })}</strong>
        <span className="turn-cost">−{Math.round(cost)}</span>
      </p>
      <p>
        <Sentence text={told} name={names[seat]} seat={seat} />
      </p>
      {chances !== undefined && (
        <div className="turn-chance">
          <span>
            {texts.text('web.end.chance', { made: percent.format(chances.made), best: percent.format(chances.best) })}
          </span>
          <span className="turn-bar" aria-hidden="true">
            <span data-kind="best" style={{ width: `${100 * chances.best}%` }} />
            <span data-kind="made" data-seat={seat} style={{ width: `${100 * chances.made}%` }} />
          </span>
        </div>
      )}
      <Button
        size="small"
        icon="eye"
        aria-label={texts.text('web.end.show-of', { round })}
        onClick={() => onLook(sequence)}
      >
        {texts.text('web.end.show')}
      </Button>
    </li>
  );
}
