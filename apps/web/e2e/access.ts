import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks for barriers in both themes, in all of the page or in a part of it. Rules beyond WCAG 2.2 AA count too. */
export async function checkAccess(page: Page, part?: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const checker = new AxeBuilder({ page });
    const { violations } = await (part === undefined ? checker : checker.include(part)).analyze();
    expect(
      violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`),
    ).toEqual([]);
  }
}
