import { readFileSync } from 'node:fs';

/** The rows of the first table after that text in a file of the rules, without its head. */
export function tableAfter(marker: string, file = 'clinic-base.md'): string[][] {
  const text = readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8');
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
