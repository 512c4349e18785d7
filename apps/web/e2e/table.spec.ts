import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { openTable, play, point, pointInTheDark, settled } from './driver.ts';

/** Starts at the first clinic's turn to build, in the fixed setup: what stands there is known. */
async function openAtBuilding(page: Page, seed = 'build'): Promise<string> {
  const id = await openTable(page, { seed, options: { setup: 'fixed' } });
  await point(page, 'action:build');
  await expect(page.locator('[data-target="piece:treatment-room"][data-lit]')).toBeVisible();
  return id;
}

/** Texts that are still keys. */
async function keysOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').textContent();
  return text?.match(/\b(web|clinic|kernel)\.[a-z][\w.:-]+/g) ?? [];
}

test('what is refused says why, with the rule and its text', async ({ page }) => {
  await openAtBuilding(page);
  await point(page, 'piece:treatment-room');
  // 1C2 lies right above the treatment room of the layout.
  await pointInTheDark(page, 'cell:18');
  const reasons = page.locator('.reasons');
  await expect(reasons).toContainText('CB-BUILD-6');
  await reasons.getByRole('button', { name: 'CB-BUILD-6' }).click();
  const rule = page.getByRole('dialog');
  await expect(rule).toContainText('No match');
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();
});

test('a choice can be taken back, and where it cannot the page says why', async ({ page }) => {
  await openAtBuilding(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const room = page.locator('[data-target="cell:1"]');
  await point(page, 'piece:treatment-room');
  await point(page, 'cell:1');
  await expect(room).toHaveAttribute('aria-label', /Treatment room/);
  await undo.click();
  await expect(room).toHaveAttribute('aria-label', /empty/);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true });
  await expect(page.locator('.reasons')).toContainText('can no longer be taken back');
});

test('the keyboard alone builds a room', async ({ page }) => {
  await openAtBuilding(page, 'keys');
  await page.locator('[data-target="piece:treatment-room"]').focus();
  await page.keyboard.press('Enter');
  const cell = page.locator('[data-target="cell:1"]');
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAttribute('aria-label', /Treatment room/);
});

test('languages change without a reload and leave no key without words', async ({ page }) => {
  await openTable(page, { seed: 'words', options: { modules: ['icu', 'virus', 'fire-extinguisher'] } });
  await play(page, 12);
  for (const locale of ['zh-Hans', 'zh-Hant', 'en']) {
    await page.getByRole('banner').getByRole('combobox').first().selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const tab of await page.locator('.panels [role="tab"]').all()) {
      await tab.click();
      expect(await keysOn(page)).toEqual([]);
    }
  }
});

test('a reload in the middle goes on where it was', async ({ page }) => {
  await openTable(page, { seed: 'reload' });
  await play(page, 10);
  const table = page.locator('.table-page');
  const sequence = await settled(page);
  await page.reload();
  await expect(table).toHaveAttribute('data-sequence', sequence);
  await expect(page.locator('.log-line').first()).toBeVisible();
  // From the list too.
  await page.goto('/#/');
  await page.getByRole('link', { name: /Go on/ }).first().click();
  await expect(table).toHaveAttribute('data-sequence', sequence);
  await play(page, 5);
});

test('two people at one screen hand the device on before a secret choice', async ({ page }) => {
  await openTable(page, { seed: 'two', persons: 2, bots: [], options: { setup: 'fixed' } });
  await point(page, 'action:hire');
  await expect(page.getByRole('heading', { name: 'Pass the device to Ada 2' })).toBeVisible();
  await expect(page.locator('.table-page')).toBeHidden();
  await page.getByRole('button', { name: 'I am Ada 2' }).click();
  await point(page, 'action:build');
  await expect(page.locator('.prompt')).toContainText('Build');
  // Builders come first, then whoever hires, without a cover.
  await page.getByRole('button', { name: 'Finish building' }).click();
  await expect(page.locator('.prompt')).toContainText('Hire');
});

test('the planner plans the moves and takes them over', async ({ page }) => {
  await openTable(page, { seed: 'plan', options: { setup: 'fixed' } });
  for (let action = 0; action < 3; action++) {
    await point(page, ['action:hire', 'action:admit', 'action:build'][action]);
    await page.getByRole('button', { name: /^Finish (hiring|admitting|building)/ }).click();
  }
  await expect(page.locator('.prompt')).toContainText('Move your staff');
  await page.getByRole('tab', { name: 'Plan my moves' }).click();
  await expect(page.locator('.planner button.plan-line').first()).toContainText('doctor');
  await page.getByRole('button', { name: 'Move like this' }).click();
  await expect(page.locator('.prompt')).not.toContainText('Move your staff');
});

test('a lost connection says so and comes back', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await openTable(page, { seed: 'lost' });
  await play(page, 2);
  await page.routeWebSocket(/\/live/, (socket) => {
    if (sockets.length < 2) sockets.push(socket);
    else socket.connectToServer();
  });
  await sockets[0].close();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await expect.poll(() => sockets.length).toBe(2);
  await sockets[1].close();
  await expect(page.getByText('Connection lost')).toBeHidden();
  await play(page, 4);
});

test('an unknown table leaves a way out', async ({ page }) => {
  await page.goto('/#/table/00000000000000000000');
  await expect(page.getByRole('alert')).toContainText('no such table');
  await page.getByRole('link', { name: 'To the tables' }).click();
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeVisible();
});

test('a table is opened from the form, saved as a file, and opened from that file', async ({ page }) => {
  await page.goto('/#/new');
  await page.getByLabel('Name').first().fill('Grace');
  await page.getByLabel('Starting layout').selectOption('preset');
  await page.getByRole('checkbox', { name: /^ICU/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Grace/ }).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await (await saved).path();
  await page.goto('/#/');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('.table-page')).toBeVisible();
});
