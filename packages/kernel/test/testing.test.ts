import { describe, expect, test } from 'vitest';
import { draw, type Game } from '../src/index.ts';
import { BatteryFailure, battery, chanceOf } from '../src/testing/index.ts';
import { type FairDay, type FairOptions, fairDay } from './fair-day.ts';

type Fair = Game<FairOptions, FairOptions, FairDay>;

/** Titles of the checks that a game fails. */
function failures(game: Fair, games = 3): string[] {
  const plan = { tables: [{ name: 'fair', options: {} }], games, limit: 200 };
  return [...battery(game, plan)].flatMap(({ title, run }) => {
    try {
      run();
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(BatteryFailure);
      return [title.slice('fair: '.length)];
    }
  });
}

/** The fair day with some of its steps changed. */
const withSteps = (changed: (steps: ReturnType<Fair['steps']>) => ReturnType<Fair['steps']>): Fair => ({
  ...fairDay,
  steps(rules) {
    const steps = fairDay.steps(rules);
    return { ...steps, ...changed(steps) };
  },
});

test('a sound game passes', () => {
  expect(failures(fairDay)).toEqual([]);
});

describe('the battery finds', () => {
  test('a dead end', () => {
    const game = withSteps(() => ({ wish: { choices: () => [] } }));
    expect(failures(game)).toContain('random games end with a result');
  });

  test('a game that does not end', () => {
    const game = withSteps(() => ({ evening: { run: (_rules, _state, _frame, flow) => flow.goTo('bid') } }));
    expect(failures(game)).toContain('random games end with a result');
  });

  test('a state that is changed while choices are listed', () => {
    const game = withSteps(({ wish }) => ({
      wish: {
        ...wish,
        choices(_rules, state) {
          (state as FairDay).wishes[0] += 0;
          return [{ do: 'done' }];
        },
      },
    }));
    expect(failures(game)).toEqual(['nothing is changed by looking, and copies share nothing']);
  });

  test('a copy that shares a list', () => {
    const game = { ...fairDay, clone: (state: FairDay) => ({ ...fairDay.clone(state), coins: state.coins }) };
    expect(failures(game)).toContain('nothing is changed by looking, and copies share nothing');
  });

  test('a state that is more than plain data', () => {
    const game = withSteps(({ 'secret-bid': bid }) => ({
      'secret-bid': {
        ...bid,
        choose(rules, state, frame, seat, choice, flow) {
          bid.choose?.(rules, state, frame, seat, choice, flow);
          state.wishes[seat] = Number.POSITIVE_INFINITY;
        },
      },
    }));
    expect(failures(game)).toContain('saved and read between all choices, a game is the same');
  });

  test('a game that remembers between calls', () => {
    let calls = 0;
    const game = withSteps(({ pay }) => ({
      pay: {
        run(rules, state, frame, flow) {
          pay.run?.(rules, state, frame, flow);
          state.wishes[0] = calls++;
        },
      },
    }));
    const found = failures(game);
    expect(found).toContain('a replay gives the same states');
    expect(found).toContain('taken back and chosen again, a game is the same');
  });

  test('a coin that is lost', () => {
    const game = withSteps(({ evening }) => ({
      evening: {
        run(rules, state, frame, flow) {
          state.bank--;
          evening.run?.(rules, state, frame, flow);
        },
      },
    }));
    expect(failures(game)).toEqual(['pieces are conserved']);
  });

  test('a refusal without a reason', () => {
    const game = withSteps((steps) => ({
      'secret-bid': { ...steps['secret-bid'], refuse: () => ({ rule: '', key: '' }) },
    }));
    expect(failures(game)).toEqual(['listed choices are allowed, all others refused with a reason']);
  });

  test('a choice that is listed twice', () => {
    const game = withSteps((steps) => ({ wish: { ...steps.wish, choices: () => [{ do: 'done' }, { do: 'done' }] } }));
    expect(failures(game)).toEqual(['listed choices are allowed, all others refused with a reason']);
  });

  test('a view that shows, somewhere else, the cards that it masks', () => {
    const game: Fair = {
      ...fairDay,
      view: (rules, state, viewer) => ({ ...fairDay.view(rules, state, viewer), wishes: state.cards }),
    };
    expect(failures(game)).toContain('nobody learns what is hidden');
  });

  test('choices that depend on what is hidden', () => {
    const game = withSteps((steps) => ({
      wish: { ...steps.wish, choices: (_rules, state) => [{ do: state.deck[0] > 2 ? 'wish' : 'done' }] },
    }));
    expect(failures(game)).toContain('nobody learns what is hidden');
  });

  test('an event that tells too much', () => {
    const game = withSteps((steps) => ({
      wish: {
        ...steps.wish,
        choose: (_rules, state, _frame, _seat, _choice, flow) =>
          flow.events?.push({ id: 'told', cards: state.cards.slice() }),
      },
    }));
    expect(failures(game)).toContain('nobody learns what is hidden');
  });

  test('a hidden card that is drawn anew from cards that are not there', () => {
    const game: Fair = {
      ...fairDay,
      resample: (rules, view, viewer, chance) => ({
        ...fairDay.resample(rules, view, viewer, chance),
        deck: [9, 9, 9],
      }),
    };
    expect(failures(game)).toContain('pieces are conserved');
  });

  test('a source of chance that is sent', () => {
    const game: Fair = {
      ...fairDay,
      view: (rules, state, viewer) => ({ ...fairDay.view(rules, state, viewer), chance: state.chance }),
    };
    expect(failures(game)).toContain('nobody is sent the source of chance');
  });
});

test('a failure says at which choice of which seed', () => {
  const game = withSteps(() => ({ wish: { choices: () => [] } }));
  const [first] = battery(game, { tables: [{ name: 'fair', options: {} }], games: 1 });
  expect(() => first.run()).toThrow(
    /^choice \d+ of fast:fair 0 \(seat \d\): it is asked .*"wish".* and has no choice$/,
  );
});

test('options that cannot be played fail the test, not the making of it', () => {
  const [first] = battery(fairDay, { tables: [{ name: 'wrong', options: { seats: 9 } }], games: 1 });
  expect(() => first.run()).toThrow(/seats/);
});

test('picks of a test are the same from the same seed', () => {
  const [one, other] = [chanceOf('fast:picks'), chanceOf('fast:picks')];
  const list = ['a', 'b', 'c'];
  expect(Array.from({ length: 20 }, () => one.pick(list))).toEqual(Array.from({ length: 20 }, () => other.pick(list)));
  expect(draw(one.chance(), 100)).toEqual(draw(other.chance(), 100));
  expect(one.chance()).not.toEqual(one.chance());
});
