import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The one named, else the distribution's Chromium where there is one, else Playwright's own. */
const executable = process.env.CHROMIUM ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
const launchOptions = existsSync(executable) ? { executablePath: executable, args } : { args };

const port = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../node_modules/.cache/playwright',
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; what fails twice is broken. What needed the second try is listed as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Machines round the edges of letters differently; a moved or missing part is far above this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.3, animations: 'disabled' },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  use: { launchOptions, baseURL, locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'desktop', testIgnore: '**/phone.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: '**/phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'vite build --logLevel error && tsx e2e/server.ts',
    url: `${baseURL}/api/health`,
    env: { PORT: String(port) },
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
