import { clinic } from '@asclepion/clinic';
import { levelsOf } from '@asclepion/clinic/position';
import { Scenario } from '@asclepion/clinic/testing';
import { openSeed } from '@asclepion/kernel';
import { expect, test } from 'vitest';

test('CB-EX-64: a whole small round of one player, choice by choice', () => {
  const s = new Scenario({
    seats: 1,
    setup: 'fixed',
    bags: { patients: levelsOf('W Y Y W O W W W'), doctors: levelsOf('Y W W') },
  });
  // From the real beginning of the fixed setup: layout White, bonus tile $5.
  s.state = s.engine.beginWith(openSeed('fast:whole-round')).state;
  expect(s.engine.game).toBe(clinic);
  const me = () => s.clinic;
  const cars = () => me().cars.reduce((sum, car) => sum + car, 0);
  const lay = (action: string) => s.choose({ do: 'lay', action });
  const rows = () => [s.rowText('psychiatry'), s.rowText('cardiology')];
  expect(me().money).toBe(20);
  expect(s.universityText()).toBe('Y W');
  expect(rows()).toEqual(['_ _ _ W', '_ _ _ Y']);

  // 1. Hire.
  lay('hire');
  s.choose({ do: 'hire-doctor', space: 1 });
  expect(me().money).toBe(18);
  s.choose(s.park('0A3-N')).choose({ do: 'hire-nurse' });
  expect(me().money).toBe(17);
  s.choose(s.park('0A2-W'));
  expect(s.universityText()).toBe('Y _');
  expect(rows()).toEqual(['_ _ Y W', '_ _ W Y']);

  // 2. Admit: 1 + 1 points.
  lay('admit');
  s.choose(s.take('psychiatry')).choose(s.park('0B3-N'));
  expect(s.rowText('psychiatry')).toBe('_ _ _ Y');
  s.choose(s.take('psychiatry')).choose(s.park('0A1-W'));
  expect(rows()).toEqual(['_ _ _ O', '_ W W Y']);

  // 3. Build.
  lay('build');
  s.choose(s.build('garden', '0B2'));
  expect(me().money).toBe(18 - 3);
  s.choose(s.build('laboratory', '1D2'));
  expect(me().money).toBe(12);
  expect(rows()).toEqual(['_ _ W O', 'W W W Y']);
  expect(cars()).toBe(5);

  // 4. Move.
  for (const walk of [
    s.walk('doctor', 'white', 'access', '0C2'),
    s.walk('doctor', 'white', 'access', '0C2'),
    s.walk('nurse', 'white', 'access', '0C2'),
    s.walk('patient', 'white', 'pre-admission', '0C2', 'psychiatry'),
    s.walk('patient', 'yellow', 'pre-admission', '0C2', 'psychiatry'),
  ]) {
    const before = me().walked;
    s.choose(walk);
    expect(me().walked).toBe(before + 2);
  }
  s.done();
  expect(me().time).toBe(10);

  // 5. Treat.
  s.choose(s.treat('0C2', 'white', 'white')).choose(s.leave('0A1-W'));
  expect(me().income).toBe(10);
  s.happened();
  s.choose(s.treat('0C2', 'white', 'yellow')).choose(s.leave('0B3-N'));
  expect(cars()).toBe(3);

  // 6. Pay.
  const events = s.happened();
  expect(events.find(({ id }) => id === 'income')).toMatchObject({ money: 24 });
  expect(events.find(({ id }) => id === 'paid')).toMatchObject({ wages: 3, maintenance: 5, saving: 0, fromIncome: 8 });
  expect(me().income).toBe(16);

  // 7. Buy.
  expect(s.refusal(s.buy(6))).toBe('CB-POP-1');
  s.choose(s.buy(5));

  // 8. Admin has run: the next round begins.
  expect(s.state.round).toBe(2);
  expect(rows()).toEqual(['_ _ _ W', '_ W W W']);
  expect(s.universityText()).toBe('O W');
  expect(s.people('doctor')).toEqual(['white 0C2', 'white 0C2']);
  expect(s.people('patient')).toEqual([]);
  expect(s.state.patientBag.queue).toEqual(levelsOf('O Y'));
  expect([me().money, me().popularity, me().time, cars()]).toEqual([13, 5, 10, 3]);
  expect(s.engine.deciders(s.state)).toEqual([0]);
});
