import { describe, expect, test } from 'vitest';
import { NOTHING, roundAhead } from '../../src/index.ts';
import { cure, Scenario, surgery, turn, use } from '../scenario.ts';

const DONE = { do: 'done' };
const poor = { money: 0, stock: '', ready: [] };

describe('treatment', () => {
  test('HI-TRT-1 all at the same time, or by reputation', () => {
    const all = new Scenario({ seats: 2 }).has(0, { examination: [15] }).has(1, { examination: [36] });
    all.only('treatment');
    expect(all.engine.deciders(all.state)).toEqual([0, 1]);
    const turns = new Scenario({ seats: 2, 'treat-order': 'in-turn' })
      .has(0, { examination: [15], reputation: 1 })
      .has(1, { examination: [36], reputation: 2 })
      .only('treatment');
    expect(turns.engine.deciders(turns.state)).toEqual([1]);
    turns.does(1, DONE);
    expect(turns.engine.deciders(turns.state)).toEqual([0]);
  });

  test('HI-TRT-2 patients of both rooms, one by one, as many as one likes', () => {
    const table = surgery({ stock: 'PP', examination: [15], emergency: [4], doctors: { '24': [] } });
    expect(table.refused(0, cure(17, '24.P'))).toBe('HI-TRT-2');
    table.does(0, cure(4, '24.P')).does(0, cure(15, '24.P'));
    expect([table.player().cured, table.doctors()]).toEqual([[4, 15], { '24': [4, 15, NOTHING] }]);
    const lazy = surgery({ stock: 'PP', examination: [15], emergency: [4], doctors: { '24': [] } });
    lazy.does(0, DONE);
    expect([lazy.player().cured, lazy.player().emergency]).toEqual([[], [4]]);
  });

  test('HI-TRT-3 every kind needed must be mastered, and all medicines are given', () => {
    const table = surgery({ stock: 'PPHHU', examination: [63], doctors: { '17': [], '16': [] } });
    expect(table.refused(0, cure(63, '17.P'))).toBe('HI-TRT-3');
    expect(table.refused(0, cure(63, '24.P'))).toBe('HI-TRT-3');
    expect(table.refused(0, cure(63, '17.U'))).toBe('HI-TRT-3');
    table.does(0, cure(63, '17.HU'));
    expect(table.stock()).toBe('PP');
  });

  test('HI-TRT-4 HI-TRT-8 HI-MED-1 HI-EX-13 all or nothing', () => {
    const given = { ...poor, stock: 'PP', examination: [53], doctors: { '1': [] } };
    const two = surgery({ ...given, money: 2 });
    expect(two.refused(0, cure(53, '1.PHU'))).toBe('HI-TRT-4');
    expect(two.refused(0, { do: 'buy', medicines: 'H' })).toBe('HI-MED-1');
    expect([two.stock(), two.player().money, two.player().examination]).toEqual(['PP', 2, [53]]);
    const three = surgery({ ...given, money: 3 });
    three.does(0, { do: 'buy', medicines: 'H' }).does(0, cure(53, '1.PHU'));
    expect([three.player().cured, three.player().money]).toEqual([[53], 0]);
    const unguent = surgery({ ...given, money: 1, stock: 'PPU' });
    unguent.does(0, { do: 'sell', medicines: 'U' }).does(0, { do: 'buy', medicines: 'H' }).does(0, cure(53, '1.PHU'));
    expect([unguent.player().cured, unguent.player().money]).toEqual([[53], 0]);
    const panacea = surgery({ ...given, wild: 1 });
    panacea.does(0, cure(53, '1.PHU', { wild: 'H' }));
    expect([panacea.player().cured, panacea.player().wild, panacea.player().goneKnowledge]).toEqual([[53], [], [1]]);
  });

  test('HI-TRT-5 HI-TRT-6 HI-TRT-7 HI-EX-12 which contracts patients may be linked to', () => {
    const hospital = (patient: number) =>
      surgery({
        stock: 'PPPHHHUUU',
        examination: [patient],
        doctors: { '14': [], '16': [], '17': [], '28': [] },
      });
    const links = (patient: number, contracts: string) => hospital(patient).refused(0, cure(patient, contracts));
    // Doctors stand in the order of their hiring: here by number.
    expect(links(36, '16.H 17.P')).toBeUndefined();
    const both = hospital(36).does(0, cure(36, '16.H 17.P'));
    expect([both.doctors()['17'], both.doctors()['16'], both.stock()]).toEqual([[36, 0], [36, 0], 'PPHHUUU']);
    expect(links(36, '14.PH')).toBeUndefined();
    expect(links(36, '14.PH 17.P')).toBe('HI-TRT-7');
    expect(links(36, '14.U')).toBe('HI-TRT-3');
    expect(links(63, '17.HU')).toBeUndefined();
    expect(links(65, '28.PH 28.U')).toBe('HI-TRT-5');
    expect(links(65, '14.U 28.PH')).toBeUndefined();
    expect(links(65, '17.HU 28.PH')).toBeUndefined();
    expect(links(65, '28.PH 17.HU')).toBe('HI-TRT-3');
  });

  test('HI-TRT-5 a contract takes one patient', () => {
    const table = surgery({ stock: 'PP', examination: [4, 15], doctors: { '17': [] } });
    table.does(0, cure(4, '17.P'));
    expect(table.refused(0, cure(15, '17.P'))).toBe('HI-TRT-5');
  });

  test('HI-TRT-6 a contract masters its kinds for any number of medicines, and may have more kinds', () => {
    const table = surgery({ stock: 'PP', examination: [26], doctors: { '24': [] } });
    table.does(0, cure(26, '24.P'));
    expect([table.player().cured, table.stock()]).toEqual([[26], '']);
    const more = surgery({ stock: 'PP', examination: [26], doctors: { B1: [] } });
    expect(more.refused(0, cure(26, 'B1.PHU'))).toBeUndefined();
  });

  test('HI-TRT-7 each linked contract has a needed kind that no other has', () => {
    const table = surgery({ stock: 'PHU', examination: [65], doctors: { '11': [], '12': [], '18': [] } });
    expect(table.refused(0, cure(65, '11.PU 12.PH 18.U'))).toBe('HI-TRT-7');
    expect(table.refused(0, cure(65, '11.PU 12.HU'))).toBeUndefined();
  });

  test('HI-TRT-8 medicines come from stock, purchases, assistants and wild knowledge', () => {
    const table = surgery({
      stock: 'P',
      ready: ['charity', 'planning'],
      wild: 2,
      examination: [71],
      doctors: { B1: [] },
    });
    expect(table.refused(0, cure(71, 'B1.PHU', { with: 'charity planning' }))).toBe('HI-TRT-8');
    table.does(0, cure(71, 'B1.PHU', { wild: 'P', with: 'charity planning' }));
    expect([table.stock(), table.ready(), table.player().wild.length]).toEqual(['', [], 1]);
  });

  test('HI-TRT-9 cured patients stay linked; cures can be undone until one confirms', () => {
    const table = new Scenario({ seats: 2 }).has(0, { stock: 'P', examination: [15], doctors: { '24': [] } });
    table.has(1, { examination: [36] }).only('treatment');
    table.does(0, cure(15, '24.P'));
    // Even with nobody left to cure the player is asked, so that the cure is not final yet.
    expect([table.step(0), table.doctors()]).toEqual(['treat', { '24': [15, 0, 0] }]);
    table.does(0, DONE);
    expect(table.step(0)).toBeUndefined();
  });
});

