import type { Moment } from '@asclepion/protocol';
import { useMemo } from 'react';
import type { GameFace, Words } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';

interface Entry {
  readonly key: string;
  readonly sequence: number;
  readonly text: string;
}

/** The sentences of the log in sections, as the game divides it. */
function sectionsOf(moments: readonly Moment[], face: GameFace, words: Words): Entry[][] {
  const sections: Entry[][] = [[]];
  for (const { sequence, events } of moments) {
    events.forEach((event, place) => {
      sections.at(-1)?.push({ key: `${sequence}.${place}`, sequence, text: words.event(event) });
      if (face.endsSection(event)) sections.push([]);
    });
  }
  return sections;
}

/** What has happened, newest first. Any entry can be looked at again. */
export function Log({
  moments,
  words,
  face,
  over,
  onLook,
}: {
  moments: readonly Moment[];
  words: Words;
  face: GameFace;
  /** Whether the last section is what came after the last round. */
  over: boolean;
  onLook: (sequence: number) => void;
}) {
  const texts = useTexts();
  const sections = useMemo(() => sectionsOf(moments, face, words), [moments, face, words]);
  if (moments.length === 0) return <p className="muted">{texts.text('web.log-empty')}</p>;
  return (
    <div className="log">
      {sections
        .map((entries, place) => ({ entries, round: place + 1 }))
        .filter(({ entries }) => entries.length > 0)
        .reverse()
        .map(({ entries, round }, place) => (
          <details key={round} open={place === 0}>
            <summary>
              {over && round === sections.length ? texts.text('web.over') : texts.text('web.round', { round })}
            </summary>
            <ol reversed>
              {entries.toReversed().map(({ key, sequence, text }) => (
                <li key={key}>
                  <button
                    type="button"
                    className="log-line"
                    title={texts.text('web.look', { sequence })}
                    onClick={() => onLook(sequence)}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ol>
          </details>
        ))}
    </div>
  );
}
