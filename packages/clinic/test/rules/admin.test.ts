import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { changePopularity, inReverse } from '../../src/phases/standing.ts';

const cars = (s: Scenario): number => s.clinic.cars.reduce((sum, car) => sum + car, 0);

describe('markers and supplies', () => {
  test('CB-ADM-1: the action marker goes back and the next round begins', () => {
    const s = new Scenario().round(2);
    s.state.action = 3;
    s.only('admin-advance');
    expect(s.state.action).toBe(0);
    s.from('admin-advance');
    expect(s.state.round).toBe(3);
    expect(s.engine.deciders(s.state)).toEqual([0, 1]);
    expect(s.may({ do: 'lay', action: 'build' })).toBe(true);
  });

  test('CB-ADM-2, CB-EX-60: the red column returns to the bag and the rows close up', () => {
    const s = new Scenario().row('psychiatry', 'W Y O R').row('cardiology', '_ _ _ Y').row('ophthalmology', '_ _ _ _');
    s.bags({ patients: 'W W' }).only('admin-notepad');
    expect(s.rowText('psychiatry')).toBe('_ W Y O');
    expect(s.rowText('cardiology')).toBe('_ _ _ _');
    expect(s.rowText('ophthalmology')).toBe('_ _ _ _');
    expect(s.state.patientBag.counts).toEqual([2, 1, 0, 1]);
  });

  test('CB-ADM-3, CB-EX-59: doctors left rise, the spaces are filled, and all are seated by level', () => {
    const s = new Scenario({ seats: 4 }).university('O _ Y _ W').bags({ doctors: 'W Y' }).only('admin-university');
    expect(s.universityText()).toBe('R O Y Y W');
    expect(s.state.doctorBag.counts).toEqual([0, 0, 0, 0]);
    s.hires().money(100);
    const prices = [0, 1, 2, 3, 4].map((space) => {
      const hiring = new Scenario({ seats: 4 }).positionS(100).university('R O Y Y W').hires();
      hiring.choose({ do: 'hire-doctor', space });
      return 100 - hiring.clinic.money;
    });
    expect(prices).toEqual([4, 2, 2, 1, 1]);
  });

  test('CB-ADM-3: red doctors stay red', () => {
    const s = new Scenario().university('R R R').only('admin-university');
    expect(s.universityText()).toBe('R R R');
  });

  test('CB-ADM-4: with an empty bag the right-hand spaces stay empty', () => {
    const s = new Scenario({ seats: 4 }).university('_ _ Y _ W').bags({ doctors: 'W' }).only('admin-university');
    expect(s.universityText()).toBe('O Y W _ _');
  });

  test('CB-ADM-5: nurses of this round who were not hired leave the game', () => {
    const s = new Scenario({ seats: 3 }).positionS().round(2);
    s.state.nurses = [1, 3, 3, 3, 3, 3];
    s.from('admin-advance');
    expect(s.state.round).toBe(3);
    expect(s.state.nurses).toEqual([1, 0, 3, 3, 3, 3]);
    // In the new round its own group is there.
    s.hires();
    expect(s.may({ do: 'hire-nurse' })).toBe(true);
    s.round(2).hires();
    expect(s.refusal({ do: 'hire-nurse' })).toBe('CB-HIRE-9');
  });

  test('CB-ADM-11, CB-ADM-12: each pile turns up its top tile; what lies face up stays', () => {
    const s = new Scenario({ seats: 3 }).positionS().builds();
    const pile = s.rules.tileIndex['hub:cardiology'];
    const other = s.rules.tileIndex.triage;
    s.choose(s.build('hub:cardiology', '1C2')).done();
    expect([s.state.tileSupply[pile], s.state.faceUp[pile]]).toEqual([2, 0]);
    expect([s.state.tileSupply[other], s.state.faceUp[other]]).toEqual([2, 1]);
    s.seat(1).positionS().builds();
    expect(s.refusal(s.build('hub:cardiology', '1C2'))).toBe('CB-BUILD-10');
    s.only('admin-flip').builds();
    expect([s.state.tileSupply[pile], s.state.faceUp[pile]]).toEqual([2, 1]);
    expect([s.state.tileSupply[other], s.state.faceUp[other]]).toEqual([2, 1]);
    expect(s.may(s.build('hub:cardiology', '1C2'))).toBe(true);
    // An empty pile shows nothing.
    s.state.tileSupply[pile] = 0;
    s.state.faceUp[pile] = 0;
    s.only('admin-flip');
    expect(s.state.faceUp[pile]).toBe(0);
  });
});

