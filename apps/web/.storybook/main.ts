import type { StorybookConfig } from '@storybook/react-vite';

/** The workbench: every component in all its states, each on a page of its own. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../workbench/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
