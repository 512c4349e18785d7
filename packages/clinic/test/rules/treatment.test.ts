import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { isActive } from '../../src/board/rooms.ts';

const active = (s: Scenario, at: string): boolean => isActive(s.rules, 0, s.clinic, s.cell(at));

/** The first clinic in the step `treat`: hub, treatment room 0C2, supply room, nobody waiting outside. */
const room = (): Scenario =>
  new Scenario()
    .tile('hub:psychiatry', '0D2')
    .tile('treatment-room', '0C2')
    .tile('supply-room', '0C1')
    .entrance('0D2-E');

describe('active rooms', () => {
  test('CB-TREAT-1: a treatment room needs a hub beside it on its floor and a supply room beside, above or below', () => {
    const s = new Scenario().tile('hub:psychiatry', '0D2').tile('treatment-room', '0C2');
    expect(active(s, '0C2')).toBe(false);
    for (const supply of ['0B2', '1C2']) {
      s.tile('supply-room', supply);
      expect(active(s, '0C2')).toBe(true);
      s.tile('none', supply);
    }
    s.tile('supply-room', '0D3');
    expect(active(s, '0C2')).toBe(false);
    // Below: the room stands on Floor 1, over its supply room, beside a hub there.
    s.tile('none', '0D3').tile('supply-room', '0A1').tile('treatment-room', '1A1').tile('hub:cardiology', '1B1');
    expect(active(s, '1A1')).toBe(true);
  });

  test('CB-TREAT-1, CB-TREAT-3, CB-EX-68: one supply room serves three rooms; a room two cells from the hub is inactive', () => {
    const s = new Scenario()
      .tile('supply-room', '0B2')
      .tile('treatment-room', '0A2')
      .tile('treatment-room', '0C2')
      .tile('treatment-room', '0B1')
      .tile('hub:psychiatry', '0A1')
      .tile('hub:cardiology', '0C1');
    for (const at of ['0A2', '0C2', '0B1']) expect(active(s, at)).toBe(true);
    const far = new Scenario().positionS().tile('treatment-room', '0B1');
    expect(active(far, '0C2')).toBe(true);
    expect(active(far, '0B1')).toBe(false);
  });

  test('CB-TREAT-2, CB-EX-7: a room over the hub may be built but is not active and takes no patients', () => {
    const s = new Scenario().positionS().patient('white', 'psychiatry');
    s.builds();
    expect(s.may(s.build('treatment-room', '1D2'))).toBe(true);
    s.choose(s.build('treatment-room', '1D2')).choose(s.extra('1C2'));
    expect(active(s, '1D2')).toBe(false);
    s.only('move');
    expect(s.refusal(s.walk('patient', 'white', 'pre-admission', '1D2', 'psychiatry'))).toBe('CB-MOVE-4');
    // Neither does a hub above make it active.
    const above = new Scenario().tile('treatment-room', '0C2').tile('supply-room', '0C1').tile('hub:psychiatry', '1C2');
    expect(active(above, '0C2')).toBe(false);
  });

  test('CB-TREAT-9: a room that is inactive treats nobody', () => {
    const s = room().doctor('white', '0C2').patient('white', 'psychiatry', '0C2');
    s.tile('none', '0C1').asks({ step: 'treat-patients', seat: 0 });
    expect(s.refusal(s.treat('0C2', 'white', 'white'))).not.toBeUndefined();
    s.only('treat');
    expect(s.people('patient')).toEqual(['white 0C2']);
    expect(s.clinic.income).toBe(0);
    s.tile('supply-room', '0C1').only('treat');
    expect(s.may(s.treat('0C2', 'white', 'white'))).toBe(true);
    // While something else is to be decided, the refusal names the rule.
    s.tile('treatment-room', '1D2').doctor('white', '1D2').patient('white', 'psychiatry', '1D2');
    expect(s.refusal(s.treat('1D2', 'white', 'white'))).toBe('CB-TREAT-9');
  });
});

