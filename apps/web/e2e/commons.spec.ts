import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { openTable, play, point, settled } from './driver.ts';

const player = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Players' }).getByRole('button', { name });

test('another clinic is one tap away, and one tap leads back', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openTable(page, { seed: 'visit', options: { setup: 'fixed' } });
  const stages = page.locator('.stage');
  await expect(stages).toHaveCount(1);
  await player(page, /Intern|intern/).click();
  await expect(page.getByRole('region', { name: /^(?!Ada).*’s clinic/ })).toBeVisible();
  await expect(stages).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to my clinic' }).click();
  await expect(page.getByRole('region', { name: 'Ada 1’s clinic' })).toBeVisible();
  // It comes back by itself once there is something to choose in it.
  await player(page, /Intern|intern/).click();
  await point(page, 'action:build');
  await expect(page.locator('[data-target="piece:treatment-room"][data-lit]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ada 1’s clinic' })).toBeVisible();
  // With more room both stand side by side.
  await page.setViewportSize({ width: 1440, height: 900 });
  await player(page, /Intern|intern/).click();
  await expect(stages).toHaveCount(2);
});

test('the board as text names every room, and its choices play the game', async ({ page }) => {
  await openTable(page, { seed: 'as text', options: { setup: 'fixed' } });
  await page.getByRole('button', { name: 'Board as text' }).click();
  const text = page.getByRole('region', { name: 'Board as text' });
  await expect(page.locator('.stage')).toHaveCount(0);
  const mine = text.getByRole('region', { name: 'Ada 1’s clinic' });
  for (const room of ['Psychiatry hub', 'Treatment room', 'Supply room']) await expect(mine).toContainText(room);
  for (const name of ['Notepad', 'University', 'Bags', 'Tiles and pieces'])
    await expect(text.getByRole('heading', { name, exact: true })).toBeVisible();
  await text.getByRole('button', { name: /Lay the tile “build”/ }).click();
  await text
    .getByRole('button', { name: /^Build a treatment room/ })
    .first()
    .click();
  await expect(mine.getByRole('row', { name: /Treatment room/ })).toHaveCount(2);
  await checkAccess(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Board as text' }).click();
  await expect(page.locator('.stage')).toHaveCount(1);
});

test('a screen reader is told what others have done, a few sentences at a time', async ({ page }) => {
  await openTable(page, { seed: 'told', bots: ['intern', 'intern', 'intern'] });
  const told = page.locator('.announcements p');
  // The others have something to tell once a round of actions is open.
  for (let made = 0; made < 20 && (await told.count()) === 0; made++) {
    await play(page, 1, 5 + made);
    await settled(page);
  }
  await expect(told).not.toHaveCount(0);
  expect(await told.count()).toBeLessThanOrEqual(7);
  await expect(told.last()).toContainText(/\w+ \w+/);
});
