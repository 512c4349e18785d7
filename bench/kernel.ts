import { createRequire } from 'node:module';
import type { Move, Game as PeerGame } from 'boardgame.io';
import type * as Peer from 'boardgame.io/internal';
import { createEngine } from '../packages/kernel/src/index.ts';
import { chanceOf } from '../packages/kernel/src/testing/index.ts';
import { ticTacToe } from '../packages/kernel/test/tic-tac-toe.ts';
import type { Figure } from './figures.ts';

// Without it the peer freezes every state that it makes, which would flatter us.
process.env.NODE_ENV ??= 'production';

/** The peer's published package, by the file it means for Node. */
const peer = createRequire(import.meta.url)('boardgame.io/dist/cjs/internal.js') as typeof Peer;

interface Squares {
  readonly cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const isWon = (cells: Squares['cells']): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const openCells = (cells: Squares['cells']): number[] => cells.flatMap((cell, at) => (cell === null ? [at] : []));

const mark: Move<Squares> = ({ G, playerID }, cell: number) => {
  if (G.cells[cell] !== null) return 'INVALID_MOVE';
  G.cells[cell] = playerID;
  return undefined;
};

/** Tic-tac-toe as the peer's own tutorial has it, with its list of moves; without its undo, which ours has not either. */
const peerTicTacToe: PeerGame<Squares> = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  moves: { mark },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: { enumerate: (G) => openCells(G.cells).map((cell) => ({ move: 'mark', args: [cell] })) },
};

/** Choices of whole random games, listing all before each; the same picks for both sides. */
/** A side plays games until it has made that many choices. Returns how many it made. */
type Side = (choices: number) => number;

function ourSide(judged: boolean): Side {
  const engine = createEngine(ticTacToe, {});
  const { state: first } = engine.begin('fast:bench');
  return (choices) => {
    const picker = picksOf();
    let made = 0;
    while (made < choices) {
      let state = engine.clone(first);
      while (state.frames.length > 0) {
        const [seat] = engine.deciders(state);
        const listed = engine.choices(state, seat);
        const choice = listed[picker(listed.length)];
        if (judged) {
          const applied = engine.apply(state, seat, choice);
          if (!applied.ok) throw new Error('A listed choice is refused.');
          state = applied.state;
        } else {
          engine.play(state, seat, choice);
        }
        made++;
      }
    }
    return made;
  };
}

const theirSide: Side = (choices) => {
  const game = peer.ProcessGameConfig(peerTicTacToe);
  const reducer = peer.CreateGameReducer({ game });
  const first = peer.InitializeGame({ game, numPlayers: 2 });
  const picker = picksOf();
  let made = 0;
  while (made < choices) {
    let state = first;
    while (state.ctx.gameover === undefined) {
      const seat = state.ctx.currentPlayer;
      const listed = game.ai?.enumerate(state.G, state.ctx, seat) ?? [];
      const picked = listed[picker(listed.length)];
      if (!('move' in picked)) throw new Error('The peer lists no move.');
      // What the peer's own `makeMove` returns, which its package does not let out.
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: picked.move, args: picked.args, playerID: seat } });
      made++;
    }
  }
  return made;
};

/** Picks that cost neither side anything: drawn beforehand. */
const PICKS = (() => {
  const chance = chanceOf('fast:bench');
  return Array.from({ length: 4096 }, () => chance.below(2520));
})();
function picksOf(): (sides: number) => number {
  let at = 0;
  return (sides) => PICKS[at++ % PICKS.length] % sides;
}

function speedOf(side: Side, choices: number): number {
  const start = performance.now();
  return (side(choices) * 1000) / (performance.now() - start);
}

/**
 * Measures all sides in this process, turn by turn, and takes the best turn of each after one to warm up. NODE_ENV must
 * be production, or the peer freezes every state that it makes.
 */
export function benchKernel(turns = 5): Figure[] {
  if (process.env.NODE_ENV !== 'production') throw new Error('Measure with NODE_ENV=production.');
  const sides: [Side, number][] = [
    [ourSide(true), 50_000],
    [ourSide(false), 50_000],
    [theirSide, 5_000],
  ];
  for (const [side, choices] of sides) side(choices);
  const [judged, inPlace, theirs] = Array.from({ length: turns }, () =>
    sides.map(([side, choices]) => speedOf(side, choices)),
  ).reduce((best, turn) => best.map((speed, at) => Math.max(speed, turn[at])));
  const against = (name: string, value: number): Figure => ({
    name,
    value,
    unit: 'choices/s',
    better: 'more',
    peer: 'boardgame.io',
    peerValue: theirs,
    ratio: value / theirs,
  });
  return [
    { ...against('Kernel, tic-tac-toe, judged and with events', judged), aim: '×20' },
    against('Kernel, tic-tac-toe, in place', inPlace),
  ];
}
