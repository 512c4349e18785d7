import { expect, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { openTable } from './driver.ts';

test('a first visit has three ways to begin, and one of them is a game at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Learn it: CliniC' })).toHaveAttribute('href', '#/learn/clinic');
  await expect(page.getByRole('link', { name: 'New table' }).last()).toHaveAttribute('href', '#/new');
  await page.getByRole('button', { name: 'Play now: CliniC' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
});

test('without the server the page says so, greys its tables and opens new ones on the device', async ({ page }) => {
  await openTable(page, { seed: 'away' });
  await page.goto('/#/');
  await expect(page.locator('.table-card')).toHaveCount(1);
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Offline')).toBeVisible();
  await expect(page.locator('.table-card.away')).toContainText('this table waits');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Play now: CliniC' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
  expect(page.url()).toContain('#/table/device-');
  // As soon as the server is back, all is as before.
  await page.unroute('**/api/**');
  await page.goto('/#/');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Offline')).toBeHidden();
  await expect(page.locator('.table-card.away')).toHaveCount(0);
  await expect(page.locator('.table-card')).toHaveCount(2);
});

test('a returning reader’s tables stand there before the server has answered, and nothing moves then', async ({
  page,
}) => {
  await openTable(page, { seed: 'return' });
  await page.goto('/#/');
  await expect(page.locator('.table-where')).toContainText('Round 1');
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/tables', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const below = page.locator('.import-table');
  await expect(page.locator('.table-card')).toHaveCount(1);
  await expect(page.locator('.table-card.away')).toHaveCount(0);
  const before = await below.boundingBox();
  const answered = page.waitForResponse('**/api/tables');
  answer();
  await answered;
  await expect(page.locator('.table-where')).toContainText('Round 1');
  expect(await below.boundingBox()).toEqual(before);
});

test('what breaks leaves a way out and a report that holds no secret', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/about', (route) => route.fulfill({ json: { reports: 'mailto:help@table.example' } }));
  await page.goto('/#/table/00000000000000000000');
  await expect(page.getByRole('alert')).toContainText('no such table');
  await page.getByText('Report this').first().click();
  const link = page.getByRole('link', { name: 'Report this' });
  await expect(link).toHaveAttribute('href', /^mailto:help@table\.example\?subject=.*&body=Version/);
  await page.getByRole('button', { name: 'Copy a report' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of ['Version:', '#/table/0000', 'no-such-table']) expect(text).toContain(part);
  await checkAccess(page);
  await page.getByRole('link', { name: 'To the tables' }).click();
  await expect(page.locator('.hero')).toBeVisible();
});

test('a part that does not load leaves a way out', async ({ page }) => {
  await page.route('**/assets/new-table-page-*.js', (route) => route.abort());
  await page.goto('/#/new');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the page can be installed, and the browser finds nothing that stands against it', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window is like a private one, which installs nothing; there is no other objection.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
