import { placeOf } from '../device/place.ts';
import { useReach } from '../device/reach.ts';
import { type Route, useRoute } from '../router.ts';
import { useTexts } from '../text/texts.ts';

/** Whether a page goes on as usual without the server, so that there is nothing to say. */
const isHere = (route: Route): boolean =>
  route.page === 'learn' || (route.page === 'table' && placeOf(route.id) === 'device');

/** Says that the server does not answer, and what goes on all the same. */
export function OfflineBanner() {
  const texts = useTexts();
  const route = useRoute();
  const away = useReach() === 'unreachable' && !isHere(route);
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
