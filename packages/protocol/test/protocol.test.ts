import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chooseSchema, errorSchema, newTableSchema, paths, serverMessageSchema } from '../src/index.ts';

const view = { programme: ['begin'], frames: [], chance: { kind: 'hidden' } };
const now = { sequence: 3, view, deciders: [0], mayUndo: false, thinking: [] };

test('a new table has defaults, and nothing beyond what is asked', () => {
  const body = { game: 'clinic', seats: [{ kind: 'person', name: ' Ada ' }] };
  expect(v.parse(newTableSchema, body)).toEqual({
    game: 'clinic',
    options: {},
    seats: [{ kind: 'person', name: 'Ada' }],
    help: 'allowed',
  });
  expect(v.safeParse(newTableSchema, { ...body, help: 'perhaps' }).success).toBe(false);
  expect(v.safeParse(newTableSchema, { ...body, admin: true }).success).toBe(false);
  expect(v.safeParse(newTableSchema, { ...body, seed: `fair:${'0'.repeat(64)}` }).success).toBe(false);
  expect(v.safeParse(newTableSchema, { ...body, seats: [] }).success).toBe(false);
});

test('a choice is short and flat', () => {
  const body = { sequence: 0, seat: 0, choice: { do: 'place', at: 3 } };
  expect(v.safeParse(chooseSchema, body).success).toBe(true);
  for (const choice of [null, [], 'x', {}, { do: 'place', at: { deep: 1 } }, { do: 'place', at: 0.5 }]) {
    expect(v.safeParse(chooseSchema, { ...body, choice }).success).toBe(false);
  }
  expect(v.safeParse(chooseSchema, { ...body, sequence: -1 }).success).toBe(false);
});

test('messages go through JSON unchanged', () => {
  const messages = [
    { type: 'snapshot', reason: 'first', now },
    { type: 'moments', moments: [{ sequence: 3, by: { seat: 1 }, events: [{ id: 'x', seat: 1 }] }], now },
    { type: 'error', error: { code: 'no-such-table', message: 'No.' } },
  ];
  for (const message of messages) {
    expect(v.parse(serverMessageSchema, JSON.parse(JSON.stringify(message)))).toEqual(message);
  }
});

test('an error is known by its code', () => {
  expect(v.safeParse(errorSchema, { code: 'stale', message: '', sequence: 4 }).success).toBe(true);
  expect(v.safeParse(errorSchema, { code: 'stale', message: '' }).success).toBe(false);
  expect(v.safeParse(errorSchema, { code: 'other', message: '' }).success).toBe(false);
});

test('addresses leave out what is not given', () => {
  expect(paths.live('ab', { from: 0 })).toBe('/api/tables/ab/live?from=0');
  expect(paths.history('ab')).toBe('/api/tables/ab/moments');
  expect(paths.moment('ab', 7, { seat: 1 })).toBe('/api/tables/ab/moments/7?seat=1');
});
