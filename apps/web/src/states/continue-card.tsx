import { lastTable } from '../device/last-table.ts';
import { placeOf } from '../device/place.ts';
import { useReach } from '../device/reach.ts';
import { coverOf } from '../games/faces.ts';
import { useTexts } from '../text/texts.ts';

/** The way back to where the reader was; nothing when there is no such place, or it is out of reach. */
export function ContinueCard() {
  const texts = useTexts();
  const reach = useReach();
  const last = lastTable();
  if (last === undefined) return undefined;
  if (placeOf(last.id) === 'server' && reach === 'unreachable') return undefined;
  return (
    <a className="panel continue-card" href={last.hash}>
      <strong>{texts.text('web.go-on')}</strong>
      <span className="muted">
        {coverOf(last.game)?.title(texts) ?? last.game}: {texts.list(last.names)}
      </span>
    </a>
  );
}
