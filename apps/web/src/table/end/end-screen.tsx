import type { AnyEngine } from '@asclepion/catalogue';
import type { Result } from '@asclepion/kernel';
import type { TableInfo } from '@asclepion/protocol';
import type { GameFace, Words } from '../../games/game-face.ts';
import { links } from '../../router.ts';
import { useTexts } from '../../text/texts.ts';
import { numbered } from '../../ui/numbered.ts';

/** The final score, line by line; the boards stay below. */
export function EndScreen({
  result,
  names,
  words,
  face,
  engine,
  info,
}: {
  result: Result;
  names: readonly string[];
  words: Words;
  face: GameFace;
  engine: AnyEngine;
  info: TableInfo;
}) {
  const texts = useTexts();
  const goal = face.goal(texts, engine);
  const won = result.winners.length > 0;
  const { commitment, seed } = info.chance;
  return (
    <section className="panel end-screen" data-look="score" aria-labelledby="end-title">
      <h2 id="end-title">
        {names.length === 1
          ? texts.text(won ? 'web.solo-won' : 'web.solo-lost')
          : texts.text('web.winner', { names: texts.list(result.winners.map((seat) => names[seat])) })}
      </h2>
      {goal !== undefined && <p>{goal}</p>}
      <div className="scroller">
        <table className="scores">
          <thead>
            <tr>
              <td />
              {numbered(names).map(({ value: name, number: seat }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.lines.map(({ id, points }) => (
              <tr key={id}>
                <th scope="row">{words.scoreLine(id)}</th>
                {numbered(points).map(({ value, number: seat }) => (
                  <td key={seat}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.text('web.total')}</th>
              {numbered(result.scores).map(({ value, number: seat }) => (
                <td key={seat} data-won={result.winners.includes(seat) || undefined}>
                  {value}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {seed !== undefined && (
        <p className="muted seed">
          {texts.text('web.seed-is')} <code>{seed}</code>
          {commitment !== undefined && (
            <>
              {' '}
              · {texts.text('web.commitment')} <code>{commitment}</code>
            </>
          )}
        </p>
      )}
      <p className="row">
        <a className="button button-main" href={links.new}>
          {texts.text('web.new-table')}
        </a>
        <a className="button" href={links.tables}>
          {texts.text('web.to-tables')}
        </a>
      </p>
    </section>
  );
}
