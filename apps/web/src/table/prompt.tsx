import type { Now } from '@asclepion/protocol';
import type { Words } from '../games/game-face.ts';
import { Marked } from '../learn/marked.tsx';
import { useTexts } from '../text/texts.ts';
import { useFirstNow } from './first.tsx';

/** What is asked at a table, or who is waited for; of all that follows from a choice it is told first, or with the rest. */
export function TablePrompt({
  now: shown,
  seat,
  open,
  words,
  names,
}: {
  now: Now;
  seat: number | undefined;
  /** False while an earlier moment is looked at. */
  open: boolean;
  words: Words;
  names: readonly string[];
}) {
  const now = useFirstNow(shown);
  const asked = seat !== undefined && open && now.deciders.includes(seat);
  return (
    <Prompt
      prompt={asked ? words.prompt(now.view, seat) : undefined}
      waiting={now.result === undefined ? now.deciders.map((other) => names[other]) : []}
      thinking={now.thinking.length > 0}
      sequence={now.sequence}
    />
  );
}

/** What is asked, in words. */
export function Prompt({
  prompt,
  waiting,
  thinking,
  sequence,
}: {
  prompt: string | undefined;
  waiting: readonly string[];
  thinking: boolean;
  /** Which position it tells of. */
  sequence: number;
}) {
  const texts = useTexts();
  return (
    <p className="prompt" role="status" data-asked={prompt !== undefined || undefined} data-sequence={sequence}>
      {(prompt !== undefined && <Marked text={prompt} />) ||
        (waiting.length > 0 ? texts.text('web.waiting-for', { names: texts.list(waiting) }) : texts.text('web.over'))}
      {thinking && <span className="thinking" role="img" aria-label={texts.text('web.thinking')} />}
    </p>
  );
}
