import { expect, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { kept, openTable, play, settled, spotOf } from './driver.ts';

const GAME = { game: 'hippocrates', bots: ['intern'] };

test('a whole game of Hippocrates is played by pointing, to the final score', async ({ page }) => {
  test.setTimeout(240_000);
  await openTable(page, { ...GAME, seed: 'hippo-whole' });
  expect(await play(page, 500, 3)).toBeGreaterThan(25);
  const end = page.locator('.end-screen');
  await expect(end).toBeVisible();
  await expect(end).toContainText('Ada 1');
  await expect(page.locator('.city-columns')).toBeVisible();
});

test('who has no die beside them says why they cannot be taken, with the rule', async ({ page }) => {
  await openTable(page, { ...GAME, seed: 'hippo-why', bots: [] });
  await page.locator('[data-target="assistant:travel"]').click();
  await expect(page.locator('.welcome-die').first()).toBeVisible();
  const dark = page.locator('.queue-place:not([data-die]) [data-target^="place:"]:not([data-lit])').first();
  const { x, y } = await spotOf(page, (await dark.getAttribute('data-target')) ?? '');
  await page.mouse.click(x, y);
  await expect(page.locator('.reasons')).toContainText(/HI-WEL-|HI-AST-/);
});

test('a table of Hippocrates has no barriers, as a picture and as text', async ({ page }) => {
  await openTable(page, { ...GAME, seed: 'hippo-access' });
  await play(page, 12, 4);
  await checkAccess(page);
});

test('Hippocrates is played against a bot without a network, and goes on after a reload', async ({ page, context }) => {
  await kept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Play now: Hippocrates' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
  expect(page.url()).toContain('#/table/device-');
  await play(page, 6);
  const sequence = Number(await settled(page));
  await page.reload();
  await expect
    .poll(async () => Number(await page.locator('.table-page').getAttribute('data-sequence')))
    .toBeGreaterThanOrEqual(sequence);
});
