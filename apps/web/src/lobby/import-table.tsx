import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { links } from '../router.ts';
import type { Failure, Tables } from '../table/table.ts';
import { useTexts } from '../text/texts.ts';
import { failureText } from '../ui/failure-text.ts';

/** Opens a table from its file, chosen, dropped or pasted: everybody then plays at this screen. */
export function ImportTable({ tables, children }: { tables: Tables; children?: ReactNode }) {
  const texts = useTexts();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState('');
  const file = useRef<HTMLInputElement>(null);

  async function bring(read: () => Promise<string>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await tables.import(await read());
      if (answer.ok) location.hash = links.table(answer.value);
      else setFailure(answer.failure);
    } catch {
      // A folder, or a file that went away meanwhile.
      setFailure({ code: 'not-json', message: 'The file could not be read.' });
    } finally {
      setBusy(false);
    }
  }

  const bringFile = (chosen: File | undefined): void => {
    if (chosen !== undefined) void bring(() => chosen.text());
  };

  const onDrag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };

  return (
    <section
      className="panel import-table"
      aria-labelledby="import-title"
      aria-busy={busy}
      data-over={over || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped !== undefined) bringFile(dropped);
        else void bring(async () => event.dataTransfer.getData('text/plain'));
      }}
    >
      <h2 id="import-title">{texts.text('web.import.title')}</h2>
      <p className="muted">{texts.text('web.import.help')}</p>
      <p className="row">
        <button type="button" className="button" disabled={busy} onClick={() => file.current?.click()}>
          {texts.text('web.import.choose')}
        </button>
        <span className="muted">{texts.text('web.import.drop')}</span>
      </p>
      {children}
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={texts.text('web.import.choose')}
        onChange={({ target }) => {
          bringFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <details>
        <summary>{texts.text('web.import.paste')}</summary>
        <form
          className="import-paste"
          onSubmit={(event) => {
            event.preventDefault();
            void bring(async () => pasted);
          }}
        >
          <textarea
            rows={4}
            spellCheck={false}
            value={pasted}
            placeholder='{ "format": "asclepion-table/1", … }'
            aria-label={texts.text('web.import.pasted')}
            onChange={({ target }) => setPasted(target.value)}
          />
          <button type="submit" className="button" disabled={busy || pasted.trim() === ''}>
            {texts.text('web.import.open')}
          </button>
        </form>
      </details>
      {failure !== undefined && (
        <p className="notice notice-bad" role="alert">
          {failureText(texts, failure)}
        </p>
      )}
    </section>
  );
}