describe('scoring', () => {
  test('HI-SCO-1 HI-SCO-2 HI-SCO-3 HI-SCO-4 what the round brings is known ahead', () => {
    const table = new Scenario({ seats: 4 });
    table.has(0, { reputation: 1, emergency: [4], examination: [16], doctors: { '17': [15, 38], '24': [5] } });
    table.player().cured = [38, 5];
    const { patients, doctors, reputation, worse, deaths, salaries, fees } = roundAhead(table.state, 0);
    expect([salaries, fees]).toEqual([6, 2]);
    table.only('scoring');
    expect([patients + doctors, reputation + 1]).toEqual([table.player().points[0] + 4, table.state.reputation[0]]);
    expect([worse, deaths]).toEqual([table.player().emergency, table.player().hades]);
  });

  const scoring = (given: Parameters<Scenario['has']>[1], cured: number[] = []) => {
    const table = new Scenario({ seats: 1 }).has(0, given);
    table.player().cured = cured;
    return table.only('scoring');
  };

  test('HI-SCO-1 untreated ones die or get worse; dying costs nothing yet but at the end', () => {
    const table = scoring({ examination: [15], emergency: [36], hades: [4], doctors: {} });
    const { examination, emergency, hades } = table.player();
    expect([examination, emergency, hades]).toEqual([[], [15], [4, 36]]);
    expect(table.player().points).toEqual([0, 0, 0, 0]);
  });

  test('HI-SCO-2 HI-PAY-1 HI-EX-14 +1 reputation for each cured patient lowers the next salaries', () => {
    const table = scoring({ reputation: 3, doctors: { '24': [15, 4], '16': [16] } }, [15, 4, 16]);
    expect(table.state.reputation[0]).toBe(6);
    table.has(0, { money: 4, ready: [], stock: '' }).only('salaries');
    table.does(0, { do: 'pay' });
    expect(table.player().money).toBe(0);
  });

  test('HI-SCO-3 HI-SCO-4 HI-SCO-5 HI-EX-21 patients score once, a full doctor retires with them', () => {
    const table = scoring({ doctors: { '17': [15] } }, [15]);
    expect([table.points(), table.doctors(), table.player().cured]).toEqual([3, { '17': [15, 0] }, []]);
    table.has(0, { doctors: { '17': [15, 38] } });
    table.player().cured = [38];
    table.only('scoring');
    expect([table.points(), table.doctors()]).toEqual([11, {}]);
    expect([table.player().gonePatients, table.player().goneDoctors]).toEqual([[15, 38], [17]]);
    const shared = scoring({ doctors: { '17': [36, 38], '16': [36] } }, [36, 38]);
    expect(shared.doctors()).toEqual({ '16': [-1, 0] });
    expect(shared.points()).toBe(4 + 4 + 4);
  });

  test('HI-SCO-4 basic doctors retire too, for nothing', () => {
    const table = scoring({ doctors: { B1: [15, 36] } }, [36]);
    expect([table.points(), table.doctors()]).toEqual([4, {}]);
  });

  test('HI-SCO-5 a contract filled by one who left can take no other, and counts as filled', () => {
    const table = surgery({ stock: 'H', examination: [16], doctors: { '16': [-1] } });
    expect(table.refused(0, cure(16, '16.H'))).toBe('HI-TRT-5');
    const full = scoring({ doctors: { '16': [-1, 7] } }, [7]);
    expect([full.points(), full.doctors()]).toEqual([2 + 4, {}]);
    expect(full.player().gonePatients).toEqual([7]);
  });

  test('HI-SCO-6 HI-SCO-7 HI-SCO-8 HI-EX-25 bribes, the waiting room, new kits', () => {
    // Four players: AI seats would begin the next round at once.
    const table = new Scenario({ seats: 4 }).waits('PER-1', NOTHING).waits('PER-2', 40).waits('PER-3', NOTHING);
    const [first, second] = table.state.reserves[2];
    const [kit] = table.state.kitPiles[2];
    const [bought] = table.state.kitPiles[3];
    table.set({ kits: table.state.kits.with(3, NOTHING) });
    table.only('scoring');
    expect(table.waitingAt('PER-1')).toEqual({ patient: first, bribe: 0 });
    expect(table.waitingAt('PER-2')).toEqual({ patient: 40, bribe: 1 });
    expect(table.waitingAt('PER-3')).toEqual({ patient: second, bribe: 0 });
    expect([table.state.kits[2], table.state.kits[3]]).toEqual([kit, bought]);
    table.only('scoring');
    expect(table.waitingAt('PER-2').bribe).toBe(2);
  });

  test('HI-SCO-7 an empty reserve leaves places empty', () => {
    const table = new Scenario({ seats: 4 }).waits('PER-1', NOTHING);
    table.state.reserves[2] = [];
    expect(table.only('scoring').waitingAt('PER-1').patient).toBe(NOTHING);
  });
});

