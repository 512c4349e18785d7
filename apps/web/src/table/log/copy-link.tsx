import { useEffect, useState } from 'react';
import { useTexts } from '../../text/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { addressAt } from './address.ts';

/** How long it says what came of it, in milliseconds. */
const SAID = 2500;

/** Copies the address of the moment that is shown. */
export function CopyLink({ at }: { at: number | undefined }) {
  const texts = useTexts();
  const [said, setSaid] = useState<'copied' | 'copy-failed'>();
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SAID);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    const link = addressAt(at);
    try {
      await navigator.clipboard.writeText(new URL(link, location.href).href);
      setSaid('copied');
    } catch {
      // Without leave to the clipboard the address bar is the place to copy from.
      history.replaceState(null, '', link);
      setSaid('copy-failed');
    }
  }

  return (
    <span className="copy-link">
      <IconButton
        icon={said === 'copied' ? 'check' : 'link'}
        label={texts.text('web.scrub.copy')}
        onClick={() => void copy()}
      />
      <span className="copy-said" role="status">
        {said !== undefined && texts.text(`web.scrub.${said}`)}
      </span>
    </span>
  );
}
