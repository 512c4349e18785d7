import { describe, expect, test } from 'vitest';
import { byReputation, NOTHING } from '../../src/index.ts';
import { changeReputation } from '../../src/reputation.ts';
import { Scenario, turn, use } from '../scenario.ts';

const poor = { money: 0, stock: '', ready: [] };

describe('the welcome phase', () => {
  test('HI-WEL-1 three sub-rounds of one turn each, then the fees', () => {
    const table = new Scenario({ seats: 4 });
    const turns: string[] = [];
    while (table.step(table.engine.deciders(table.state)[0]) === 'welcome') {
      const [seat] = table.engine.deciders(table.state);
      turns.push(`${table.state.subRound} ${seat}`);
      const free = table.choices(seat).find(({ do: what }) => what === 'decline');
      table.does(seat, free ?? table.choices(seat)[0]);
    }
    expect(turns).toHaveLength(12);
    expect(new Set(turns).size).toBe(12);
    expect(table.step(0)).toBe('salary');
  });

  test('HI-WEL-2 the leftmost rolls all six dice, also beside empty places', () => {
    const table = new Scenario({ seats: 4 });
    for (const place of [1, 2, 3]) table.waits(`GRE-${place}`, NOTHING);
    table.set({ order: [2, 0, 1, 3] }).from('welcome-roll');
    expect(table.state.dice.every((place) => place >= 1 && place <= 3)).toBe(true);
    expect(table.events).toMatchObject([{ id: 'rolled', seat: 2 }]);
  });

  test('HI-WEL-3 turns go along the passive track', () => {
    const table = new Scenario({ seats: 4 }).set({ order: [3, 1, 0, 2] }).from('welcome-turn');
    const seats = ['MAC', 'CAR', 'PER', 'ALE'].map((column) => {
      const [seat] = table.engine.deciders(table.state);
      table.does(seat, { do: 'decline', column });
      return seat;
    });
    expect(seats).toEqual([3, 1, 0, 2]);
  });

  test('HI-WEL-4 HI-EX-23 the next order is that of the active track, left to right', () => {
    const table = new Scenario({ seats: 3 }).set({ active: [-1, 1, 0, -1, 3, 2], subRound: 1 }).from('welcome-reorder');
    expect(table.state.order).toEqual([1, 0, 3, 2]);
    expect(table.state.active).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(table.events).toContainEqual(expect.objectContaining({ id: 'rolled', seat: 1 }));
    expect(table.engine.deciders(table.state)).toEqual([1]);
  });

  test('HI-WEL-4 the order after the third sub-round is that of the next round', () => {
    const table = new Scenario({ seats: 4 }).set({ active: [-1, 3, 0, -1, 1, 2], subRound: 3 }).from('welcome-reorder');
    expect([table.state.order, table.step(0)]).toEqual([[3, 0, 1, 2], 'salary']);
  });

  test('HI-WEL-5 the marker goes to a free space, and something of its column is taken', () => {
    const table = new Scenario()
      .set({ active: [-1, 1, -1, -1, -1, -1] })
      .dice({ CAR: 1, MAC: 2 })
      .only(turn());
    expect(table.refused(0, use('admit', 'CAR-1'))).toBe('HI-WEL-5');
    expect(table.refused(0, { do: 'decline', column: 'ROM' })).toBe('HI-WEL-5');
    table.does(0, use('admit', 'MAC-2'));
    expect(table.state.active).toEqual([0, 1, -1, -1, -1, -1]);
  });

  test('HI-WEL-6 HI-AST-3 HI-EX-1 a patient without a die needs an assistant', () => {
    const position = () => new Scenario().has(0, poor).dice({ ALE: 1 }).waits('ALE-2', 51).waits('ALE-1', 4);
    const bare = position().only(turn());
    expect(bare.refused(0, use('admit', 'ALE-2'))).toBe('HI-WEL-6');
    expect(bare.refused(0, use('admit', 'ALE-1'))).toBe('HI-WEL-7');
    const rich = position().has(0, { money: 2 }).only(turn());
    expect(rich.refused(0, use('admit', 'ALE-1'))).toBeUndefined();
    const table = position()
      .has(0, { ready: ['charity'] })
      .only(turn());
    table.does(0, use('admit', 'ALE-2'));
    expect(table.player().examination).toEqual([51]);
    expect([table.state.reputation[0], table.stock(), table.player().money]).toEqual([-1, 'P', 1]);
    expect(table.ready()).toEqual(['charity']);
  });

  test('HI-MED-4 HI-WEL-7 HI-EX-2 an assistant pays a medicine of its colour', () => {
    const table = new Scenario()
      .has(0, { stock: 'PU', ready: ['charity'] })
      .dice({ CAR: 1 })
      .waits('CAR-1', 41);
    table.only(turn());
    table.does(0, use('admit', 'CAR-1', { with: 'charity' }));
    expect([table.state.reputation[0], table.stock(), table.ready()]).toEqual([2, 'PU', ['travel']]);
  });

  test('HI-WEL-7 HI-MED-5 HI-EX-27 what comes with the patient does not help to pay', () => {
    const position = () =>
      new Scenario()
        .has(0, { ...poor, money: 1 })
        .dice({ ALE: 1 })
        .waits('ALE-1', 4, 3);
    expect(position().only(turn()).refused(0, use('admit', 'ALE-1'))).toBe('HI-WEL-7');
    const table = position()
      .has(0, { ready: ['planning'] })
      .only(turn());
    table.does(0, use('admit', 'ALE-1', { with: 'planning' }));
    expect([table.player().money, table.state.reputation[0], table.points()]).toEqual([4, 1, 1]);
    expect(table.ready()).toEqual(['charity']);
  });

  test('HI-WEL-8 HI-REP-1 HI-REP-3 HI-EX-30 points and reputation can always be given', () => {
    const greek = new Scenario().has(0, poor).dice({ GRE: 3 }).only(turn());
    greek.does(0, use('admit', 'GRE-3'));
    expect([greek.points(), greek.player().money, greek.stock()]).toEqual([-1, 3, 'H']);
    const persian = (reputation: number) =>
      new Scenario()
        .has(0, { ...poor, reputation })
        .set({ reputation: [reputation, -8, 0, 0], height: [0, reputation === -8 ? 1 : 0, 0, 1] })
        .dice({ PER: 3 })
        .only(turn())
        .does(0, use('admit', 'PER-3'));
    const seven = persian(-7);
    expect([seven.state.reputation[0], seven.state.height[0], seven.points(), seven.stock()]).toEqual([-8, 1, 2, 'U']);
    const eight = persian(-8);
    expect([eight.state.reputation[0], eight.state.height[0], eight.points()]).toEqual([-8, 0, 2]);
  });

  test('HI-WEL-9 HI-WEL-10 HI-WEL-14 HI-EX-7 bribes at once, the reward of an empty place again and again, fees at the end', () => {
    const table = new Scenario({ seats: 2 })
      .has(0, { ...poor, money: 1, examination: [] })
      .has(1, poor)
      .dice({ MAC: 3 })
      .waits('MAC-3', 30, 2)
      .only(turn());
    table.does(0, use('admit', 'MAC-3'));
    expect([table.player().money, table.state.reputation[0]]).toEqual([7, -1]);
    table
      .set({ active: [-1, -1, -1, -1, -1, -1] })
      .dice({ MAC: 3 })
      .only(turn(1));
    expect(table.refused(1, use('admit', 'MAC-3'))).toBe('HI-WEL-10');
    table.does(1, use('collect', 'MAC-3'));
    expect([table.player(1).money, table.player(1).examination, table.state.reputation[1]]).toEqual([2, [], 0]);
    table.only('fees');
    expect([table.player(0).money, table.player(1).money]).toEqual([11, 2]);
  });

  test('HI-WEL-10 a reward may be an assistant; an occupied place shows none', () => {
    const table = new Scenario().has(0, poor).dice({ PER: 2 }).waits('PER-2', NOTHING).only(turn());
    table.does(0, use('collect', 'PER-2'));
    expect(table.ready()).toEqual(['planning']);
    const again = new Scenario()
      .has(0, { ready: ['planning'] })
      .dice({ PER: 2 })
      .waits('PER-2', NOTHING)
      .only(turn());
    again.does(0, use('collect', 'PER-2'));
    expect(again.ready()).toEqual(['planning']);
    const full = new Scenario().dice({ PER: 2 }).only(turn());
    expect(full.refused(0, use('collect', 'PER-2'))).toBe('HI-WEL-10');
  });

  test('HI-WEL-11 the patient goes to the examination room', () => {
    const table = new Scenario().dice({ PER: 2 }).waits('PER-2', 40).only(turn());
    table.does(0, use('admit', 'PER-2'));
    expect([table.player().examination, table.waitingAt('PER-2').patient]).toEqual([[40], NOTHING]);
  });

  test('HI-WEL-12 HI-EX-4 the assistant of the space is ready last; nothing more if it was', () => {
    const table = new Scenario()
      .has(0, { ready: ['charity'] })
      .dice({ ALE: 3 })
      .only(turn());
    table.does(0, use('admit', 'ALE-3'));
    expect(table.ready()).toEqual(['charity']);
    const other = new Scenario().has(0, { ready: [] }).dice({ CYR: 3 }).only(turn());
    other.does(0, use('admit', 'CYR-3'));
    expect(other.ready()).toEqual(['planning']);
  });

  test('HI-WEL-13 a used die is gone, an unused one stays and can be moved', () => {
    const table = new Scenario().dice({ MAC: 2, PER: 2 }).only(turn(0), turn(1));
    table.does(0, use('admit', 'MAC-2'));
    expect(table.state.dice).toEqual([0, 0, 2, 0, 0, 0]);
    expect(table.refused(1, use('admit', 'GRE-2', { die: 'MAC' }))).toBe('HI-WEL-13');
    table.does(1, use('admit', 'GRE-2', { die: 'PER' }));
    expect(table.player(1).examination).toHaveLength(1);
  });

  test('HI-WEL-15 whoever declines gets nothing at all', () => {
    const table = new Scenario().has(0, { ready: [], money: 5, stock: 'P' }).dice({ CAR: 1 }).only(turn());
    table.does(0, { do: 'decline', column: 'CAR' });
    expect([table.ready(), table.player().money, table.stock(), table.player().examination]).toEqual([[], 5, 'P', []]);
    expect([table.state.dice[1], table.state.active[1]]).toEqual([1, 0]);
  });
});

