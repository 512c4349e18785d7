import { benchClinic } from './clinic.ts';
import type { Figure } from './figures.ts';

/** Every figure, measured one after another in this process. `report` hears each one as it is known. */
export async function runBench(report: (figure: Figure) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const part of [benchClinic]) {
    for (const figure of await part()) {
      figures.push(figure);
      report(figure);
    }
  }
  return figures;
}

/** A figure as a line of text. */
export function lineOf({ name, value, unit, peer, peerValue, ratio, aim }: Figure): string {
  const number = (amount: number): string => amount.toLocaleString('en', { maximumSignificantDigits: 4 });
  const against =
    ratio === undefined || peerValue === undefined
      ? ''
      : `  ×${number(ratio)} of ${peer} (${number(peerValue)} ${unit})`;
  return `${name}: ${number(value)} ${unit}${against}${aim === undefined ? '' : `  [aim ${aim}]`}`;
}
