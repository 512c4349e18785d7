import { expect, type Page, test } from '@playwright/test';
import { openTable, point, pointInTheDark, spotOf } from './driver.ts';

type Confirm = 'never' | 'final' | 'every';

/** Starts at the first clinic's turn to build, in the fixed setup: what stands there is known. */
async function openAtBuilding(page: Page, confirm: Confirm = 'never', bots: readonly string[] = []): Promise<void> {
  const persons = bots.length > 0 ? 1 : 2;
  await openTable(page, { seed: 'choosing', bots, persons, confirm, options: { setup: 'fixed' } });
  await point(page, 'action:build');
  if (bots.length > 0) {
    if (confirm !== 'never') await page.getByRole('button', { name: /^Confirm/ }).click();
  } else {
    await page.getByRole('button', { name: 'I am Ada 2' }).click();
    await point(page, 'action:hire');
    if (confirm !== 'never') await page.getByRole('button', { name: /^Confirm/ }).click();
  }
  await expect(page.locator('[data-target="piece:treatment-room"][data-lit]')).toBeVisible();
}

/** Lets the pointer rest on something. */
async function rest(page: Page, target: string): Promise<void> {
  const { x, y } = await spotOf(page, target);
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
}

const room = (page: Page) => page.locator('[data-target="cell:1"]');

test('what a choice costs and changes shows before it is made, and choosing asks when it is told to', async ({
  page,
}) => {
  await openAtBuilding(page, 'every', ['intern']);
  await point(page, 'piece:treatment-room');
  await rest(page, 'cell:1');
  const hint = page.locator('.hint');
  await expect(hint).toContainText('Savings');
  await expect(hint).toContainText('Treatment room: ');
  await point(page, 'cell:1');
  await expect(room(page)).toHaveAttribute('aria-label', /empty/);
  await expect(page.locator('.bar-line')).toContainText('Savings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeHidden();
  await point(page, 'piece:treatment-room');
  await point(page, 'cell:1');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(room(page)).toHaveAttribute('aria-label', /Treatment room/);
});

test('a choice shows at once, what is asked next a frame later, and no click in between goes wrong', async ({
  page,
}) => {
  await openAtBuilding(page);
  await point(page, 'piece:treatment-room');
  const before = Number(await page.locator('.table-page').getAttribute('data-sequence'));
  const seen = await page.evaluate(async () => {
    const find = (selector: string): Element | null => document.querySelector(selector);
    const click = (): unknown =>
      find('[data-target="cell:1"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const look = () => ({
      room: find('[data-target="cell:1"]')?.getAttribute('aria-label'),
      told: Number(find('.prompt')?.getAttribute('data-sequence')),
      rest: Number(find('.table-page')?.getAttribute('data-sequence')),
    });
    click();
    await Promise.resolve();
    const first = look();
    // The place still looks free; what is built on it is known all the same.
    click();
    await Promise.resolve();
    return { first, second: look() };
  });
  expect(seen.first).toEqual({ room: expect.stringContaining('Treatment room'), told: before, rest: before });
  expect(seen.second).toEqual(seen.first);
  await expect(page.locator('.table-page')).toHaveAttribute('data-sequence', String(before + 1));
  await expect(page.locator('.reasons')).toContainText('CB-BUILD-7');
  await expect(page.locator('[data-target="cell:0"]')).toHaveAttribute('data-lit', 'true');
  // Where nothing on the boards changes, the words are what shows at once.
  const button = page.getByRole('button', { name: 'No extra supply room' });
  const words = await button.evaluate(async (element) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await Promise.resolve();
    const at = (selector: string) => Number(document.querySelector(selector)?.getAttribute('data-sequence'));
    return { told: at('.prompt'), rest: at('.table-page') };
  });
  expect(words).toEqual({ told: before + 2, rest: before + 1 });
  await expect(page.locator('.supply .piece[data-lit]').first()).toBeVisible();
  await expect(page.locator('[data-picked]')).toHaveCount(0);
});

test('what is picked is marked at once', async ({ page }) => {
  await openAtBuilding(page);
  const marked = await page.evaluate(() => {
    const piece = document.querySelector<HTMLElement>('[data-target="piece:treatment-room"]');
    const isMarked = (): boolean | undefined => piece?.hasAttribute('data-picked');
    piece?.click();
    const first = isMarked();
    piece?.click();
    return [first, isMarked()];
  });
  expect(marked).toEqual([true, false]);
  await point(page, 'piece:treatment-room');
  await expect(room(page)).toHaveAttribute('data-lit', 'true');
});

test('what cannot be taken back asks first, and says so', async ({ page }) => {
  await openAtBuilding(page, 'final', ['intern']);
  await page.getByRole('button', { name: 'Finish building' }).click();
  await expect(page.locator('.bar-line')).toContainText('Cannot be taken back');
  await expect(page.locator('.prompt')).toContainText('Build');
  await page.getByRole('button', { name: 'Confirm: Finish building' }).click();
  await expect(page.getByRole('button', { name: /Finish building/ })).toHaveCount(0);
});

