import { writeFileSync } from 'node:fs';
import { lineOf, runBench } from './run.ts';

// Measures everything and keeps the figures as those that later runs are compared with: `npm run bench:save`.
const figures = await runBench((figure) => console.log(lineOf(figure)));
const kept = Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toPrecision(4))]));
writeFileSync(new URL('./last.json', import.meta.url), `${JSON.stringify(kept, undefined, 2)}\n`);
