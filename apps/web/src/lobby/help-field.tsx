import type { Help } from '@asclepion/protocol';
import { useTexts } from '../text/texts.ts';
import { Switch } from '../ui/switch.tsx';

/** Whether the new table lets the page help its players. */
export function HelpField({ help, onChange }: { help: Help; onChange: (help: Help) => void }) {
  const texts = useTexts();
  return (
    <Switch
      label={texts.text('web.help-allowed')}
      help={texts.text('web.help-allowed-help')}
      on={help === 'allowed'}
      onChange={(on) => onChange(on ? 'allowed' : 'forbidden')}
    />
  );
}
