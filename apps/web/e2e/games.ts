import { readFileSync } from 'node:fs';
import { openEngine } from '@asclepion/catalogue';
import { replay, type TableFile } from '@asclepion/kernel';

/** A game of four residents with every module there is, kept as a file so that it stays the same whatever bots learn. */
const FOUR_RESIDENTS = new URL('./games/four-residents.json', import.meta.url);

/** The file of that game as it was when this share of its choices was made: 0 at the opening, 1 at the end. */
export function gameAt(share: number): string {
  const file = JSON.parse(readFileSync(FOUR_RESIDENTS, 'utf8')) as TableFile;
  const choices = file.choices.slice(0, Math.round(file.choices.length * share));
  const engine = openEngine(file.game, file.options);
  const { last } = replay(engine, file.seed, choices);
  return JSON.stringify({ ...file, choices, hash: engine.hash(last) });
}
