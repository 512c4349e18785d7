import { resident } from '@asclepion/bots';
import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, type Engine, openSeed, type State } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { openClinic } from '../tables.ts';

function answer(s: Scenario): Choice {
  const engine = s.engine as unknown as Engine<unknown, unknown, State>;
  const view = s.engine.view(s.state, 0);
  return resident(engine).choose({ view, seat: 0, chance: openSeed('fast:resident') }).choice;
}

/** A table in whose supply there is nothing but these tiles. */
function onlyTiles(s: Scenario, ...tiles: string[]): Scenario {
  s.state.tileSupply.fill(0);
  s.state.equipmentSupply.fill(0);
  s.state.entranceSupply = 0;
  for (const tile of tiles) s.state.tileSupply[s.rules.tileIndex[tile]] = 1;
  return s;
}

describe('satellite TV', () => {
  test('the resident puts a dish over the room where most patients will pay', () => {
    const s = onlyTiles(new Scenario({ modules: ['satellite-tv'] }).clinicT1().round(2), 'dish');
    s.tile('laboratory', '0A2').doctor('white', '0B1').doctor('white', '0B1');
    s.patient('white', 'psychiatry', '0B1').patient('white', 'psychiatry', '0B1').builds();
    expect(answer(s)).toEqual(s.build('dish', '1B1'));
  });

  test('in the last round it builds none where nobody will pay', () => {
    const s = onlyTiles(new Scenario({ modules: ['satellite-tv'] }).clinicT1().round(6), 'dish');
    s.doctor('white', '0A1').builds();
    expect(answer(s)).toEqual({ do: 'done' });
  });
});

describe('pillars', () => {
  /** Outpatient rooms would make a second building, but cars stand at every space that is not beside the first. */
  const crowded = (): Scenario => {
    const s = onlyTiles(new Scenario({ modules: ['pillars'] }).clinicT1(10).round(2), 'pillar', 'outpatient-room');
    s.state.faceUp.fill(1);
    return s.car('0A3-E', '0B3-E', '0C3-E', '0D3-S', '0C2-E', '0A2-E', '0B2-N', '0D1-E', '0D1-W');
  };

  test('the resident raises a pillar where cars keep it from a further building, and builds that on it', () => {
    const s = crowded().builds();
    expect(s.choices().some(({ tile }) => tile === 'outpatient-room')).toBe(true);
    const pillar = answer(s);
    expect(pillar).toMatchObject({ do: 'build', tile: 'pillar' });
    s.choose(pillar);
    const above = s.rules.geometry[0].above[Number(pillar.at)];
    expect(answer(s)).toEqual({ do: 'build', tile: 'outpatient-room', at: above });
    s.choose(answer(s));
    expect(s.line('buildings')).toBe(8);
  });

  test('it raises none where nothing could stand on it', () => {
    const s = onlyTiles(new Scenario({ modules: ['pillars'] }).clinicT1(10).round(2), 'pillar').builds();
    expect(answer(s)).toEqual({ do: 'done' });
  });
});

test('floor 4: a resident with a hub up there builds the treatment room that brings 6', () => {
  const s = onlyTiles(new Scenario({ modules: ['floor-4'] }), 'treatment-room', 'supply-room')
    .money(40)
    .round(5);
  const rows = [
    ['hub:psychiatry', 'treatment-room', 'supply-room'],
    ['laboratory', 'supply-room', 'treatment-room'],
    ['hub:cardiology', 'treatment-room', 'supply-room'],
    ['laboratory', 'supply-room', 'treatment-room'],
    ['hub:psychiatry'],
  ];
  rows.forEach((row, floor) => {
    row.forEach((tile, column) => {
      s.tile(tile, `${floor}${'ABC'[column]}1`);
    });
  });
  s.entrance('0A1-S').builds();
  expect(answer(s)).toEqual(s.build('treatment-room', '4B1'));
});

describe('utility work', () => {
  const begin = (holes: string) => openClinic({ seats: 1, modules: ['utility-work'], holes });
  const ask = (engine: Engine<unknown, unknown, State>, state: State): Choice =>
    resident(engine).choose({ view: engine.view(state, 0), seat: 0, chance: openSeed('fast:resident') }).choice;

  test('a resident that may choose takes no holes', () => {
    const engine = begin('each');
    expect(ask(engine, engine.begin('fast:holes').state)).toEqual({ do: 'done' });
  });

  test('one that must lay holes lays one and no more, and builds its clinic elsewhere', () => {
    const engine = begin('free');
    const { state } = engine.begin('fast:holes');
    const first = ask(engine, state);
    expect(first.do).toBe('dig');
    engine.play(state, 0, first);
    expect(ask(engine, state)).toEqual({ do: 'done' });
    engine.play(state, 0, { do: 'done' });
    for (let step = 0; step < 4; step++) {
      const choice = ask(engine, state);
      expect(choice.do).toBe('place');
      expect(engine.refusal(state, 0, choice)).toBeUndefined();
      engine.play(state, 0, choice);
    }
  });
});