describe('assistants', () => {
  test('HI-AST-1 one that is set aside cannot be used', () => {
    const table = new Scenario()
      .has(0, { ready: ['charity'] })
      .dice({ MAC: 2 })
      .only(turn(0), turn(0));
    table.does(0, use('admit', 'MAC-3'));
    expect(table.ready()).toEqual([]);
    table.dice({ PER: 1 });
    expect(table.refused(0, use('admit', 'PER-2'))).toBe('HI-WEL-6');
  });

  test('HI-AST-2 HI-AST-6 HI-EX-5 travel brings an unused die, and the space makes it ready again', () => {
    const table = new Scenario()
      .has(0, { stock: '', ready: ['travel'], reputation: 1 })
      .dice({ PER: 3, CAR: 1 })
      .only(turn());
    table.does(0, use('admit', 'CAR-3', { die: 'PER' }));
    expect([table.state.reputation[0], table.stock(), table.ready()]).toEqual([0, 'HH', ['travel']]);
    expect(table.state.dice).toEqual([0, 1, 0, 0, 0, 0]);
  });

  test('HI-AST-3 HI-AST-6 charity moves a die that travel has brought; both serve one die', () => {
    const table = new Scenario()
      .has(0, { ready: ['travel', 'charity'] })
      .dice({ PER: 3 })
      .only(turn());
    table.does(0, use('admit', 'GRE-2', { die: 'PER' }));
    expect([table.player().examination.length, table.ready()]).toEqual([1, []]);
    const one = new Scenario()
      .has(0, { ready: ['travel'] })
      .dice({ PER: 3 })
      .only(turn());
    expect(one.refused(0, use('admit', 'GRE-2', { die: 'PER' }))).toBe('HI-WEL-6');
  });

  test('HI-AST-4 HI-EX-6 planning takes the top of the reserve; the one who waits stays with the bribe', () => {
    const table = new Scenario()
      .has(0, { ready: ['planning'] })
      .dice({ GRE: 1 })
      .waits('GRE-1', 22, 1)
      .onTop(66);
    table.only(turn());
    table.does(0, use('plan', 'GRE-1'));
    expect([table.player().examination, table.state.reputation[0], table.player().money]).toEqual([[66], 1, 6]);
    expect([table.waitingAt('GRE-1'), table.ready()]).toEqual([{ patient: 22, bribe: 1 }, []]);
  });

  test('HI-AST-4 planning works beside an empty place, not with an empty reserve, and shows the next tile', () => {
    const table = new Scenario()
      .has(0, { ready: ['planning'] })
      .dice({ GRE: 1 })
      .waits('GRE-1', NOTHING)
      .onTop(66);
    table.only(turn());
    const done = table.engine.apply(table.state, 0, use('plan', 'GRE-1'));
    expect(done.ok && done.known).toBe(true);
    table.state.reserves[4] = [];
    expect(table.refused(0, use('plan', 'GRE-1'))).toBe('HI-AST-4');
    const bare = new Scenario().has(0, { ready: [] }).dice({ GRE: 1 }).only(turn());
    expect(bare.refused(0, use('plan', 'GRE-1'))).toBe('HI-AST-4');
  });

  test('HI-AST-5 dice are moved only to be used', () => {
    const table = new Scenario().has(0, { ready: ['travel', 'charity', 'planning'] }).only(turn());
    const deeds = new Set(table.choices().map(({ do: deed }) => deed));
    expect([...deeds].sort()).toEqual(['admit', 'buy', 'decline', 'plan', 'sell']);
  });

  test('HI-AST-7 a helper of this turn cannot pay in it, another can', () => {
    const table = new Scenario()
      .has(0, { ...poor, ready: ['charity', 'travel'] })
      .dice({ CYR: 2 })
      .only(turn());
    expect(table.refused(0, use('admit', 'CYR-1', { with: 'charity' }))).toBe('HI-MED-5');
    table.does(0, use('admit', 'CYR-1', { with: 'travel' }));
    expect([table.player().money, table.ready()]).toEqual([0, ['planning']]);
  });
});

