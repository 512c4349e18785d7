import { aboutSchema, paths } from '@asclepion/protocol';
import { useEffect, useMemo, useState } from 'react';
import { houseOf } from '../device/houses.ts';
import { ask } from '../table/http.ts';
import type { Failure } from '../table/table.ts';
import { useTexts } from '../text/texts.ts';
import { failureText } from '../ui/failure-text.ts';
import { saveFile } from '../ui/save-file.ts';
import { reportLink, reportText, takesReports } from './report.ts';
import { VERSION } from './version.ts';

/** Where reports go: as the server says, else as it was built; undefined if nobody takes any. */
function useReportAddress(): string | undefined {
  const [address, setAddress] = useState<string | undefined>(import.meta.env.VITE_REPORT_URL || undefined);
  useEffect(() => {
    void ask(aboutSchema, paths.about).then((answer) => {
      if (answer.ok && answer.value.reports !== undefined) setAddress(answer.value.reports);
    });
  }, []);
  return takesReports(address) ? address : undefined;
}

/** Offers a report of what went wrong, by link or to copy, and the file of the table where it happened. */
export function ReportLink({ error, table }: { error: unknown; table: string | undefined }) {
  const texts = useTexts();
  const address = useReportAddress();
  const [copied, setCopied] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const text = useMemo(
    () =>
      reportText({
        version: VERSION,
        place: location.hash,
        error,
        locale: texts.locale,
        browser: navigator.userAgent,
      }),
    [error, texts],
  );

  async function keepTable(id: string): Promise<void> {
    const answer = await houseOf(id).export(id);
    if (answer.ok) saveFile(`asclepion-${id}.json`, answer.value);
    else setFailure(answer.failure);
  }

  return (
    <details className="report">
      <summary>{texts.text('web.report')}</summary>
      <p className="help">{texts.text('web.report-help')}</p>
      <pre>{text}</pre>
      <p className="row">
        {address !== undefined && (
          <a
            className="button"
            href={reportLink(address, texts.text('web.report-title', { version: VERSION }), text)}
            target="_blank"
            rel="noreferrer"
          >
            {texts.text('web.report')}
          </a>
        )}
        <button
          type="button"
          className="button"
          onClick={async () => {
            await navigator.clipboard.writeText(text);
            setCopied(true);
          }}
        >
          {texts.text('web.report-copy')}
        </button>
        {table !== undefined && (
          <button type="button" className="button" onClick={() => void keepTable(table)}>
            {texts.text('web.report-file')}
          </button>
        )}
      </p>
      {failure !== undefined && <p role="alert">{failureText(texts, failure)}</p>}
      {copied && <p role="status">{texts.text('web.report-copied')}</p>}
    </details>
  );
}
