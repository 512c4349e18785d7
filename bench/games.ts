import { type AnyEngine, openEngine } from '@asclepion/catalogue';
import { MODULES } from '@asclepion/clinic';
import { type Choice, drawing, exportTable, hashOf, type Made, openSeed, replay, type State } from '@asclepion/kernel';
import { type Figure, perSecond, quantile } from './figures.ts';

const WARM_UP = 200;
const PLAYOUTS = 5;
const SECONDS = 3;

/** What random playouts of a game should reach. */
interface Aimed {
  readonly id: string;
  readonly name: string;
  readonly playouts?: string;
}

const GAMES: readonly Aimed[] = [
  { id: 'clinic', name: 'CliniC', playouts: '≥ 300, stretch 1000' },
  { id: 'dice-hospital', name: 'Dice Hospital' },
  { id: 'hippocrates', name: 'Hippocrates' },
];

export const benchGames = (): Figure[] => [...GAMES.flatMap(benchGame), modulesFigure()];

/** Plays the random game of a number; `each` is told of every choice before it is made. */
type PlayOut = (game: number, each?: (state: State, seat: number, choice: Choice) => void) => void;

function playingOut(engine: AnyEngine, pick: (sides: number) => number): PlayOut {
  return (game, each) => {
    const { state } = engine.begin(`fast:bench:${game}`);
    for (let [seat] = engine.deciders(state); seat !== undefined; [seat] = engine.deciders(state)) {
      const choices = engine.choices(state, seat);
      const choice = choices[pick(choices.length)];
      each?.(state, seat, choice);
      engine.play(state, seat, choice);
    }
  };
}

/** Games a second of each way of playing, measured in turns after a warm-up. */
function playoutRates(ways: readonly PlayOut[]): number[] {
  for (let game = 0; game < WARM_UP; game++) for (const playOut of ways) playOut(game);
  let game = WARM_UP;
  const turns = Array.from({ length: PLAYOUTS }, () =>
    ways.map((playOut) => perSecond((SECONDS * 1000) / PLAYOUTS, () => playOut(game++))),
  );
  return ways.map((_, way) =>
    quantile(
      turns.map((rates) => rates[way]),
      0.5,
    ),
  );
}

/** What all modules together cost: random games of CliniC with and without them. */
function modulesFigure(): Figure {
  const { draw: pick } = drawing(openSeed('fast:bench'));
  const sets = [MODULES.map(({ id }) => id), []];
  const [value, peerValue] = playoutRates(
    sets.map((modules) => playingOut(openEngine('clinic', { seats: 4, modules }), pick)),
  );
  return {
    name: 'CliniC with all modules, random four-seat playouts',
    value,
    unit: 'games/s/core',
    better: 'more',
    peer: 'the base game',
    peerValue,
    ratio: value / peerValue,
    aim: '×0.5',
  };
}

/** Random whole games with four seats, and what a copy, a list of choices and a choice cost. */
function benchGame({ id, name, playouts }: Aimed): Figure[] {
  const engine = openEngine(id, { seats: 4 });
  const { draw: pick } = drawing(openSeed('fast:bench'));
  const playOut = playingOut(engine, pick);
  const [rate] = playoutRates([playOut]);

  // Positions are kept as copies of another make: where copies live long, the platform makes the next ones for a long
  // life too, which costs thirty times as much and is nothing that play or search ever does.
  const positions: { state: State; seat: number; choice: Choice }[] = [];
  for (let other = 0; other < 20; other++) {
    playOut(other, (state, seat, choice) => positions.push({ state: structuredClone(state), seat, choice }));
  }
  const microseconds = (work: (position: (typeof positions)[number]) => void): number => {
    for (const position of positions) work(position);
    const runs = Array.from({ length: 5 }, () => {
      const start = performance.now();
      for (const position of positions) work(position);
      return ((performance.now() - start) * 1000) / positions.length;
    });
    return quantile(runs, 0.5);
  };
  const jsonCopy = microseconds(({ state }) => void structuredClone(state));
  const clone = microseconds(({ state }) => void engine.clone(state));

  return [
    {
      name: `${name}, random four-seat playouts`,
      value: rate,
      unit: 'games/s/core',
      better: 'more',
      ...(playouts !== undefined && { aim: playouts }),
    },
    {
      name: `${name}, a copy of the state`,
      value: clone,
      unit: 'µs',
      better: 'less',
      peer: 'structuredClone',
      peerValue: jsonCopy,
      ratio: jsonCopy / clone,
      aim: '≤ 10 µs',
    },
    {
      name: `${name}, a list of choices`,
      value: microseconds(({ state, seat }) => void engine.choices(state, seat)),
      unit: 'µs',
      better: 'less',
    },
    {
      name: `${name}, a judged choice (apply)`,
      value: microseconds(({ state, seat, choice }) => void engine.apply(state, seat, choice)),
      unit: 'µs',
      better: 'less',
    },
    {
      name: `${name}, a trusted choice with a copy (play)`,
      value: microseconds(({ state, seat, choice }) => engine.play(engine.clone(state), seat, choice)),
      unit: 'µs',
      better: 'less',
    },
    {
      name: `${name}, the hash of a state`,
      value: microseconds(({ state }) => void hashOf(state)),
      unit: 'µs',
      better: 'less',
    },
    replayFigure(name, engine, pick),
  ];
}

/** A whole recorded table, played again with every choice judged. */
function replayFigure(name: string, table: AnyEngine, pick: (sides: number) => number): Figure {
  const seed = 'fast:bench:replay';
  let { state } = table.begin(seed);
  const made: Made[] = [];
  for (let [seat] = table.deciders(state); seat !== undefined; [seat] = table.deciders(state)) {
    const choices = table.choices(state, seat);
    const choice = choices[pick(choices.length)];
    made.push({ seat, choice });
    const applied = table.apply(state, seat, choice);
    if (!applied.ok) throw new Error(`A listed choice was refused: ${applied.violation.key}.`);
    state = applied.state;
  }
  const file = exportTable(table, seed, made);
  const milliseconds = 1000 / perSecond(1500, () => void replay(table, file.seed, file.choices));
  return {
    name: `${name}, replay of a whole table (${made.length} choices)`,
    value: milliseconds,
    unit: 'ms',
    better: 'less',
  };
}
