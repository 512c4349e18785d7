import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TableFile } from '@asclepion/kernel';
import { expect, test } from '@playwright/test';
import { build } from 'vite';

const RECORDED = new URL('../../../packages/clinic/test/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, RECORDED), 'utf8');

/** The engine and what replays a game, as one script for a page. */
async function script(): Promise<string> {
  const entry = fileURLToPath(new URL('./golden-way.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'golden' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!('output' in output)) throw new Error('The build watches instead of ending.');
  return output.output[0].code;
}

test('recorded games go through the same positions in the browser as on the server', async ({ page }) => {
  const ways: Record<string, { way: string }> = JSON.parse(read('golden-ways.json'));
  await page.goto('about:blank');
  await page.addScriptTag({ content: await script() });
  for (const name of readdirSync(new URL('golden/', RECORDED))) {
    const file: TableFile = JSON.parse(read(`golden/${name}`));
    const way = await page.evaluate(
      (table) => (globalThis as unknown as { wayOf(file: TableFile): string }).wayOf(table),
      file,
    );
    expect(way, name).toBe(ways[name].way);
  }
});
