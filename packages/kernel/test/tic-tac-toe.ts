import { type Choice, type Frame, type Game, HIDDEN, type State, type Step } from '../src/index.ts';

/** Three in a row: the smallest whole game on the kernel, and the one its speed is measured by. */
export interface TicTacToe extends State {
  /** What lies on each square: -1, or the seat that marked it. */
  squares: number[];
}

type Rules = Record<string, never>;

const EMPTY = -1;
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
const MARKS: readonly Choice[] = Array.from({ length: 9 }, (_, square) => ({ do: 'mark', square }));
const PROGRAMME = ['play'];

const winnerOf = ({ squares }: Readonly<TicTacToe>): number | undefined => {
  const line = LINES.find(
    ([a, b, c]) => squares[a] !== EMPTY && squares[a] === squares[b] && squares[a] === squares[c],
  );
  return line && squares[line[0]];
};

const mark = (seat: number): Frame => ({ step: 'mark', seat });

const steps: Record<string, Step<Rules, TicTacToe>> = {
  play: {
    run: (_rules, _state, _frame, flow) => flow.next(mark(0)),
  },
  mark: {
    choices: (_rules, { squares }) => MARKS.filter((_, square) => squares[square] === EMPTY),
    refuse(_rules, { squares }, _frame, _seat, choice) {
      if (choice.do !== 'mark' || (squares[Number(choice.square)] ?? EMPTY) === EMPTY) return undefined;
      return { rule: 'TTT-2', key: 'tic-tac-toe.marked', params: { square: choice.square } };
    },
    choose(_rules, state, _frame, seat, choice, flow) {
      const square = Number(choice.square);
      state.squares[square] = seat;
      flow.events?.push({ id: 'marked', seat, square });
      if (winnerOf(state) === undefined && state.squares.includes(EMPTY)) flow.next(mark(1 - seat));
    },
  },
};

const clone = (state: Readonly<TicTacToe>): TicTacToe => ({
  programme: state.programme,
  frames: state.frames.slice(),
  chance: state.chance,
  squares: state.squares.slice(),
});

export const ticTacToe: Game<Rules, Rules, TicTacToe> = {
  id: 'tic-tac-toe',
  options: () => ({}),
  compose: (options) => options,
  seats: () => 2,
  steps: () => steps,
  start: (_rules, chance) => ({
    programme: PROGRAMME,
    frames: [{ step: 'programme', at: 0 } as Frame],
    chance,
    squares: new Array<number>(9).fill(EMPTY),
  }),
  clone,
  view: (_rules, state) => ({ ...clone(state), chance: HIDDEN }),
  resample: (_rules, view, _viewer, chance) => ({ ...clone(view), chance }),
  result(_rules, state) {
    const winner = winnerOf(state);
    const scores = [0, 1].map((seat) => (seat === winner ? 1 : 0));
    return { scores, winners: winner === undefined ? [0, 1] : [winner], lines: [{ id: 'line', points: scores }] };
  },
  conserved: (_rules, { squares }) => ({ squares: squares.length }),
};
