import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from '@asclepion/catalogue';
import { parseTableFile, replay, type TableFile } from '@asclepion/kernel';
import { wayHash } from '@asclepion/kernel/testing';
import { root } from './rules/files.ts';

/**
 * Writes the hashes of recorded games anew after the form of a state has changed. Their choices must still be accepted
 * one by one and lead to the same scores: otherwise it stops, since then the rules have changed and not the form.
 */

type Ended = Record<string, { scores: readonly number[]; way: string }>;

function update(path: string): TableFile & { readonly scores: readonly number[] | undefined } {
  const text = readFileSync(path, 'utf8');
  const file = parseTableFile(text);
  const engine = openEngine(file.game, file.options);
  const { last } = replay(engine, file.seed, file.choices);
  writeFileSync(path, text.replace(file.hash, engine.hash(last)));
  return { ...file, scores: engine.result(last)?.scores };
}

const packages = join(root, 'packages');
for (const name of readdirSync(packages)) {
  const folder = join(packages, name, 'test');
  if (!existsSync(join(folder, 'golden'))) continue;
  const ways = join(folder, 'golden-ways.json');
  let text = readFileSync(ways, 'utf8');
  for (const [game, { scores, way }] of Object.entries(JSON.parse(text) as Ended)) {
    const played = update(join(folder, 'golden', game));
    if (JSON.stringify(played.scores) !== JSON.stringify(scores))
      throw new Error(`${name}/${game} ends with ${played.scores}, not with ${scores}: its rules have changed.`);
    text = text.replace(way, wayHash(openEngine(played.game, played.options), played));
  }
  writeFileSync(ways, text);
}
for (const game of readdirSync(join(root, 'apps/web/e2e/games'))) update(join(root, 'apps/web/e2e/games', game));
