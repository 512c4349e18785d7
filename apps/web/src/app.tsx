import { LOCALES, type Locale } from '@asclepion/kernel/text';
import { Component, type ReactNode, useMemo } from 'react';
import { NewTablePage } from './lobby/new-table-page.tsx';
import { TablesPage } from './lobby/tables-page.tsx';
import { links, useRoute } from './router.ts';
import { TablePage, WayOut } from './table/table-page.tsx';
import { TextsContext, textsIn, useTexts } from './text/texts.ts';
import { HEAD_SLOT } from './ui/head-slot.ts';
import { THEMES, type Theme, usePreferences } from './ui/preferences.ts';

/** Every language under its own name. */
const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' };

export function App() {
  const { locale, setLocale, theme, setTheme } = usePreferences();
  const texts = useMemo(() => textsIn(locale), [locale]);
  return (
    <TextsContext value={texts}>
      <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
        {texts.text('web.skip')}
      </button>
      <header className="site-head">
        <a className="brand" href={links.tables} aria-label="Asclepion">
          <Staff /> <span className="brand-name">Asclepion</span>
        </a>
        <nav aria-label={texts.text('web.pages')}>
          <a href={links.tables}>{texts.text('web.tables')}</a>
          <a href={links.new}>{texts.text('web.new-table')}</a>
        </nav>
        <div id={HEAD_SLOT} className="head-slot" />
        <label>
          <span className="visually-hidden">{texts.text('web.language')}</span>
          <select value={locale} onChange={({ target }) => setLocale(target.value as Locale)}>
            {LOCALES.map((one) => (
              <option key={one} value={one} lang={one}>
                {LANGUAGES[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">{texts.text('web.theme')}</span>
          <select value={theme} onChange={({ target }) => setTheme(target.value as Theme)}>
            {THEMES.map((one) => (
              <option key={one} value={one}>
                {texts.text(`web.theme.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main id="main" tabIndex={-1}>
        <Guard>
          <Page />
        </Guard>
      </main>
      <footer className="site-foot">{texts.text('web.footer')}</footer>
    </TextsContext>
  );
}

/** A staff with a snake around it. */
function Staff() {
  return (
    <svg className="picture" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2v20M8 6c0-3 8-3 8 0s-8 3-8 6 8 3 8 6-6 3-6 1" />
    </svg>
  );
}

function Page() {
  const route = useRoute();
  if (route.page === 'new') return <NewTablePage />;
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
