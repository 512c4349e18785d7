import { readFileSync } from 'node:fs';
import type { Figure } from './figures.ts';
import { benchGames } from './games.ts';
import { benchKernel } from './kernel.ts';
import { benchPlanner } from './planner.ts';

/** Figures of the last committed run, by name: what those without a peer are compared with. */
const LAST = new URL('./last.json', import.meta.url);

function lastFigures(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(LAST, 'utf8'));
}

/** Every figure, measured one after another in this process. `report` hears each one as it is known. */
export async function runBench(report: (figure: Figure) => void): Promise<Figure[]> {
  const last = lastFigures();
  const figures: Figure[] = [];
  for (const part of [benchKernel, benchGames, benchPlanner]) {
    for (const figure of await part()) {
      const compared = figure.peer === undefined ? against(figure, last[figure.name]) : figure;
      figures.push(compared);
      report(compared);
    }
  }
  return figures;
}

/** The figure beside that of the last committed run: above 1 is better than then, on that machine. */
function against(figure: Figure, then: number | undefined): Figure {
  if (then === undefined) return figure;
  const ratio = figure.better === 'more' ? figure.value / then : then / figure.value;
  return { ...figure, peer: 'the last committed run', peerValue: then, ratio };
}

/** A figure as a line of text. */
export function lineOf({ name, value, unit, peer, peerValue, ratio, aim }: Figure): string {
  const number = (amount: number): string => amount.toLocaleString('en', { maximumSignificantDigits: 4 });
  const compared =
    ratio === undefined || peerValue === undefined
      ? ''
      : `  ×${number(ratio)} against ${peer} (${number(peerValue)} ${unit})`;
  return `${name}: ${number(value)} ${unit}${compared}${aim === undefined ? '' : `  [aim ${aim}]`}`;
}
