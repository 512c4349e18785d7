import { readFileSync } from 'node:fs';
import { openEngine } from '@asclepion/catalogue';
import { replay, type TableFile } from '@asclepion/kernel';
import { expect, type Page } from '@playwright/test';

/** A game of four residents with every module there is, kept as a file so that it stays the same whatever bots learn. */
const FOUR_RESIDENTS = new URL('./games/four-residents.json', import.meta.url);

/** The whole game. */
export const recorded = (): TableFile => JSON.parse(readFileSync(FOUR_RESIDENTS, 'utf8')) as TableFile;

/** The file of that game as it was when this share of its choices was made: 0 at the opening, 1 at the end. */
export function gameAt(share: number): string {
  const file = recorded();
  const choices = file.choices.slice(0, Math.round(file.choices.length * share));
  const engine = openEngine(file.game, file.options);
  const { last } = replay(engine, file.seed, choices);
  return JSON.stringify({ ...file, choices, hash: engine.hash(last) });
}

/** Opens that game at that moment in this page's session, where everybody sits at one screen. */
export async function openAt(page: Page, share: number): Promise<void> {
  await page.goto('/');
  const answer = await page.request.post('/api/tables/import', {
    headers: { origin: new URL(page.url()).origin, 'content-type': 'application/json' },
    data: gameAt(share),
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.table-page')).toBeVisible();
}

/** The whole of that game, played again: what came of each choice. */
export function wholeGame() {
  const file = JSON.parse(readFileSync(FOUR_RESIDENTS, 'utf8')) as TableFile;
  const engine = openEngine(file.game, file.options);
  return { engine, ...replay(engine, file.seed, file.choices) };
}
