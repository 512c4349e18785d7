import { resident } from '@asclepion/bots';
import { Scenario } from '@asclepion/clinic/testing';
import { type Engine, openSeed, type State } from '@asclepion/kernel';
import { expect, test } from 'vitest';

function answer(s: Scenario): Record<string, unknown> {
  const engine = s.engine as unknown as Engine<unknown, unknown, State>;
  const view = s.engine.view(s.state, 0);
  return { ...resident(engine).choose({ view, seat: 0, chance: openSeed('fast:resident') }).choice };
}

/** A clinic with a doctor of each of two levels, and nobody to treat. */
function table(): Scenario {
  const s = new Scenario({ modules: ['ambulance'] }).positionS().doctor('yellow', '0C2').row('psychiatry', '_ _ _ O');
  s.state.marks.ambulance = [0, 1, 0, 15];
  return s;
}

test('the resident fetches a patient whom its doctors can treat, for a service that it treats', () => {
  const s = table().asks({ step: 'ambulance-admit', seat: 0 });
  expect(answer(s)).toEqual({ do: 'fetch', level: 1, service: 0 });
});

test('it leaves them where nobody could be treated any more', () => {
  const s = table().round(6);
  s.clinic.people = [];
  expect(answer(s.asks({ step: 'ambulance-admit', seat: 0 }))).toEqual({ do: 'done' });
});

test('it lays the admit tile for the sake of those in ambulances where the notepad has nobody for it', () => {
  const s = table().emptyNotepad().money(0);
  s.state.notepad.fill(-1);
  s.state.action = 2;
  expect(answer(s.from('choose-action'))).toEqual({ do: 'lay', action: 'admit' });
});
