import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** The distribution's Chromium where there is one; Playwright's own otherwise. */
const systemChromium = '/usr/bin/chromium';
const launchOptions = existsSync(systemChromium)
  ? { executablePath: systemChromium, args: ['--no-sandbox'] }
  : { args: ['--no-sandbox'] };

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../node_modules/.cache/playwright',
  reporter: 'list',
  fullyParallel: true,
  use: { launchOptions },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', use: { ...devices['Pixel 7'] } },
  ],
});
