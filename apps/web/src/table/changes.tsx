import type { Change } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';

/** What a choice changes, as a row of small signs: colour says nothing that the words do not. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const texts = useTexts();
  if (changes.length === 0) return null;
  return (
    <span className="changes">
      <span className="visually-hidden">{texts.text('web.changes')} </span>
      {changes.map(({ id, text, tone }) => (
        <span key={id} className="change" data-tone={tone}>
          {text}
        </span>
      ))}
    </span>
  );
}
