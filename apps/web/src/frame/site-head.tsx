import { LOCALES, type Locale } from '@asclepion/kernel/text';
import { links, useRoute } from '../router.ts';
import { useTexts } from '../text/texts.ts';
import { HEAD_SLOT } from '../ui/head-slot.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon, type IconName } from '../ui/icons/icon.tsx';
import { LANGUAGES, THEMES, type Theme } from '../ui/preferences.ts';
import { Mark } from './mark.tsx';

const THEME_ICONS: Readonly<Record<Theme, IconName>> = { auto: 'auto', light: 'sun', dark: 'moon' };

const after = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];

/** The line on top of every page: the way home, the pages, what a page puts there itself, language and theme. */
export function SiteHead({
  theme,
  onLocale,
  onTheme,
}: {
  theme: Theme;
  onLocale: (locale: Locale) => void;
  onTheme: (theme: Theme) => void;
}) {
  const texts = useTexts();
  const { page } = useRoute();
  const here = (one: string) => (page === one ? ('page' as const) : undefined);
  return (
    <header className="site-head">
      <a className="brand" href={links.tables} aria-label="Asclepion">
        <Mark /> <span className="brand-name">Asclepion</span>
      </a>
      <nav aria-label={texts.text('web.pages')}>
        <a href={links.tables} aria-current={here('tables')}>
          {texts.text('web.tables')}
        </a>
        <a href={links.new} aria-current={here('new')}>
          {texts.text('web.new-table')}
        </a>
        <a href={links.rules()} aria-current={here('rules')}>
          {texts.text('web.rules')}
        </a>
      </nav>
      <div id={HEAD_SLOT} className="head-slot" />
      <label className="language">
        <span className="visually-hidden">{texts.text('web.language')}</span>
        <Icon name="language" />
        <select value={texts.locale} onChange={({ target }) => onLocale(LOCALES[target.selectedIndex])}>
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGES[one]}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        icon={THEME_ICONS[theme]}
        label={texts.text(`web.theme.${theme}`)}
        onClick={() => onTheme(after(theme))}
      />
    </header>
  );
}
