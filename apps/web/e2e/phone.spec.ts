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

test('what can be chosen comes into sight on a phone', async ({ page }) => {
  await openTable(page, {
    seed: 'sight',
    bots: ['intern', 'intern', 'intern'],
    options: { start: 'free', modules: ['hospice', 'amenities'] },
  });
  await expect(page.locator('.prompt[data-asked]')).toBeVisible();
  const bar = page.locator('.table-bar');
  const bottomOf = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).boundingBox();
    return box === null ? Number.NaN : box.y + box.height;
  };
  // The cells to build in: the building stands as low as it may, right above what is asked.
  await expect(page.locator('.scene [data-lit]').first()).toBeAttached();
  await expect
    .poll(async () => Math.abs((await bottomOf('.scene')) - ((await bar.boundingBox())?.y ?? 0)))
    .toBeLessThan(2);
  // Once seen, it stays where the reader scrolls.
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
