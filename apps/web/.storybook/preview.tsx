import { LOCALES, type Locale } from '@asclepion/kernel/text';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { TextsContext, textsIn } from '../src/text/texts.ts';
import { THEMES } from '../src/ui/preferences.ts';
import '@fontsource-variable/figtree';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/ui.css';
import '../src/styles/page.css';
import '../src/styles/lobby.css';
import '../src/styles/table.css';
import '../src/styles/board.css';
import '../src/styles/building.css';
import '../src/styles/clinic.css';
import '../src/styles/story.css';
import '../src/styles/ledger.css';
import '../workbench/workbench.css';

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' };

/** Theme and language as the page sets them, from the two lists in the toolbar. */
const around: Decorator = (Story, { globals }) => {
  const { locale, theme } = globals as { locale: Locale; theme: string };
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset.theme = theme;
  }, [locale, theme]);
  return (
    <TextsContext value={textsIn(locale)}>
      <Story />
    </TextsContext>
  );
};

const preview: Preview = {
  decorators: [around],
  initialGlobals: { theme: 'auto', locale: 'en' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: [...THEMES], dynamicTitle: true } },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: LOCALES.map((value) => ({ value, title: LANGUAGES[value] })),
        dynamicTitle: true,
      },
    },
  },
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disable: true } },
};

export default preview;
