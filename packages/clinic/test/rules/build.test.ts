import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { randomGame } from './random-game.ts';

const done = { do: 'done' };

/** Position S, its owner building. */
const building = (money = 100, options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario(options).positionS(money).builds();

/** What a thing costs: the money that it takes. */
function price(s: Scenario, choice: { do: string }): number {
  const before = s.clinic.money;
  s.choose(choice);
  return before - s.clinic.money;
}

const over = (s: Scenario): boolean => s.engine.deciders(s.state).length === 0;

describe('CB-BUILD-1: two things', () => {
  test('CB-BUILD-1: two of any kind, then no more', () => {
    const kinds = [
      (s: Scenario) => s.build('supply-room', '1C2'),
      (s: Scenario) => s.buildEntrance('0C1-S'),
      (s: Scenario) => s.build('parking-lot', '0A1'),
      (s: Scenario) => s.upgrade('0B3'),
      (s: Scenario) => s.build('garden', '0B1'),
      (s: Scenario) => s.equip('conveyor', '0D2'),
      (s: Scenario) => s.build('helipad', '1D2'),
    ];
    for (const first of kinds) {
      for (const second of kinds) {
        if (first === second) continue;
        const s = new Scenario().positionS().tile('parking-lot', '0B3').builds();
        for (const thing of [first, second]) {
          expect(s.engine.asking(s.state, 0)?.step).toBe('build-thing');
          s.choose(thing(s));
          // A lot lets cars in, the first conveyor brings another.
          if (s.may(done) && s.engine.asking(s.state, 0)?.step !== 'build-thing') s.choose(done);
        }
        expect(over(s)).toBe(true);
      }
    }
  });

  test('CB-BUILD-1: each is placed and paid before the next', () => {
    // $5 pay for the supply room on Floor 1, the money left for one more thing on Floor 0 only.
    const s = building(5);
    expect(s.may(s.build('laboratory', '1D2'))).toBe(true);
    s.choose(s.build('supply-room', '1C2'));
    expect(s.tileAt('1C2')).toBe('supply-room');
    expect(s.refusal(s.build('laboratory', '1D2'))).toBe('CB-BUILD-3');
    // What was just built carries and counts at once.
    s.money(100);
    expect(s.may(s.build('laboratory', '2C2'))).toBe(true);
    expect(s.refusal(s.build('supply-room', '1D2'))).toBe('CB-BUILD-6');
  });
});

test('CB-BUILD-2: $2 and the floor; $2 for entrance, lot and upgrade', () => {
  const tower = (): Scenario =>
    new Scenario().positionS().tile('laboratory', '1D2').tile('supply-room', '2D2').tile('garden', '0A1').builds();
  expect(price(tower(), tower().build('treatment-room', '0B1'))).toBe(2);
  expect(price(tower(), tower().build('supply-room', '1C2'))).toBe(3);
  const higher = new Scenario().positionS().tile('laboratory', '1D2').builds();
  expect(price(higher, higher.build('supply-room', '2D2'))).toBe(4);
  expect(price(tower(), tower().build('treatment-room', '3D2'))).toBe(5);
  expect(price(tower(), tower().buildEntrance('0C1-S'))).toBe(2);
  expect(price(tower(), tower().build('parking-lot', '0B3'))).toBe(2);
  const lot = new Scenario().positionS().tile('parking-lot', '0B3').builds();
  expect(price(lot, lot.upgrade('0B3'))).toBe(2);
  expect(price(tower(), tower().build('garden', '0B3'))).toBe(2);
  expect(price(tower(), tower().build('garden', '1A1'))).toBe(3);
  expect(price(tower(), tower().build('helipad', '1C2'))).toBe(3);
  expect(price(tower(), tower().build('helipad', '3D2'))).toBe(5);
  expect(price(tower(), tower().equip('conveyor', '0C1'))).toBe(2);
  expect(price(tower(), tower().equip('conveyor', '2D2'))).toBe(4);
});

test('CB-BUILD-3: the price is paid in full from savings', () => {
  const s = building(1).tile('parking-lot', '0A1');
  s.clinic.income = 50;
  for (const choice of [
    s.build('treatment-room', '0B1'),
    s.buildEntrance('0C1-S'),
    s.build('garden', '0B1'),
    s.upgrade('0A1'),
    s.equip('conveyor', '0D2'),
  ])
    expect(s.refusal(choice)).toBe('CB-BUILD-3');
  expect(s.choices()).toEqual([done]);
  s.money(2);
  expect(s.may(s.build('treatment-room', '0B1'))).toBe(true);
  expect(s.refusal(s.build('laboratory', '1D2'))).toBe('CB-BUILD-3');
  expect(price(s, s.build('treatment-room', '0B1'))).toBe(2);
});

test('CB-BUILD-4: nothing built is ever moved or removed', () => {
  let built = 0;
  for (const seed of ['stay', 'here', 'ever']) {
    randomGame({ seats: 2 }, seed, ({ engine, before, after }) => {
      const { rules } = engine;
      before.clinics.forEach((clinic, seat) => {
        const now = after.clinics[seat];
        clinic.tiles.forEach((tile, cell) => {
          if (tile === 0 || now.tiles[cell] === tile) return;
          expect([rules.tiles[tile].id, rules.tiles[now.tiles[cell]].id]).toEqual(['parking-lot', 'upgraded-lot']);
        });
        clinic.equipment.forEach((bits, cell) => {
          expect(now.equipment[cell] & bits).toBe(bits);
        });
        clinic.entrances.forEach((entrance, edge) => {
          expect(now.entrances[edge]).toBeGreaterThanOrEqual(entrance);
        });
        built += now.tiles.filter((tile) => tile > 0).length - clinic.tiles.filter((tile) => tile > 0).length;
      });
    });
  }
  expect(built).toBeGreaterThan(40);
});

describe('CB-BUILD-5: support', () => {
  test('CB-BUILD-5: modules support; air, helipads, gardens and lots do not', () => {
    const s = building();
    for (const module of ['hub:cardiology', 'treatment-room', 'supply-room', 'laboratory']) {
      s.tile(module, '0A1');
      const above = module === 'laboratory' ? 'supply-room' : 'laboratory';
      expect(s.may(s.build(above, '1A1'))).toBe(true);
    }
    s.tile('none', '0A1');
    expect(s.refusal(s.build('laboratory', '1A1'))).toBe('CB-BUILD-5');
    for (const plain of ['garden', 'parking-lot', 'upgraded-lot']) {
      s.tile(plain, '0A1');
      expect(s.refusal(s.build('laboratory', '1A1'))).toBe('CB-BUILD-5');
    }
    s.tile('helipad', '1D2');
    expect(s.refusal(s.build('laboratory', '2D2'))).toBe('CB-BUILD-5');
  });

  test('CB-EX-19 (CB-BUILD-5, CB-BUILD-7): a car, no module below, a garden below', () => {
    const s = building().tile('garden', '0B2');
    expect(s.refusal(s.build('treatment-room', '0A3'))).toBe('CB-GEO-10');
    expect(s.refusal(s.build('laboratory', '2C2'))).toBe('CB-BUILD-5');
    expect(s.refusal(s.build('laboratory', '1B2'))).toBe('CB-BUILD-5');
  });
});

describe('CB-BUILD-6: colours', () => {
  test('CB-EX-16 (CB-BUILD-6, CB-BUILD-10): above the treatment room of S', () => {
    expect(building().refusal(building().build('treatment-room', '1C2'))).toBe('CB-BUILD-6');
    expect(price(building(), building().build('supply-room', '1C2'))).toBe(3);
    expect(price(building(), building().build('hub:cardiology', '1C2'))).toBe(3);
  });

  test('CB-EX-6 (CB-BUILD-6): supply rooms above one another', () => {
    const s = building();
    expect(s.tileAt('0C1')).toBe('supply-room');
    expect(s.refusal(s.build('supply-room', '1C1'))).toBe('CB-BUILD-6');
  });

  test('CB-EX-17 (CB-BUILD-6, CB-BUILD-10): on 0B1 and 0B2', () => {
    const s = building();
    expect(s.refusal(s.build('supply-room', '0B1'))).toBe('CB-BUILD-6');
    expect(s.refusal(s.build('hub:cardiology', '0B2'))).toBe('CB-BUILD-10');
    expect(price(s, s.build('treatment-room', '0B1'))).toBe(2);
  });

  test('CB-BUILD-6: all hubs have one colour, all special modules have one; above and below count', () => {
    const s = building().tile('triage', '1D2');
    expect(s.refusal(s.build('laboratory', '1C2'))).toBe('CB-BUILD-6');
    expect(s.refusal(s.build('operating-room', '2D2'))).toBe('CB-BUILD-6');
    s.tile('hub:cardiology', '1D2');
    expect(s.refusal(s.build('hub:ophthalmology', '1C2'))).toBe('CB-BUILD-6');
    expect(s.refusal(s.build('hub:ophthalmology', '2D2'))).toBe('CB-BUILD-6');
    // Different colours may touch, and the same may at corners.
    s.tile('none', '1D2');
    expect(s.may(s.build('supply-room', '1C2'))).toBe(true);
    expect(s.may(s.build('supply-room', '0B2'))).toBe(true);
  });

  test('CB-BUILD-6: tiles that are no modules have no colour', () => {
    const s = building().tile('garden', '0A1').tile('parking-lot', '0B3');
    for (const [tile, at] of [
      ['garden', '0B1'],
      ['garden', '1A1'],
      ['parking-lot', '0A3'],
      ['helipad', '1D2'],
    ])
      expect(s.may(s.build(tile, at))).toBe(true);
    s.tile('helipad', '1D2');
    expect(s.may(s.build('helipad', '1C2'))).toBe(true);
  });

  test('CB-EX-29 (CB-BUILD-6, CB-BUILD-14): laboratory on 1D2, then triage on 1C2', () => {
    const s = building().choose(building().build('laboratory', '1D2'));
    // In the same round it would be a second special module anyway.
    expect(s.refusal(s.build('triage', '1C2'))).toBe('CB-BUILD-14');
    s.clinic.built.fill(0);
    expect(s.refusal(s.build('triage', '1C2'))).toBe('CB-BUILD-6');
  });
});

describe('CB-BUILD-7: free cells', () => {
  test('CB-BUILD-7: nothing on it, module or not, and on the own board', () => {
    const s = building().tile('garden', '0A1').tile('parking-lot', '0B3').tile('helipad', '1D2');
    for (const at of ['0D2', '0C1', '0A1', '0B3', '1D2']) {
      for (const tile of ['laboratory', 'garden', 'parking-lot', 'helipad']) {
        expect(s.refusal(s.build(tile, at))).toBe('CB-BUILD-7');
      }
    }
    for (const at of [-1, 48, 1000]) {
      for (const tile of ['laboratory', 'garden', 'helipad']) {
        expect(s.refusal({ do: 'build', tile, at })).toBe('CB-BUILD-7');
      }
    }
  });

  test('CB-BUILD-7: on Floor 0 no car on any of its edges; above a car is no matter', () => {
    const s = building();
    for (const edge of ['0B3-N', '0B3-E', '0B3-S', '0B3-W']) {
      s.clinic.cars.fill(0);
      s.car(edge);
      expect(s.refusal(s.build('laboratory', '0B3'))).toBe('CB-GEO-10');
    }
    s.clinic.cars.fill(0);
    expect(s.may(s.build('laboratory', '0B3'))).toBe(true);
    s.car('0D2-N');
    expect(s.may(s.build('laboratory', '1D2'))).toBe(true);
  });
});

describe('CB-BUILD-8, CB-BUILD-9: buildings', () => {
  test('CB-EX-18 (CB-BUILD-8, CB-BUILD-9): a second building, and what may stand between', () => {
    const s = building().choose(building().build('hub:cardiology', '0A2'));
    for (const tile of ['treatment-room', 'supply-room', 'laboratory'])
      expect(s.refusal(s.build(tile, '0B2'))).toBe('CB-BUILD-8');
    expect(s.may(s.build('garden', '0B2'))).toBe(true);
    s.choose(s.build('treatment-room', '0B1'));
    s.choose(done).builds();
    expect(s.refusal(s.build('supply-room', '0A1'))).toBe('CB-BUILD-8');
    expect(s.refusal(s.build('laboratory', '0A1'))).toBe('CB-BUILD-8');
  });

  test('CB-BUILD-8: beside one building a module joins it, beside none it starts a new one', () => {
    const s = building().choose(building().build('hub:cardiology', '0A2'));
    expect(s.may(s.build('laboratory', '0B1'))).toBe(true);
    // On 0A1 it joins building 2, so that 0B1 then lies between the two.
    s.choose(s.build('supply-room', '0A1')).builds();
    expect(s.refusal(s.build('laboratory', '0B1'))).toBe('CB-BUILD-8');
    // Above it is in the same building, and touches nothing of the other.
    expect(s.may(s.build('laboratory', '1A1'))).toBe(true);
    // A third building touches neither.
    s.clear().positionS().tile('hub:cardiology', '0A3').builds();
    s.clinic.cars.fill(0);
    expect(s.may(s.build('laboratory', '0A1'))).toBe(true);
  });

  test('CB-BUILD-9: lots, gardens and helipads between buildings join nothing', () => {
    const s = building().tile('hub:cardiology', '0A2').tile('treatment-room', '0A1');
    for (const tile of ['garden', 'parking-lot']) expect(s.may(s.build(tile, '0B2'))).toBe(true);
    // Where the garden lies, a module would join them; beside the garden it touches one building only.
    expect(s.refusal(s.build('laboratory', '0B2'))).toBe('CB-BUILD-8');
    s.clear().positionS().tile('garden', '0B2').tile('hub:cardiology', '0A2').builds();
    for (const at of ['0B1', '0A1', '0B3']) expect(s.may(s.build('laboratory', at))).toBe(true);
  });
});

describe('CB-BUILD-10: service hubs', () => {
  test('CB-EX-5 (CB-BUILD-10): a service once a round for the table, a hub once a round for a player', () => {
    const s = new Scenario().positionS();
    s.seat(1).positionS().seat(0).builds();
    s.choose(s.build('hub:cardiology', '1C2'));
    expect(s.refusal(s.build('hub:ophthalmology', '0A2'))).toBe('CB-BUILD-10');
    s.seat(1).builds();
    expect(s.refusal(s.build('hub:cardiology', '1C2'))).toBe('CB-BUILD-10');
    expect(s.may(s.build('hub:ophthalmology', '1C2'))).toBe(true);
  });

  test('CB-BUILD-10: at most one on each floor of each building', () => {
    const s = building().tile('supply-room', '0B2');
    for (const at of ['0B1', '0A2']) expect(s.refusal(s.build('hub:cardiology', at))).toBe('CB-BUILD-10');
    // On another floor, in another building.
    expect(s.may(s.build('hub:cardiology', '1C2'))).toBe(true);
    expect(s.may(s.build('hub:cardiology', '0A1'))).toBe(true);
    s.tile('hub:ophthalmology', '1C2').tile('laboratory', '1D2').tile('treatment-room', '2D2');
    expect(s.refusal(s.build('hub:cardiology', '1C1'))).toBe('CB-BUILD-6');
    expect(s.may(s.build('hub:cardiology', '2C2'))).toBe(false);
    expect(s.may(s.build('hub:cardiology', '3D2'))).toBe(true);
  });

  test('CB-BUILD-10: a service may be repeated in later rounds', () => {
    const s = building().choose(building().build('hub:cardiology', '0A2'));
    s.from('round-end');
    s.builds();
    // The pile was not turned up yet.
    expect(s.refusal(s.build('hub:cardiology', '1C2'))).toBe('CB-BUILD-10');
    s.only('admin-flip').builds();
    expect(s.may(s.build('hub:cardiology', '1C2'))).toBe(true);
  });
});

describe('CB-BUILD-11, CB-BUILD-12: the extra supply room', () => {
  test('CB-EX-23 (CB-BUILD-3, CB-BUILD-11): S with $5, with $6 and with more', () => {
    const five = building(5);
    expect(price(five, five.build('treatment-room', '1D2'))).toBe(3);
    // The extra on 1C2 would cost $3, and 0B2 is not adjacent: nothing to ask.
    expect(five.asked('things')).toBe(1);
    expect(five.refusal(five.build('supply-room', '1C2'))).toBe('CB-BUILD-3');
    five.asks({ step: 'extra-supply-room', seat: 0, at: five.cell('1D2') });
    expect(five.refusal(five.extra('1C2'))).toBe('CB-BUILD-3');
    expect(five.refusal(five.extra('0B2'))).toBe('CB-BUILD-11');
    five.builds(1);
    expect(price(five, five.build('supply-room', '0B2'))).toBe(2);
    expect(over(five)).toBe(true);

    const six = building(6);
    six.choose(six.build('treatment-room', '1D2'));
    expect(price(six, six.extra('1C2'))).toBe(3);
    expect(six.clinic.money).toBe(0);
    expect(six.asked('things')).toBe(1);

    const more = building(8);
    more.choose(more.build('treatment-room', '1D2')).choose(more.extra('1C2'));
    expect(price(more, more.build('garden', '0B1'))).toBe(2);
    expect(over(more)).toBe(true);
  });

  test('CB-BUILD-11: only adjacent to the room, only once, only under the general rules', () => {
    const s = building().choose(building().build('treatment-room', '0B1'));
    expect(s.refusal(s.extra('0D1'))).toBe('CB-BUILD-11');
    expect(s.refusal(s.extra('0C1'))).toBe('CB-BUILD-7');
    expect(s.refusal(s.build('supply-room', '0B2'))).not.toBeUndefined();
    s.choose(s.extra('0B2'));
    expect(s.engine.asking(s.state, 0)?.step).toBe('build-thing');
    expect(s.asked('things')).toBe(1);
    const t = building()
      .tile('laboratory', '0B2')
      .tile('supply-room', '0A2')
      .choose(building().build('treatment-room', '0B1'));
    expect(t.refusal(t.extra('0A1'))).toBe('CB-BUILD-6');
  });

  test('CB-EX-24 (CB-BUILD-11, CB-BUILD-12): four tiles, two things, $11', () => {
    const s = building(20);
    expect(price(s, s.build('treatment-room', '0D1'))).toBe(2);
    expect(price(s, s.extra('1D1'))).toBe(3);
    expect(price(s, s.build('treatment-room', '1C1'))).toBe(3);
    expect(price(s, s.extra('1C2'))).toBe(3);
    expect(s.clinic.money).toBe(9);
    expect(over(s)).toBe(true);
    // A room on Floor 0 that works is worth 2 at the end; 0C2 and 0D1 do, 1C1 does not.
    s.asks();
    const lines = s.engine.result(s.state)?.lines;
    expect(lines?.find(({ id }) => id === 'treatment-rooms')?.points[0]).toBe(4);
  });

  test('CB-BUILD-12: built before the next thing, or forgone', () => {
    const s = building().choose(building().build('treatment-room', '0B1'));
    expect(s.may(s.build('garden', '0A1'))).toBe(false);
    s.choose(done).choose(s.build('garden', '0A1'));
    expect(over(s)).toBe(true);
  });
});

test('CB-BUILD-13: a supply room follows the general rules only', () => {
  const s = building();
  // Alone, away from all rooms, above and beside anything of another colour.
  for (const at of ['0A1', '0B2', '1D2', '1C2', '0D3']) expect(s.may(s.build('supply-room', at))).toBe(true);
  s.choose(s.build('supply-room', '0A1')).choose(s.build('supply-room', '1D2'));
  expect(over(s)).toBe(true);
});

describe('CB-BUILD-14: special modules', () => {
  test('CB-EX-28 (CB-BUILD-14): four players, A and B', () => {
    const s = new Scenario({ seats: 4 }).positionS().round(2);
    s.seat(1).positionS().seat(0).builds();
    s.choose(s.build('operating-room', '1D2')).choose(done);
    s.seat(1).builds();
    expect(s.refusal(s.build('operating-room', '1D2'))).toBe('CB-BUILD-14');
    s.choose(s.build('laboratory', '1D2'));
    s.seat(0).builds();
    expect(s.refusal(s.build('triage', '0A1'))).toBe('CB-BUILD-14');
  });

  test('CB-BUILD-14: again in the next round; no hub is needed', () => {
    const s = building().choose(building().build('operating-room', '0A1'));
    expect(s.refusal(s.build('triage', '0A3'))).toBe('CB-BUILD-14');
    s.only('admin-flip').from('round-end').builds();
    expect(s.may(s.build('triage', '0B3'))).toBe(true);
  });
});

test('CB-EX-27 (CB-BUILD-15): entrances of S', () => {
  const s = building();
  expect(s.refusal(s.buildEntrance('0B1-S'))).toBe('CB-GEO-12');
  expect(s.refusal(s.buildEntrance('0C2-N'))).toBe('CB-GEO-12');
  expect(price(s, s.buildEntrance('0C1-S'))).toBe(2);
  expect(s.clinic.entrances[s.edge('0C1-S')]).toBe(1);
});

test('CB-BUILD-15: a further entrance may serve any module', () => {
  const s = building().tile('laboratory', '0A1');
  for (const edge of ['0C1-S', '0A1-S', '0A1-W']) expect(s.may(s.buildEntrance(edge))).toBe(true);
});

describe('CB-BUILD-16, CB-BUILD-17, CB-BUILD-18: parking lots', () => {
  test('CB-BUILD-16: on an empty street space; cars on its edges are no matter; two cars; nothing above', () => {
    const s = building().car('0B2-N', '0B2-W').tile('garden', '0A1');
    expect(s.refusal(s.build('parking-lot', '0A1'))).toBe('CB-BUILD-7');
    expect(s.refusal(s.build('parking-lot', '0C2'))).toBe('CB-BUILD-7');
    expect(s.refusal(s.build('parking-lot', '1C2'))).toBe('CB-GEO-5');
    s.choose(s.build('parking-lot', '0B2')).choose(done);
    for (const tile of ['laboratory', 'supply-room', 'garden', 'helipad'])
      expect(s.may(s.build(tile, '1B2'))).toBe(false);
    for (const cars of [1, 2]) {
      s.asks({ step: 'park-car', seat: 0 }).choose(s.parkInLot('0B2'));
      expect(s.clinic.parked[s.cell('0B2')]).toBe(cars);
    }
    s.asks({ step: 'park-car', seat: 0 });
    expect(s.refusal(s.parkInLot('0B2'))).toBe('CB-CAR-2');
  });

  test('CB-EX-21 (CB-BUILD-17): S with $4, a lot on 0B3 and its upgrade', () => {
    const s = building(4).choose(building().build('parking-lot', '0B3')).choose(done);
    expect(price(s, s.upgrade('0B3'))).toBe(2);
    s.choose(done);
    expect(s.clinic.money).toBe(0);
    expect(over(s)).toBe(true);
    for (const cars of [1, 2, 3]) {
      s.asks({ step: 'park-car', seat: 0 }).choose(s.parkInLot('0B3'));
      expect(s.clinic.parked[s.cell('0B3')]).toBe(cars);
    }
    expect(s.asks({ step: 'park-car', seat: 0 }).refusal(s.parkInLot('0B3'))).toBe('CB-CAR-2');
  });

  test('CB-BUILD-17: an own lot of two places, once', () => {
    const s = building().tile('parking-lot', '0B3').tile('garden', '0A1');
    for (const at of ['0A1', '0B2', '0C2']) expect(s.refusal(s.upgrade(at))).toBe('CB-BUILD-17');
    s.choose(s.upgrade('0B3')).choose(done);
    expect(s.refusal(s.upgrade('0B3'))).toBe('CB-BUILD-17');
    // It takes no tile from the supply.
    expect(s.state.tileSupply[s.rules.tileIndex['parking-lot']]).toBe(24);
  });

  test('CB-EX-20 (CB-BUILD-18, CB-BUILD-8): a lot on 0B2 frees 0A2 for a hub', () => {
    const s = building(4).car('0A2-E');
    s.clinic.people.push({ ...s.clinic.people[0] });
    expect(s.refusal(s.build('hub:cardiology', '0A2'))).toBe('CB-GEO-10');
    s.choose(s.build('parking-lot', '0B2'));
    expect(s.clinic.money).toBe(2);
    s.choose(s.shift('0A2-E')).choose(s.shift('0A3-W'));
    // Full: nothing more to move.
    expect(s.asked('things')).toBe(1);
    expect(s.clinic.parked[s.cell('0B2')]).toBe(2);
    expect(s.clinic.cars.every((cars) => cars === 0)).toBe(true);
    s.choose(s.build('hub:cardiology', '0A2'));
    expect(s.clinic.money).toBe(0);
    expect(over(s)).toBe(true);
  });

  test('CB-BUILD-18: on upgrading too, from edges and from other lots, free and up to its capacity', () => {
    const s = building(2).tile('parking-lot', '0B3').carsInLot('0B3', 2).tile('parking-lot', '0A1').carsInLot('0A1', 1);
    s.choose(s.upgrade('0B3'));
    expect(s.clinic.money).toBe(0);
    const fromLot = { do: 'shift', edge: -1, lot: s.cell('0A1') };
    expect(s.choices()).toEqual([s.shift('0A3-W'), fromLot, done]);
    expect(s.refusal({ do: 'shift', edge: -1, lot: s.cell('0B3') })).toBeDefined();
    s.choose(fromLot);
    expect([s.clinic.parked[s.cell('0B3')], s.clinic.parked[s.cell('0A1')]]).toEqual([3, 0]);
    expect(s.engine.asking(s.state, 0)?.step).toBe('build-thing');
  });

  test('CB-BUILD-18: the owner may leave cars where they are', () => {
    const s = building().choose(building().build('parking-lot', '0B2')).choose(done);
    expect(s.clinic.cars[s.edge('0A3-W')]).toBe(1);
  });
});

test('CB-BUILD-19: a garden on an empty street space or above a garden; only a garden above it', () => {
  const s = building().car('0B2-N').tile('parking-lot', '0A1');
  expect(s.refusal(s.build('garden', '0A1'))).toBe('CB-BUILD-7');
  expect(s.refusal(s.build('garden', '0C2'))).toBe('CB-BUILD-7');
  for (const at of ['1A1', '1C2', '1B3', '1B2']) expect(s.refusal(s.build('garden', at))).toBe('CB-BUILD-19');
  s.choose(s.build('garden', '0B2'));
  for (const tile of ['laboratory', 'supply-room', 'helipad', 'parking-lot'])
    expect(s.may(s.build(tile, '1B2'))).toBe(false);
  s.choose(s.build('garden', '1B2')).builds();
  expect(s.may(s.build('garden', '2B2'))).toBe(true);
  expect(s.refusal(s.build('garden', '3B2'))).toBe('CB-BUILD-19');
});

describe('CB-BUILD-20, CB-BUILD-21, CB-BUILD-22: conveyors', () => {
  test('CB-EX-25 (CB-BUILD-20, CB-BUILD-21): the first pair', () => {
    const s = building().choose(building().equip('conveyor', '0C1'));
    expect(s.refusal(s.second('0D2'))).toBe('CB-BUILD-21');
    expect(s.clinic.money).toBe(98);
    s.choose(s.second('0C2'));
    expect(s.clinic.money).toBe(98);
    expect(s.asked('things')).toBe(1);
    expect(s.state.equipmentSupply).toEqual([18]);
  });

  test('CB-EX-4 (CB-BUILD-21): a third one in line with neither, and one in line', () => {
    const s = building().tile('treatment-room', '0B1').tile('supply-room', '1C2').equipped('conveyor', '0D2', '0C2');
    expect(s.refusal(s.equip('conveyor', '0B1'))).toBe('CB-BUILD-21');
    expect(s.may(s.equip('conveyor', '1C2'))).toBe(true);
  });

  test('CB-EX-78 (CB-BUILD-20, CB-BUILD-21): a declined second is lost', () => {
    const s = building();
    expect(price(s, s.equip('conveyor', '0C2'))).toBe(2);
    s.choose(done);
    expect(s.asked('things')).toBe(1);
    expect(price(s, s.equip('conveyor', '0D2'))).toBe(2);
    expect(over(s)).toBe(true);
    s.builds();
    expect(price(s, s.equip('conveyor', '0C1'))).toBe(2);
    expect(s.asked('things')).toBe(1);
    expect(s.state.equipmentSupply).toEqual([17]);
  });

  test('CB-BUILD-20: in own modules only, one each; the pair at the price of the first', () => {
    const s = building().tile('garden', '0A1').tile('helipad', '1D2').equipped('conveyor', '0C2');
    for (const at of ['0A1', '1D2', '0B2', '0C2']) expect(s.refusal(s.equip('conveyor', at))).toBe('CB-BUILD-20');
    const t = building().tile('laboratory', '1D2').tile('supply-room', '2D2');
    expect(price(t, t.equip('conveyor', '2D2'))).toBe(4);
    expect(t.refusal(t.second('1B2'))).toBe('CB-BUILD-21');
    expect(t.refusal(t.second('3D2'))).toBe('CB-BUILD-20');
    expect(price(t, t.second('0D2'))).toBe(0);
    expect(t.asked('things')).toBe(1);
  });

  test('CB-BUILD-21: along a row, a file and a column of cells, whatever lies between', () => {
    const s = building().tile('laboratory', '1D2').tile('supply-room', '2D2').tile('supply-room', '0A2');
    s.tile('treatment-room', '0D1').tile('treatment-room', '0D3').equipped('conveyor', '0D2');
    for (const at of ['0A2', '0D1', '0D3', '2D2', '0C2']) expect(s.may(s.equip('conveyor', at))).toBe(true);
    expect(s.refusal(s.equip('conveyor', '0C1'))).toBe('CB-BUILD-21');
    // By the one in 0C2 there is a line to 0C1, but none that leads around a corner.
    s.equipped('conveyor', '0C2').tile('hub:cardiology', '1C1');
    expect(s.may(s.equip('conveyor', '0C1'))).toBe(true);
    expect(s.refusal(s.equip('conveyor', '1C1'))).toBe('CB-BUILD-21');
  });

  test('CB-BUILD-22: without a place for the second, or with the last conveyor, one is placed', () => {
    const s = building().tile('laboratory', '1D2');
    s.clear().tile('hub:psychiatry', '0D2').tile('laboratory', '0A1').money(10).builds();
    s.choose(s.equip('conveyor', '0D2'));
    expect(s.asked('things')).toBe(1);
    const last = building();
    last.state.equipmentSupply = [1];
    last.choose(last.equip('conveyor', '0C2'));
    expect(last.asked('things')).toBe(1);
    expect(last.refusal(last.equip('conveyor', '0D2'))).toBe('CB-COMP-5');
    // The gift is lost: later ones come alone.
    s.tile('treatment-room', '0C2').choose(s.equip('conveyor', '0C2'));
    expect(over(s)).toBe(true);
  });
});

describe('CB-BUILD-23: helipads', () => {
  test('CB-EX-26 (CB-BUILD-23, CB-ADMIT-1): above the hub of S', () => {
    const s = building();
    expect(price(s, s.build('helipad', '1D2'))).toBe(3);
    expect(s.refusal(s.build('supply-room', '1D2'))).toBe('CB-BUILD-7');
    expect(s.refusal(s.build('supply-room', '2D2'))).toBe('CB-BUILD-5');
    expect(s.laid('admit', 'hire').only('admit').asked('points')).toBe(3);
  });

  test('CB-BUILD-23: only directly above a module', () => {
    const s = building().tile('garden', '0A1').tile('parking-lot', '0B3').tile('helipad', '1D2');
    for (const at of ['0B2', '1A1', '1B3', '2D2', '1B2', '2C2'])
      expect(s.refusal(s.build('helipad', at))).toBe('CB-BUILD-23');
    expect(s.may(s.build('helipad', '1C2'))).toBe(true);
  });

  test('CB-BUILD-23: it has no colour and joins nothing', () => {
    const s = building().tile('hub:cardiology', '0A2').tile('treatment-room', '1A2').tile('helipad', '1C2');
    expect(s.may(s.build('helipad', '2A2'))).toBe(true);
    expect(s.refusal(s.build('laboratory', '0B2'))).toBe('CB-BUILD-8');
    s.clear().tile('hub:psychiatry', '0A2').tile('helipad', '1A2').tile('supply-room', '0C2').money(50).builds();
    // 1B2 beside the helipad has only the building below it.
    s.tile('garden', '0B2');
    expect(s.may(s.build('helipad', '1C2'))).toBe(true);
  });
});

test('a word from outside that names no tile is refused', () => {
  const s = building();
  for (const tile of ['none', 'constructor', 'toString', '', 7]) {
    expect(s.refusal({ do: 'build', tile, at: 0 })).toBeDefined();
  }
});

test('CB-EX-70 (CB-ED-6): supply-forced: on', () => {
  const options = { 'supply-forced': 'on' };
  expect(building(5, options).refusal(building().build('treatment-room', '1D2'))).toBe('CB-ED-6');
  const six = building(6, options);
  expect(price(six, six.build('treatment-room', '1D2'))).toBe(3);
  expect(six.refusal(done)).toBe('CB-ED-6');
  expect(six.choices()).toEqual([six.extra('1C2')]);
  expect(price(six, six.extra('1C2'))).toBe(3);
  expect(six.asked('things')).toBe(1);
  // Beside the supply room 0C1 nothing is forced, and the extra of CB-BUILD-11 stays.
  const two = building(2, options);
  expect(price(two, two.build('treatment-room', '0D1'))).toBe(2);
  expect(two.asked('things')).toBe(1);
  const rich = building(100, options);
  rich.choose(rich.build('treatment-room', '0D1'));
  expect(rich.may(rich.extra('1D1'))).toBe(true);
  expect(rich.may(done)).toBe(true);
  // Without the option the room on 1D2 is legal alone.
  expect(building(5).may(building().build('treatment-room', '1D2'))).toBe(true);
});
