import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titleDrawing } from '../scripts/title-drawing.ts';

test('the picture of the lobby is drawn from its scene', () => {
  const drawn = readFileSync(new URL('../src/lobby/title-picture.svg', import.meta.url), 'utf8');
  expect(drawn, 'Run `npx tsx apps/web/scripts/title-picture.ts`.').toBe(titleDrawing());
});
