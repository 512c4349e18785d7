import { expect, test } from '@playwright/test';
import { openTable, play, point } from './driver.ts';
import { openAt } from './games.ts';

/** A moment of the recorded game at which people are to be moved. */
const WALKING = 0.662;

const MODES = ['Stacked', 'Apart', 'One floor', 'From above'];

/** A table at which the viewer builds, in the fixed setup. */
async function openAtBuilding(page: Parameters<typeof openTable>[0], seed: string): Promise<void> {
  await openTable(page, { seed, options: { setup: 'fixed' } });
  await point(page, 'action:build');
  await expect(page.locator('[data-target="piece:treatment-room"][data-lit]')).toBeVisible();
}

test('in every way to look at the building, what lights up can be pointed at, and the way is kept', async ({
  page,
}) => {
  await openAtBuilding(page, 'modes');
  const scene = page.locator('.stage[data-own] .scene');
  for (const mode of MODES) {
    await scene.getByRole('button', { name: mode, exact: true }).click();
    await expect(scene.getByRole('button', { name: mode, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await point(page, 'piece:treatment-room');
    await point(page, 'cell:1');
    const room = page.locator('[data-target="cell:1"]').first();
    await expect(room).toHaveAttribute('aria-label', /Treatment room/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(room).toHaveAttribute('aria-label', /empty/);
  }
  await page.reload();
  await expect(scene.getByRole('button', { name: 'From above' })).toHaveAttribute('aria-pressed', 'true');
});

test('dragging moves the building and is no click; keys zoom and show everything again', async ({ page }) => {
  await openAtBuilding(page, 'camera');
  await point(page, 'piece:treatment-room');
  const frame = page.locator('.stage[data-own] .scene-frame');
  const camera = frame.locator('.scene-camera');
  const where = () => camera.evaluate((element) => (element as HTMLElement).style.transform);
  const home = await where();
  await page.mouse.move(0, 0);
  const box = await frame.boundingBox();
  if (box === null) throw new Error('The building has no size.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await where()).not.toBe(home);
  // The piece is still in the hand: the drag has pointed at nothing.
  await expect(page.locator('[data-target="piece:treatment-room"][data-picked]')).toBeVisible();
  await page.keyboard.press('0');
  expect(await where()).toBe(home);
  await page.keyboard.press('+');
  const near = await where();
  expect(near).not.toBe(home);
  await page.keyboard.press('-');
  await page.keyboard.press('f');
  await expect(page.locator('.scene[data-mode="flat"]').first()).toBeVisible();
});

test('arrows go from a cell to its neighbour however the building is looked at', async ({ page }) => {
  await openAtBuilding(page, 'arrows');
  const onlyCells = async (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null);
  for (const key of ['s', 'f']) {
    await page.keyboard.press(key);
    await point(page, 'piece:treatment-room');
    await page.locator('[data-target="cell:0"]').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await onlyCells()).toBe('cell:1');
    await page.keyboard.press('ArrowUp');
    // 0B2 does not light up: the next one in the same file does.
    expect(await onlyCells()).toBe('cell:9');
    await page.keyboard.press('Escape');
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('whoever a choice moves sets off before the building is drawn anew', async ({ page }) => {
    await openAt(page, WALKING);
    const lit = page.locator('.stage[data-own] .token[data-lit]').first();
    await lit.click();
    // Drawn unseen while the reader thinks where to.
    await expect(page.locator('.mover[data-ready]')).not.toHaveCount(0);
    const seen = await page.evaluate(async () => {
      const log: string[] = [];
      const watcher = new MutationObserver((records) => {
        for (const { target, attributeName } of records) {
          if (!(target instanceof Element)) continue;
          if (attributeName === 'data-off' && target.hasAttribute('data-off')) log.push('off');
          else if (target.closest('.scene-drawing') !== null && attributeName === null) log.push('drawn');
        }
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true });
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      document
        .querySelector('.stage[data-own] .cell[data-lit]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await Promise.resolve();
      const first = [...log];
      for (let frames = 0; frames < 30 && !log.includes('drawn'); frames++) await frame();
      return { first, rest: log };
    });
    expect(seen.first).toEqual(['off']);
    expect(seen.rest).toContain('drawn');
    await expect(page.locator('.mover:not([data-ready])')).toHaveCount(1);
    // Once it has arrived, only the building shows it.
    await expect(page.locator('.mover:not([data-ready])')).toHaveCount(0);
  });

  test('things move without keeping anybody waiting, and can be told to rest', async ({ page }) => {
    await openAtBuilding(page, 'motion');
    await expect(page.locator('.scene[data-moving]').first()).toBeVisible();
    await point(page, 'piece:treatment-room');
    await point(page, 'cell:1');
    await expect(page.locator('.stage[data-own] .drops')).toHaveCount(1);
    await play(page, 6, 5);
    await page.keyboard.press(',');
    await page.getByRole('switch', { name: 'Motion' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.scene[data-moving]')).toHaveCount(0);
  });
});
