import type { Choice } from '@asclepion/kernel';
import type { Target } from '../board/drawing.ts';
import { useTexts } from '../text/texts.ts';
import type { Option } from './choosing.ts';

/** More than so many choices are not put into words here; the list beside the board has them all. */
const MOST_WORDS = 4;

const byButton = ({ needs }: Option): boolean => needs.every((target) => target.startsWith('button:'));

/** What is asked, what has been pointed at, and what can be said with a button. */
export function ChoiceBar({
  prompt,
  waiting,
  thinking,
  options,
  left,
  picked,
  busy,
  words,
  mayUndo,
  canAct,
  onChoose,
  onClear,
  onUndo,
}: {
  prompt: string | undefined;
  waiting: readonly string[];
  thinking: boolean;
  options: readonly Option[];
  /** Options that are left after what was picked. */
  left: readonly Option[];
  picked: readonly Target[];
  busy: boolean;
  words: (choice: Choice) => string;
  mayUndo: boolean;
  canAct: boolean;
  onChoose: (choice: Choice) => void;
  onClear: () => void;
  onUndo: () => void;
}) {
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
            onClick={() => onChoose(choice)}
          >
            {words(choice)}
          </button>
        ))}
        {picked.length > 0 && (
          <button type="button" className="button button-quiet" onClick={onClear}>
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
            onClick={() => onChoose(choice)}
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
            onClick={onUndo}
            title={texts.text(mayUndo ? 'web.undo' : 'web.undo-why')}
          >
            ↶ {texts.text('web.undo')}
          </button>
        )}
      </div>
    </div>
  );
}
