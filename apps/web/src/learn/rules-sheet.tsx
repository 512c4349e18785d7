import { useMemo, useState } from 'react';
import type { GameFace } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { Sheet } from '../ui/sheet.tsx';
import { inPlace } from './go.ts';
import { RulebookView } from './rulebook-view.tsx';

/** The rules of a table beside it, without leaving it. */
export function RulesSheet({
  face,
  options,
  first,
  onClose,
}: {
  face: GameFace;
  options: unknown;
  first: string | undefined;
  onClose: () => void;
}) {
  const texts = useTexts();
  const [at, setAt] = useState(first);
  const go = useMemo(() => inPlace(setAt), []);
  return (
    <Sheet title={texts.text('web.rules.of', { game: face.title(texts) })} onClose={onClose}>
      <RulebookView face={face} at={at} options={options} go={go} />
    </Sheet>
  );
}