describe('doctors and patients', () => {
  test('CB-ADM-6, CB-ADM-7, CB-EX-53: the laboratory teaches two levels and a point, all others fall', () => {
    const s = new Scenario().positionS().tile('laboratory', '1D2').doctor('orange', '1D2').doctor('yellow', '0C2');
    s.only('admin-laboratory', 'admin-doctors');
    expect(s.people('doctor')).toEqual(['white access', 'red 1D2', 'white 0C2']);
    expect(s.clinic.popularity).toBe(1);
  });

  test('CB-ADM-6: white becomes orange; a doctor already red brings its point too', () => {
    const s = new Scenario()
      .tile('laboratory', '0A1')
      .tile('laboratory', '0A3')
      .doctor('white', '0A1')
      .doctor('red', '0A3');
    s.only('admin-laboratory', 'admin-doctors');
    expect(s.people('doctor')).toEqual(['orange 0A1', 'red 0A3']);
    expect(s.clinic.popularity).toBe(2);
  });

  test('CB-ADM-6: points of the laboratory are gained in reverse turn order', () => {
    const s = new Scenario();
    for (const seat of [0, 1]) s.seat(seat).tile('laboratory', '0A1').doctor('white', '0A1');
    s.state.turnOrder = [1, 0];
    s.only('admin-laboratory');
    // Seat 0 is last in turn order, so it arrived first and lies below.
    expect(s.state.arrivals[0]).toBeLessThan(s.state.arrivals[1]);
  });

  test('CB-ADM-7, CB-EX-9: a red doctor outside a laboratory becomes orange although it worked', () => {
    const s = new Scenario()
      .positionS()
      .doctor('red', '0C2')
      .doctor('red', 'access')
      .patient('red', 'psychiatry', '0C2');
    s.only('treat', 'admin-doctors');
    s.choose(s.treat('0C2', 'red', 'red')).choose(s.choices()[0]);
    expect(s.people('doctor')).toEqual(['white access', 'orange 0C2', 'orange access']);
  });

  test('CB-ADM-8: every patient on the board worsens one level, a red one dies', () => {
    const s = new Scenario().positionS().popularity(20);
    s.patient('white', 'psychiatry', '0C2').patient('yellow', 'cardiology').patient('orange', 'psychiatry', '0C2');
    s.patient('red', 'psychiatry', '0C2').only('admin-patients');
    expect(s.people('patient')).toEqual(['yellow 0C2', 'orange pre-admission', 'red 0C2']);
    expect(s.clinic.deaths).toBe(1);
  });

  test('CB-ADM-9, CB-EX-54: a death costs 5 popularity, with death 3 it costs 3, never below 0; a car leaves', () => {
    for (const [death, before, after] of [
      [5, 3, 0],
      [3, 3, 0],
      [5, 7, 2],
      [3, 7, 4],
    ] as const) {
      const s = new Scenario({ death })
        .positionS()
        .popularity(before)
        .patient('red', 'psychiatry')
        .only('admin-patients');
      expect(s.clinic.popularity).toBe(after);
      expect(cars(s)).toBe(2);
      // The owner chooses which of the two leaves.
      expect(s.choices()).toHaveLength(2);
      s.choose(s.leave('0A3-W'));
      expect(cars(s)).toBe(1);
      expect(s.engine.deciders(s.state)).toEqual([]);
    }
    expect(new Scenario({ edition: '2014' }).rules.options.death).toBe(3);
  });

  test('CB-ADM-9: two deaths cost twice and two cars leave', () => {
    const s = new Scenario().positionS().popularity(12).patient('red', 'psychiatry').patient('red', 'cardiology');
    s.only('admin-patients');
    expect(s.clinic.popularity).toBe(2);
    s.choose(s.choices()[0]).choose(s.choices()[0]);
    expect(cars(s)).toBe(1);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  test('CB-ADM-10: the dead patient goes to the supply, not to the bag', () => {
    const s = new Scenario().positionS().patient('red', 'psychiatry').bags({ patients: 'W' }).only('admin-patients');
    expect(s.people('patient')).toEqual([]);
    expect(s.state.patientBag.counts).toEqual([1, 0, 0, 0]);
  });
});

describe('turn order', () => {
  /** A table whose players hold the places 0, 1, 2 … with that much popularity, changed in that order. */
  function table(order: readonly number[], changes: readonly (readonly [number, number])[]): Scenario {
    const s = new Scenario({ seats: order.length });
    s.state.turnOrder = order.slice();
    for (const seat of inReverse(s.state)) s.state.arrivals[seat] = ++s.state.arrivalCount;
    for (const [seat, by] of changes) changePopularity(s.state, seat, by);
    return s;
  }
  const [A, B, C, D] = [0, 1, 2, 3];
  const next = (s: Scenario): number[] => s.only('admin-turn-order').state.turnOrder;

  test('CB-ADM-13: the less popularity, the earlier', () => {
    expect(
      next(
        table(
          [A, B, C, D],
          [
            [A, 9],
            [B, 2],
            [C, 5],
            [D, 1],
          ],
        ),
      ),
    ).toEqual([D, B, C, A]);
  });

  test('CB-ADM-14, CB-EX-55: on one space whoever reached it first comes later', () => {
    const s = new Scenario({ seats: 4 });
    [4, 5, 3, 5].forEach((points, seat) => {
      s.seat(seat).clinic.income = points * 3;
    });
    s.only('buy-popularity');
    for (const [seat, points] of [
      [D, 5],
      [C, 3],
      [B, 5],
      [A, 4],
    ])
      s.choose(s.buy(points), seat);
    expect(next(s)).toEqual([C, A, B, D]);
  });

  test('CB-ADM-15: each change is an arrival; none is a change of 0 or a loss by somebody on 0', () => {
    // B goes up and comes back: it arrives on 0 last and lies on top.
    expect(
      next(
        table(
          [A, B, C],
          [
            [B, 2],
            [B, -2],
          ],
        ),
      ),
    ).toEqual([B, A, C]);
    const still = [
      [B, 0],
      [B, -5],
    ] as const;
    // Nothing changed, so that CB-ADM-16 applies.
    expect(next(table([A, B, C], still))).toEqual([C, A, B]);
    // A clipped loss that moves the disc is an arrival.
    expect(
      next(
        table(
          [A, B, C],
          [
            [C, 3],
            [C, -5],
          ],
        ),
      ),
    ).toEqual([C, A, B]);
    const clipped = table(
      [A, B, C],
      [
        [B, 3],
        [B, -5],
      ],
    );
    expect(clipped.state.clinics[B].popularity).toBe(0);
    expect(next(clipped)).toEqual([B, A, C]);
  });

  test('CB-ADM-15, CB-ADM-16, CB-EX-57: nobody gains anything: the last becomes first', () => {
    expect(next(table([A, B, C, D], []))).toEqual([D, A, B, C]);
  });

  test('CB-ADM-16, CB-EX-56: an unchanged order turns its last player to the front', () => {
    const s = table(
      [C, A, B, D],
      [
        [D, 9],
        [C, 5],
        [B, 8],
        [A, 6],
      ],
    );
    expect(next(s)).toEqual([D, C, A, B]);
  });

  test('CB-ADM-16: not with one player', () => {
    const s = new Scenario({ seats: 1 });
    expect(next(s)).toEqual([0]);
  });

  test('CB-ADM-17: the new order holds from the next step on, and is set after round 6 too', () => {
    const s = new Scenario().round(6).popularity(4);
    s.state.turnOrder = [0, 1];
    s.from('admin-turn-order');
    expect(s.state.turnOrder).toEqual([1, 0]);
    expect(s.engine.result(s.state)?.winners).toEqual([0]);
    // CB-ADM-16 included: on a tie the player who came to the front wins.
    const tie = new Scenario().round(6);
    tie.from('admin-turn-order');
    expect(tie.state.turnOrder).toEqual([1, 0]);
    expect(tie.engine.result(tie.state)?.winners).toEqual([1]);
  });
});
