import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../text/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useSetting } from '../ui/kept-setting.ts';
import { Changes } from './changes.tsx';
import type { Option } from './choosing.ts';
import type { Preview } from './preview.ts';
import { letterKeysSetting } from './settings.ts';
import type { Choosing } from './use-choosing.ts';

/** More than so many choices are not put into words here; the list beside the board has them all. */
const MOST_WORDS = 4;

const byButton = ({ needs }: Option): boolean => needs.every((target) => target.startsWith('button:'));

/** What is asked, what it would do, and what can be said with a button. */
export function ChoiceBar({
  choosing,
  prompt,
  mayUndo,
  canAct,
}: {
  choosing: Choosing;
  prompt: ReactNode;
  mayUndo: boolean;
  canAct: boolean;
}) {
  const texts = useTexts();
  const { options, left, picked, armed, busy, clear, undo, redo, mayRedo } = choosing;
  const inWords = picked.length > 0 && left.length <= MOST_WORDS ? left.filter((option) => !byButton(option)) : [];
  const buttons = [...inWords, ...options.filter(byButton)];
  const shown = choosing.looked ?? armed;
  // An option belongs to one position, so what it does is found out once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the option says all that matters
  const preview = useMemo(() => (shown === undefined ? undefined : choosing.preview(shown.choice)), [shown]);
  return (
    <div className="choice-bar" aria-busy={busy} data-buttons={buttons.length + picked.length > 0 || undefined}>
      <div className="bar-words">
        {prompt}
        <BarLine
          preview={preview}
          isArmed={shown !== undefined && shown === armed}
          done={choosing.done}
          left={picked.length > 0 && inWords.length === 0 ? left.length : undefined}
        />
      </div>
      <div className="choice-buttons">
        {buttons.map((option, place) => (
          <OptionButton
            key={JSON.stringify(option.choice)}
            option={option}
            choosing={choosing}
            number={place + 1}
            isMain={byButton(option)}
          />
        ))}
        {picked.length > 0 && (
          <button type="button" className="button button-quiet" onClick={clear}>
            {texts.text('web.clear')}
          </button>
        )}
      </div>
      {canAct && (
        <span className="bar-history">
          <IconButton
            icon="undo"
            label={texts.text('web.undo')}
            title={mayUndo ? undefined : texts.text('web.undo-why')}
            aria-disabled={!mayUndo}
            aria-keyshortcuts="Control+Z"
            disabled={busy}
            onClick={undo}
          />
          <IconButton
            icon="redo"
            label={texts.text('web.redo')}
            aria-disabled={!mayRedo}
            aria-keyshortcuts="Control+Shift+Z"
            disabled={busy}
            onClick={redo}
          />
        </span>
      )}
    </div>
  );
}

/** A choice as a button; once it waits to be confirmed, the same button confirms it. */
function OptionButton({
  option,
  choosing,
  number,
  isMain,
}: {
  option: Option;
  choosing: Choosing;
  number: number;
  isMain: boolean;
}) {
  const texts = useTexts();
  const letters = useSetting(letterKeysSetting);
  const isArmed = option === choosing.armed;
  const text = choosing.text(option.choice);
  return (
    <button
      type="button"
      className={isMain || isArmed ? 'button button-main' : 'button'}
      disabled={choosing.busy}
      data-choice={isMain ? option.choice.do : option.needs.join(' ')}
      data-armed={isArmed || undefined}
      onClick={({ currentTarget }) => (isArmed ? choosing.confirm(currentTarget) : choosing.ask(option, currentTarget))}
      onPointerEnter={() => choosing.look(option)}
      onPointerLeave={() => choosing.look(undefined)}
      onFocus={() => choosing.look(option)}
      onBlur={() => choosing.look(undefined)}
    >
      {isArmed ? texts.text('web.confirm', { choice: text }) : text}
      {letters === 'on' && number < 10 && (
        <span className="key" aria-hidden="true">
          {isArmed ? '↵' : number}
        </span>
      )}
    </button>
  );
}

/** One line below what is asked: what a choice would do, what the last one did, or how many are left. */
function BarLine({
  preview,
  isArmed,
  done,
  left,
}: {
  preview: Preview | undefined;
  isArmed: boolean;
  done: Preview | undefined;
  left: number | undefined;
}) {
  const texts = useTexts();
  let line: ReactNode;
  if (preview !== undefined) {
    line = (
      <>
        {isArmed && preview.final && <span className="final">{texts.text('web.is-final')}</span>}
        <Changes changes={preview.changes} />
      </>
    );
  } else if (left !== undefined) {
    line = texts.text('web.choices-left', { count: left });
  } else if (done !== undefined) {
    line = (
      <>
        <span>{texts.text('web.done', { choice: done.text })}</span>
        <Changes changes={done.changes} />
      </>
    );
  }
  return (
    <p className="bar-line" data-preview={preview !== undefined || undefined}>
      {line}
    </p>
  );
}
