import { expect, test } from '@playwright/test';
import { openTable, play } from './driver.ts';

test('the table can be played on a phone and nothing sticks out', async ({ page }) => {
  await openTable(page, { seed: 'phone' });
  await play(page, 25, 3);
  for (const part of ['Boards', 'Shared', 'Log, plans']) {
    await page.getByRole('button', { name: part }).click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});
