import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from './access.ts';
import { openTable, point, pointInTheDark, shown } from './driver.ts';

const LOCALES = ['en', 'zh-Hans', 'zh-Hant'] as const;

/** What is ringed and can be used now: rings follow what they are around a frame later, choices as they are told. */
async function ringed(page: Page): Promise<{ selector: string; target: string }> {
  const found = await page.waitForFunction(() => {
    const { for: target = '', selector = '' } = document.querySelector<HTMLElement>('.lesson-ring')?.dataset ?? {};
    if (selector === '' || document.querySelector('.choice-bar[aria-busy="true"]') !== null) return null;
    const things = [...document.querySelectorAll(selector)].filter((thing) => thing.getClientRects().length > 0);
    const usable = selector.startsWith('[data-target')
      ? things.some((thing) => thing.matches('[data-lit]'))
      : things[0];
    return usable ? { selector, target } : null;
  });
  return (await found.jsonValue()) ?? { selector: '', target: '' };
}

/** Does what the card of the lesson asks: reads on, or clicks the first thing that is ringed. Returns the step. */
async function follow(page: Page): Promise<string> {
  const card = page.locator('.lesson-card');
  const step = (await card.getAttribute('data-step')) ?? '';
  const next = card.locator('[data-next]');
  if ((await next.count()) > 0) await next.click();
  else {
    const { selector, target } = await ringed(page);
    if (selector.startsWith('[data-target')) await point(page, target);
    else await page.locator(selector).filter({ visible: true }).first().click();
    await shown(page);
    await expect(page.locator('.choice-bar[aria-busy="true"]')).toHaveCount(0);
  }
  return step;
}

/** Games with a guided first game, and how many steps of it there are at least. */
const LESSONS = [
  { game: 'clinic', steps: 40 },
  { game: 'dice-hospital', steps: 24 },
  { game: 'hippocrates', steps: 24 },
];

for (const { game, steps, locale } of LESSONS.flatMap((lesson) => LOCALES.map((locale) => ({ ...lesson, locale })))) {
  test(`the guided first game of ${game} is finished by following the card, in ${locale}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('asclepion.locale', chosen), locale);
    await page.goto(`/#/learn/${game}`);
    const card = page.locator('.lesson-card');
    await expect(card).toBeVisible();
    const seen = new Set<string>();
    for (let done = 0; done < 160 && (await card.getAttribute('data-step')) !== 'farewell'; done++) {
      seen.add(await follow(page));
      await expect(page.locator('.lesson-words')).not.toContainText('lesson.');
    }
    await expect(card).toHaveAttribute('data-step', 'farewell');
    expect(seen.size).toBeGreaterThan(steps);
    await expect(page.locator('.end-screen')).toBeVisible();
  });
}

/** Shows a place of the rulebook in a language. */
async function openRules(page: Page, at: string, locale = 'en'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('asclepion.locale', chosen), locale);
  await page.goto(`/#/rules/${at}`);
  await expect(page.locator('.rulebook-page h2')).toBeVisible();
}

for (const [locale, query, term, rule] of [
  ['en', 'operting room', 'operating room', 'CB-TILE-4'],
  ['zh-Hans', '手术室', '手术室', 'CB-TILE-4'],
  ['zh-Hant', '公園', '公園', 'CB-TREAT-11'],
] as const) {
  test(`the rulebook is searched in ${locale}`, async ({ page }) => {
    await openRules(page, 'build', locale);
    await page.getByRole('searchbox').fill(query);
    const found = page.locator('.rulebook-found li');
    await expect(found.filter({ hasText: term }).first()).toBeVisible();
    await found
      .filter({ has: page.getByText(rule, { exact: true }) })
      .getByRole('link')
      .click();
    await expect(page.locator(`[data-rule="${rule}"][data-here]`)).toBeInViewport();
    expect(page.url()).toContain(`#/rules/${rule}`);
    expect(await page.locator('main').textContent()).not.toMatch(
      /\b(topic|summary|term|meaning|example|shows|web)\.[a-z]/,
    );
  });
}

test('a term explains itself under the pointer and with the keyboard, and Escape takes that away', async ({ page }) => {
  await openRules(page, 'build');
  const term = page.locator('.rulebook-summary').getByRole('button', { name: 'supply room' });
  const meaning = page.getByRole('tooltip').filter({ hasText: 'saves $3 of maintenance' });
  await term.hover();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Shift');
  await page.mouse.move(0, 0);
  await expect(meaning).toBeHidden();
  await term.focus();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(term).toHaveAccessibleDescription(/saves \$3/);
});

test('a shown position is played, refuses what the rule forbids, and is set up again', async ({ page }) => {
  await openRules(page, 'build');
  const example = page.locator('[data-example="match"]');
  await example.getByRole('button', { name: 'Show me' }).click();
  await point(page, 'piece:treatment-room');
  await pointInTheDark(page, 'cell:18');
  await expect(example.locator('.reasons')).toContainText('CB-BUILD-6');
  await point(page, 'cell:3');
  await expect(example.locator('.example-events')).toContainText('built');
  await example.getByRole('button', { name: 'Set up again' }).click();
  await expect(example.locator('.example-events li')).toHaveCount(0);
});

test('at a table the rules of its own modules open beside it', async ({ page }) => {
  await openTable(page, { seed: 'rules', options: { modules: ['icu'] } });
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Module: ICU' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Module: Virus' })).toHaveCount(0);
  await sheet.getByRole('link', { name: 'Hire', exact: true }).click();
  await expect(sheet.getByRole('heading', { name: 'Hire' })).toBeVisible();
  await checkAccess(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.table-page')).toBeVisible();
  expect(page.url()).toContain('#/table/');
});

test('the lesson is kept over a reload, answers what it did not ask for, and is free of barriers', async ({ page }) => {
  await page.goto('/#/learn/clinic');
  const card = page.locator('.lesson-card');
  while ((await card.getAttribute('data-step')) !== 'lay-hire') await follow(page);
  await point(page, 'action:build');
  await expect(page.locator('.lesson-said')).toContainText('Building is a fine idea');
  await checkAccess(page);
  await point(page, 'action:hire');
  await expect(card).toHaveAttribute('data-step', 'hire-doctor');
  await page.reload();
  await expect(card).toHaveAttribute('data-step', 'hire-doctor');
  await card.getByRole('button', { name: 'Do it for me' }).click();
  await expect(card).toHaveAttribute('data-step', 'park');
  await card.getByRole('button', { name: 'Back' }).click();
  await expect(card).toHaveAttribute('data-step', 'hire-doctor');
});