describe('the end', () => {
  test('HI-END-1 HI-END-2 HI-END-3 HI-EX-19 medicine alone removes patients from the emergency room', () => {
    const given = { ...poor, stock: 'PH', points: 58, emergency: [15, 36, 53], hades: [4] };
    const table = new Scenario({ seats: 1 }).has(0, { ...given, money: 2 }).only('final-removal');
    expect(table.refused(0, { do: 'remove', patient: 53 })).toBe('HI-END-1');
    table.does(0, { do: 'remove', patient: 36 });
    expect(table.refused(0, { do: 'remove', patient: 15 })).toBe('HI-END-1');
    table.does(0, DONE);
    expect(table.points()).toBe(53);
    const rich = new Scenario({ seats: 1 }).has(0, { ...given, money: 3 }).only('final-removal');
    rich.does(0, { do: 'buy', medicines: 'P' });
    rich.does(0, { do: 'remove', patient: 15 }).does(0, { do: 'remove', patient: 36 }).does(0, DONE);
    expect(rich.points()).toBe(54);
  });

  test('HI-END-1 assistants count as medicine, wild knowledge does not; no reputation', () => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, ready: ['travel'], wild: 3, emergency: [15, 16] });
    table.only('final-removal');
    expect(table.refused(0, { do: 'remove', patient: 16 })).toBe('HI-END-1');
    expect(table.refused(0, { do: 'remove', patient: 17 })).toBe('HI-END-1');
    table.does(0, { do: 'remove', patient: 15, with: 'travel' });
    expect([table.state.reputation[0], table.player().gonePatients]).toEqual([0, [15]]);
  });

  test('HI-SCO-1 HI-END-2 HI-EX-22 those of the last round too', () => {
    const table = new Scenario({ seats: 1 }).set({ round: 4 });
    table.has(0, { ...poor, doctors: {}, emergency: [15], examination: [36] }).from('scoring');
    table.does(0, DONE);
    expect([table.player().hades, table.player().emergency, table.points()]).toEqual([[15], [36], -4]);
  });

  test('HI-END-3 HI-END-4 HI-EX-15 only patients cost; stock, money and doctors are worth nothing', () => {
    const table = new Scenario({ seats: 1 }).has(0, { stock: 'PPHU', money: 50, hades: [4], wild: 2, reputation: 9 });
    table.only('final-removal');
    expect(table.points()).toBe(-3);
    expect(table.engine.result(table.state)?.scores).toEqual([-3]);
  });

  test('HI-END-5 most points win; the higher reputation breaks a tie', () => {
    const winners = (points: number[], reputation: number[], height = [0, 1, 0, 1]) => {
      const table = new Scenario({ seats: 2 }).has(0, { points: points[0] }).has(1, { points: points[1] });
      table.set({ reputation: [...reputation, 0, 0], height }).only();
      return table.engine.result(table.state)?.winners;
    };
    expect(winners([50, 49], [0, 9])).toEqual([0]);
    expect(winners([50, 50], [8, 9])).toEqual([1]);
    expect(winners([50, 50], [9, 9])).toEqual([1]);
    expect(winners([50, 50], [9, 9], [1, 0, 0, 1])).toEqual([0]);
  });
});

