import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';

const DISTRIBUTION = '/usr/bin/chromium';

/** A browser that both Lighthouse and the tests' driver can steer. */
export interface Measured {
  readonly port: number;
  /** A new page in the browser's own session, in which Lighthouse looks too. */
  page(): Promise<Page>;
  close(): Promise<void>;
}

/** Starts the browser named in `CHROMIUM`, else the distribution's, else whichever there is. */
export async function openBrowser(): Promise<Measured> {
  const named = process.env.CHROMIUM ?? (existsSync(DISTRIBUTION) ? DISTRIBUTION : undefined);
  const chrome: LaunchedChrome = await launch({
    ...(named !== undefined && { chromePath: named }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  return {
    port: chrome.port,
    page: () => browser.contexts()[0].newPage(),
    async close() {
      await browser.close();
      chrome.kill();
    },
  };
}
