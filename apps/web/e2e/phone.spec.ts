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
  await page.setViewportSize({ width: 360, height: 600 });
  await openTable(page, {
    seed: 'sight',
    bots: ['intern', 'intern', 'intern'],
    options: { start: 'free', modules: ['hospice', 'amenities'] },
  });
  await expect(page.locator('.prompt[data-asked]')).toBeVisible();
  /** How many of the cells to build in can be pointed at, out of how many. */
  const seen = (): Promise<[number, number]> =>
    page.evaluate(() => {
      const cells = [...document.querySelectorAll('.scene [data-lit]')];
      const reached = cells.filter((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return there !== null && cell.contains(there);
      });
      return [reached.length, cells.length];
    });
  await expect
    .poll(async () => {
      const [reached, all] = await seen();
      return all > 0 && 2 * reached > all;
    })
    .toBe(true);
  // Once brought, it stays where the reader scrolls.
  await page.evaluate(() => scrollTo(0, 0));
  const [reached, all] = await seen();
  expect(2 * reached).toBeLessThan(all);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
