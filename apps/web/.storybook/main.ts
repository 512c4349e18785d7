import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';

/** Plugins of the page's build that make something of the page as a whole. */
const OF_THE_PAGE = /^compressed$|^vite-plugin-pwa/;

const isOfThePage = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && OF_THE_PAGE.test(plugin.name);

/** The workbench: every component in all its states, each on a page of its own. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../workbench/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  viteFinal: (vite) => ({ ...vite, plugins: vite.plugins?.flat().filter((plugin) => !isOfThePage(plugin)) ?? [] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
