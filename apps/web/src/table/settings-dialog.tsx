import { LOCALES } from '@asclepion/kernel/text';
import { use } from 'react';
import { motionSetting } from '../board/building/view.ts';
import { useTexts } from '../text/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useSetting } from '../ui/kept-setting.ts';
import { LANGUAGES, PreferencesContext, THEMES } from '../ui/preferences.ts';
import { Segments } from '../ui/segments.tsx';
import { Switch } from '../ui/switch.tsx';
import { confirmSetting, letterKeysSetting } from './settings.ts';

/** How this browser plays: what it asks before it chooses, its keys, language and colours. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const confirm = useSetting(confirmSetting);
  const motion = useSetting(motionSetting);
  const letters = useSetting(letterKeysSetting);
  const preferences = use(PreferencesContext);
  return (
    <Dialog title={texts.text('web.settings')} onClose={onClose}>
      <Segments
        label={texts.text('web.confirm-what')}
        value={confirm}
        items={confirmSetting.allowed.map((value) => ({ value, text: texts.text(`web.confirm-what.${value}`) }))}
        onChange={confirmSetting.set}
      />
      <Switch
        label={texts.text('web.keys.letters')}
        help={texts.text('web.keys.letters-help')}
        on={letters === 'on'}
        onChange={(on) => letterKeysSetting.set(on ? 'on' : 'off')}
      />
      <Switch
        label={texts.text('web.building.motion')}
        help={texts.text('web.building.motion-help')}
        on={motion === 'on'}
        onChange={(on) => motionSetting.set(on ? 'on' : 'off')}
      />
      {preferences !== undefined && (
        <>
          <Segments
            label={texts.text('web.language')}
            value={preferences.locale}
            items={LOCALES.map((value) => ({ value, text: <span lang={value}>{LANGUAGES[value]}</span> }))}
            onChange={preferences.setLocale}
          />
          <Segments
            label={texts.text('web.theme')}
            value={preferences.theme}
            items={THEMES.map((value) => ({ value, text: texts.text(`web.theme.${value}`) }))}
            onChange={preferences.setTheme}
          />
        </>
      )}
    </Dialog>
  );
}
