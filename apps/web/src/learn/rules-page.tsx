import { allCovers, useFace } from '../games/faces.ts';
import { WayOut } from '../states/way-out.tsx';
import { useTexts } from '../text/texts.ts';
import { byAddress } from './go.ts';
import { RulebookView } from './rulebook-view.tsx';

/** The rules of a game on a page of their own. */
export function RulesPage({ at }: { at: string | undefined }) {
  const texts = useTexts();
  const face = useFace(allCovers[0].id);
  if (face === undefined) return <WayOut text={texts.text('web.unknown-game')} />;
  return (
    <div className="page rules-page">
      <h1>{texts.text('web.rules.of', { game: face.title(texts) })}</h1>
      <RulebookView face={face} at={at} go={byAddress} />
    </div>
  );
}
