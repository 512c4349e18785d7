import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { kept, openTable, play, settled } from './driver.ts';

/** Opens a table on the device from the form. */
async function openHere(page: Page, seats: string): Promise<void> {
  await page.goto('/#/new');
  await page.getByLabel('Where the table stands').selectOption('device');
  await page
    .getByRole('group', { name: 'Seats' })
    .getByRole('radio', { name: seats, exact: true })
    .check({ force: true });
  await page.getByLabel('Starting layout').selectOption('preset');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
}

test('a table on the device is played against a bot without a network, and goes on after a reload', async ({
  page,
  context,
}) => {
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Offline')).toBeVisible();
  await openHere(page, '2');
  // At a table on the device there is nothing to warn of.
  await expect(page.getByText('Offline')).toBeHidden();
  expect(page.url()).toContain('#/table/device-');
  await play(page, 8);
  const table = page.locator('.table-page');
  const sequence = Number(await settled(page));
  expect(sequence).toBeGreaterThan(5);
  await page.reload();
  expect(Number(await settled(page))).toBeGreaterThanOrEqual(sequence);
  await play(page, 4);
  // The first thing in the list is the way back.
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(table).toBeVisible();
});

test('a whole game is played on the device without a network', async ({ page, context }) => {
  test.setTimeout(120_000);
  await kept(page);
  await context.setOffline(true);
  await openHere(page, '1');
  expect(await play(page, 1000)).toBeGreaterThan(15);
  await expect(page.locator('.end-screen')).toBeVisible();
});

test('the page never holds the seed of a running table, on the device either', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
  });
  await openHere(page, '2');
  await play(page, 6);
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(heard.length).toBeGreaterThan(6);
  for (const text of heard) {
    expect(text).not.toMatch(/fair:[0-9a-f]{64}/);
    expect(text).not.toMatch(/"key":"[0-9a-f]{64}"/);
  }
});

test('the file of a table with the server goes on as a hot seat on the device', async ({ page }) => {
  const id = await openTable(page, { seed: 'to the device', persons: 2, bots: [], options: { setup: 'fixed' } });
  await page.goto('/#/');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await (await saved).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('clinic');
  await page.getByLabel('Where the table stands').selectOption('device');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('.table-page')).toBeVisible();
  expect(page.url()).toContain('#/table/device-');
  expect(page.url()).not.toContain(id);
});

test('two windows at one table on the device see each other’s choices', async ({ page, context }) => {
  await openHere(page, '2');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.table-page')).toBeVisible();
  await play(page, 5);
  const sequence = await page.locator('.table-page').getAttribute('data-sequence');
  await expect
    .poll(async () => Number(await other.locator('.table-page').getAttribute('data-sequence')))
    .toBeGreaterThanOrEqual(Number(sequence));
});

test('a table on the device can be removed, once that is sure', async ({ page }) => {
  await openHere(page, '2');
  const table = page.url();
  await play(page, 3);
  await openTable(page, { seed: 'stays' });
  await page.goto('/#/');
  const cards = page.locator('.table-card');
  await expect(cards).toHaveCount(2);
  // Only what stands on this device is its reader's alone.
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect(remove).toHaveCount(1);
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Remove this table?' });
  await checkAccess(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cards).toHaveCount(2);
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.goto(table);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('no such table');
});
