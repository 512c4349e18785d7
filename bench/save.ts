import { readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figures.ts';
import { lineOf, runBench } from './run.ts';

// Measures everything, keeps the figures as those that later runs are compared with, and writes them into the README.
const README = new URL('./README.md', import.meta.url);
const BEFORE = '<!-- figures -->\n';
const AFTER = '<!-- /figures -->';

const number = (amount: number): string => amount.toLocaleString('en', { maximumSignificantDigits: 3 });

function row({ name, value, unit, peer, peerValue, ratio, aim }: Figure): string {
  const compared =
    ratio === undefined || peerValue === undefined ? '' : `×${number(ratio)} of ${peer} (${number(peerValue)})`;
  return `| ${name} | ${number(value)} ${unit} | ${compared} | ${aim ?? ''} |`;
}

const figures = await runBench((figure) => console.log(lineOf(figure)));
const kept = Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toPrecision(4))]));
writeFileSync(new URL('./last.json', import.meta.url), `${JSON.stringify(kept, undefined, 2)}\n`);

const text = readFileSync(README, 'utf8');
const [head, rest] = text.split(BEFORE);
const [, tail] = rest.split(AFTER);
const table = ['| figure | value | against | aim |', '|---|---|---|---|', ...figures.map(row)].join('\n');
writeFileSync(README, `${head}${BEFORE}\n${table}\n\n${AFTER}${tail}`);
