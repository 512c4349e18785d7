import type { State } from '@asclepion/kernel';
import { createPortal } from 'react-dom';
import { useTexts } from '../text/texts.ts';
import { HEAD_SLOT } from '../ui/head-slot.ts';
import { saveFile } from '../ui/save-file.ts';
import type { PlayingProps } from './playing.tsx';
import type { Failure } from './table.ts';

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
      {info.mayExport && (
        <button
          type="button"
          className="button button-quiet head-button"
          onClick={async () => {
            const answer = await table.export();
            if (answer.ok) saveFile(`asclepion-${table.id}.json`, answer.value);
            else onFailure(answer.failure);
          }}
        >
          {texts.text('web.export')}
        </button>
      )}
    </div>
  );
  return slot === null ? head : createPortal(head, slot);
}
