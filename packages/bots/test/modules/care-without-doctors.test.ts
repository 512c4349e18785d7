import { resident } from '@asclepion/bots';
import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, type Engine, openSeed, type State } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { openClinic, playOut } from '../tables.ts';

function answer(s: Scenario): Choice {
  const engine = s.engine as unknown as Engine<unknown, unknown, State>;
  const view = s.engine.view(s.state, 0);
  return resident(engine).choose({ view, seat: 0, chance: openSeed('fast:resident') }).choice;
}

describe('workaholic doctors', () => {
  const PURPLE = 4;
  const table = (round: number): Scenario =>
    new Scenario({ modules: ['workaholic-doctors'] }).clinicT1(20).round(round).doctor('white', '0B1');
  const waiting = (s: Scenario, count: number, at = 'pre-admission'): Scenario => {
    for (let made = 0; made < count; made++) s.patient('white', 'psychiatry', at);
    return s;
  };

  test('the resident hires one for a group that its doctors leave, and none where nobody waits', () => {
    const s = waiting(table(5), 5);
    s.state.university = [PURPLE, 0, 0];
    expect(answer(s.hires())).toMatchObject({ do: 'hire-workaholic' });
    const idle = table(5);
    idle.state.university = [PURPLE, 0, 0];
    expect(answer(idle.hires())).not.toMatchObject({ do: 'hire-workaholic' });
  });

  test('it lets one treat its whole group, but not a single white patient while there is time', () => {
    const s = waiting(table(3).person('workaholic', 0, -1, '0B1'), 4, '0B1').only('treat');
    while (s.choices().length > 0) s.choose(answer(s));
    expect(s.people('patient')).toEqual([]);
    const one = waiting(new Scenario({ modules: ['workaholic-doctors'] }).clinicT1().round(3), 1, '0B1');
    one.person('workaholic', 0, -1, '0B1').only('treat');
    expect(answer(one)).toEqual({ do: 'done' });
    one.round(6);
    expect(answer(one)).toMatchObject({ do: 'overwork' });
  });
});

describe('pharmacy', () => {
  test('the resident buys the capsule that a nurse can use, and uses it', () => {
    const s = new Scenario({ modules: ['pharmacy'] }).clinicT1(8).round(4).nurse('0A1').patient('orange', 'psychiatry');
    s.university('_ _ _');
    s.state.marks.pharmacy.splice(4, 2, 0, 2);
    s.hires();
    expect(answer(s)).toEqual({ do: 'hire-capsule', place: 1, at: s.cell('0A1') });
    const use = new Scenario({ modules: ['pharmacy'] }).clinicT1().nurse('0B1').patient('orange', 'psychiatry', '0B1');
    use.clinic.people[0].load = use.rules.loads.findIndex(({ id }) => id === 'capsule:orange') + 1;
    expect(answer(use.only('treat'))).toMatchObject({ do: 'use-capsule' });
  });
});

describe('blood transfusion', () => {
  test('the resident treats with blood where no doctor is', () => {
    const s = new Scenario({ modules: ['blood-transfusion'] })
      .clinicT1()
      .nurse('0B1')
      .patient('red', 'psychiatry', '0B1');
    s.state.marks['blood-transfusion'][1 + s.cell('0B1')]++;
    expect(answer(s.only('treat'))).toMatchObject({ do: 'transfuse' });
  });
});

test('residents play with all of them to the end, by lawful choices only', () => {
  const engine = openClinic({ seats: 2, modules: ['blood-transfusion', 'workaholic-doctors', 'pharmacy'] });
  const { result } = playOut(engine, [resident, resident], 'fast:care');
  expect(result.scores).toHaveLength(2);
});
