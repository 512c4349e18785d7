import { links, useRoute } from '../router.ts';
import { useTexts } from '../text/texts.ts';
import { ReportLink } from './report-link.tsx';

/** What went wrong, and where one can go from here. With `error` there is a report to send. */
export function WayOut({ text, error, onAgain }: { text: string; error?: unknown; onAgain?: () => void }) {
  const texts = useTexts();
  const route = useRoute();
  return (
    <div className="page way-out" role="alert">
      <h1>{texts.text('web.went-wrong')}</h1>
      <p>{text}</p>
      <p className="row">
        {onAgain !== undefined && (
          <button type="button" className="button" onClick={onAgain}>
            {texts.text('web.try-again')}
          </button>
        )}
        <a className="button" href={links.tables}>
          {texts.text('web.to-tables')}
        </a>
      </p>
      {error !== undefined && <ReportLink error={error} table={route.page === 'table' ? route.id : undefined} />}
    </div>
  );
}
