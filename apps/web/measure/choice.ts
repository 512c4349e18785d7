/** `npm run measure:choice -w apps/web`: how soon a choice shows late in a game of four, on a CPU four times slower. */
import { openEngine } from '@asclepion/catalogue';
import type { Rules } from '@asclepion/clinic';
import { replay, sameChoice } from '@asclepion/kernel';
import { paths } from '@asclepion/protocol';
import type { Page } from '@playwright/test';
import { gameAt, recorded } from '../e2e/games.ts';
import type { Asked } from '../src/games/clinic/modules/module-face.ts';
import { pointing } from '../src/games/clinic/pointing.ts';
import type { Option } from '../src/table/choosing.ts';
import { openBrowser } from './browser.ts';
import { serveBuilt } from './serve.ts';

const SLOWDOWN = 4;
/** The part of the game that is played, and whose choices are made in the page. */
const FROM = 0.6;
const TO = 0.85;
const SEAT = 0;
/** Before and after clicks, so that each is seen by itself; people take no less to look where to point. */
const PAUSE = 600;
/** What is promised, in milliseconds. */
const SOON = 50;
const LONGEST_TASK = 100;

interface Seen {
  /** From each click to the frame that shows what it led to, in milliseconds. */
  readonly picks: number[];
  readonly choices: number[];
  /** From each click that made a choice to the frame with the words of what is asked next. */
  readonly words: number[];
  /** What scripts took longer than 50 ms. */
  readonly tasks: number[];
  /** Frames that took longer than that to be laid out and painted; no script of ours need be in them. */
  readonly frames: number[];
}

/** A frame that was long in the making, as the browser tells of it; the types of this project do not know it yet. */
interface LongFrame extends PerformanceEntry {
  readonly renderStart: number;
}

/**
 * Notes, in the page, how long each click takes to show, every long task and every long frame. It runs as it is written.
 * A choice shows in the first frame in which somebody sets off, or something in a building, in the hand or on what all
 * share has come, gone or become other than it was, or, where that comes first, with the words of what is asked next.
 * Marks do not count for it, such as what lights up, nor does what has been on its way since an earlier choice. A click
 * that leads to marks alone is a pick.
 */
