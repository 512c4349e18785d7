import { resident } from '@asclepion/bots';
import { Scenario } from '@asclepion/clinic/testing';
import { type Engine, openSeed, type State } from '@asclepion/kernel';
import { expect, test } from 'vitest';

/** What the resident hires with nobody else to be had, conveyors in its clinic or not. */
function hires(...conveyors: string[]): unknown {
  const s = new Scenario({ modules: ['janitors'] }).positionS(40).round(2).university('_ _ _');
  for (const cell of conveyors) s.equipped('conveyor', cell);
  s.state.orderlies = 0;
  s.state.nurses.fill(0);
  s.hires();
  const engine = s.engine as unknown as Engine<unknown, unknown, State>;
  const view = s.engine.view(s.state, 0);
  return resident(engine).choose({ view, seat: 0, chance: openSeed('fast:resident') }).choice.do;
}

test('the resident hires a janitor where that lowers the fee of its conveyors enough', () => {
  expect(hires('0C2', '0D2')).toBe('hire-janitor');
});

test('without conveyors there is no fee to lower, and it hires none', () => {
  expect(hires()).toBe('done');
});
