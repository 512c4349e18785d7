import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { openAt } from './games.ts';

const LOCALES = ['en', 'zh-Hans'] as const;

async function speak(page: Page, locale: string): Promise<void> {
  await page.addInitScript((tag) => localStorage.setItem('asclepion.locale', tag), locale);
}

for (const locale of LOCALES) {
  test(`front page, new table and lesson are free of barriers in both themes (${locale})`, async ({ page }) => {
    await speak(page, locale);
    await page.goto('/#/');
    await expect(page.locator('.title-picture')).toBeVisible();
    await checkAccess(page);
    await page.goto('/#/new');
    await expect(page.locator('.seat-fields').first()).toBeVisible();
    for (const folded of await page.locator('details.advanced > summary').all()) await folded.click();
    await checkAccess(page);
    await page.goto('/#/learn/clinic');
    // The panels come last: until they do, nothing beside the board takes the focus for scrolling.
    await expect(page.getByRole('tablist')).toBeVisible();
    await checkAccess(page);
  });

  test(`a late table, its windows and its end are free of barriers in both themes (${locale})`, async ({ page }) => {
    test.setTimeout(240_000);
    await speak(page, locale);
    await openAt(page, 0.8);
    await checkAccess(page);
    for (const key of ['?', ',']) {
      await page.keyboard.press(key);
      const dialog = page.locator('dialog[open]');
      await expect(dialog).toBeVisible();
      await checkAccess(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await openAt(page, 1);
    await expect(page.locator('.end-screen')).toBeVisible();
    await checkAccess(page);
  });
}
