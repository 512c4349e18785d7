import { useReach } from '../device/reach.ts';
import { useTexts } from '../text/texts.ts';

/** Says on every page that the server does not answer, and what goes on all the same. */
export function OfflineBanner() {
  const texts = useTexts();
  const away = useReach() === 'unreachable';
  return (
    <div role="status" aria-live="polite">
      {away && (
        <p className="offline-banner">
          <strong>{texts.text('web.offline')}</strong> <span>{texts.text('web.offline-help')}</span>
        </p>
      )}
    </div>
  );
}
