import type { Choice } from '@asclepion/kernel';
import type { Moment } from '@asclepion/protocol';
import { type ComponentType, memo, useMemo } from 'react';
import type { FaceProps, GameFace } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { useKept } from '../ui/preferences.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Option } from './choosing.ts';
import { useCommands } from './keys.ts';
import { MOST_TOLD, sinceOwnChoice } from './others.ts';

const KINDS = ['drawn', 'text'] as const;

/** The board as it is drawn, or the whole table as text with all choices: whoever reads it can play the whole game. */
export const BoardView = memo(function BoardView({
  face,
  Board,
  faceProps,
  moments,
  options,
  onChoose,
}: {
  face: GameFace;
  /** The face's board, as it is drawn. */
  Board: ComponentType<FaceProps>;
  faceProps: FaceProps;
  moments: readonly Moment[];
  options: readonly Option[];
  onChoose: (choices: readonly Choice[]) => void;
}) {
  const texts = useTexts();
  const [kind, setKind] = useKept('asclepion.board', KINDS, () => 'drawn');
  const asText = kind === 'text';
  const turn = (): void => setKind(asText ? 'drawn' : 'text');
  useCommands([{ group: 'look', title: texts.text('web.board-as-text'), keys: ['t'], run: turn }]);
  return (
    <>
      <button
        type="button"
        className="button button-quiet as-text-switch"
        aria-pressed={asText}
        aria-keyshortcuts="t"
        onClick={turn}
      >
        <svg className="picture" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6h14M5 11h14M5 16h9" />
        </svg>
        <span>{texts.text('web.board-as-text')}</span>
      </button>
      {asText ? (
        <TextView face={face} faceProps={faceProps} moments={moments} options={options} onChoose={onChoose} />
      ) : (
        <Board {...faceProps} />
      )}
    </>
  );
});

function TextView({
  face,
  faceProps,
  moments,
  options,
  onChoose,
}: {
  face: GameFace;
  faceProps: FaceProps;
  moments: readonly Moment[];
  options: readonly Option[];
  onChoose: (choices: readonly Choice[]) => void;
}) {
  const texts = useTexts();
  const { words, view, seat } = faceProps;
  const news = useMemo(
    () =>
      sinceOwnChoice(moments, seat)
        .slice(-MOST_TOLD)
        .map((event, place) => ({ key: place, text: words.event(event) })),
    [moments, seat, words],
  );
  return (
    <section className="board-text" aria-label={texts.text('web.board-as-text')}>
      <h2>{texts.text('web.board-as-text')}</h2>
      {news.length > 0 && (
        <section className="text-part" aria-label={texts.text('web.since-choice')}>
          <h3>{texts.text('web.since-choice')}</h3>
          <ol>
            {news.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </section>
      )}
      {seat !== undefined && (
        <section className="text-part" aria-label={texts.text('web.choices')}>
          <h3>{texts.text('web.choices')}</h3>
          <ChoiceList
            options={options}
            words={(choice) => words.choice(view, seat, choice)}
            onChoose={(choice) => onChoose([choice])}
          />
        </section>
      )}
      <face.AsText {...faceProps} />
    </section>
  );
}