test('HI-EX-28 a whole round', () => {
  const table = new Scenario({ seats: 1 }).has(0, { ready: [] });
  const welcomes = [
    ['MAC-2', 15],
    ['CAR-1', 41],
    ['GRE-2', 38],
  ] as const;
  for (const [where, patient] of welcomes) {
    const [city, place] = where.split('-');
    table.waits(where, patient).set({ active: [-1, -1, -1, -1, -1, -1] });
    table.dice({ [city]: Number(place) }).only(turn());
    table.does(0, use('admit', where));
  }
  expect([table.player().money, table.stock(), table.state.reputation[0], table.ready()]).toEqual([
    7,
    'PPHU',
    2,
    ['travel'],
  ]);
  table.only('fees', 'salaries');
  expect(table.player().money).toBe(15);
  table.does(0, { do: 'pay' });
  expect(table.player().money).toBe(12);
  table.offers({ MAC: { doctor: 17, kit: 4, knowledge: 9 } }).only({ step: 'purchase', seat: 0 });
  table.does(0, { do: 'both', column: 'MAC' });
  expect([table.player().money, table.stock()]).toEqual([6, 'PPPHHU']);
  table.only('treatment', 'scoring');
  table.does(0, cure(15, '17.P')).does(0, cure(38, '17.HU'));
  expect(table.stock()).toBe('PPH');
  table.does(0, { do: 'buy', medicines: 'H' }).does(0, cure(41, 'B1.PHU'));
  expect([table.stock(), table.player().money]).toEqual(['PP', 3]);
  table.does(0, DONE);
  expect([table.state.reputation[0], table.points(), table.doctors()]).toEqual([5, 15, { B1: [41, 0] }]);
  table.has(0, { ready: [] }).only('salaries');
  table.does(0, { do: 'pay' });
  expect(table.player().money).toBe(1);
});
