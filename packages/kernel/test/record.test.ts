import { describe, expect, test } from 'vitest';
import {
  type Choice,
  createEngine,
  exportTable,
  type Frame,
  type Made,
  parseTableFile,
  replay,
  type State,
  type Step,
  TableFileError,
  together,
  undoable,
  verifyTable,
} from '../src/index.ts';
import { fairDay } from './fair-day.ts';
import { ticTacToe } from './tic-tac-toe.ts';

const SEED = 'fast:record';
const fair = createEngine(fairDay, { seats: 3, days: 1 });
const ttt = createEngine(ticTacToe, {});

const marks = (...squares: number[]): Made[] =>
  squares.map((square, at) => ({ seat: at % 2, choice: { do: 'mark', square } }));
const made = (seat: number, choice: Choice): Made => ({ seat, choice });
const bid = (seat: number, amount = 1): Made => made(seat, { do: 'bid', bid: amount });
const done = (seat: number): Made => made(seat, { do: 'done' });

describe('replay', () => {
  test('holds every state, its events and whether something became known', () => {
    const played = replay(fair, SEED, [bid(0, 2), done(0), bid(1), done(1), bid(2), done(2)]);
    expect(played.opening.length).toBeGreaterThan(0);
    expect(played.made.map(({ known }) => known)).toEqual([false, false, false, false, false, true]);
    expect(played.made.map(({ pending }) => pending)).toEqual([true, true, true, true, true, false]);
    expect(played.made[0].events[0]).toEqual({ id: 'bid', seat: 0, bid: 2, only: [0] });
    expect(played.last).toBe(played.made[5].state);
    expect(fair.hash(replay(fair, SEED, []).first)).toBe(fair.hash(fair.begin(SEED).state));
  });

  test('stops at the first choice that is refused and says which and why', () => {
    const wrong = (): unknown => replay(ttt, SEED, marks(0, 1, 0, 2));
    expect(wrong).toThrow(TableFileError);
    expect(wrong).toThrow(
      expect.objectContaining({
        code: 'refused',
        at: 3,
        message: 'Choice 3 (seat 0, mark) is refused by TTT-2 (tic-tac-toe.marked).',
        violation: { rule: 'TTT-2', key: 'tic-tac-toe.marked', params: { square: 0 } },
      }),
    );
    expect(() => replay(ttt, SEED, [made(1, { do: 'mark', square: 0 })])).toThrow(
      expect.objectContaining({ code: 'refused', at: 1 }),
    );
  });
});

describe('the file of a table', () => {
  const file = exportTable(ttt, SEED, marks(4, 0, 2));
  const text = (change: object): string => JSON.stringify({ ...file, ...change });

  test('holds what it takes to play it again, and is read as it was written', () => {
    expect(file).toMatchObject({
      format: 'asclepion-table/1',
      game: 'tic-tac-toe',
      seed: SEED,
      choices: marks(4, 0, 2),
    });
    expect(parseTableFile(JSON.stringify(file))).toEqual(file);
    expect(ttt.hash(verifyTable(ttt, file).last)).toBe(file.hash);
  });

  test.each(['', '{', 'x', '{"format":'])('not-json: %j', (wrong) => {
    expect(() => parseTableFile(wrong)).toThrow(
      expect.objectContaining({ name: 'TableFileError', code: 'not-json', at: 0 }),
    );
  });

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1'],
    ['another format', text({ format: 'asclepion-table/2' })],
    ['no game', text({ game: undefined })],
    ['a seed that is no text', text({ seed: 1 })],
    ['a seed that is no seed', text({ seed: 'dice' })],
    ['no hash', text({ hash: null })],
    ['help that is neither allowed nor forbidden', text({ help: 'maybe' })],
    ['choices that are no list', text({ choices: { length: 1 } })],
  ])('not-a-table: %s', (_, wrong) => {
    expect(() => parseTableFile(wrong)).toThrow(expect.objectContaining({ code: 'not-a-table', at: 0 }));
  });

  test.each([
    ['nothing', null],
    ['a text', 'mark'],
    ['no seat', { choice: { do: 'mark', square: 1 } }],
    ['half a seat', { seat: 0.5, choice: { do: 'mark', square: 1 } }],
    ['no choice', { seat: 1 }],
    ['a choice that is none', { seat: 1, choice: { square: 1 } }],
  ])('not-a-table, at the choice that is wrong: %s', (_, wrong) => {
    const choices = [...marks(4), wrong];
    expect(() => parseTableFile(text({ choices }))).toThrow(expect.objectContaining({ code: 'not-a-table', at: 2 }));
  });

  test('unknown-game: a file of another game is not verified', () => {
    expect(() => verifyTable(fair, file)).toThrow(expect.objectContaining({ code: 'unknown-game', at: 0 }));
  });

  test('refused: a choice that the rules refuse, with its number', () => {
    expect(() => verifyTable(ttt, { ...file, choices: marks(4, 4) })).toThrow(
      expect.objectContaining({ code: 'refused', at: 2 }),
    );
    expect(() => exportTable(ttt, SEED, marks(4, 4))).toThrow(expect.objectContaining({ code: 'refused', at: 2 }));
  });

  test('wrong-hash: choices that lead elsewhere than the file says, with the number of choices', () => {
    expect(() => verifyTable(ttt, { ...file, choices: marks(4, 0, 3) })).toThrow(
      expect.objectContaining({ code: 'wrong-hash', at: 3 }),
    );
  });
});

