import { Suspense, use, useMemo } from 'react';
import { once } from './device/once.ts';
import { SiteHead } from './frame/site-head.tsx';
import { TablesPage } from './lobby/tables-page.tsx';
import { type Route, useRoute } from './router.ts';
import { Guard } from './states/guard.tsx';
import { OfflineBanner } from './states/offline-banner.tsx';
import { PageSkeleton, TableSkeleton } from './states/skeleton.tsx';
import { UpdateNotice } from './states/update-notice.tsx';
import { TextsContext, textsIn } from './text/texts.ts';
import { PreferencesContext, usePreferences } from './ui/preferences.ts';

export function App() {
  const preferences = usePreferences();
  const { locale, setLocale, theme, setTheme } = preferences;
  const texts = useMemo(() => textsIn(locale), [locale]);
  const route = useRoute();
  return (
    <TextsContext value={texts}>
      <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
        {texts.text('web.skip')}
      </button>
      <SiteHead theme={theme} onLocale={setLocale} onTheme={setTheme} />
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        <PreferencesContext value={preferences}>
          <Guard key={route.page}>
            <Suspense fallback={route.page === 'table' ? <TableSkeleton /> : <PageSkeleton />}>
              <Page route={route} />
            </Suspense>
          </Guard>
        </PreferencesContext>
      </main>
      <UpdateNotice />
      <footer className="site-foot">{texts.text('web.footer')}</footer>
    </TextsContext>
  );
}

const loadTablePage = once(() => import('./table/table-page.tsx'));
const loadLearnPage = once(() => import('./learn/learn-page.tsx'));
const loadRulesPage = once(() => import('./learn/rules-page.tsx'));
const loadNewTablePage = once(() => import('./lobby/new-table-page.tsx'));

/** Every page but the first is loaded when somebody goes there. */
function Page({ route }: { route: Route }) {
  if (route.page === 'new') return <NewTable />;
  if (route.page === 'learn') return <Learn game={route.game} />;
  if (route.page === 'rules') return <Rules at={route.at} game={route.game} />;
  if (route.page === 'table') return <Table key={route.id} id={route.id} asked={route.seat} />;
  return <TablesPage />;
}

function Table(props: { id: string; asked: string | undefined }) {
  const { TablePage } = use(loadTablePage());
  return <TablePage {...props} />;
}

function NewTable() {
  const { NewTablePage } = use(loadNewTablePage());
  return <NewTablePage />;
}

function Rules(props: { at: string | undefined; game: string | undefined }) {
  const { RulesPage } = use(loadRulesPage());
  return <RulesPage {...props} />;
}

function Learn(props: { game: string }) {
  const { LearnPage } = use(loadLearnPage());
  return <LearnPage {...props} />;
}
