import { expect, type Page } from '@playwright/test';

export interface Given {
  /** CliniC unless given. */
  readonly game?: string;
  readonly seed?: string;
  readonly bots?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly persons?: number;
  /** Which choices the page asks to confirm: none unless given, so that pointing chooses at once. */
  readonly confirm?: 'never' | 'final' | 'every';
  readonly help?: 'allowed' | 'forbidden';
}

/** Opens a table by the server's own interface, in this page's session, and shows it. Returns its name. */
export async function openTable(page: Page, given: Given = {}): Promise<string> {
  const {
    game = 'clinic',
    seed = 'e2e',
    bots = ['intern'],
    options = {},
    persons = 1,
    confirm = 'never',
    help = 'allowed',
  } = given;
  const seats = [
    ...Array.from({ length: persons }, (_, seat) => ({ kind: 'person', name: `Ada ${seat + 1}` })),
    ...bots.map((bot) => ({ kind: 'bot', bot })),
  ];
  await page.addInitScript((value) => localStorage.setItem('asclepion.confirm', value), confirm);
  await page.goto('/');
  const answer = await page.request.post('/api/tables', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      game,
      options: { ...(game === 'clinic' && { start: 'preset' }), ...options, seats: seats.length },
      seats,
      help,
      seed: `fast:${seed}`,
    },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.table-page')).toBeVisible();
  return id;
}

/** What the page offers at one moment. */
interface Offer {
  readonly sequence: string;
  readonly over: boolean;
  readonly asked: boolean;
  /** Whether all of the page shows the position that the choice bar tells of. */
  readonly settled: boolean;
  readonly picked: number;
  readonly lit: string[];
  /** Buttons of the choice bar, by their place. */
  readonly buttons: number;
}

const look = (page: Page): Promise<Offer> =>
  page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    return {
      sequence: document.querySelector('.table-page')?.getAttribute('data-sequence') ?? '',
      over: document.querySelector('.end-screen') !== null,
      asked:
        document.querySelector('.prompt[data-asked]') !== null &&
        document.querySelector('.choice-bar')?.getAttribute('aria-busy') === 'false' &&
        document.querySelector('.scene[aria-busy]') === null,
      settled:
        document.querySelector('.prompt')?.getAttribute('data-sequence') ===
        document.querySelector('.table-page')?.getAttribute('data-sequence'),
      picked: all('[data-picked]').length,
      lit: all('[data-lit]')
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.getAttribute('data-target') ?? ''),
      buttons: all('.choice-bar [data-choice]').length,
    };
  });

/** A small generator of its own, so that a run can be had again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

/** A point of the page at which a click hits this and not what stands on it; undefined where there is none. */
function spotOn(thing: Element): { x: number; y: number } | undefined {
  const box = thing.getBoundingClientRect();
  const parts = 14;
  // From the middle outwards, since a click near the border is what nobody does.
  const steps = Array.from({ length: parts - 1 }, (_, at) => (at + 1) / parts).sort(
    (a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5),
  );
  for (const down of steps) {
    for (const right of steps) {
      const [x, y] = [box.x + box.width * right, box.y + box.height * down];
      if (document.elementFromPoint(x, y)?.closest('[data-target]') === thing) return { x, y };
    }
  }
  return undefined;
}

/** What is not there by then has gone. */
const SOON = { timeout: 5_000 };

const intoView = (thing: Element): void =>
  thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });

/** Where a thing on the table is with nothing before it. Out of sight it is brought there first, by focus. */
export async function spotOf(page: Page, target: string): Promise<{ x: number; y: number }> {
  const thing = page.locator(`[data-target="${target}"]`).first();
  await thing.evaluate(intoView, undefined, SOON);
  let spot = await thing.evaluate(spotOn, undefined, SOON);
  if (spot === undefined) {
    // What the pointer rests on may say something that lies over it, for as long as it rests there.
    await page.mouse.move(0, 0);
    await expect(page.locator('.hint')).toHaveCount(0);
    spot = await thing.evaluate(spotOn, undefined, SOON);
  }
  if (spot === undefined) {
    await page.keyboard.press('Shift');
    await thing.focus(SOON);
    spot = await thing.evaluate(spotOn, undefined, SOON);
  }
  if (spot === undefined) throw new Error(`${target} is nowhere to be clicked.`);
  return spot;
}

/** Waits until a click shows with all that follows from it: its effect comes with one frame, the rest with the next. */
export const shown = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const rest = (): number => requestIdleCallback(() => resolve(), { timeout: 1_000 });
        requestAnimationFrame(() => requestAnimationFrame(rest));
      }),
  );

async function clickOn(page: Page, target: string): Promise<void> {
  const { x, y } = await spotOf(page, target);
  await page.mouse.click(x, y);
  await shown(page);
}

/** Waits until nobody thinks and nothing has happened for a while, and says where the table is. */
export async function settled(page: Page): Promise<string> {
  const table = page.locator('.table-page');
  for (;;) {
    const before = await table.getAttribute('data-sequence');
    await page.waitForTimeout(400);
    const thinking = await page.locator('.thinking').count();
    if (before !== null && thinking === 0 && (await table.getAttribute('data-sequence')) === before) return before;
  }
}

/** Points at one thing that lights up. */
export async function point(page: Page, target: string): Promise<void> {
  await expect(page.locator(`[data-target="${target}"][data-lit]`).first()).toBeVisible();
  await clickOn(page, target);
}

/** Points at one thing that does not light up, which counts as disabled although it says why. */
export async function pointInTheDark(page: Page, target: string): Promise<void> {
  await expect(page.locator(`[data-target="${target}"]`).first()).toHaveAttribute('aria-disabled', 'true');
  await clickOn(page, target);
}

/** Points at one thing that has just been seen to light up, unless the table has moved on since and it is gone. */
async function pointAtOne(page: Page, target: string): Promise<void> {
  await clickOn(page, target).catch(async (error: unknown) => {
    if ((await page.locator(`[data-target="${target}"][data-lit]`).count()) > 0) throw error;
  });
}

/** Plays on by pointing at what lights up, for so many choices or to the end. Returns how many were made. */
export async function play(page: Page, most: number, seed = 1): Promise<number> {
  const roll = dice(seed);
  let made = 0;
  let last = '';
  for (let turn = 0; turn < most * 4 && made < most; turn++) {
    await page.waitForFunction(() => {
      const bar = document.querySelector('.choice-bar');
      const asked = bar?.getAttribute('aria-busy') === 'false' && bar.querySelector('.prompt[data-asked]') !== null;
      const drawn = document.querySelector('.scene[aria-busy]') === null;
      return (asked && drawn) || document.querySelector('.end-screen') !== null;
    });
    const offer = await look(page);
    if (offer.over) return made;
    if (!offer.settled || (offer.lit.length === 0 && offer.buttons === 0)) {
      // What lights up is still being drawn.
      await page.waitForTimeout(50);
      continue;
    }
    if (offer.sequence !== last) made++;
    last = offer.sequence;
    const buttons = page.locator('.choice-bar [data-choice]');
    // What is picked is followed up; otherwise one time in four something is finished.
    const press = offer.lit.length === 0 || (offer.picked === 0 && offer.buttons > 0 && roll(4) === 0);
    if (press) {
      await buttons.nth(roll(offer.buttons)).click();
      await shown(page);
    } else await pointAtOne(page, offer.lit[roll(offer.lit.length)]);
    await page.waitForFunction(() => document.querySelector('.choice-bar')?.getAttribute('aria-busy') !== 'true');
  }
  return made;
}

/** Waits until the whole page is kept for times without a network, as it is after its first load. */
export async function kept(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
