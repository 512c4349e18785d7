import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  createEngine,
  eventsFor,
  type Frame,
  type Game,
  HIDDEN,
  isTogether,
  KernelError,
  OptionsError,
  oneOf,
  openSeed,
  optional,
  type State,
  type Step,
  sameChoice,
  together,
} from '../src/index.ts';
import { GARBAGE } from '../src/testing/candidates.ts';
import { frozen } from '../src/testing/frozen.ts';
import { type FairDay, fairDay } from './fair-day.ts';
import { ticTacToe } from './tic-tac-toe.ts';

const fair = createEngine(fairDay, { seats: 3, days: 2 });
const ttt = createEngine(ticTacToe, undefined);

/** Does these choices, each of which must be allowed. */
function after(state: FairDay, ...made: [seat: number, choice: Choice][]): FairDay {
  return made.reduce((from, [seat, choice]) => {
    const applied = fair.apply(from, seat, choice);
    if (!applied.ok) throw new Error(JSON.stringify(applied.violation));
    return applied.state;
  }, state);
}

const bid = (amount: number): Choice => ({ do: 'bid', bid: amount });
const done: Choice = { do: 'done' };
const pick = (at: number): Choice => ({ do: 'pick', pick: at });

/** The first day up to its work: seat 1 bids most. */
const atWork = (): FairDay =>
  after(fair.begin('fast:work').state, [0, bid(0)], [0, done], [2, bid(1)], [2, done], [1, bid(2)], [1, done]);

/** A game of one seat whose programme and steps are given. */
function gameOf(programme: readonly string[], steps: Record<string, Step<object, State>>): Game<object, object, State> {
  const clone = (state: Readonly<State>): State => ({ ...state, frames: state.frames.slice() });
  return {
    id: 'made-up',
    options: () => ({}),
    compose: () => ({}),
    seats: () => 2,
    steps: () => steps,
    start: (_rules, chance) => ({ programme, frames: [{ step: 'programme', at: 0 } as Frame], chance }),
    clone,
    view: (_rules, state) => ({ ...clone(state), chance: HIDDEN }),
    resample: (_rules, view, _viewer, chance) => ({ ...clone(view), chance }),
    result: () => ({ scores: [0, 0], winners: [], lines: [] }),
    conserved: () => ({}),
  };
}

describe('choices', () => {
  test('of the seat that is asked are listed, of others there are none', () => {
    const { state } = ttt.begin('fast:');
    expect(ttt.deciders(state)).toEqual([0]);
    expect(ttt.choices(state, 0)).toHaveLength(9);
    expect(ttt.choices(state, 1)).toEqual([]);
    expect(ttt.choices(state, 7)).toEqual([]);
  });

  test('are done whichever way their fields are ordered', () => {
    expect(ttt.apply(ttt.begin('fast:').state, 0, { square: 4, do: 'mark' }).ok).toBe(true);
    expect(sameChoice({ do: 'x', a: 1 }, { a: 1, do: 'x' })).toBe(true);
    expect(sameChoice({ do: 'x', a: 1 }, { do: 'x', b: 1 })).toBe(false);
    expect(sameChoice({ do: 'x', a: 1 }, { do: 'x' })).toBe(false);
  });

  test('that are not listed are refused by the step, with its rule, key and parameters', () => {
    const first = ttt.apply(ttt.begin('fast:').state, 0, { do: 'mark', square: 4 });
    if (!first.ok) throw new Error('refused');
    const refused = { rule: 'TTT-2', key: 'tic-tac-toe.marked', params: { square: 4 } };
    expect(ttt.refusal(first.state, 1, { do: 'mark', square: 4 })).toEqual(refused);
    expect(ttt.apply(first.state, 1, { do: 'mark', square: 4 })).toEqual({ ok: false, violation: refused });
  });

  test('about which the step says nothing are refused by the kernel', () => {
    const { state } = ttt.begin('fast:');
    const noSuch = { rule: 'KERNEL', key: 'kernel.no-such-choice' };
    expect(ttt.refusal(state, 0, { do: 'pass' })).toEqual(noSuch);
    expect(ttt.refusal(state, 0, { do: 'mark', square: 0, more: 1 })).toEqual(noSuch);
    expect(fair.refusal(atWork(), 1, pick(9))).toEqual(noSuch);
  });

  test('of a seat that is not asked are refused', () => {
    const notAsked = { rule: 'KERNEL', key: 'kernel.not-your-turn' };
    const { state } = ttt.begin('fast:');
    for (const seat of [1, 2, -1, 0.5, Number.NaN]) {
      expect(ttt.refusal(state, seat, { do: 'mark', square: 0 })).toEqual(notAsked);
    }
    const laid = after(fair.begin('fast:').state, [0, bid(1)], [0, done]);
    expect(fair.refusal(laid, 0, bid(1))).toEqual(notAsked);
  });

  test.each(GARBAGE.map((value) => [value]))('refuses %o, which is no choice', (value) => {
    const { state } = ttt.begin('fast:');
    const refused = { ok: false, violation: { rule: 'KERNEL', key: 'kernel.not-a-choice' } };
    expect(ttt.apply(state, 0, value)).toEqual(refused);
    expect(fair.apply(fair.begin('fast:').state, 0, value)).toEqual(refused);
  });

  test('anything at all is refused without throwing', () => {
    const { state } = fair.begin('fast:garbage');
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withSparseArray: true }), (value) => {
        expect(fair.apply(state, 0, value).ok).toBe(false);
      }),
    );
  });
});

