import { useMemo } from 'react';
import { allCovers, coverOf, useFace } from '../games/faces.ts';
import { links } from '../router.ts';
import { WayOut } from '../states/way-out.tsx';
import { useTexts } from '../text/texts.ts';
import { Segments } from '../ui/segments.tsx';
import { byAddress } from './go.ts';
import { RulebookView } from './rulebook-view.tsx';

/** Whose rule it is, by the beginning of its ID; the first game where nothing says so. */
function gameOf(at: string | undefined, asked: string | undefined): string {
  const cover = asked === undefined ? undefined : coverOf(asked);
  const owner = cover ?? allCovers.find(({ rules }) => at !== undefined && rules.some((start) => at.startsWith(start)));
  return (owner ?? allCovers[0]).id;
}

/** The rules of a game on a page of their own. */
export function RulesPage({ at, game: asked }: { at: string | undefined; game: string | undefined }) {
  const texts = useTexts();
  const game = gameOf(at, asked);
  const face = useFace(game);
  const go = useMemo(() => byAddress(game), [game]);
  if (face === undefined) return <WayOut text={texts.text('web.unknown-game')} />;
  return (
    <div className="page rules-page">
      <h1>{texts.text('web.rules.of', { game: face.title(texts) })}</h1>
      <Segments
        label={texts.text('web.game')}
        hideLabel
        value={game}
        items={allCovers.map((cover) => ({ value: cover.id, text: cover.title(texts) }))}
        onChange={(id) => {
          location.hash = links.rules(undefined, id);
        }}
      />
      <RulebookView key={game} face={face} at={at} go={go} />
    </div>
  );
}
