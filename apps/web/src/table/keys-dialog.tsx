import { Fragment } from 'react';
import { useTexts } from '../text/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useSetting } from '../ui/kept-setting.ts';
import { Switch } from '../ui/switch.tsx';
import { commandsNow, isLetterKey, KEY_GROUPS } from './keys.ts';
import { letterKeysSetting } from './settings.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
};

/** The keys of one way to press a command, as they are printed on keyboards. */
const printed = (key: string): string[] =>
  key.split(' ').flatMap((one) => {
    const parts = one === '+' ? [one] : one.split(/\+(?=.)/);
    return parts.map((part) => SIGNS[part] ?? (part.length === 1 ? part.toLocaleUpperCase() : part));
  });

/** Every key that does something now, and the switch that puts letters to rest. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const letters = useSetting(letterKeysSetting);
  const commands = commandsNow().map((command) => ({
    ...command,
    keys: letters === 'on' ? command.keys : command.keys.filter((key) => !isLetterKey(key)),
  }));
  return (
    <Dialog title={texts.text('web.keys')} onClose={onClose}>
      <Switch
        label={texts.text('web.keys.letters')}
        help={texts.text('web.keys.letters-help')}
        on={letters === 'on'}
        onChange={(on) => letterKeysSetting.set(on ? 'on' : 'off')}
      />
      {KEY_GROUPS.map((group) => {
        const mine = commands.filter((command) => command.group === group && command.keys.length > 0);
        return (
          mine.length > 0 && (
            <section key={group} className="keys">
              <h3>{texts.text(`web.keys.${group}`)}</h3>
              <dl>
                {mine.map(({ title, keys }) => (
                  <Fragment key={title}>
                    <dt>
                      {keys.map((key, place) => (
                        <Fragment key={key}>
                          {place > 0 && <span className="muted"> / </span>}
                          {printed(key).map((part) => (
                            <kbd key={part}>{part}</kbd>
                          ))}
                        </Fragment>
                      ))}
                    </dt>
                    <dd>{title}</dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          )
        );
      })}
    </Dialog>
  );
}
