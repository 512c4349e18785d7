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
      <div className="ways">
        {allCovers.map((face) => (
          <Button
            key={face.id}
            kind="main"
            size="large"
            icon="play"
            busy={busy === face.id}
            onClick={() => void play(face.id)}
          >
            {texts.text('web.play-now', { game: face.title(texts) })}
          </Button>
        ))}
        {allCovers.map((face) => (
          <ButtonLink key={face.id} size="large" icon="lesson" href={links.learn(face.id)}>
            {texts.text('web.learn-game', { game: face.title(texts) })}
          </ButtonLink>
        ))}
        <ButtonLink size="large" icon="plus" href={links.new}>
          {texts.text('web.new-table')}
        </ButtonLink>
      </div>
      <p className="muted">{texts.text('web.play-now-help')}</p>
      {failure !== undefined && <Notice kind="bad">{failureText(texts, failure)}</Notice>}
    </>
  );
}