describe('apply', () => {
  test('leaves the state it was given as it was, even when the choice changes much', () => {
    let { state } = fair.begin('fast:pure');
    while (state.frames.length > 0) {
      const [seat] = fair.deciders(state);
      const before = JSON.stringify(state);
      const applied = fair.apply(frozen(state), seat, fair.choices(state, seat)[0]);
      expect(JSON.stringify(state)).toBe(before);
      if (!applied.ok) throw new Error('a listed choice is refused');
      state = applied.state;
    }
  });

  test('and play lead to the same state; play says nothing', () => {
    const state = atWork();
    const copy = fair.clone(state);
    fair.play(copy, 1, pick(1));
    expect(copy).toEqual(after(state, [1, pick(1)]));
    expect(fair.hash(copy)).toBe(fair.hash(after(state, [1, pick(1)])));
  });

  test('play of a seat that has been through with its lane throws', () => {
    const state = after(fair.begin('fast:').state, [0, bid(1)], [0, done]);
    expect(() => fair.play(fair.clone(state), 0, bid(1))).toThrow(expect.objectContaining({ code: 'nobody-asked' }));
  });
});

describe('events', () => {
  test('with `only` reach those seats, the others everybody', () => {
    const applied = fair.apply(fair.begin('fast:').state, 1, bid(2));
    if (!applied.ok) throw new Error('refused');
    const bidding = { id: 'bid', seat: 1, bid: 2, only: [1] };
    const hasBid = { id: 'has-bid', seat: 1 };
    expect(eventsFor(applied.events, 1)).toEqual([bidding, hasBid]);
    expect(eventsFor(applied.events, 0)).toEqual([hasBid]);
    expect(eventsFor(applied.events, 'watcher')).toEqual([hasBid]);
  });

  test('with `except` reach all others, watchers included', () => {
    const told = { id: 'has-bid', seat: 1, except: [1] };
    expect(eventsFor([told], 1)).toEqual([]);
    expect(eventsFor([told], 0)).toEqual([told]);
    expect(eventsFor([told], 'watcher')).toEqual([told]);
  });

  test('of the opening are there when the table begins', () => {
    const { events } = fair.begin('fast:opening');
    expect(eventsFor(events, 2).map(({ id }) => id)).toEqual(['has-drawn', 'has-drawn', 'drawn', 'has-drawn']);
  });
});

