import { resident } from '@asclepion/bots';
import { Scenario } from '@asclepion/clinic/testing';
import { type Engine, openSeed, type State } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';

/** Marks of a table of two at which the first seat holds E1, M8 and H1, the places of the cards in the list. */
const held = [0, 15, 16];
function table(goal: number | undefined): Scenario {
  const s = new Scenario({ modules: ['urban-design'] });
  const marks = s.state.marks['urban-design'].fill(0);
  for (const card of held) marks[card] = card === goal ? 2 : 1;
  marks.fill(1, 24, 27);
  if (goal !== undefined) marks[30] = 1;
  return s;
}

function answer(s: Scenario): Record<string, unknown> {
  const engine = s.engine as unknown as Engine<unknown, unknown, State>;
  const view = s.engine.view(s.state, 0);
  return { ...resident(engine).choose({ view, seat: 0, chance: openSeed('fast:resident') }).choice };
}

describe('urban design', () => {
  test('of an easy, a medium and a hard goal the resident chooses what it can build', () => {
    const s = table(undefined).positionS();
    expect(answer(s.asks({ step: 'choose-goal', seat: 0 }))).toEqual({ do: 'goal', card: 'E1' });
  });

  test('the last space of its goal is filled, whatever else could be built there', () => {
    // E1 is two by two by two: 1C1 is what it lacks.
    const tiles = ['treatment-room', 'supply-room'] as const;
    const s = table(0).positionS(6).round(6);
    s.state.action = 2;
    for (const [place, cell] of ['0D1', '1D1', '1C2', '1D2'].entries()) s.tile(tiles[place % 2], cell);
    s.state.equipmentSupply.fill(0);
    s.asks({ step: 'build-thing', seat: 0, things: 2 });
    expect(answer(s)).toMatchObject({ do: 'build', at: s.cell('1C1') });
    // Without the goal the money is better spent elsewhere or kept.
    const without = table(15).positionS(6).round(6);
    without.state.action = 2;
    for (const [place, cell] of ['0D1', '1D1', '1C2', '1D2'].entries()) without.tile(tiles[place % 2], cell);
    without.state.equipmentSupply.fill(0);
    without.asks({ step: 'build-thing', seat: 0, things: 2 });
    expect(answer(without)).not.toMatchObject({ at: s.cell('1C1') });
  });
});
