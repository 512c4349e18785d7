import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks for barriers in both themes. */
export async function checkAccess(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`),
    ).toEqual([]);
  }
}
