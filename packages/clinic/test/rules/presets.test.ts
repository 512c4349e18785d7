import { ACCESS, clinic, LAYOUTS, narrow, walksOf } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, createEngine, draw, openSeed } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { isActive } from '../../src/board/rooms.ts';
import type { Layout } from '../../src/data/layouts.ts';
import type { ClinicState } from '../../src/state.ts';
import type { ClinicEngine } from './random-game.ts';
import { tableAfter } from './rules-file.ts';

/** Places a layout piece by piece under the rules of a free start, all in order. */
function placed(options: Readonly<Record<string, unknown>>, layouts: readonly Layout[]): Scenario {
  const s = new Scenario({ setup: 'normal', start: 'free', seats: layouts.length, ...options });
  s.state.turnOrder.forEach((seat, at) => {
    s.seat(seat);
    const { hub, treatmentRoom, supplyRoom, entrance, car } = layouts[at];
    for (const cell of [hub, treatmentRoom, supplyRoom]) s.choose({ do: 'place', at: s.cell(cell) });
    s.choose({ do: 'place', at: s.edge(entrance) }).choose(s.park(car));
    expect(isActive(s.rules, seat, s.clinic, s.cell(treatmentRoom))).toBe(true);
  });
  return s;
}

describe('CB-PRE-1, CB-PRE-2: layouts', () => {
  test('CB-PRE-1: the four layouts are those of the rules', () => {
    const rows = tableAfter('**CB-PRE-1**').map((row) => row.map((field) => field.replaceAll('`', '')));
    expect(rows).toEqual(
      LAYOUTS.map(({ hub, entrance, treatmentRoom, supplyRoom, car }, at) => [
        ['white', 'yellow', 'orange', 'red'][at],
        hub,
        entrance,
        treatmentRoom,
        supplyRoom,
        car,
      ]),
    );
  });

  test('CB-PRE-1, CB-PRE-2: all are legal in both editions on both sides, the treatment room active', () => {
    for (const edition of ['deluxe', '2014']) {
      for (const layout of LAYOUTS) {
        placed({ edition }, [layout]);
        placed({ edition, boards: ['3x3'] }, [narrow(layout)]);
      }
    }
  });

  test('CB-PRE-2: on 3×3 all but the car is one letter to the left', () => {
    expect(LAYOUTS.map(narrow)).toEqual([
      { hub: '0C2', entrance: '0C2-E', treatmentRoom: '0B2', supplyRoom: '0B1', car: '0A3-W' },
      { hub: '0C1', entrance: '0C1-E', treatmentRoom: '0B1', supplyRoom: '0A1', car: '0A3-W' },
      { hub: '0C3', entrance: '0C3-E', treatmentRoom: '0C2', supplyRoom: '0C1', car: '0A3-W' },
      { hub: '0C2', entrance: '0C2-E', treatmentRoom: '0C1', supplyRoom: '0B1', car: '0A3-W' },
    ]);
    const engine = createEngine(clinic, { seats: 1, boards: ['3x3'], start: 'preset' });
    const { state, events } = engine.begin('fast:narrow');
    const colour = Number(events.find(({ id }) => id === 'layout-drawn')?.colour);
    const { hub } = narrow(LAYOUTS[colour]);
    expect(
      engine.rules.geometry[0].cellNames[state.clinics[0].tiles.indexOf(engine.rules.tileIndex['hub:psychiatry'])],
    ).toBe(hub);
  });
});

test('CB-PRE-3: all players may have the same layout: boards do not touch one another', () => {
  const s = placed({}, [LAYOUTS[0], LAYOUTS[0], LAYOUTS[0], LAYOUTS[0]]);
  const [first, ...others] = s.state.clinics;
  for (const other of others) expect(other.tiles).toEqual(first.tiles);
});

