import { expect, type Page, test } from '@playwright/test';

const LOCALES = ['en', 'zh-Hans', 'zh-Hant'] as const;

/** Does what the card of the lesson asks: reads on, or clicks the first thing that is ringed. Returns the step. */
async function follow(page: Page): Promise<string> {
  const card = page.locator('.lesson-card');
  const step = (await card.getAttribute('data-step')) ?? '';
  const next = card.locator('[data-next]');
  if ((await next.count()) > 0) await next.click();
  else {
    const ring = page.locator('.lesson-ring').first();
    await expect(ring).toBeVisible();
    const target = (await ring.getAttribute('data-for')) ?? '';
    const selector = (await ring.getAttribute('data-selector')) ?? '';
    const thing = page.locator(selector).filter({ visible: true }).first();
    await thing.click(target.startsWith('cell:') ? { position: { x: 6, y: 6 } } : {});
    await expect(page.locator('.choice-bar[aria-busy="true"]')).toHaveCount(0);
  }
  return step;
}

for (const locale of LOCALES) {
  test(`the guided first game is finished by following the card, in ${locale}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('asclepion.locale', chosen), locale);
    await page.goto('/#/learn/clinic');
    const card = page.locator('.lesson-card');
    await expect(card).toBeVisible();
    const seen = new Set<string>();
    for (let done = 0; done < 160 && (await card.getAttribute('data-step')) !== 'farewell'; done++) {
      seen.add(await follow(page));
      await expect(page.locator('.lesson-words')).not.toContainText('lesson.');
    }
    await expect(card).toHaveAttribute('data-step', 'farewell');
    expect(seen.size).toBeGreaterThan(40);
    await expect(page.locator('.end-screen')).toBeVisible();
  });
}
