import { expect, test } from '@playwright/test';
import { checkAccess } from './access.ts';

test('modules are chosen by a ready choice and by search, read on one page, and the table has them', async ({
  page,
}) => {
  await page.goto('/#/new');
  await page.getByRole('button', { name: 'First evening with the Extension' }).click();
  const chosen = page.locator('.modules-chosen');
  await expect(chosen).toContainText('Floor 4');
  await expect(page.getByRole('checkbox', { name: 'ICU' })).toBeChecked();

  const search = page.getByRole('searchbox', { name: 'Find a module' });
  await search.fill('病毒');
  await expect(page.getByText('One module', { exact: true })).toBeVisible();
  await search.press('Enter');
  await page.getByRole('checkbox', { name: 'Virus' }).check();
  await expect(chosen).toContainText('Virus');

  await page.getByRole('button', { name: 'Rules: Virus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Virus' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await checkAccess(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await search.fill('');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Module: Virus' })).toBeVisible();
});

test('what cannot be played together is explained at its field, and mended there', async ({ page }) => {
  await page.goto('/#/new');
  await page.getByLabel('Board of Player 1').selectOption('3x3');
  await page.getByRole('checkbox', { name: 'Underground utility work' }).check();
  await page.getByLabel('Holes', { exact: true }).selectOption({ label: 'Metro line (4 holes, 4×3 only)' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert').first()).toContainText('4x3');
  await page.getByLabel('Holes', { exact: true }).selectOption({ label: 'Leaking main (1 hole)' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
});
