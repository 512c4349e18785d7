import type { Past } from '@asclepion/protocol';
import { useTexts } from '../text/texts.ts';

/** Says that an earlier moment is looked at, and leads back. */
export function PastNotice({ past, onNow }: { past: Past; onNow: () => void }) {
  const texts = useTexts();
  return (
    <p className="notice" role="status">
      {texts.text('web.past', { sequence: past.sequence })}{' '}
      <button type="button" className="button button-small" onClick={onNow}>
        {texts.text('web.to-now')}
      </button>
    </p>
  );
}
