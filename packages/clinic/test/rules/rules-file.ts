import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../../docs/rules/clinic-base.md', import.meta.url), 'utf8');

/** The rows of the first table after that text in the rules of the base game, without its head. */
export function tableAfter(marker: string): string[][] {
  const lines = text.slice(text.indexOf(marker)).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rows: string[][] = [];
  for (const line of lines.slice(first + 2)) {
    if (!line.startsWith('|')) break;
    rows.push(
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((field) => field.trim()),
    );
  }
  return rows;
}
