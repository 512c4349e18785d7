import { useState } from 'react';
import { houses } from '../device/houses.ts';
import { usePlace } from '../device/use-place.ts';
import { allCovers } from '../games/faces.ts';
import { links } from '../router.ts';
import type { Failure } from '../table/table.ts';
import { useTexts } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { failureText } from '../ui/failure-text.ts';
import { Notice } from '../ui/notice.tsx';
import { openQuick } from './quick.ts';

/** The ways into a game: at once against a bot, led by the hand, or at a table of one's own making. */
export function Ways() {
  const texts = useTexts();
  const [place] = usePlace();
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState<Failure>();

  async function play(game: string): Promise<void> {
    const face = allCovers.find(({ id }) => id === game);
    if (face === undefined) return;
    setBusy(game);
    setFailure(undefined);
    const answer = await openQuick(houses[place], face, texts);
    setBusy('');
    if (answer.ok) location.hash = links.table(answer.value);
    else setFailure(answer.failure);
  }

  return (
    <>
      <ul className="games">
        {allCovers.map((cover) => {
          const game = cover.title(texts);
          return (
            <li key={cover.id} className="game">
              <strong className="game-title">{game}</strong>
              <Button
                kind="main"
                icon="play"
                busy={busy === cover.id}
                aria-label={texts.text('web.play-now-of', { game })}
                onClick={() => void play(cover.id)}
              >
                {texts.text('web.play-now')}
              </Button>
              <ButtonLink
                icon="lesson"
                href={links.learn(cover.id)}
                aria-label={texts.text('web.learn-game-of', { game })}
              >
                {texts.text('web.learn-game')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <p className="muted ways-more">
        {texts.text('web.play-now-help')} <a href={links.new}>{texts.text('web.new-table-own')}</a>
      </p>
      {failure !== undefined && <Notice kind="bad">{failureText(texts, failure)}</Notice>}
    </>
  );
}
