import type { Choice } from '@asclepion/kernel';
import { useTexts } from '../text/texts.ts';
import type { Option } from './choosing.ts';
import type { Choosing } from './use-choosing.ts';

/** More than so many choices are not put into words here; the list beside the board has them all. */
const MOST_WORDS = 4;

const byButton = ({ needs }: Option): boolean => needs.every((target) => target.startsWith('button:'));

/** What is asked, what has been pointed at, and what can be said with a button. */
export function ChoiceBar({
  choosing,
  prompt,
  waiting,
  thinking,
  words,
  mayUndo,
  canAct,
}: {
  choosing: Choosing;
  prompt: string | undefined;
  waiting: readonly string[];
  thinking: boolean;
  words: (choice: Choice) => string;
  mayUndo: boolean;
  canAct: boolean;
}) {
  const { options, left, picked, busy, choose, clear, undo } = choosing;
  const texts = useTexts();
  const buttons = options.filter(byButton);
  const inWords = picked.length > 0 && left.length <= MOST_WORDS ? left.filter((option) => !byButton(option)) : [];
  return (
    <div className="choice-bar" aria-busy={busy}>
      <p className="prompt" role="status" data-asked={prompt !== undefined || undefined}>
        {prompt ??
          (waiting.length > 0 ? texts.text('web.waiting-for', { names: texts.list(waiting) }) : texts.text('web.over'))}
        {thinking && <span className="thinking" role="img" aria-label={texts.text('web.thinking')} />}
      </p>
      <div className="choice-buttons">
        {inWords.map(({ choice, needs }) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className="button"
            disabled={busy}
            data-choice={needs.join(' ')}
            onClick={() => choose([choice])}
          >
            {words(choice)}
          </button>
        ))}
        {picked.length > 0 && (
          <button type="button" className="button button-quiet" onClick={clear}>
            {texts.text('web.clear')}
          </button>
        )}
        {picked.length > 0 && inWords.length === 0 && (
          <span className="muted">{texts.text('web.choices-left', { count: left.length })}</span>
        )}
        {buttons.map(({ choice }) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className="button button-main"
            disabled={busy}
            data-choice={choice.do}
            onClick={() => choose([choice])}
          >
            {words(choice)}
          </button>
        ))}
        {canAct && (
          <button
            type="button"
            className="button undo"
            aria-disabled={!mayUndo}
            disabled={busy}
            onClick={undo}
            title={texts.text(mayUndo ? 'web.undo' : 'web.undo-why')}
          >
            ↶ {texts.text('web.undo')}
          </button>
        )}
      </div>
    </div>
  );
}
