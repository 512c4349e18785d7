import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { openTable, play, shown } from './driver.ts';

const GOLDEN = new URL('../../../packages/clinic/test/golden/', import.meta.url);

/** Opens a recorded game from its file, as everybody at this screen. */
async function openRecorded(page: Page, name: string): Promise<void> {
  await page.goto('/#/');
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: readFileSync(new URL(name, GOLDEN)),
  });
  await expect(page.locator('.end-screen')).toBeVisible();
}

const board = (page: Page) => page.locator('.table-board');

test('the log leads to a moment and back, and the keys go on from there', async ({ page }) => {
  await openTable(page, { seed: 'past' });
  await play(page, 6);
  await page.locator('.log-line').last().click();
  const scrubber = page.getByRole('region', { name: 'Through the game' });
  await expect(scrubber).toContainText('The table as it was');
  await expect(page.locator('.choice-bar')).toBeHidden();
  await shown(page);
  const first = await board(page).innerHTML();
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await expect(scrubber).toContainText('Moment 2 of');
  await expect(page.locator('.log-line[aria-current]').first()).toBeVisible();
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(scrubber).toContainText('Moment 0 of');
  await expect.poll(() => board(page).innerHTML()).toBe(first);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.prompt[data-asked]')).toBeVisible();
});

test('a link opens its moment, for those who watch too', async ({ page, browser }) => {
  const id = await openTable(page, { seed: 'link' });
  await play(page, 5);
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/at=\d+/);
  const at = new URL(page.url().replace('#/', '')).searchParams.get('at');
  await page.reload();
  await expect(page.locator('.scrubber')).toContainText(`Moment ${at} of`);
  const stranger = await browser.newPage();
  await stranger.goto(`/#/table/${id}?seat=0&at=${at}`);
  await expect(stranger.locator('.scrubber')).toContainText(`Moment ${at} of`);
  await expect(stranger.getByText('You are watching')).toBeVisible();
  await stranger.close();
});

test('a saved table goes on from its pasted text with everybody at this screen', async ({ page }) => {
  const id = await openTable(page, { seed: 'paste' });
  await play(page, 4);
  const answer = await page.request.get(`/api/tables/${id}/export`);
  await page.goto('/#/');
  await page.getByText('Paste its text instead').click();
  await page.getByLabel('Text of the file').fill('not a table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toContainText('not JSON');
  await page.getByLabel('Text of the file').fill(await answer.text());
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table-page, .cover')).toBeVisible();
  const cover = page.getByRole('button', { name: /^I am/ });
  if (await cover.isVisible()) await cover.click();
  await play(page, 1);
});

test('a recorded game ends with its score, and its end can be gone through', async ({ page }) => {
  await openRecorded(page, 'base-four-seats.json');
  const end = page.locator('.end-screen');
  await expect(end.getByRole('heading', { level: 2 })).toContainText(
    'Winner: P3 with 54 points, 3 points ahead of P1.',
  );
  await expect(page.locator('.end-scores')).toContainText('Active treatment rooms');
  // Three turning points, each with its moment; a plot for each figure, each as a table too.
  const turns = page.locator('.turn');
  await expect(turns).toHaveCount(3);
  await expect(turns.first()).toContainText('Chance to win');
  await expect(page.locator('.plot canvas')).toHaveCount(5);
  await page.locator('.plot').first().getByText('As a table').click();
  await expect(page.locator('.plot').first().getByRole('row')).toHaveCount(8);
  await checkAccess(page, '.end-screen');
  await turns.first().getByRole('button').click();
  await expect(page.locator('.scrubber')).toContainText('Round 1');
  await expect(page.locator('.log-line[aria-current]').first()).toBeVisible();
  await checkAccess(page, '.scrubber');
  await checkAccess(page, '.log');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.turn')).toHaveCount(3);
  await page.getByRole('slider', { name: 'Through the game' }).focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.scrubber')).toContainText('Moment 0 of 468');
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(page.locator('.scrubber')).toContainText('Round 2');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.end-screen')).toBeVisible();
});

test('the keys go through a long game without waiting', async ({ page }) => {
  await openRecorded(page, 'base-four-seats.json');
  await expect(page.locator('.turn')).toHaveCount(3);
  const scrubber = page.locator('.scrubber');
  await page.keyboard.press('{');
  await expect(scrubber).toContainText('Round 6');
  for (let round = 5; round >= 1; round--) await page.keyboard.press('{');
  await expect(scrubber).toContainText('Moment 0 of 468');
  await page.keyboard.down(']');
  for (let held = 0; held < 40; held++) await page.keyboard.down(']');
  await page.keyboard.up(']');
  await expect(scrubber).toContainText(/Moment [1-9]\d* of 468/);
  await expect(page.locator('[role="dialog"][open]')).toHaveCount(0);
});
