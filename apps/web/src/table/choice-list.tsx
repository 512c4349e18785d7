import type { Choice } from '@asclepion/kernel';
import { useState } from 'react';
import { useTexts } from '../text/texts.ts';
import type { Option } from './choosing.ts';

/** Every choice in words: for keyboards and screen readers, and for whoever likes lists. */
export function ChoiceList({
  options,
  words,
  onChoose,
}: {
  options: readonly Option[];
  words: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}) {
  const texts = useTexts();
  const [filter, setFilter] = useState('');
  if (options.length === 0) return <p className="muted">{texts.text('web.no-choices')}</p>;
  const wanted = filter.trim().toLocaleLowerCase();
  const lines = options
    .map(({ choice }) => ({ choice, text: words(choice) }))
    .filter(({ text }) => text.toLocaleLowerCase().includes(wanted));
  return (
    <>
      <label className="field">
        <span>{texts.text('web.filter')}</span>
        <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
      </label>
      <ul className="choice-list" aria-label={texts.text('web.choices')}>
        {lines.map(({ choice, text }) => (
          <li key={JSON.stringify(choice)}>
            <button type="button" className="button" onClick={() => onChoose(choice)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