test('redo makes again what undo took back', async ({ page }) => {
  await openAtBuilding(page);
  const redo = page.getByRole('button', { name: 'Redo' });
  await point(page, 'piece:treatment-room');
  await point(page, 'cell:1');
  await expect(room(page)).toHaveAttribute('aria-label', /Treatment room/);
  await page.keyboard.press('Control+z');
  await expect(room(page)).toHaveAttribute('aria-label', /empty/);
  await page.keyboard.press('Control+Shift+z');
  await expect(room(page)).toHaveAttribute('aria-label', /Treatment room/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(room(page)).toHaveAttribute('aria-label', /empty/);
  await redo.click();
  await expect(room(page)).toHaveAttribute('aria-label', /Treatment room/);
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
});

test('resting on what is dark says why, with the rule', async ({ page }) => {
  await openAtBuilding(page);
  await point(page, 'piece:treatment-room');
  // 1C2 lies right above the treatment room of the layout.
  await rest(page, 'cell:18');
  const hint = page.getByRole('tooltip').filter({ hasText: 'CB-BUILD-6' });
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
});

test('a room is built by dragging it to its place', async ({ page }) => {
  await openAtBuilding(page);
  const piece = await spotOf(page, 'piece:treatment-room');
  await page.mouse.move(piece.x, piece.y);
  await page.mouse.down();
  await page.mouse.move(piece.x + 12, piece.y + 12, { steps: 4 });
  await expect(page.locator('.ghost')).toBeVisible();
  const place = await spotOf(page, 'cell:1');
  await page.mouse.move(place.x, place.y, { steps: 6 });
  await expect(room(page)).toHaveAttribute('data-over', '');
  await page.mouse.up();
  await expect(room(page)).toHaveAttribute('aria-label', /Treatment room/);
  await expect(page.locator('.ghost')).toHaveCount(0);
});

test('a whole turn by keyboard alone, with every key in a list', async ({ page }) => {
  await openTable(page, { seed: 'keys alone', confirm: 'final', options: { setup: 'fixed' } });
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Undo');
  await expect(keys).toContainText('To the next thing that lights up');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  const prompt = page.locator('.prompt');
  const walkTo = async (target: RegExp): Promise<void> => {
    for (let tries = 0; tries < 60; tries++) {
      const here = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
      if (target.test(here)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  };
  await page.keyboard.press('ArrowRight');
  await walkTo(/^action:build/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(prompt).toContainText('Build');
  // Only what lights up is reached, and the board is drawn bit by bit.
  await expect(page.locator('[data-target="piece:treatment-room"][data-lit]').first()).toBeVisible();
  await walkTo(/^piece:treatment-room/);
  await page.keyboard.press('Enter');
  await walkTo(/^cell:1$/);
  await page.keyboard.press(' ');
  await expect(room(page)).toHaveAttribute('aria-label', /Treatment room/);
  await page.keyboard.press('u');
  await expect(room(page)).toHaveAttribute('aria-label', /empty/);
  await page.keyboard.press('r');
  await expect(room(page)).toHaveAttribute('aria-label', /Treatment room/);
  // The supply room that may come with it is left out.
  await expect(prompt).toContainText('supply room');
  await page.keyboard.press('1');
  await expect(prompt).toContainText('Build');
  // A key counts once the page no longer works on the one before.
  await expect(page.getByRole('button', { name: 'Finish building' })).toBeEnabled();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Confirm: Finish building' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Finish building/ })).toHaveCount(0);
});

test('on a wide screen nothing moves with what is picked, asked and refused', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await openAtBuilding(page, 'every', ['intern']);
  const whereabouts = () => page.locator('.table-main').boundingBox();
  const before = await whereabouts();
  await point(page, 'piece:treatment-room');
  await point(page, 'cell:1');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeVisible();
  expect(await whereabouts()).toEqual(before);
  await page.keyboard.press('Escape');
  await point(page, 'piece:treatment-room');
  await pointInTheDark(page, 'cell:18');
  await expect(page.locator('.reasons')).toBeVisible();
  const bar = await page.locator('.choice-bar').boundingBox();
  const reasons = await page.locator('.reasons').boundingBox();
  expect(reasons?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(await whereabouts()).toEqual(before);
});

test('on a wide screen nothing moves when the tiles of the hand come and go', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTable(page, { seed: 'hand', bots: ['intern'], persons: 1, confirm: 'never', options: { setup: 'fixed' } });
  const hand = page.locator('.clinic-hand .card');
  const scene = page.locator('.stage[data-own] .scene-frame');
  await expect(hand).toHaveCount(3);
  const before = await scene.boundingBox();
  await point(page, 'action:hire');
  await expect(hand).toHaveCount(0);
  expect(await scene.boundingBox()).toEqual(before);
});
