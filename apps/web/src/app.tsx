import { Component, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { SiteHead } from './frame/site-head.tsx';
import { NewTablePage } from './lobby/new-table-page.tsx';
import { TablesPage } from './lobby/tables-page.tsx';
import { useRoute } from './router.ts';
import { TablePage, WayOut } from './table/table-page.tsx';
import { TextsContext, textsIn, useTexts } from './text/texts.ts';
import { PreferencesContext, usePreferences } from './ui/preferences.ts';

export function App() {
  const preferences = usePreferences();
  const { locale, setLocale, theme, setTheme } = preferences;
  const texts = useMemo(() => textsIn(locale), [locale]);
  return (
    <TextsContext value={texts}>
      <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
        {texts.text('web.skip')}
      </button>
      <SiteHead theme={theme} onLocale={setLocale} onTheme={setTheme} />
      <main id="main" tabIndex={-1}>
        <PreferencesContext value={preferences}>
          <Guard>
            <Page />
          </Guard>
        </PreferencesContext>
      </main>
      <footer className="site-foot">{texts.text('web.footer')}</footer>
    </TextsContext>
  );
}

const LearnPage = lazy(() => import('./learn/learn-page.tsx').then(({ LearnPage: page }) => ({ default: page })));

function Page() {
  const route = useRoute();
  if (route.page === 'new') return <NewTablePage />;
  if (route.page === 'learn')
    return (
      <Suspense>
        <LearnPage game={route.game} />
      </Suspense>
    );
  if (route.page === 'table') return <TablePage key={route.id} id={route.id} asked={route.seat} />;
  return <TablesPage />;
}

/** Whatever breaks in the page leaves a way out. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <Broken onAgain={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

function Broken({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts();
  return <WayOut text={texts.text('web.broken')} onAgain={onAgain} />;
}
