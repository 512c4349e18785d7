import { expect, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { openTable, play } from './driver.ts';

test('a whole game against a bot, played by pointing at what lights up', async ({ page }) => {
  test.setTimeout(200_000);
  await openTable(page, { seed: 'whole game' });
  const made = await play(page, 1000);
  expect(made).toBeGreaterThan(40);
  const end = page.locator('.end-screen');
  await expect(end).toBeVisible();
  await expect(end.getByRole('heading').first()).toContainText('Winner');
  await expect(end.locator('tbody tr')).not.toHaveCount(0);
  await expect(end.locator('tfoot td')).toHaveCount(2);
  await checkAccess(page);
  // The final boards stay.
  await expect(page.locator('.scene-drawing').first()).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByText('Game over')).toBeVisible();
});
