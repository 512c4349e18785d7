import type { Result } from '@asclepion/kernel';
import type { Words } from '../../games/game-face.ts';
import { useTexts } from '../../text/texts.ts';
import { numbered } from '../../ui/numbered.ts';
import { SeatSign } from '../../ui/seat-sign.tsx';

/** The final score by what it was for, with a bar for each number, so that strengths are seen at a glance. */
export function ScoreTable({ result, names, words }: { result: Result; names: readonly string[]; words: Words }) {
  const texts = useTexts();
  const most = Math.max(1, ...result.lines.flatMap(({ points }) => points.map(Math.abs)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="scroller" aria-label={texts.text('web.end.scores')} tabIndex={0}>
      <table className="end-scores">
        <caption className="visually-hidden">{texts.text('web.end.scores')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.text('web.end.score-for')}</span>
            </th>
            {numbered(names).map(({ value: name, number: seat }) => (
              <th key={seat} scope="col">
                <SeatSign seat={seat} /> <span className="score-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.lines.map(({ id, points }) => (
            <tr key={id}>
              <th scope="row">{words.scoreLine(id)}</th>
              {numbered(points).map(({ value, number: seat }) => (
                <td key={seat} data-best={(points.length > 1 && isBest(points, value)) || undefined}>
                  {shown(value)}
                  <span className="score-bar" aria-hidden="true">
                    <span
                      data-seat={seat}
                      data-below={value < 0 || undefined}
                      style={{ width: `${(100 * Math.abs(value)) / most}%` }}
                    />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.text('web.total')}</th>
            {numbered(result.scores).map(({ value, number: seat }) => (
              <td key={seat} data-won={result.winners.includes(seat) || undefined}>
                {shown(value)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** With a real minus sign. */
const shown = (value: number): string => String(value).replace('-', '−');

/** Whether a number stands out as the highest of its line. */
const isBest = (points: readonly number[], value: number): boolean =>
  value === Math.max(...points) && points.some((other) => other < value);
