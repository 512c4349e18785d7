import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { isActive, serviceOf } from '../../src/board/rooms.ts';

const active = (s: Scenario, at: string): boolean => isActive(s.rules, 0, s.clinic, s.cell(at));

/** Treats and lets the first car leave. */
function treatAt(
  s: Scenario,
  at: string,
  doctor: 'white' | 'yellow' | 'red',
  patient: 'white' | 'yellow' | 'red',
): number {
  const before = s.clinic.income;
  s.choose(s.treat(at, doctor, patient));
  const earned = s.clinic.income - before;
  if (s.choices()[0]?.do === 'leave') s.choose(s.choices()[0]);
  return earned;
}

describe('what each module does', () => {
  test('CB-TILE-1: a hub is always active and decides the service around it on its own floor', () => {
    const s = new Scenario()
      .tile('hub:cardiology', '0B2')
      .tile('treatment-room', '0A2')
      .tile('operating-room', '0C2')
      .tile('supply-room', '0A1')
      .tile('treatment-room', '1B2')
      .tile('hub:psychiatry', '1A2');
    expect(active(s, '0B2')).toBe(true);
    const service = (at: string) => s.rules.services[serviceOf(s.rules, 0, s.clinic, s.cell(at))];
    expect(service('0A2')).toBe('cardiology');
    expect(service('0C2')).toBe('cardiology');
    expect(service('1B2')).toBe('psychiatry');
    s.patient('white', 'psychiatry').patient('white', 'cardiology').entrance('0B2-N').entrance('0A2-W').only('move');
    expect(s.may(s.walk('patient', 'white', 'pre-admission', '0A2', 'cardiology'))).toBe(true);
    expect(s.refusal(s.walk('patient', 'white', 'pre-admission', '0A2', 'psychiatry'))).toBe('CB-MOVE-4');
  });

  test('CB-TILE-2: a treatment room does nothing of its own', () => {
    const s = new Scenario().positionS().doctor('red', '0C2').patient('white', 'psychiatry', '0C2');
    s.clinic.walked = 5;
    s.only('treat', 'income', 'move-end', 'admin-laboratory', 'admin-doctors', 'admin-patients');
    expect(s.people('doctor')).toEqual(['white access', 'orange 0C2']);
    expect(s.people('patient')).toEqual(['yellow 0C2']);
    expect([s.clinic.time, s.clinic.income, s.clinic.popularity]).toEqual([5, 0, 0]);
  });

  test('CB-TILE-3: a supply room is always active; only an orderly in it saves 3', () => {
    const s = new Scenario().positionS().tile('garden', '0B2');
    expect(active(s, '0C1')).toBe(true);
    s.orderly('access').only('pay');
    expect(s.event('paid')).toMatchObject({ maintenance: 4, saving: 0 });
    s.orderly('0C1').only('pay');
    expect(s.event('paid')).toMatchObject({ maintenance: 4, saving: 3 });
  });

  test('CB-TILE-4: an operating room is active beside the hub on its floor and needs no supply room', () => {
    const s = new Scenario().tile('hub:psychiatry', '0D2').tile('operating-room', '0C2');
    expect(active(s, '0C2')).toBe(true);
    s.tile('operating-room', '1D2').tile('operating-room', '0A2');
    expect(active(s, '1D2')).toBe(false);
    expect(active(s, '0A2')).toBe(false);
  });

  /** An operating room behind the hub; pay after treating. */
  const operating = (): Scenario =>
    new Scenario().tile('hub:psychiatry', '0D2').tile('operating-room', '0D3').money(100);

  test('CB-TILE-4, CB-EX-44: yellow treats red with the built-in nurse and one more', () => {
    const s = operating().doctor('yellow', '0D3').nurse('0D3').patient('red', 'psychiatry', '0D3').only('treat', 'pay');
    expect(s.clinic.used).toEqual([]);
    s.choose(s.treat('0D3', 'yellow', 'red'));
    expect(s.clinic.income).toBe(32);
    s.choose(s.choices()[0]);
    // Hub 1, operating room 3.
    expect(s.event('paid')).toMatchObject({ maintenance: 4 });

    const without = operating().doctor('yellow', '0D3').patient('red', 'psychiatry', '0D3').only('treat', 'pay');
    expect(without.people('patient')).toEqual(['red 0D3']);
    expect(without.event('paid')).toMatchObject({ maintenance: 2 });
  });

  test('CB-TILE-4, CB-EX-45: used means treated, with or without the built-in nurse', () => {
    const s = operating().doctor('red', '0D3').patient('red', 'psychiatry', '0D3').only('treat', 'pay');
    s.choose(s.treat('0D3', 'red', 'red')).choose(s.choices()[0]);
    expect(s.event('paid')).toMatchObject({ maintenance: 4 });
    // The next round begins unused.
    s.from('round-end').only('pay');
    expect(s.event('paid')).toMatchObject({ maintenance: 2 });
    // Whoever could treat and does not, does not use it.
    const idle = operating().doctor('red', '0D3').patient('red', 'psychiatry', '0D3').only('treat', 'pay');
    idle.done();
    expect(idle.event('paid')).toMatchObject({ maintenance: 2 });
  });

  test('CB-TILE-4: the built-in nurse helps nobody in another room', () => {
    const s = new Scenario().positionS().tile('operating-room', '0D3').doctor('white', '0C2').doctor('white', '0D3');
    s.patient('yellow', 'psychiatry', '0C2').patient('yellow', 'psychiatry', '0D3').only('treat');
    expect(s.refusal(s.treat('0C2', 'white', 'yellow'))).toBe('CB-TREAT-4');
    expect(treatAt(s, '0D3', 'white', 'yellow')).toBe(12);
  });

  test('CB-TILE-5, CB-EX-8: in an outpatient room any doctor treats any patient for a flat 6', () => {
    const s = new Scenario().tile('outpatient-room', '0A1').tile('garden', '0B1').tile('garden', '0A2');
    s.doctor('white', '0A1').patient('red', 'cardiology', '0A1');
    expect(active(s, '0A1')).toBe(true);
    s.only('treat');
    expect(treatAt(s, '0A1', 'white', 'red')).toBe(6);
    expect(s.people('patient')).toEqual([]);
  });

  test('CB-TILE-5, CB-EX-73: outpatient-income plus adds the normal income', () => {
    for (const [income, money] of [
      ['plus', 18],
      ['flat', 6],
    ] as const) {
      const s = new Scenario({ 'outpatient-income': income }).tile('outpatient-room', '0A1').tile('garden', '0B1');
      s.doctor('red', '0A1').patient('yellow', 'cardiology', '0A1').only('treat');
      expect(treatAt(s, '0A1', 'red', 'yellow')).toBe(money);
    }
  });

  test('CB-TILE-5: nurses may not stop in an outpatient room', () => {
    const s = new Scenario().positionS().tile('outpatient-room', '0D1').nurse('access').only('move');
    expect(s.refusal(s.walk('nurse', 'white', 'access', '0D1'))).toBe('CB-MOVE-5');
  });

  test('CB-TILE-6: a laboratory is always active, teaches its doctor and takes no patient', () => {
    const s = new Scenario().positionS().tile('laboratory', '0A1').patient('white', 'psychiatry');
    expect(active(s, '0A1')).toBe(true);
    s.doctor('yellow', '0A1').only('move');
    expect(s.refusal(s.walk('patient', 'white', 'pre-admission', '0A1', 'psychiatry'))).toBe('CB-MOVE-5');
    s.only('admin-laboratory', 'admin-doctors');
    expect(s.people('doctor')).toEqual(['white access', 'red 0A1']);
  });

  test('CB-TILE-7: triage is always active, saves 3 time each round, and nobody stops there', () => {
    const s = new Scenario()
      .positionS()
      .tile('triage', '0A1')
      .nurse('access')
      .orderly('access')
      .patient('white', 'psychiatry');
    expect(active(s, '0A1')).toBe(true);
    s.only('move');
    for (const kind of ['doctor', 'nurse', 'orderly'] as const)
      expect(s.refusal(s.walk(kind, 'white', 'access', '0A1'))).toBe('CB-MOVE-5');
    expect(s.refusal(s.walk('patient', 'white', 'pre-admission', '0A1', 'psychiatry'))).toBe('CB-MOVE-5');
    s.choose(s.walk('orderly', 'white', 'access', '0C1')).choose(s.walk('doctor', 'white', 'access', '0D2'));
    s.choose(s.walk('nurse', 'white', 'access', '0D2')).done();
    expect(s.clinic.time).toBe(5 - 3);
  });
});
