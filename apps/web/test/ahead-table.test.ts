import { openEngine } from '@asclepion/catalogue';
import type { Choice } from '@asclepion/kernel';
import { expect, test } from 'vitest';
import { aheadTable, isAhead } from '../src/table/ahead-table.ts';
import type { Outcome, Table, TableState } from '../src/table/table.ts';

const engine = openEngine('clinic', { seats: 2, start: 'preset', setup: 'fixed' });

/** A house that answers when it is told to, on a table at which seat 0 builds. */
function house() {
  let state = engine.begin('fast:ahead').state;
  for (let made = 0; engine.asking(state, 0)?.step !== 'build-thing'; made++) {
    if (made > 40) throw new Error('Nobody builds.');
    const seat = engine.deciders(state)[0];
    const choices = engine.choices(state, seat);
    const applied = engine.apply(state, seat, choices.find(({ action }) => action === 'build') ?? choices[0]);
    if (!applied.ok) throw new Error(applied.violation.key);
    state = applied.state;
  }
  const listeners = new Set<() => void>();
  const sent: { choice: Choice; answer: (outcome: Outcome) => void }[] = [];
  const stateAt = (sequence: number): TableState => ({
    connection: 'live',
    failure: undefined,
    info: undefined,
    now: { sequence, view: engine.view(state, 0), deciders: engine.deciders(state), mayUndo: false, thinking: [] },
    moments: [],
  });
  let told = stateAt(0);
  const table: Table = {
    id: 'x',
    seat: 0,
    state: () => told,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (choice) => new Promise((answer) => sent.push({ choice, answer })),
    undo: async () => undefined,
    export: async () => ({ ok: true, value: '' }),
    moment: async () => ({ ok: false, failure: { code: 'no-answer', message: '' } }),
    moments: async () => ({ ok: false, failure: { code: 'no-answer', message: '' } }),
  };
  return {
    table,
    sent,
    choices: () => engine.choices(state, 0),
    /** Does a choice and tells of it. */
    tell(choice: Choice) {
      const applied = engine.apply(state, 0, choice);
      if (!applied.ok) throw new Error(applied.violation.key);
      state = applied.state;
      told = stateAt((told.now?.sequence ?? 0) + 1);
      for (const listener of listeners) listener();
    },
  };
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

test('a choice shows before the house has told of it, and is the same once it has', async () => {
  const { table, sent, choices, tell } = house();
  const ahead = aheadTable(table, engine);
  ahead.subscribe(() => undefined);
  const choice = choices().find((one) => one.do === 'build') as Choice;
  const answer = ahead.choose(choice);
  expect(ahead.state().now?.sequence).toBe(1);
  expect(isAhead(ahead)).toBe(true);
  const { view } = ahead.state().now ?? {};
  await tick();
  sent[0].answer(undefined);
  expect(await answer).toBeUndefined();
  tell(choice);
  expect(isAhead(ahead)).toBe(false);
  // Nothing has to be drawn again.
  expect(ahead.state().now?.view).toBe(view);
});

test('the house is asked once the effect is on the screen', async () => {
  const { table, sent, choices } = house();
  let frame = (): void => undefined;
  const ahead = aheadTable(table, engine, () => new Promise((resolve) => (frame = resolve)));
  ahead.subscribe(() => undefined);
  void ahead.choose(choices()[0]);
  expect(ahead.state().now?.sequence).toBe(1);
  await tick();
  expect(sent).toEqual([]);
  frame();
  await tick();
  expect(sent.length).toBe(1);
});

test('a refusal takes it back and says why', async () => {
  const { table, sent, choices } = house();
  const ahead = aheadTable(table, engine);
  ahead.subscribe(() => undefined);
  const answer = ahead.choose(choices()[0]);
  await tick();
  sent[0].answer({ code: 'no-answer', message: 'gone' });
  expect(await answer).toEqual({ code: 'no-answer', message: 'gone' });
  expect(ahead.state().now?.sequence).toBe(0);
});

test('what the rules forbid is never sent', async () => {
  const { table, sent } = house();
  const ahead = aheadTable(table, engine);
  const outcome = await ahead.choose({ do: 'build', tile: 'treatment-room', at: 99 });
  expect(outcome?.code).toBe('violation');
  expect(sent).toEqual([]);
});
