import { tileAt } from '../../board/rooms.ts';
import { ANY } from '../../module.ts';
import type { Weights } from '../worth.ts';
import type { Column } from './program.ts';
import { LATER, MONEY, POINTS, SAVING, TIED, TIME, UPKEEP, used, WAGES } from './quantities.ts';
import type { Scene } from './scene.ts';

/** More money and time than there ever is. */
const LOTS = 3000;

/**
 * The worth of what is left after paying is a bent line: nothing more to lose, then popularity, savings, surplus from
 * the bottom up. A linear program only finds the best of lines that never bend upwards. So the line is cut at its
 * upward bends; each stretch goes on beyond its ends without ever coming above the whole line, and the best of the
 * programs with one stretch each is the best of all.
 */
export interface Stretch {
  /** Worth of a $ of each part, from the bottom up. */
  readonly slopes: readonly [lost: number, popularity: number, savings: number, surplus: number];
  readonly base: number;
  /** Worth of a $ of tied money, which pays like savings and joins them (CB-POP-5). */
  readonly tied: number;
  /** What is not lost with a point that is gone before paying, since it cannot be given any more. */
  readonly points: number;
}

/** The stretches, those first that hold the usual rounds. `least` is the least that may be left. */
function stretchesOf(
  { surplus, savings, popularity }: Weights,
  money: number,
  points: number,
  least: number,
): Stretch[] {
  const slopes = [0, popularity, savings, surplus];
  const widths = [Number.POSITIVE_INFINITY, points, money, Number.POSITIVE_INFINITY];
  const reached = [least < 0 - money - points, least < 0 - money && points > 0, least < 0, true];
  const steepest = Math.max(...slopes);
  const parts = [0, 1, 2, 3].filter((part) => reached[part]);
  const stretches: Stretch[] = [];
  let from = 0;
  for (let place = 1; place <= parts.length; place++) {
    const bendsUp = place < parts.length && slopes[parts[place]] > slopes[parts[place - 1]];
    if (place < parts.length && !bendsUp) continue;
    const [first, last] = [parts[from], parts[place - 1]];
    from = place;
    const beyond = Math.min(...slopes.slice(last));
    const own = slopes.map((slope, part) => (part < first ? steepest : part > last ? beyond : slope));
    // The line starts at what is true where the stretch is: what lies above it counts as it really does.
    let base = 0;
    for (let part = last + 1; part < 3; part++) base += (own[part] - slopes[part]) * widths[part];
    stretches.unshift({
      slopes: [own[0], own[1], own[2], own[3]],
      base,
      tied: last < 2 ? own[2] : slopes[2],
      points: last < 1 ? slopes[1] - own[1] : 0,
    });
  }
  return stretches;
}

/** The round's money that nothing decided here changes. */
export interface Costs {
  readonly wages: number;
  readonly fees: number;
  readonly maintenance: number;
  /** What a room's upkeep rises by if it is used, by cell. */
  readonly usedExtra: readonly number[];
}

const LEFT = ['lost', 'popularity given', 'savings used', 'surplus'] as const;

/** The base game's part of the program about paying and about time (section 11, CB-MOVE-13). */
export function accounts(scene: Scene, costs: Costs, saved: number): Stretch[] {
  const { clinic, program, weights, all } = scene;
  program.column({ most: LOTS, worth: 0 - weights.time, amounts: { 'time lost': 1 }, broken: true, account: true });
  program.row({ sum: { [TIME]: 1, 'time lost': -1 }, most: (all ? saved : 0) - clinic.walked });
  program.also({ of: LATER, worth: 0 - weights.time });
  if (!all) return [];

  const upkeep: Record<string, number> = { [UPKEEP]: 1, [SAVING]: -1 };
  let dearest = costs.maintenance;
  costs.usedExtra.forEach((extra, cell) => {
    if (extra === 0) return;
    dearest += extra;
    if (tileAt(scene.rules, clinic, cell).holds.patient === 1) {
      upkeep[used(cell)] = extra;
      return;
    }
    const some = `some ${used(cell)}`;
    upkeep[some] = extra;
    program.column({ most: 1, amounts: { [some]: 1 } });
    program.row({ sum: { [used(cell)]: 1, [some]: -ANY }, most: 0 });
  });
  // Upkeep is never below nothing (CB-PAY-5).
  program.column({ most: LOTS, amounts: { 'upkeep paid': 1 }, broken: true });
  program.row({ sum: { ...upkeep, 'upkeep paid': -1 }, most: 0 - costs.maintenance });

  let least = clinic.income - costs.wages - costs.fees - dearest;
  let mostTied = clinic.tied;
  let mostPoints = 0;
  for (const { most, amounts = {} } of program.columns()) {
    least += most * Math.min(0, (amounts[MONEY] ?? 0) - (amounts[WAGES] ?? 0));
    mostTied += most * Math.max(0, amounts[TIED] ?? 0);
    mostPoints += most * Math.max(0, amounts[POINTS] ?? 0);
  }
  const widths = [LOTS, clinic.popularity, clinic.money + mostTied, LOTS];
  LEFT.forEach((part, index) => {
    program.column({ most: widths[index], amounts: { [part]: 1 }, broken: true });
  });
  program.row({
    sum: { [MONEY]: 1, [WAGES]: -1, 'upkeep paid': -1, lost: 1, 'popularity given': 1, 'savings used': 1, surplus: -1 },
    least: costs.wages + costs.fees - clinic.income,
    most: costs.wages + costs.fees - clinic.income,
  });
  program.row({ sum: { 'savings used': 1, [TIED]: -1 }, most: clinic.money + clinic.tied });
  // Points lost before paying cannot be given any more; where they may be more than there are, this is left out.
  if (mostPoints <= clinic.popularity)
    program.row({ sum: { 'popularity given': 1, [POINTS]: 1 }, most: clinic.popularity });
  else if (least < 0 - clinic.money) program.doubtful = true;
  const stretches = stretchesOf(weights, clinic.money, clinic.popularity, least - mostPoints);
  return stretches.map((stretch) => ({ ...stretch, base: stretch.base + stretch.tied * clinic.tied }));
}

/** What each column is worth in one stretch. */
export function worthIn(columns: readonly Column[], { slopes, tied, points }: Stretch): Float64Array {
  return Float64Array.from(columns, ({ worth = 0, amounts = {} }) => {
    let total = worth + tied * (amounts[TIED] ?? 0) + points * (amounts[POINTS] ?? 0);
    LEFT.forEach((part, index) => {
      if (amounts[part] !== undefined) total += index === 3 ? slopes[3] : 0 - slopes[index];
    });
    return total;
  });
}
