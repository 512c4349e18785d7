import type { Help } from '@asclepion/protocol';
import { useId } from 'react';
import { useTexts } from '../text/texts.ts';

/** Whether the new table lets the page help its players. */
export function HelpField({ help, onChange }: { help: Help; onChange: (help: Help) => void }) {
  const texts = useTexts();
  const about = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={help === 'allowed'}
          aria-describedby={about}
          onChange={({ target }) => onChange(target.checked ? 'allowed' : 'forbidden')}
        />
        {texts.text('web.help-allowed')}
      </label>
      <p className="help" id={about}>
        {texts.text('web.help-allowed-help')}
      </p>
    </div>
  );
}
