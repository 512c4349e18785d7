import type { Frame } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { NOTHING } from '../../src/index.ts';
import { Scenario, turn, use } from '../scenario.ts';

const rival = (step: string, seat: number): Frame => ({ step: `rival-${step}`, rival: seat }) as Frame;
const PASS = { do: 'pass' };

describe('AI seats', () => {
  test('HI-AI-1 they fill the table, roll as start player and take turns in the common orders', () => {
    const table = new Scenario({ seats: 3 }).set({ order: [3, 0, 1, 2] }).from('welcome-roll');
    expect(table.events[0]).toMatchObject({ id: 'rolled', seat: 3 });
    expect(table.state.active).toContain(3);
    expect(table.engine.deciders(table.state)).toEqual([0]);
    expect([1, 2, 3].map((seats) => new Scenario({ seats }).state.rivals.length)).toEqual([3, 2, 1]);
  });

  test('HI-AI-2 bribes go to the supply; no reward, kit or knowledge; no salaries, treatment or scoring', () => {
    const table = new Scenario({ seats: 3 }).waits('MAC-2', 71, 3).dice({ MAC: 2 }).only(rival('welcome', 3));
    expect([table.waitingAt('MAC-2'), table.state.outPatients.at(-1)]).toEqual([{ patient: NOTHING, bribe: 0 }, 71]);
    table.offers({ MAC: { doctor: 28, kit: 4, knowledge: 9 } }).only(rival('purchase', 3));
    expect([table.state.kits[0], table.state.knowledge[0]]).toEqual([4, 9]);
    for (const step of ['salaries', 'treatment', 'final-removal']) {
      table.only(step);
      expect(table.engine.deciders(table.state)).not.toContain(3);
    }
  });

  test('HI-AI-3 HI-EX-17 it takes the highest number among free columns, and blocks the column', () => {
    const table = new Scenario({ seats: 2 });
    const waiting = { 'MAC-2': 71, 'CAR-1': 41, 'PER-3': 9, 'ALE-1': 16, 'GRE-2': 38, 'CYR-3': 37 };
    for (const [where, patient] of Object.entries(waiting)) table.waits(where, patient);
    table.set({ order: [2, 3, 0, 1], reputation: [0, 0, 0, 0] });
    table.dice({ MAC: 2, CAR: 1, PER: 3, ALE: 1, GRE: 2, CYR: 3 }).only(rival('welcome', 2), turn(0));
    expect([table.state.active[0], table.state.reputation[2], table.state.dice[0]]).toEqual([2, 0, 0]);
    expect(table.refused(0, use('admit', 'MAC-1', { die: 'PER' }))).toBe('HI-WEL-5');
    table.only(rival('welcome', 3));
    expect([table.state.active[1], table.state.reputation[3]]).toEqual([3, 2]);
    table.set({ active: [2, 3, 0, 1, -1, -1] }).only('welcome-reorder');
    expect(table.state.order[0]).toBe(2);
  });

  test('HI-AI-4 HI-EX-16 without such a patient its marker goes to the leftmost free space', () => {
    const table = new Scenario({ seats: 3 }).set({ reputation: [0, 0, 0, 0] });
    for (const seat of [0, 1, 2]) table.has(seat, { ready: ['travel'], money: 9 });
    table.dice({ MAC: 2, CAR: 1, PER: 2, ALE: 2, GRE: 2, CYR: 2 });
    table.only(turn(0), turn(1), turn(2), rival('welcome', 3));
    table.does(0, use('admit', 'CAR-2', { die: 'MAC' }));
    table.does(1, use('admit', 'ALE-2', { die: 'PER' }));
    const before = table.state.outPatients.length;
    table.does(2, use('admit', 'CYR-2', { die: 'GRE' }));
    expect(table.state.active).toEqual([3, 0, -1, 1, -1, 2]);
    expect([table.state.dice, table.state.outPatients.length]).toEqual([[0, 1, 0, 2, 0, 2], before]);
    expect(table.state.reputation[3]).toBe(0);
    const player = new Scenario({ seats: 3 }).has(0, { ready: [] }).dice({ CAR: 1, ALE: 2, CYR: 2 });
    player.set({ active: [-1, 1, -1, 2, -1, 3] }).only(turn(0));
    const deeds = player.choices().filter(({ do: what }) => what !== 'buy' && what !== 'sell');
    expect(new Set(deeds.map(({ do: what }) => what))).toEqual(new Set(['decline']));
  });

  test('HI-AI-4 it leaves rewards of empty places alone', () => {
    const table = new Scenario({ seats: 3 }).waits('GRE-1', NOTHING).dice({ GRE: 1 }).only(rival('welcome', 3));
    expect([table.state.active[0], table.state.dice[4]]).toEqual([3, 1]);
  });

  test('HI-AI-5 HI-AI-6 HI-AI-9 HI-EX-20 solo it scores patients, effects and contracts; else only reputation moves', () => {
    const turns = (seats: number) => {
      const table = new Scenario({ seats }).set({ reputation: [0, 0, 0, 0] });
      const own = () => table.state.rivals.at(-1)?.points.reduce((total, points) => total + points, 0);
      const before = own() ?? 0;
      const points: number[] = [];
      table.waits('PER-3', 72).dice({ PER: 3 }).only(rival('welcome', 3));
      points.push((own() ?? 0) - before);
      table
        .waits('GRE-3', 66)
        .dice({ GRE: 3 })
        .set({ active: [-1, -1, -1, -1, -1, -1] })
        .only(rival('welcome', 3));
      points.push((own() ?? 0) - before);
      table.offers({ MAC: { doctor: 28, kit: 4 } }).only(rival('purchase', 3));
      points.push((own() ?? 0) - before);
      return [points, table.state.reputation[3]];
    };
    expect(turns(1)).toEqual([[9, 15, 18], -2]);
    expect(turns(2)).toEqual([[0, 0, 0], -2]);
  });

  test('HI-AI-6 HI-AI-9 doctors of the free row score too', () => {
    const table = new Scenario({ seats: 1, 'ai-option': 'always' }).freeRow(6, 20, 9, 14);
    const { points } = table.state.rivals[0];
    table.only(rival('option', 1));
    expect(table.state.rivals[0].points[1]).toBe(points[1] + 3);
  });

  test('HI-AI-7 HI-AI-8 HI-EX-26 options and purchases by reputation', () => {
    const [blue, red, first, second] = [0, 1, 2, 3];
    const table = new Scenario({ seats: 2 }).freeRow(6, 20, 9, 14);
    table.has(blue, { money: 40 }).has(red, { money: 40 });
    const reputation = [0, 0, 0, 0];
    [first, blue, second, red].forEach((seat, place) => {
      reputation[seat] = 4 - place;
    });
    table.set({ reputation, height: [0, 0, 0, 0] }).only('options');
    expect(table.state.freeRow).toEqual([6, 20, 9, 14]);
    table.does(blue, { do: 'option', doctor: '20' });
    expect(table.state.freeRow).toEqual([6, 20, 9, NOTHING]);
    table.does(red, PASS);
    const doctors = { MAC: 28, CAR: 4, PER: 7, ALE: 15, GRE: 12, CYR: 19 };
    for (const [city, doctor] of Object.entries(doctors)) table.offers({ [city]: { doctor, kit: 4, knowledge: 9 } });
    table.only('purchases');
    expect(table.state.cityDoctors).toEqual([NOTHING, 4, 7, 15, 12, 19]);
    table.does(blue, { do: 'both', column: 'CYR' }).does(blue, { do: 'hire-option' });
    expect(table.state.cityDoctors).toEqual([NOTHING, 4, 7, NOTHING, 12, NOTHING]);
    expect(table.engine.deciders(table.state)).toEqual([red]);
    const columns = table.choices(red).flatMap(({ column }) => (column === undefined ? [] : [column]));
    expect(new Set(columns)).toEqual(new Set(['CAR', 'PER', 'GRE']));
  });

  test('HI-AI-7 the option AI-OPTION makes it choose always', () => {
    const row = (option: string) =>
      new Scenario({ seats: 2, 'ai-option': option }).freeRow(6, 20, 9, 14).only(rival('option', 2)).state.freeRow;
    expect([row('if-optioned'), row('always')]).toEqual([
      [6, 20, 9, 14],
      [6, NOTHING, 9, 14],
    ]);
  });

  test('HI-AI-8 the kit of that column stays and cannot be bought', () => {
    const table = new Scenario({ seats: 2 }).has(0, { money: 40 }).offers({ MAC: { doctor: 28, kit: 4 } });
    table.only(rival('purchase', 2), { step: 'purchase', seat: 0 });
    expect([table.state.kits[0], table.refused(0, { do: 'kit', column: 'MAC' })]).toEqual([4, 'HI-REC-5']);
  });

  test('HI-AI-10 what it removes is out of the game', () => {
    const table = new Scenario({ seats: 2 }).offers({ MAC: { doctor: 28, kit: 4 } }).only(rival('purchase', 2));
    expect(table.state.outDoctors.at(-1)).toBe(28);
  });

  test('HI-AI-11 HI-END-5 HI-EX-31 solo the best AI must be beaten, also in a tie', () => {
    const winners = (points: number, best: number, height: number[]) => {
      const table = new Scenario({ seats: 1 }).has(0, { points });
      table.set({ reputation: [9, 0, 9, 0], height });
      table.state.rivals.forEach((seat, place) => {
        seat.points = [place === 1 ? best : 0, 0, 0, 0];
      });
      table.only();
      return table.engine.result(table.state)?.winners;
    };
    expect(winners(60, 60, [0, 0, 1, 0])).toEqual([]);
    expect(winners(60, 60, [1, 0, 0, 0])).toEqual([0]);
    expect(winners(61, 60, [0, 0, 1, 0])).toEqual([0]);
    expect(winners(59, 60, [1, 0, 0, 0])).toEqual([]);
    const two = new Scenario({ seats: 2 }).has(0, { points: 1 }).has(1, { points: 0 });
    two.state.rivals[0].points = [90, 0, 0, 0];
    expect(two.only().engine.result(two.state)?.winners).toEqual([0]);
  });
});