describe('deciding together', () => {
  test('all seats are asked at once and go through their lanes in any order', () => {
    const { state } = fair.begin('fast:lanes');
    expect(fair.deciders(state)).toEqual([0, 1, 2]);
    const one = after(state, [0, bid(1)], [0, { do: 'wish' }], [1, bid(0)], [2, bid(2)], [1, done], [2, done]);
    const other = after(state, [2, bid(2)], [2, done], [1, bid(0)], [0, bid(1)], [1, done], [0, { do: 'wish' }]);
    expect(fair.hash(one)).toBe(fair.hash(other));
  });

  test('a choice in one lane leaves the others where they are', () => {
    const state = after(fair.begin('fast:lanes').state, [1, bid(2)]);
    expect([0, 1, 2].map((seat) => fair.asking(state, seat)?.step)).toEqual(['secret-bid', 'wish', 'secret-bid']);
    expect(fair.deciders(after(state, [1, done]))).toEqual([0, 2]);
  });

  test('nobody sees what others chose before all are through, then everybody does', () => {
    const chosen = (amount: number): FairDay => after(fair.begin('fast:secret').state, [1, bid(amount)], [1, done]);
    for (const viewer of [0, 2, 'watcher'] as const) {
      expect(fair.view(chosen(2), viewer)).toEqual(fair.view(chosen(0), viewer));
    }
    expect(fair.view(chosen(2), 1)).not.toEqual(fair.view(chosen(0), 1));
    const last = fair.apply(after(chosen(2), [0, bid(0)], [0, done], [2, bid(1)]), 2, done);
    if (!last.ok) throw new Error('refused');
    expect(last.events[0]).toEqual({ id: 'bids', bids: [0, 2, 1] });
    expect(last).toMatchObject({ known: true, pending: false });
  });

  test('is pending until the last one is through', () => {
    const { state } = fair.begin('fast:secret');
    expect(fair.apply(state, 0, bid(1))).toMatchObject({ known: false, pending: true });
    const waiting = after(state, [0, bid(1)], [0, done], [1, bid(1)], [1, done], [2, bid(0)]);
    expect(fair.apply(waiting, 2, done)).toMatchObject({ pending: false });
  });

  test('a seat without a frame has nothing to decide, and when no seat has one it is over at once', () => {
    const steps: Record<string, Step<object, State>> = {
      some: { run: (_rules, _state, _frame, flow) => flow.next(together([undefined, { step: 'ask', seat: 1 }])) },
      none: { run: (_rules, _state, _frame, flow) => flow.next(together([undefined, undefined])) },
      ask: { choices: () => [done] },
    };
    const engine = createEngine(gameOf(['none', 'some', 'none'], steps), {});
    const { state } = engine.begin('fast:');
    expect(isTogether(state.frames.at(-1))).toBe(true);
    expect(engine.deciders(state)).toEqual([1]);
    const applied = engine.apply(state, 1, done);
    if (!applied.ok) throw new Error('refused');
    expect(applied.state.frames).toEqual([]);
    expect(engine.result(applied.state)).toBeDefined();
  });
});

describe('built-in steps', () => {
  test('sequence does its frames in turn, one-of the one that is picked', () => {
    const state = atWork();
    // The first coin of the sequence has been paid.
    expect(state.coins).toEqual([0, 1, 0]);
    expect(fair.asking(state, 1)?.step).toBe('one-of');
    expect(fair.choices(state, 1)).toEqual([pick(0), pick(1)]);
    expect(after(state, [1, pick(0)]).coins).toEqual([0, 2, 0]);
  });

  test('any-order asks until all are done', () => {
    const state = after(atWork(), [1, pick(0)]);
    expect(fair.asking(state, 1)?.step).toBe('any-order');
    const second = after(state, [1, pick(0)]);
    expect(second.coins[1]).toBe(3);
    expect(fair.choices(second, 1)).toEqual([pick(0)]);
    expect(fair.asking(after(second, [1, pick(0)]), 1)?.step).toBe('optional');
  });

  test('optional does all of its frames or none', () => {
    const state = after(atWork(), [1, pick(0)], [1, pick(0)], [1, pick(0)]);
    expect(fair.choices(state, 1)).toEqual([{ do: 'take' }, { do: 'leave' }]);
    expect(after(state, [1, { do: 'leave' }]).coins).toEqual(state.coins);
    expect(after(state, [1, { do: 'take' }]).coins[1]).toBeGreaterThan(state.coins[1]);
  });

  test('one-of and optional of nothing ask nobody', () => {
    const run: Step<object, State>['run'] = (_rules, _state, _frame, flow) => flow.next(oneOf(0, []), optional(0, []));
    const engine = createEngine(gameOf(['nothing'], { nothing: { run } }), {});
    expect(engine.begin('fast:').state.frames).toEqual([]);
  });

  test('goTo goes on with a step of the programme: there is a second day, and no third', () => {
    let state = atWork();
    while (fair.deciders(state).length === 1) state = after(state, [1, fair.choices(state, 1)[0]]);
    expect(state.day).toBe(1);
    expect(fair.deciders(state)).toEqual([0, 1, 2]);
    while (state.frames.length > 0) {
      const [seat] = fair.deciders(state);
      state = after(state, [seat, fair.choices(state, seat)[0]]);
    }
    expect(state.day).toBe(2);
    expect(fair.result(state)?.winners).toHaveLength(1);
    expect(fair.refusal(state, 0, done)).toEqual({ rule: 'KERNEL', key: 'kernel.not-your-turn' });
  });
});