describe('taking back', () => {
  const NOTHING = { rule: 'KERNEL', key: 'kernel.undo-nothing' };
  const KNOWN = { rule: 'KERNEL', key: 'kernel.undo-known' };
  const OTHER = { rule: 'KERNEL', key: 'kernel.undo-other' };

  test('goes to the last choice of one’s own', () => {
    const played = replay(ttt, SEED, marks(4));
    expect(undoable(played, 0)).toBe(0);
    expect(undoable(played, 1)).toEqual(NOTHING);
    expect(undoable(replay(ttt, SEED, []), 0)).toEqual(NOTHING);
  });

  test('is blocked by a choice of another seat', () => {
    const played = replay(ttt, SEED, marks(4, 0));
    expect(undoable(played, 0)).toEqual(OTHER);
    expect(undoable(played, 1)).toBe(1);
  });

  test('is not blocked by what others choose in the same simultaneous step', () => {
    const played = replay(fair, SEED, [bid(0), bid(1), bid(2), done(1), done(2)]);
    expect([0, 1, 2].map((seat) => undoable(played, seat))).toEqual([0, 3, 4]);
    // Without the choice of seat 0 the others' choices stand.
    expect(replay(fair, SEED, [bid(1), bid(2), done(1), done(2)]).last.bids).toEqual([-1, 1, 1]);
  });

  test('is blocked by a reveal', () => {
    const played = replay(fair, SEED, [bid(0, 2), done(0), bid(1), done(1), bid(2), done(2)]);
    for (const seat of [0, 1, 2]) expect(undoable(played, seat)).toEqual(KNOWN);
  });

  test('is blocked by a draw, also by one’s own', () => {
    const toWork = [bid(0, 2), done(0), bid(1), done(1), bid(2), done(2)];
    const paid = replay(fair, SEED, [...toWork, made(0, { do: 'pick', pick: 0 })]);
    expect(undoable(paid, 0)).toBe(6);
    const thrown = replay(fair, SEED, [...toWork, made(0, { do: 'pick', pick: 1 })]);
    expect(undoable(thrown, 0)).toEqual(KNOWN);
  });

  describe('between two simultaneous steps, when nothing is revealed', () => {
    const clone = (state: Readonly<State>): State => ({ ...state, frames: state.frames.slice() });
    const both: Step<object, State> = {
      run: (_rules, _state, _frame, flow) => flow.next(together([0, 1].map((seat): Frame => ({ step: 'ask', seat })))),
    };
    const steps: Record<string, Step<object, State>> = {
      alone: { run: (_rules, _state, _frame, flow) => flow.next({ step: 'ask', seat: 0 }) },
      first: both,
      second: both,
      ask: { choices: () => [{ do: 'done' }] },
    };
    const engine = createEngine(
      {
        ...ticTacToe,
        steps: () => steps as never,
        start: (_rules, chance) => ({
          programme: ['alone', 'first', 'second'],
          frames: [{ step: 'programme', at: 0 } as Frame],
          chance,
          squares: [],
        }),
        clone: (state) => ({ ...clone(state), squares: [] }),
      },
      {},
    );
    const undo = (choices: Made[], seat: number): unknown => undoable(replay(engine, SEED, choices), seat);

    test('the choice that ends the first one blocks', () => {
      expect(undo([done(0), done(0), done(1)], 0)).toEqual(OTHER);
      expect(undo([done(0), done(0), done(1), done(1)], 0)).toEqual(OTHER);
      expect(undo([done(0), done(0), done(1), done(1)], 1)).toBe(3);
    });

    test('a choice before it stays when others have chosen in it', () => {
      expect(undo([done(0), done(1)], 0)).toEqual(OTHER);
      expect(undo([done(0)], 0)).toBe(0);
    });
  });
});
