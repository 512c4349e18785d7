import { expect, test } from '@playwright/test';
import { openTable, point, spotOf } from './driver.ts';

test('holes are laid by pointing, and what is dark on one says why', async ({ page }) => {
  const options = { modules: ['utility-work'], holes: 'free', start: 'free' };
  await openTable(page, { seed: 'holes', bots: [], options });
  const corner = page.locator('[data-target="cell:0"]');
  const prompt = page.locator('.prompt');
  await expect(prompt).toContainText('4 are left');
  await point(page, 'cell:0');
  await expect(corner).toHaveAttribute('aria-label', /Hole/);
  await expect(prompt).toContainText('3 are left');
  await page.getByRole('button', { name: 'No more holes' }).click();
  await expect(prompt).toContainText('Place your psychiatry hub');
  await expect(corner).not.toHaveAttribute('data-lit', /.*/);
  const { x, y } = await spotOf(page, 'cell:0');
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
  await expect(page.getByRole('tooltip').filter({ hasText: 'C1-UTI-4' })).toBeVisible();
});

test('a player takes a scenario alone, and its holes are there', async ({ page }) => {
  await openTable(page, { seed: 'scenario', bots: [], options: { modules: ['utility-work'], holes: 'each' } });
  await page.getByRole('button', { name: /Twin shafts/ }).click();
  for (const cell of [5, 6])
    await expect(page.locator(`[data-target="cell:${cell}"]`)).toHaveAttribute('aria-label', /Hole/);
});

test('pillars and dishes are built from the supply, up to Floor 4', async ({ page }) => {
  const modules = ['floor-4', 'pillars', 'satellite-tv'];
  await openTable(page, { seed: 'pillars', bots: [], options: { modules, setup: 'fixed' } });
  await point(page, 'action:build');
  await expect(page.locator('[data-target="piece:pillar"][data-lit]')).toBeVisible();
  await point(page, 'piece:pillar');
  // 0B2, and the dish over the treatment room on 0C2.
  await point(page, 'cell:5');
  await expect(page.locator('[data-target="cell:5"]')).toHaveAttribute('aria-label', /Pillar/);
  await point(page, 'piece:dish');
  await point(page, 'cell:18');
  await expect(page.locator('[data-target="cell:18"]')).toHaveAttribute('aria-label', /Satellite dish/);
  await page.getByRole('button', { name: 'One floor' }).click();
  await page.getByRole('button', { name: 'Floor 4' }).click();
  await expect(page.locator('[data-target="cell:48"]')).toHaveAttribute('aria-label', /4A1/);
});
