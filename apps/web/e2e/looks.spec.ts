import { expect, type Page, test } from '@playwright/test';
import { openAt } from './games.ts';

/** How the main screens look. What is meant to change is renewed by `--update-snapshots`, and looked at. */
interface Look {
  readonly name: string;
  readonly width: 390 | 1440;
  readonly theme: 'light' | 'dark';
  readonly locale: 'en' | 'zh-Hans' | 'zh-Hant';
  /** All of the page, however long, instead of one screen of it. */
  readonly whole?: boolean;
  readonly show: (page: Page) => Promise<void>;
}

const at = (address: string, shown: string) => async (page: Page) => {
  await page.goto(address);
  await expect(page.locator(shown).first()).toBeVisible();
};

const game = (share: number) => async (page: Page) => {
  await openAt(page, share);
  await expect(page.locator('.scene-drawing').first()).toBeVisible();
};

async function fromAbove(page: Page): Promise<void> {
  await game(0.8)(page);
  await page.getByRole('button', { name: 'From above' }).first().click();
}

/** A form with one module found and taken, so that its picture does not hang on how many modules there are. */
async function form(page: Page): Promise<void> {
  await at('/#/new', '.modules-search')(page);
  await page.getByRole('searchbox').fill('icu');
  await page.locator('.module').first().getByRole('checkbox').check();
}

async function lobbyWithTable(page: Page): Promise<void> {
  await openAt(page, 0.8);
  await page.goto('/#/');
  await expect(page.locator('.table-where')).toContainText('5');
}

async function end(page: Page): Promise<void> {
  await openAt(page, 1);
  await expect(page.locator('.end-screen')).toBeVisible();
}

const LOOKS: readonly Look[] = [
  { name: 'lobby', width: 1440, theme: 'light', locale: 'en', show: at('/#/', '.title-picture') },
  { name: 'lobby-tables', width: 1440, theme: 'dark', locale: 'en', show: lobbyWithTable },
  { name: 'lobby-phone', width: 390, theme: 'dark', locale: 'zh-Hans', show: at('/#/', '.title-picture') },
  { name: 'new-table', width: 1440, theme: 'light', locale: 'en', whole: true, show: form },
  { name: 'new-table-phone', width: 390, theme: 'light', locale: 'zh-Hant', whole: true, show: form },
  { name: 'table-early', width: 1440, theme: 'light', locale: 'en', show: game(0.15) },
  { name: 'table-late', width: 1440, theme: 'light', locale: 'en', show: game(0.8) },
  { name: 'table-late-dark', width: 1440, theme: 'dark', locale: 'zh-Hans', show: game(0.8) },
  { name: 'table-late-above', width: 1440, theme: 'light', locale: 'en', show: fromAbove },
  { name: 'table-phone', width: 390, theme: 'light', locale: 'en', show: game(0.7) },
  { name: 'end', width: 1440, theme: 'light', locale: 'en', show: end },
  { name: 'end-phone', width: 390, theme: 'dark', locale: 'zh-Hant', show: end },
  { name: 'lesson', width: 1440, theme: 'light', locale: 'en', show: at('/#/learn/clinic', '.lesson-card') },
  { name: 'lesson-phone', width: 390, theme: 'dark', locale: 'zh-Hans', show: at('/#/learn/clinic', '.lesson-card') },
];

for (const { name, width, theme, locale, whole = false, show } of LOOKS) {
  test(`${name} looks as it should`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(`asclepion.${key}`, value);
      },
      { theme, locale },
    );
    await show(page);
    await page.evaluate(() => document.fonts.ready);
    // The bar at the foot of a form would stand in the middle of a long picture.
    // What the critic finds takes its time, and its place moves what stands below.
    await page.evaluate(() => {
      for (const bar of document.querySelectorAll<HTMLElement>('.steps-end')) bar.style.position = 'static';
      for (const late of document.querySelectorAll<HTMLElement>('.turning')) late.style.display = 'none';
    });
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: whole });
  });
}
