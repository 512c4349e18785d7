import { hippocratesResident } from '@asclepion/bots';
import { type HippocratesState, hire, type Player } from '@asclepion/hippocrates';
import { type Choice, type Frame, openSeed } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { openHippocrates } from './tables.ts';

/** What the resident does alone from a step on, until it is done. */
function done(step: string, given: Partial<Player>, round = 4): string[] {
  const engine = openHippocrates({ seats: 1, 'treat-order': 'in-turn' });
  const state = engine.begin('fast:alone').state as HippocratesState;
  const [player] = state.players;
  Object.assign(player, { money: 0, stock: [0, 0, 0], ready: [false, false, false], doctors: [], ...given });
  state.round = round;
  state.before = [player];
  state.frames = [{ step, seat: 0 } as Frame];
  const bot = hippocratesResident(engine);
  const said: string[] = [];
  while (engine.deciders(state).length > 0) {
    const view = engine.view(state, 0);
    const { choice } = bot.choose({ view, seat: 0, chance: openSeed('fast:resident') });
    engine.play(state, 0, choice);
    said.push(wordsOf(choice));
  }
  return said;
}

const wordsOf = ({ do: what, ...fields }: Choice): string => [what, ...Object.values(fields)].join(' ');

describe('a resident of Hippocrates', () => {
  test('cures both where greed for the first would keep the second out', () => {
    // Patient 15 needs [P], patient 36 needs P and H: only doctor 17 can do without the basic doctor's contract.
    const doctors = [hire(17), { doctor: 31, filled: [5, 0] }];
    expect(done('treat', { stock: [2, 1, 0], examination: [15, 36], doctors })).toEqual([
      'cure 15 17.P',
      'cure 36 B1.PHU',
      'done',
    ]);
  });

  test('sells what it does not need to buy what it lacks', () => {
    const given = { money: 1, stock: [2, 0, 1] as const, examination: [53], doctors: [hire(1)] };
    expect(done('treat', given)).toEqual(['sell U', 'buy H', 'cure 53 1.PHU', 'done']);
  });

  test('lets assistants and wild knowledge stand for medicine', () => {
    const given = { ready: [true, false, false], wild: [1], examination: [36], doctors: [hire(1)] };
    expect(done('treat', given)).toEqual(['cure 36 1.PHU H travel', 'done']);
  });

  test('removes as many patients as medicine can in the end', () => {
    expect(done('remove', { money: 3, stock: [1, 1, 0], emergency: [15, 36, 53] })).toEqual([
      'buy P',
      'remove 15',
      'remove 36',
      'done',
    ]);
  });
});
