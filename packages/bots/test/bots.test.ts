import { resident } from '@asclepion/bots';
import { Scenario } from '@asclepion/clinic/testing';
import { draw, type Engine, HIDDEN, openSeed, type State } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';

/** A scenario's engine as bots know it. */
const known = (scenario: Scenario): Engine<unknown, unknown, State> =>
  scenario.engine as unknown as Engine<unknown, unknown, State>;

function answer(scenario: Scenario): Record<string, unknown> {
  const view = scenario.engine.view(scenario.state, 0);
  return { ...resident(known(scenario)).choose({ view, seat: 0, chance: openSeed('fast:resident') }).choice };
}

describe('resident', () => {
  test('needs no more than its view: chance and hidden tiles are masked in what it sees', () => {
    const scenario = new Scenario().positionS().from('choose-action');
    const view = scenario.engine.view(scenario.state, 0);
    expect(view.chance).toEqual(HIDDEN);
    expect(() => draw(view.chance, 6)).toThrow('only the server');
    expect(answer(scenario).do).toBe('lay');
  });

  test('treats the patient that pays most when it cannot treat both (CB-TREAT-6)', () => {
    const scenario = new Scenario().positionS();
    scenario
      .clear()
      .positionS()
      .doctor('orange', '0C2')
      .nurse('0C2')
      .patient('yellow', 'psychiatry', '0C2')
      .patient('red', 'psychiatry', '0C2');
    scenario.only('treat');
    expect(answer(scenario)).toEqual(scenario.treat('0C2', 'orange', 'red'));
  });

  test('finds two treatments where greed for the first would lose the second', () => {
    const scenario = new Scenario().positionS();
    scenario
      .doctor('red', '0C2')
      .doctor('white', '0C2')
      .nurse('0C2', 2)
      .patient('orange', 'psychiatry', '0C2')
      .patient('yellow', 'psychiatry', '0C2');
    scenario.only('treat');
    scenario.choose(answer(scenario) as { do: string });
    while (scenario.choices()[0]?.do === 'leave') scenario.choose(scenario.choices()[0]);
    scenario.choose(answer(scenario) as { do: string });
    expect(scenario.clinic.income).toBe(32);
  });

  test('buys popularity with all that is left in the last round', () => {
    const scenario = new Scenario().positionS(0).round(6);
    scenario.clinic.income = 20;
    scenario.asks({ step: 'buy', seat: 0 });
    expect(answer(scenario)).toEqual({ do: 'buy', points: 6 });
  });

  test('builds an ICU where it pays: a doctor, a nurse and a red patient are waiting for it', () => {
    const scenario = new Scenario({ modules: ['icu'] }).clinicT1().round(3);
    const icu = scenario.rules.tileIndex.icu;
    scenario.state.tileSupply.fill(0);
    scenario.state.tileSupply[icu] = 1;
    scenario.state.equipmentSupply.fill(0);
    scenario.state.entranceSupply = 0;
    scenario
      .doctor('orange', '0A1')
      .doctor('white', '0B1')
      .doctor('white', '0B1')
      .nurse('0A1')
      .patient('red', 'psychiatry')
      .patient('white', 'psychiatry', '0B1')
      .patient('white', 'psychiatry', '0B1');
    scenario.asks({ step: 'build-thing', seat: 0, things: 2 });
    expect(answer(scenario)).toMatchObject({ do: 'build', tile: 'icu' });
  });
});
