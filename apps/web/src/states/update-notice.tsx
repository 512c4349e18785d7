import { putOffUpdate, takeUpdate, useUpdate } from '../device/updates.ts';
import { useTexts } from '../text/texts.ts';

/** Offers a newer version of the page; nothing happens until somebody takes it. */
export function UpdateNotice() {
  const texts = useTexts();
  const ready = useUpdate() === 'ready';
  return (
    <div role="status" aria-live="polite">
      {ready && (
        <div className="update-notice">
          <span>{texts.text('web.update')}</span>
          <button type="button" className="button button-main" onClick={takeUpdate}>
            {texts.text('web.update-now')}
          </button>
          <button type="button" className="button" onClick={putOffUpdate}>
            {texts.text('web.update-later')}
          </button>
        </div>
      )}
    </div>
  );
}
