import { resident } from '@asclepion/bots';
import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, type Engine, openSeed, type State } from '@asclepion/kernel';
import { expect, test } from 'vitest';

function answer(s: Scenario): Choice {
  const engine = s.engine as unknown as Engine<unknown, unknown, State>;
  const view = s.engine.view(s.state, 0);
  return resident(engine).choose({ view, seat: 0, chance: openSeed('fast:resident') }).choice;
}

function haunted(at: string): Scenario {
  const s = new Scenario({ modules: ['zombies'] }).clinicT1(10).person('zombie', 0, -1, at);
  s.state.marks.zombies[0]--;
  return s;
}

test('the resident leads a zombie into the laboratory, where a doctor can cure it', () => {
  const s = haunted('0A1').tile('laboratory', '0A2').doctor('white', '0A1').only('zombie-move');
  expect(answer(s)).toEqual({ do: 'move-zombie', from: s.cell('0A1'), to: s.cell('0A2') });
});

test('it leads one away from patients who cannot flee', () => {
  const s = haunted('0A1').patient('red', 'psychiatry', '0B1').only('zombie-move');
  expect(answer(s)).toEqual({ do: 'move-zombie', from: s.cell('0A1'), to: s.cell('0A2') });
});

test('it cures one when it can', () => {
  const s = haunted('0A2').tile('laboratory', '0A2').doctor('white', '0A2').only('treat');
  expect(answer(s)).toEqual({ do: 'cure', at: s.cell('0A2') });
});

test('while a zombie is about it values a laboratory within its reach', () => {
  const worth = (s: Scenario): number => s.rules.prospect.reduce((sum, part) => sum + part(s.rules, s.state, 0, 3), 0);
  expect(worth(haunted('0B2').tile('laboratory', '0A2'))).toBeGreaterThan(worth(haunted('0B2')) + 5);
  expect(worth(haunted('0D3').tile('laboratory', '3A1'))).toBe(worth(haunted('0D3')));
});