test('an idle step is passed over and asks nobody', () => {
  let state = atWork();
  while (fair.deciders(state).length === 1) state = after(state, [1, fair.choices(state, 1)[0]]);
  // On the second day seat 1 has coins and so no wish: its bid is all that it is asked for.
  expect(fair.asking(after(state, [1, bid(0)]), 1)).toBeUndefined();
  expect(fair.asking(after(state, [0, bid(0)]), 0)?.step).toBe('wish');
});

describe('a program that is wrong', () => {
  const again: Step<object, State> = { run: (_rules, _state, _frame, flow) => flow.goTo('again') };
  const circling: Step<object, State> = { run: (_rules, _state, frame, flow) => flow.next(frame) };

  test('and runs in circles is stopped: at the start, after a choice, in a lane', () => {
    const runaway = expect.objectContaining({ name: 'KernelError', code: 'runaway' });
    expect(() => createEngine(gameOf(['again'], { again }), {}).begin('fast:')).toThrow(runaway);
    const ask: Step<object, State> = {
      choices: () => [done],
      choose: (_rules, _state, _frame, _seat, _choice, flow) => flow.next({ step: 'circling' }),
    };
    const start: Step<object, State> = { run: (_rules, _state, _frame, flow) => flow.next({ step: 'ask', seat: 0 }) };
    const lanes: Step<object, State> = {
      run: (_rules, _state, _frame, flow) => flow.next(together([{ step: 'ask', seat: 0 }])),
    };
    for (const first of [start, lanes]) {
      const engine = createEngine(gameOf(['first'], { first, ask, circling }), {});
      const { state } = engine.begin('fast:');
      expect(() => engine.apply(state, 0, done)).toThrow(runaway);
    }
  });

  test('and names a step that does not exist is told so', () => {
    const noSuchStep = expect.objectContaining({ name: 'KernelError', code: 'no-such-step' });
    expect(() => createEngine(gameOf(['missing'], {}), {}).begin('fast:')).toThrow(noSuchStep);
    const astray: Step<object, State> = { run: (_rules, _state, _frame, flow) => flow.goTo('missing') };
    expect(() => createEngine(gameOf(['astray'], { astray }), {}).begin('fast:')).toThrow(noSuchStep);
    expect(new KernelError('x', 'y')).toMatchObject({ code: 'x', message: 'y' });
  });
});

describe('options', () => {
  test('are checked, and every problem is named', () => {
    const wrong = (): unknown => createEngine(fairDay, { seats: 9, days: 0 });
    expect(wrong).toThrow(OptionsError);
    expect(wrong).toThrow(
      expect.objectContaining({
        name: 'OptionsError',
        message: 'seats: There are 2 or 3 seats.; days: There are 1 to 5 days.',
        problems: [
          { field: 'seats', message: 'There are 2 or 3 seats.' },
          { field: 'days', message: 'There are 1 to 5 days.' },
        ],
      }),
    );
  });

  test('that are missing stand at their default', () => {
    expect(createEngine(fairDay, undefined)).toMatchObject({ seats: 2, options: { seats: 2, days: 2 } });
  });
});

test('a bad seed opens no table; a given source of chance does', () => {
  expect(() => fair.begin('dice')).toThrow(expect.objectContaining({ code: 'bad-seed' }));
  expect(fair.beginWith(openSeed('fast:a'))).toEqual(fair.begin('fast:a'));
});

test('a view hides chance, and cannot be played on beyond a draw', () => {
  const view = fair.view(atWork(), 0);
  expect(view.chance).toEqual(HIDDEN);
  expect(fair.choices(view, 1)).toEqual(fair.choices(atWork(), 1));
  expect(() => fair.apply(view, 1, pick(1))).toThrow(expect.objectContaining({ code: 'hidden-chance' }));
});