describe('matching', () => {
  test('CB-TREAT-4: each nurse of the room bends one doctor by one level, up or down', () => {
    const levels = ['white', 'yellow', 'orange', 'red'] as const;
    for (const [d, doctor] of levels.entries()) {
      for (const [p, patient] of levels.entries()) {
        for (let nurses = 0; nurses <= 3; nurses++) {
          // Somebody else can be treated, so that the question is asked at all; nurses in the hub do not count.
          const s = room().tile('outpatient-room', '0A1').doctor('white', '0A1').patient('white', 'psychiatry', '0A1');
          s.doctor(doctor, '0C2')
            .nurse('0C2', nurses)
            .nurse('0D2', 3)
            .patient(patient, 'psychiatry', '0C2')
            .only('treat');
          const refusal = s.refusal(s.treat('0C2', doctor, patient));
          expect(refusal).toBe(nurses >= Math.abs(d - p) ? undefined : 'CB-TREAT-4');
        }
      }
    }
  });

  test('CB-TREAT-4, CB-TREAT-5, CB-EX-43: nurses of two treatments are added up', () => {
    const s = room().doctor('red', '0C2').doctor('white', '0C2').nurse('0C2', 2);
    s.patient('orange', 'psychiatry', '0C2').patient('yellow', 'psychiatry', '0C2').only('treat');
    expect(s.may(s.treat('0C2', 'red', 'yellow'))).toBe(true);
    s.choose(s.treat('0C2', 'red', 'orange')).choose(s.leave('0D3-E'));
    s.choose(s.treat('0C2', 'white', 'yellow'));
    expect(s.clinic.income).toBe(32);
    // The other pairing: red takes yellow with both nurses, and none is left for white with orange.
    const other = room().doctor('red', '0C2').doctor('white', '0C2').nurse('0C2', 2);
    other.patient('orange', 'psychiatry', '0C2').patient('yellow', 'psychiatry', '0C2').only('treat');
    other.choose(other.treat('0C2', 'red', 'yellow'));
    other.choose(other.choices()[0]);
    expect(other.clinic.income).toBe(12);
    expect(other.engine.deciders(other.state)).toEqual([]);
  });

  test('CB-TREAT-5, CB-EX-10: one nurse serves one doctor', () => {
    const s = room().doctor('white', '0C2').doctor('white', '0C2').nurse('0C2');
    s.patient('yellow', 'psychiatry', '0C2').patient('yellow', 'psychiatry', '0C2').only('treat');
    s.choose(s.treat('0C2', 'white', 'yellow')).choose(s.leave('0D3-E'));
    expect(s.clinic.income).toBe(12);
    expect(s.people('patient')).toEqual(['yellow 0C2']);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  test('CB-TREAT-5: a doctor treats one patient a round', () => {
    const s = room().tile('outpatient-room', '0A1').doctor('white', '0A1').patient('white', 'psychiatry', '0A1');
    s.doctor('red', '0C2').patient('red', 'psychiatry', '0C2').patient('red', 'psychiatry', '0C2').only('treat');
    s.choose(s.treat('0C2', 'red', 'red')).choose(s.leave('0D3-E'));
    expect(s.refusal(s.treat('0C2', 'red', 'red'))).toBe('CB-TREAT-5');
    expect(s.refusal(s.treat('0A1', 'white', 'red'))).toBe('CB-TREAT-5');
    s.done();
    expect(s.people('patient')).toEqual(['white 0A1', 'red 0C2']);
    // The next round it works again.
    s.only('treat');
    expect(s.may(s.treat('0C2', 'red', 'red'))).toBe(true);
  });

  test('CB-TREAT-6, CB-EX-46: any set may be treated; the default is the red patient for $32', () => {
    const s = room().doctor('orange', '0C2').nurse('0C2');
    s.patient('yellow', 'psychiatry', '0C2').patient('red', 'psychiatry', '0C2').only('treat');
    expect(s.choices()).toEqual([s.treat('0C2', 'orange', 'red'), s.treat('0C2', 'orange', 'yellow'), { do: 'done' }]);
    s.choose(s.choices()[0]);
    expect(s.clinic.income).toBe(32);
  });

  test('CB-TREAT-6: treating is never forced', () => {
    const s = room().doctor('white', '0C2').patient('white', 'psychiatry', '0C2').only('treat');
    s.done();
    expect(s.people('patient')).toEqual(['white 0C2']);
    expect(s.clinic.income).toBe(0);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  /** Treats by the first choice listed, letting any car leave, until nothing is left to treat. */
  function byDefault(s: Scenario): string[] {
    const treated: string[] = [];
    while (s.engine.deciders(s.state).length > 0) {
      const [first] = s.choices();
      if (first.do === 'treat') treated.push('WYOR'[Number(first.doctor)] + 'WYOR'[Number(first.patient)]);
      s.choose(first);
    }
    return treated;
  }

  test('CB-TREAT-6: the default is most income, then higher patients, then fewest nurses, in the best set and not one by one', () => {
    // Taking the nearest doctor first would leave one patient untreated.
    const both = room().doctor('white', '0C2').doctor('red', '0C2').nurse('0C2', 2);
    both.patient('yellow', 'psychiatry', '0C2').patient('white', 'psychiatry', '0C2').only('treat');
    expect(byDefault(both).sort()).toEqual(['RY', 'WW']);
    expect(both.clinic.income).toBe(20);
    // Where all bring the same, the higher patient.
    const flat = room().tile('outpatient-room', '0A1').doctor('white', '0A1').patient('white', 'psychiatry', '0A1');
    flat.patient('red', 'cardiology', '0A1').only('treat');
    expect(byDefault(flat)).toEqual(['WR']);
    // The doctor who needs no nurse treats.
    const few = room().doctor('yellow', '0C2').doctor('red', '0C2').nurse('0C2', 1).patient('red', 'psychiatry', '0C2');
    few.only('treat');
    expect(byDefault(few)).toEqual(['RR']);
  });
});

describe('what becomes of them', () => {
  test('CB-TREAT-7: treated patients leave to the supply with a car each, staff stay', () => {
    const s = room().doctor('white', '0C2').nurse('0C2').patient('yellow', 'psychiatry', '0C2').only('treat');
    const bag = s.state.patientBag.counts.slice();
    expect(s.clinic.cars.reduce((sum, car) => sum + car)).toBe(3);
    s.choose(s.treat('0C2', 'white', 'yellow'));
    // The owner chooses which car leaves: any of the three.
    expect(s.choices()).toHaveLength(3);
    s.choose(s.choices()[2]);
    expect(s.clinic.cars.reduce((sum, car) => sum + car)).toBe(2);
    expect(s.people('patient')).toEqual([]);
    expect(s.people('doctor')).toEqual(['white 0C2']);
    expect(s.people('nurse')).toEqual(['white 0C2']);
    expect(s.state.patientBag.counts).toEqual(bag);
  });

  test('CB-TREAT-8: patients who are not treated stay and worsen', () => {
    const s = room().doctor('white', '0C2').patient('yellow', 'psychiatry', '0C2').only('treat', 'admin-patients');
    expect(s.people('patient')).toEqual(['orange 0C2']);
  });

  test('CB-TREAT-10: income goes by the level of the patient, not of the doctor', () => {
    for (const [patient, money] of [
      ['red', 32],
      ['orange', 20],
      ['yellow', 12],
      ['white', 8],
    ] as const) {
      for (const doctor of ['white', 'red'] as const) {
        const s = room().doctor(doctor, '0C2').nurse('0C2', 3).patient(patient, 'psychiatry', '0C2').only('treat');
        s.choose(s.treat('0C2', doctor, patient));
        expect(s.clinic.income).toBe(money);
      }
    }
  });

  test('CB-TREAT-11, CB-EX-47: each garden beside the room adds 2 for each treated patient', () => {
    const s = room().tile('garden', '0B2').tile('garden', '0C3').doctor('white', '0C2').doctor('yellow', '0C2');
    s.patient('white', 'psychiatry', '0C2').patient('yellow', 'psychiatry', '0C2').only('treat');
    s.choose(s.treat('0C2', 'white', 'white')).choose(s.leave('0D3-E'));
    expect(s.clinic.income).toBe(8 + 4);
    s.choose(s.treat('0C2', 'yellow', 'yellow'));
    expect(s.clinic.income).toBe(28);
  });

  test('CB-TREAT-11: one garden serves all treatment rooms around it, but no operating room and no untreated patient', () => {
    const s = room().tile('garden', '0B2').tile('garden', '0D1');
    s.tile('treatment-room', '0A2')
      .tile('hub:cardiology', '0A1')
      .tile('supply-room', '0A3')
      .tile('operating-room', '0D3');
    s.tile('garden', '0C3');
    s.doctor('white', '0C2').patient('white', 'psychiatry', '0C2').patient('red', 'psychiatry', '0C2');
    s.doctor('white', '0A2').patient('white', 'cardiology', '0A2');
    s.doctor('white', '0D3').patient('white', 'psychiatry', '0D3').only('treat');
    const income = (at: string): number => {
      const before = s.clinic.income;
      s.choose(s.treat(at, 'white', 'white'));
      const earned = s.clinic.income - before;
      if (s.choices()[0]?.do === 'leave') s.choose(s.choices()[0]);
      return earned;
    };
    // 0C2 has the gardens 0B2 and 0C3 beside it, 0A2 only 0B2; those diagonal to a room do nothing.
    expect(income('0C2')).toBe(8 + 2 + 2);
    expect(income('0A2')).toBe(8 + 2);
    expect(income('0D3')).toBe(8);
  });

  test('CB-TREAT-12: income is kept apart from savings until popularity has been bought', () => {
    const s = room().money(5).doctor('white', '0C2').patient('white', 'psychiatry', '0C2');
    s.only('treat', 'income', 'pay', 'buy-popularity');
    s.choose(s.treat('0C2', 'white', 'white'));
    expect([s.clinic.income, s.clinic.money]).toEqual([8, 5]);
    s.choose(s.choices()[0]);
    // Costs 1 + 3 came from the income; the rest waits for the choice.
    expect([s.clinic.income, s.clinic.money]).toEqual([4, 5]);
    s.choose(s.buy(1));
    expect([s.clinic.income, s.clinic.money, s.clinic.popularity]).toEqual([0, 6, 1]);
  });
});
