/** `tsx apps/web/scripts/title-picture.ts`: draws the lobby's picture from `title-scene.ts`. */
import { writeFileSync } from 'node:fs';
import { titleDrawing } from './title-drawing.ts';

writeFileSync(new URL('../src/lobby/title-picture.svg', import.meta.url), titleDrawing());