describe('CB-PRE-4: the fixed setup', () => {
  const begin = (options: Readonly<Record<string, unknown>>, seed = 'fixed') => {
    const engine = createEngine(clinic, { setup: 'fixed', ...options });
    return { engine, state: engine.begin(`fast:${seed}`).state };
  };

  test('CB-PRE-4: 4×3, layouts and turn order by seat, $5 for everybody', () => {
    const { engine, state } = begin({ seats: 4 });
    expect(engine.rules.geometry.map(({ side }) => side)).toEqual(['4x3', '4x3', '4x3', '4x3']);
    expect(state.turnOrder).toEqual([0, 1, 2, 3]);
    expect(state.clinics.map(({ money }) => money)).toEqual([20, 20, 20, 20]);
    state.clinics.forEach(({ tiles }, seat) => {
      const geo = engine.rules.geometry[seat];
      const at = (id: string) => geo.cellNames[tiles.indexOf(engine.rules.tileIndex[id])];
      expect([at('hub:psychiatry'), at('treatment-room'), at('supply-room')]).toEqual([
        LAYOUTS[seat].hub,
        LAYOUTS[seat].treatmentRoom,
        LAYOUTS[seat].supplyRoom,
      ]);
    });
    // Nothing but the bags is left to chance.
    const bags = { patients: [0, 1, 2, 3, 0], doctors: [0, 1, 0, 1, 0] };
    expect({ ...begin({ seats: 4, bags }, 'a').state, chance: 0 }).toEqual({
      ...begin({ seats: 4, bags }, 'b').state,
      chance: 0,
    });
  });

  test('CB-PRE-4: bags are drawn from the front, what returns goes to the back', () => {
    const { engine, state } = begin({ seats: 1, bags: { patients: [3, 2, 1, 0, 1], doctors: [1, 0, 2] } });
    expect(state.notepad).toEqual([-1, -1, -1, 3, -1, -1, -1, 2]);
    expect(state.university).toEqual([1, 0]);
    const next = engine.clone(state);
    next.frames = [{ step: 'new-patients' }];
    const drawn = engine.resume(next).state;
    expect(drawn.notepad).toEqual([-1, -1, 1, 3, -1, -1, 0, 2]);
    drawn.frames = [{ step: 'admin-notepad' }];
    const emptied = engine.resume(drawn).state;
    expect(emptied.patientBag.queue).toEqual([1, 3, 2]);
    expect(() => createEngine(clinic, { bags: { patients: [0] } })).toThrow('bags');
  });

  test('CB-PRE-4: with one player the special types are operating room and laboratory', () => {
    const { engine, state } = begin({ seats: 1 });
    const left = engine.rules.tiles.filter((tile, at) => tile.special === true && state.tileSupply[at] > 0);
    expect(left.map(({ id }) => id).toSorted()).toEqual(['laboratory', 'operating-room']);
  });
});

describe('CB-PRE-5: the defaults of a bot', () => {
  /** Staff at an access point who has somewhere to go: to the nearest place, ties by its name. */
  function nearest(engine: ClinicEngine, state: ClinicState, seat: number, all: readonly Choice[]): Choice | undefined {
    const { rules } = engine;
    const player = state.clinics[seat];
    const person = player.people.find(
      ({ at, kind, level }) =>
        at === ACCESS && all.some((choice) => choice.from === ACCESS && choice.kind === kind && choice.level === level),
    );
    if (person === undefined) return undefined;
    const { time } = walksOf(rules, seat, player, person);
    const { cellNames } = rules.geometry[seat];
    return all
      .filter(({ from, kind, level }) => from === ACCESS && kind === person.kind && level === person.level)
      .toSorted(
        (a, b) =>
          time[Number(a.to)] - time[Number(b.to)] || (cellNames[Number(a.to)] < cellNames[Number(b.to)] ? -1 : 1),
      )[0];
  }

  for (const options of [{ seats: 3 }, { seats: 2, edition: '2014' }]) {
    test(`CB-PRE-5: always legal through whole games: ${JSON.stringify(options)}`, () => {
      let treated = 0;
      let walked = 0;
      for (const seed of ['a', 'b', 'c', 'd']) {
        const engine = createEngine(clinic, options);
        let chance = openSeed(`fast:defaults ${seed}`);
        let state = engine.begin(`fast:${seed}`).state;
        for (;;) {
          const [seat] = engine.deciders(state);
          if (seat === undefined) break;
          const all = engine.choices(state, seat);
          const [roll, next] = draw(chance, 1000);
          chance = next;
          const random = all[roll % all.length];
          let choice: Choice | undefined = random;
          switch (engine.asking(state, seat)?.step) {
            case 'walk': {
              // Patients come in now and then, so that there is somebody to treat.
              const bring = all.find(({ kind, to }) => kind === 'patient' && Number(to) >= 0);
              choice = (roll % 2 === 0 ? bring : undefined) ?? nearest(engine, state, seat, all) ?? { do: 'done' };
              walked++;
              break;
            }
            case 'treat-patients':
              choice = all[0];
              if (choice.do === 'treat') treated++;
              break;
            case 'buy':
              choice = { do: 'buy', points: Math.floor(state.clinics[seat].income / 3) };
              break;
            case 'car-leaves':
              choice = all[0];
              break;
            default:
              // Much is hired and admitted.
              if (random.do === 'done') choice = all[0];
          }
          const applied = engine.apply(state, seat, choice);
          if (!applied.ok) throw new Error(`${JSON.stringify(choice)} is refused by ${applied.violation.rule}.`);
          state = applied.state;
        }
        expect(engine.result(state)).toBeDefined();
      }
      expect(walked).toBeGreaterThan(50);
      expect(treated).toBeGreaterThan(0);
    });
  }
});
