import type { State } from '@asclepion/kernel';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { deferred, Nothing } from '../device/deferred.tsx';
import { useTexts } from '../text/texts.ts';
import { HEAD_SLOT } from '../ui/head-slot.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { RulesButton } from '../ui/rule-text.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useCommands } from './keys.ts';
import type { PlayingProps } from './playing.tsx';
import type { Failure } from './table.ts';

const KeysDialog = deferred(async () => (await import('./keys-dialog.tsx')).KeysDialog, Nothing);
const SettingsDialog = deferred(async () => (await import('./settings-dialog.tsx')).SettingsDialog, Nothing);

/** Which table this is, where it stands, and what can be done with it as a whole. */
export function TableHead({
  table,
  state,
  info,
  face,
  view,
  onFailure,
}: PlayingProps & { view: State; onFailure: (failure: Failure) => void }) {
  const texts = useTexts();
  const [open, setOpen] = useState<'keys' | 'settings'>();
  useCommands([
    { group: 'help', title: texts.text('web.keys'), keys: ['?'], run: () => setOpen('keys') },
    { group: 'help', title: texts.text('web.settings'), keys: [','], run: () => setOpen('settings') },
  ]);
  const slot = document.getElementById(HEAD_SLOT);
  const head = (
    <div className="table-head">
      <h1>
        {face.title(texts)} <span className="muted">{face.where(texts, view)}</span>
      </h1>
      {state.connection === 'reconnecting' && (
        <span className="tag tag-bad" role="status">
          {texts.text('web.reconnecting')}
        </span>
      )}
      {table.seat === undefined && <span className="tag">{texts.text('web.watching')}</span>}
      <span className="spacer" />
      <span className="head-tools">
        <RulesButton />
        {info.mayExport && (
          <IconButton
            icon="save"
            label={texts.text('web.export')}
            onClick={async () => {
              const answer = await table.export();
              if (answer.ok) saveFile(`asclepion-${table.id}.json`, answer.value);
              else onFailure(answer.failure);
            }}
          />
        )}
        <span className="head-keys">
          <IconButton icon="keyboard" label={texts.text('web.keys')} onClick={() => setOpen('keys')} />
        </span>
        <IconButton icon="settings" label={texts.text('web.settings')} onClick={() => setOpen('settings')} />
      </span>
      {open === 'keys' && <KeysDialog onClose={() => setOpen(undefined)} />}
      {open === 'settings' && <SettingsDialog onClose={() => setOpen(undefined)} />}
    </div>
  );
  return slot === null ? head : createPortal(head, slot);
}
