import { expect, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { kept, openTable, play, point, settled } from './driver.ts';

const GAME = { game: 'dice-hospital', bots: ['intern'] };

test('a whole game of Dice Hospital is played by pointing, to the final score', async ({ page }) => {
  test.setTimeout(180_000);
  await openTable(page, { ...GAME, seed: 'dice-whole', options: { events: 'on' } });
  expect(await play(page, 400, 2)).toBeGreaterThan(60);
  const end = page.locator('.end-screen');
  await expect(end).toBeVisible();
  await expect(end).toContainText('Ada 1');
  await expect(page.locator('.hospital-plan')).toBeVisible();
});

test('a room that cannot treat somebody says why, with the rule', async ({ page }) => {
  await openTable(page, { ...GAME, seed: 'dice-why', bots: [] });
  const work = page.locator('.prompt', { hasText: 'Put your staff to work' });
  for (let made = 0; made < 20 && (await work.count()) === 0; made++) await play(page, 1, 5);
  await page.reload();
  // A room, and then somebody who does not light up for it.
  const room = page.locator('[data-target^="hex:"][data-lit]').first();
  await point(page, (await room.getAttribute('data-target')) ?? '');
  await page.locator('.tray-item[data-target^="patient:"]:not([data-lit])').first().click({ force: true });
  await expect(page.locator('.reasons')).toContainText(/DH-(ROOM|DEP)-/);
});

test('patients are arranged in their beds at any time, and the game goes on', async ({ page }) => {
  await openTable(page, { ...GAME, seed: 'dice-beds' });
  await play(page, 3, 4);
  const bed = (number: number) => page.locator(`[data-target="bed:${number}"]`);
  await page.getByRole('button', { name: 'Arrange the beds' }).click();
  const who = ((await bed(0).getAttribute('aria-label')) ?? '').split(': ')[1];
  expect(who).not.toBe('nobody');
  await bed(0).click();
  await bed(11).click();
  await expect(bed(11)).toHaveAttribute('aria-label', `Ward 4, bed 3: ${who}`);
  await expect(bed(0)).toHaveAttribute('aria-label', 'Ward 1, bed 1: nobody');
  await page.getByRole('button', { name: 'Beds are arranged' }).click();
  expect(await play(page, 3, 4)).toBeGreaterThan(0);
});

test('a table of Dice Hospital has no barriers, as a picture and as text', async ({ page }) => {
  await openTable(page, { ...GAME, seed: 'dice-access' });
  await play(page, 12, 4);
  await checkAccess(page);
});

test('Dice Hospital is played against a bot without a network, and goes on after a reload', async ({
  page,
  context,
}) => {
  await kept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Play now: Dice Hospital' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
  expect(page.url()).toContain('#/table/device-');
  await play(page, 8);
  const sequence = Number(await settled(page));
  expect(sequence).toBeGreaterThan(5);
  await page.reload();
  expect(Number(await settled(page))).toBeGreaterThanOrEqual(sequence);
  await play(page, 3);
});