describe('medicine and reputation', () => {
  test('HI-MED-1 medicines are sold for 2 and bought for 3', () => {
    const table = new Scenario().has(0, { money: 1, stock: 'P', ready: [] }).only(turn());
    expect(table.refused(0, { do: 'buy', medicines: 'H' })).toBe('HI-MED-1');
    table.does(0, { do: 'sell', medicines: 'P' }).does(0, { do: 'buy', medicines: 'H' });
    expect([table.player().money, table.stock()]).toEqual([0, 'H']);
    expect(table.refused(0, { do: 'sell', medicines: 'X' })).toBe('HI-MED-1');
  });

  test('HI-MED-2 trading is possible in one’s own time only', () => {
    const sell = { do: 'sell', medicines: 'P' };
    const table = new Scenario({ seats: 2 }).only(turn(0), turn(1));
    expect([table.refused(0, sell), table.refused(1, sell)]).toEqual([undefined, 'KERNEL']);
    for (const frame of ['option', 'purchase']) {
      const own = new Scenario({ seats: 2 }).only({ step: frame, seat: 1 });
      expect([own.refused(0, sell), own.refused(1, sell)]).toEqual(['KERNEL', undefined]);
    }
    for (const step of ['salaries', 'treatment', 'final-removal']) {
      const all = new Scenario({ seats: 2 }).has(0, { examination: [15], emergency: [36] }).only(step);
      expect(all.refused(0, sell)).toBeUndefined();
      const end = all.choices().find(({ do: what }) => what === 'done' || what === 'pay');
      if (end !== undefined) all.does(0, end);
      expect(all.refused(0, sell)).toBe('KERNEL');
    }
    const token = new Scenario({ seats: 1 });
    token.player().option = token.state.freeRow[0];
    expect(token.only({ step: 'hire-option', seat: 0 }).refused(0, sell)).toBeUndefined();
  });

  test('HI-MED-3 nobody sells what he has not', () => {
    const table = new Scenario().has(0, { stock: 'P', wild: 1 }).only(turn());
    expect(table.refused(0, { do: 'sell', medicines: 'H' })).toBe('HI-MED-3');
    expect(table.choices().filter(({ do: what }) => what === 'sell')).toEqual([{ do: 'sell', medicines: 'P' }]);
  });

  test('HI-MED-4 assistants pay for medicine that is bought', () => {
    const table = new Scenario().has(0, { money: 1, stock: '', ready: ['planning'] }).only(turn());
    table.does(0, { do: 'buy', medicines: 'P', with: 'planning' });
    expect([table.player().money, table.stock(), table.ready()]).toEqual([0, 'P', []]);
  });

  test('HI-MED-5 no change is given, and two medicines in one go are one cost', () => {
    const all = ['travel', 'charity', 'planning'];
    const table = new Scenario().has(0, { money: 0, stock: '', ready: all }).only(turn());
    expect(table.refused(0, { do: 'buy', medicines: 'P', with: 'travel charity planning' })).toBe('HI-MED-5');
    expect(table.refused(0, { do: 'buy', medicines: 'P', with: 'travel' })).toBe('HI-MED-5');
    expect(table.refused(0, { do: 'buy', medicines: 'PH' })).toBe('HI-MED-5');
    table.does(0, { do: 'buy', medicines: 'PH', with: 'travel charity planning' });
    expect([table.player().money, table.stock(), table.ready()]).toEqual([0, 'PH', []]);
    const two = new Scenario().has(0, { money: 5, stock: '', ready: ['travel', 'charity'] }).only(turn());
    two.does(0, { do: 'buy', medicines: 'P', with: 'travel charity' });
    expect(two.player().money).toBe(5);
  });

  test('HI-REP-1 the track runs from -8 to 16, the rest is lost', () => {
    const track = { reputation: [15, -7, 0, 0], height: [0, 0, 0, 1] };
    changeReputation(track, 0, 5);
    changeReputation(track, 1, -4);
    expect(track.reputation).toEqual([16, -8, 0, 0]);
  });

  test('HI-REP-2 on one number the marker further up is higher', () => {
    expect(byReputation({ reputation: [2, 3, 2, 2], height: [1, 0, 2, 0] })).toEqual([1, 2, 0, 3]);
  });

  test('HI-REP-3 a marker that moves goes on top, one that does not keeps its place', () => {
    const track = { reputation: [2, 3, 2, 16], height: [0, 0, 1, 0] };
    changeReputation(track, 0, 1);
    expect(track).toEqual({ reputation: [3, 3, 2, 16], height: [1, 0, 0, 0] });
    changeReputation(track, 1, 0);
    changeReputation(track, 3, 2);
    expect(track.height).toEqual([1, 0, 0, 0]);
  });

  test('HI-REP-2 HI-REP-3 HI-SCO-2 HI-EX-3 the higher moves first and is overtaken', () => {
    const [red, blue] = [0, 1];
    const table = new Scenario({ seats: 2 }).set({ reputation: [3, 2, 0, 0], height: [0, 0, 0, 1] });
    changeReputation(table.state, blue, 1);
    expect(byReputation(table.state).slice(0, 2)).toEqual([blue, red]);
    table.has(red, { doctors: { '17': [15] } }).has(blue, { doctors: { '14': [5] } });
    table.player(red).cured = [15];
    table.player(blue).cured = [5];
    table.only('scoring');
    expect(table.state.reputation.slice(0, 2)).toEqual([4, 4]);
    expect(byReputation(table.state).slice(0, 2)).toEqual([red, blue]);
  });
});