function watch(): void {
  const seen: Seen = { picks: [], choices: [], words: [], tasks: [], frames: [] };
  const marks = new Set(['data-picked', 'data-lit', 'disabled']);
  const besides = new Set([...marks, 'class', 'style', 'role', 'tabindex', 'data-arriving', 'data-over']);
  let clicked: number | undefined;
  let sequence: string | null = null;
  /** What the click has led to so far. */
  let kind: 'choices' | 'picks' | undefined;
  const told = (): string | null => document.querySelector('.prompt')?.getAttribute('data-sequence') ?? null;
  const isMark = ({ attributeName }: MutationRecord): boolean => attributeName !== null && marks.has(attributeName);
  const isEffect = ({ target, attributeName }: MutationRecord): boolean => {
    if (attributeName === 'data-off') return (target as Element).hasAttribute('data-off');
    if (attributeName !== null && (besides.has(attributeName) || attributeName.startsWith('aria-'))) return false;
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('.scene-drawing, .clinic-hand, .table-common') != null;
  };
  /** Notes the time at which what has been changed by now is on the screen. */
  const note = (since: number, times: () => number[]): void => {
    requestAnimationFrame(() => {
      const these = times();
      if (these === seen.picks) clicked = undefined;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => these.push(performance.now() - since);
      port2.postMessage('');
    });
  };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart } of list.getEntries() as LongFrame[]) {
      const drawn = startTime + duration - renderStart;
      if (renderStart > 0 && drawn > 50) seen.frames.push(drawn);
    }
  }).observe({ type: 'long-animation-frame' });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
      sequence = told();
      kind = undefined;
    },
    true,
  );
  new MutationObserver((records) => {
    const since = clicked;
    if (since === undefined) return;
    const isTold = told() !== sequence;
    const isChoice = isTold || records.some(isEffect);
    if (!isChoice && !records.some(isMark)) return;
    if (kind === undefined) note(since, () => seen[kind ?? 'picks']);
    if (isChoice) kind = 'choices';
    kind ??= 'picks';
    if (isTold && kind === 'choices') note(since, () => seen.words);
    if (isTold) clicked = undefined;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Clicks, from within the page so that the click alone is what takes time. */
const click = (page: Page, selector: string, at = 0): Promise<boolean> =>
  page.evaluate(
    ([css, place]) => {
      const thing = document.querySelectorAll(css)[Number(place)];
      thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return thing !== undefined;
    },
    [selector, String(at)],
  );

/** Makes a choice by pointing at what it needs, or by its button. */
async function choose(page: Page, options: readonly Option[], { choice, needs, also = [] }: Option): Promise<void> {
  await page.waitForTimeout(PAUSE);
  const isButton = (option: Option): boolean => option.needs.every((target) => target.startsWith('button:'));
  const buttons = options.filter(isButton);
  const place = buttons.findIndex((option) => sameChoice(option.choice, choice));
  if (place >= 0) {
    await click(page, '.choice-bar [data-choice]', place);
  } else {
    for (const [at, target] of [...needs, ...also].entries()) {
      if (at > 0) await page.waitForTimeout(PAUSE);
      await click(page, `[data-target='${target}'][data-lit]`);
    }
  }
  await page.waitForTimeout(PAUSE);
}

/** Where the page has the table; asked without the driver's own looking and waiting, which would take time too. */
const sequenceOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.table-page')?.getAttribute('data-sequence')));

/** Plays a recorded game on from where the table is: one seat in the page, the others by the server's interface. */
async function playOn(page: Page, url: string, id: string, from: number, to: number): Promise<void> {
  const file = recorded();
  const engine = openEngine(file.game, file.options);
  let { last: state } = replay(engine, file.seed, file.choices.slice(0, from));
  for (const [at, { seat, choice }] of file.choices.slice(from, to).entries()) {
    const options = engine.choices(state, seat).map((one) => ({
      choice: one,
      ...pointing(engine.asking(state, seat) as Asked | undefined, engine.rules as Rules, one),
    }));
    const option = options.find((one) => sameChoice(one.choice, choice));
    const sequence = from + at;
    if (seat === SEAT && option !== undefined) await choose(page, options, option);
    // What takes more than one pick to tell apart is left to the server, as the choices of the others are.
    if ((await sequenceOf(page)) === sequence) {
      await page.request.post(url + paths.choices(id), {
        headers: { origin: url, 'content-type': 'application/json' },
        data: { sequence, seat, choice },
      });
    }
    while ((await sequenceOf(page)) <= sequence) await page.waitForTimeout(PAUSE / 2);
    const applied = engine.apply(state, seat, choice);
    if (!applied.ok) throw new Error(`The recorded choice ${sequence} is refused.`);
    state = applied.state;
  }
  await page.waitForTimeout(PAUSE);
}

function tell(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  console.log(`${name}: ${sorted.length}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`);
}

async function main(): Promise<void> {
  const server = await serveBuilt();
  const browser = await openBrowser();
  try {
    const page = await browser.page();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(server.url);
    await page.evaluate(() => localStorage.setItem('asclepion.confirm', 'never'));
    const answer = await page.request.post(server.url + paths.importTable, {
      headers: { origin: server.url, 'content-type': 'application/json' },
      data: gameAt(FROM),
    });
    const { id } = (await answer.json()) as { id: string };
    // The transpiler names functions by a helper that the page does not know.
    await page.addInitScript({ content: 'globalThis.__name = (it) => it;' });
    await page.addInitScript(watch);
    await page.goto(`${server.url}/#/table/${id}?seat=${SEAT}`);
    await page.reload();
    await page.locator('.table-page, .cover').first().waitFor();
    // A late game has been open for long: the whole page is kept by then.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(3_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      const { tasks, frames } = (globalThis as unknown as { seen: Seen }).seen;
      for (const times of [tasks, frames]) times.splice(0);
    });
    const { length } = recorded().choices;
    await playOn(page, server.url, id, Math.round(length * FROM), Math.round(length * TO));
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    tell('Choices shown', seen.choices);
    tell('Words of what comes next', seen.words);
    tell('Picks shown', seen.picks);
    tell('Long tasks', seen.tasks);
    tell('Long frames', seen.frames);
    const long = [...seen.tasks, ...seen.frames];
    const late = seen.choices.some((time) => time > SOON) || long.some((time) => time > LONGEST_TASK);
    if (late) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

await main();
