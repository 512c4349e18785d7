import type { Choice, Engine, Replay, State } from '@asclepion/kernel';

/** A choice with what its seat saw when it could be made, so that it can be told in words. */
export interface Told {
  readonly view: State;
  readonly choice: Choice;
}

/** What a game looked like when somebody decided: the expected final score of each seat, and how sure that is. */
export interface Outlook {
  readonly scores: readonly number[];
  /** By how many points the lead between two seats may still change: a standard deviation. */
  readonly spread: number;
}

/** Something that a seat decided, by one choice or a few that belong together, looked back at. */
export interface Decision {
  readonly seat: number;
  /** The last of its choices, by its place in the record. */
  readonly last: number;
  /** The choice in which it parted from what would have been best; the last one where it did not. */
  readonly at: number;
  /** By how many points what would have been best was expected to be better; 0 where nothing was. */
  readonly cost: number;
  readonly made: Told;
  /** What would have been better; undefined where nothing would. */
  readonly better: Told | undefined;
  /** The outlook after what was decided. */
  readonly outlook: Outlook;
}

/** Looks back at a game that is over, decision by decision. */
export interface Critic {
  review(game: Replay<State>): Iterable<Decision>;
}

/** Makes a critic for one table. */
export type CriticMaker = (engine: Engine<unknown, unknown, State>) => Critic;

/** A decision that turned the result, with the seat's chance to win as it would have been and as it was. */
export interface TurningPoint extends Decision {
  readonly better: Told;
  readonly chances: { readonly best: number; readonly made: number } | undefined;
}

/** Costs below this, in points, are within what an estimate can tell. */
const NOISE = 1;

/**
 * The decisions that turned the result: those that cost most of the chance to win, or, in a game for one, most points.
 * What `first` says comes before the others. Returned in the order in which they happened.
 */
export function turningPoints(
  decisions: readonly Decision[],
  count: number,
  first: (seat: number) => boolean = () => true,
): TurningPoint[] {
  const found = decisions.flatMap(({ better, ...decision }): TurningPoint[] =>
    better === undefined || decision.cost < NOISE ? [] : [{ ...decision, better, chances: chancesOf(decision) }],
  );
  const swing = ({ cost, chances }: TurningPoint): number =>
    chances === undefined ? cost : (chances.best - chances.made) * 100 + cost / 100;
  const inOrder = found.sort(
    (a, b) => Number(first(b.seat)) - Number(first(a.seat)) || swing(b) - swing(a) || a.at - b.at,
  );
  return inOrder.slice(0, count).sort((a, b) => a.at - b.at);
}

function chancesOf({ seat, cost, outlook }: Omit<Decision, 'better'>): TurningPoint['chances'] {
  const { scores, spread } = outlook;
  if (scores.length === 1) return undefined;
  return {
    best: chanceToWin(scores.with(seat, scores[seat] + cost), spread, seat),
    made: chanceToWin(scores, spread, seat),
  };
}

/** Of two normal spreads a logistic curve with this scale is the nearest. */
const LOGISTIC = Math.sqrt(3) / Math.PI;

/** How likely a seat is to win: for two seats the logistic curve of the lead, for more its usual extension. */
function chanceToWin(scores: readonly number[], spread: number, seat: number): number {
  const scale = Math.max(spread, 0.1) * LOGISTIC;
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - top) / scale));
  return weights[seat] / weights.reduce((sum, weight) => sum + weight, 0);
}
