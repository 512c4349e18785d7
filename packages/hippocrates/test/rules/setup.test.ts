import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import {
  ASSISTANTS,
  CITIES,
  countOf,
  DOCTORS,
  doctorTile,
  EFFECTS,
  HIDDEN_TILE,
  hippocrates,
  KITS,
  KNOWLEDGE,
  kindsIn,
  MEDICINES,
  NOTHING,
  NUMBERS,
  PATIENTS,
  patientTile,
  REWARDS,
  SPACES,
} from '../../src/index.ts';
import { Scenario, turn, use } from '../scenario.ts';

const begin = (options: object, seed = 'setup') => createEngine(hippocrates, options).begin(`fast:${seed}`).state;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('components', () => {
  test('HI-COMP-1 72 patients and 30 doctors, 12 and 5 of each city; 4 basic doctors; 30 kits and knowledge tiles', () => {
    for (const city of CITIES) {
      expect(PATIENTS.filter((patient) => patient.city === city)).toHaveLength(12);
      expect(DOCTORS.filter((doctor) => doctor.city === city)).toHaveLength(5);
    }
    expect([PATIENTS.length, DOCTORS.length, KITS.length]).toEqual([72, 34, 30]);
    expect(sum(KNOWLEDGE.map(({ copies }) => copies))).toBe(30);
    expect([CITIES.length, ASSISTANTS.length, NUMBERS.seats]).toEqual([6, 3, 4]);
  });

  test('HI-COMP-2 each die shows 1, 2 or 3, evenly', () => {
    const shown = [0, 0, 0, 0];
    for (let game = 0; game < 100; game++) {
      for (const place of new Scenario({ seats: 4 }, `dice ${game}`).state.dice) shown[place]++;
    }
    expect(shown[0]).toBe(0);
    for (const count of shown.slice(1)) expect(count).toBeGreaterThan(160);
  });

  test('HI-COMP-3 money and medicines never run out', () => {
    const table = new Scenario().has(0, { money: 1000, stock: 'P'.repeat(30) }).only(turn());
    for (let bought = 0; bought < 70; bought++) table.does(0, { do: 'buy', medicines: 'P' });
    expect([table.stock(), table.player().money]).toEqual(['P'.repeat(100), 790]);
  });

  test('HI-COMP-4 patients: every city has fees 52, points 48, 28 medicines; fee and points go by the medicines', () => {
    for (const city of CITIES) {
      const own = PATIENTS.filter((patient) => patient.city === city);
      expect(sum(own.map(({ fee }) => fee))).toBe(52);
      expect(sum(own.map(({ points }) => points))).toBe(48);
      expect(sum(own.map(({ needs }) => countOf(needs)))).toBe(28);
    }
    for (const kind of MEDICINES.keys()) expect(sum(PATIENTS.map(({ needs }) => needs[kind]))).toBe(56);
    const worth = [0, 5, 7, 10, 14];
    for (const { needs, fee, points } of PATIENTS) {
      const threeKinds = kindsIn(needs) === 7;
      expect(fee + points).toBe(worth[countOf(needs)] + (countOf(needs) === 3 && threeKinds ? 1 : 0));
      if (countOf(needs) === 4) expect(threeKinds).toBe(true);
    }
    expect(patientTile(36)).toEqual({ number: 36, city: 'MAC', needs: [1, 1, 0], fee: 3, points: 4 });
  });

  test('HI-COMP-5 doctors: cost 3 and 1 for each icon, points by contracts; basic ones without number and cost', () => {
    for (const { city, contracts, cost, points } of DOCTORS) {
      const icons = sum(contracts.map(({ name }) => name.length));
      const single = contracts.some(({ name }) => name.length === 1);
      const worth = [0, 3, single ? 4 : 3, 5][contracts.length];
      expect([cost, points]).toEqual(city === undefined ? [0, 0] : [3 + icons, worth]);
    }
    expect(DOCTORS.slice(30).map(({ id, contracts }) => [id, ...contracts.map(({ name }) => name)])).toEqual(
      ['B1', 'B2', 'B3', 'B4'].map((id) => [id, 'PHU', 'PHU']),
    );
  });
});

describe('the board', () => {
  test('HI-GEO-1 six columns, left to right, each with its own tiles', () => {
    expect(CITIES).toEqual(['MAC', 'CAR', 'PER', 'ALE', 'GRE', 'CYR']);
    const state = begin({ seats: 3 });
    state.queues.forEach((queue, column) => {
      for (const patient of [...queue, ...state.reserves[column]])
        expect(patientTile(patient).city).toBe(CITIES[column]);
      for (const doctor of state.doctorPiles[column]) expect(doctorTile(doctor).city).toBe(CITIES[column]);
    });
  });

  test('HI-GEO-2 three places a queue; a die lies beside the place that it shows', () => {
    const table = new Scenario().dice({ CAR: 2 }).waits('CAR-2', 41).only(turn());
    expect(table.refused(0, use('admit', 'CAR-4'))).toBe('HI-GEO-2');
    table.does(0, use('admit', 'CAR-2'));
    expect(table.player().examination).toEqual([41]);
  });

  test('HI-GEO-3 effects and rewards belong to the place, not to the tile', () => {
    expect([EFFECTS, REWARDS].map((rows) => rows.map(({ length }) => length))).toEqual([
      [3, 3, 3, 3, 3, 3],
      [3, 3, 3, 3, 3, 3],
    ]);
    for (const patient of [30, 36]) {
      const table = new Scenario().has(0, { money: 0 }).dice({ MAC: 3 }).waits('MAC-3', patient).only(turn());
      table.does(0, use('admit', 'MAC-3'));
      expect([table.player().money, table.state.reputation[0]]).toEqual([4, -1]);
    }
  });

  test('HI-GEO-4 six spaces for one marker each; 2 shows travel, 4 charity, 6 planning', () => {
    expect(SPACES.map((assistant) => ASSISTANTS[assistant] ?? '')).toEqual([
      '',
      'travel',
      '',
      'charity',
      '',
      'planning',
    ]);
    const table = new Scenario().set({ active: [1, -1, -1, -1, -1, -1] }).only(turn());
    expect(table.refused(0, { do: 'decline', column: 'MAC' })).toBe('HI-WEL-5');
  });

  test('HI-GEO-5 the passive track holds all four markers in an order', () => {
    expect(new Scenario({ seats: 2 }).state.order.toSorted()).toEqual([0, 1, 2, 3]);
  });

  test('HI-GEO-6 the free row has four spaces', () => {
    expect(begin({}).freeRow).toHaveLength(4);
  });

  test('HI-GEO-7 no room of a player has a capacity', () => {
    const patients = PATIENTS.slice(0, 20).map(({ number }) => number);
    const table = new Scenario({ seats: 1 }).has(0, { examination: patients, emergency: [] }).only('scoring');
    expect(table.player().emergency).toHaveLength(20);
  });
});

describe('setup', () => {
  test('HI-SET-1 HI-SET-2 HI-SET-3 HI-SET-4 HI-EX-24 the table after setup', () => {
    const state = begin({ seats: 4 });
    expect([state.freeRow.length, state.extraPile.length]).toEqual([4, 2]);
    expect(new Set([...state.freeRow, ...state.extraPile].map((doctor) => doctorTile(doctor).city)).size).toBe(6);
    expect(state.doctorPiles.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(state.queues.flat().filter((patient) => patient !== NOTHING)).toHaveLength(18);
    expect(state.reserves.map(({ length }) => length)).toEqual([9, 9, 9, 9, 9, 9]);
    for (const [faceUp, piles, box] of [
      [state.kits, state.kitPiles, state.boxKits],
      [state.knowledge, state.knowledgePiles, state.boxKnowledge],
    ] as const) {
      expect(faceUp.filter((tile) => tile !== NOTHING)).toHaveLength(6);
      expect(piles.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3]);
      expect(box).toHaveLength(6);
    }
    expect(state.cityDoctors).toEqual([0, 0, 0, 0, 0, 0]);
    expect(begin({ seats: 4 }, 'other').freeRow).not.toEqual(state.freeRow);
  });

  test('HI-SET-5 HI-SET-7 a basic doctor, 6 drachmas, one medicine of each kind, 0 points', () => {
    const table = new Scenario({ seats: 4 });
    for (const seat of [0, 1, 2, 3]) {
      expect(table.doctors(seat)).toEqual({ [`B${seat + 1}`]: [0, 0] });
      expect([table.player(seat).money, table.stock(seat), table.points(seat)]).toEqual([6, 'PHU', 0]);
    }
  });

  test('HI-SET-6 each player chooses one assistant to be ready, before the order is drawn', () => {
    const engine = createEngine(hippocrates, { seats: 2 });
    const { state } = engine.begin('fast:assistants');
    expect(engine.deciders(state)).toEqual([0, 1]);
    expect(engine.choices(state, 0)).toEqual(ASSISTANTS.map((assistant) => ({ do: 'ready', assistant })));
    expect(engine.refusal(state, 0, { do: 'ready', assistant: 'herb' })?.rule).toBe('HI-SET-6');
    const done = engine.apply(state, 0, { do: 'ready', assistant: 'charity' });
    if (!done.ok) throw new Error('refused');
    expect([done.events, done.state.order]).toEqual([[], [0, 1, 2, 3]]);
    const then = engine.apply(done.state, 1, { do: 'ready', assistant: 'planning' });
    if (!then.ok) throw new Error('refused');
    expect(then.state.players.map(({ ready }) => ready)).toEqual([
      [false, true, false],
      [false, false, true],
    ]);
  });

  test('HI-SET-8 HI-SET-9 markers in random order; the last in order counts as highest', () => {
    const orders = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const { order, height, reputation } = new Scenario({ seats: 4 }, `order ${game}`).state;
      orders.add(order.join(''));
      expect(order.map((seat) => height[seat])).toEqual([0, 1, 2, 3]);
      expect(reputation).toEqual([0, 0, 0, 0]);
    }
    expect(orders.size).toBeGreaterThan(8);
    const table = new Scenario({ seats: 4 });
    const [roll] = table.events.filter(({ id }) => id === 'rolled');
    expect(roll.seat).toBe(table.state.order[0]);
  });

  test('HI-SET-10 there are always four seats: AI seats fill the table', () => {
    expect([1, 2, 3, 4].map((seats) => begin({ seats }).rivals.length)).toEqual([3, 2, 1, 0]);
  });
});

describe('what is hidden, and the order of steps', () => {
  test('HI-HID-1 nobody sees piles, reserves below the top, unused tiles; all stocks are open', () => {
    const table = new Scenario({ seats: 2 });
    const seen = table.engine.view(table.state, 1);
    for (const pile of [...seen.doctorPiles, ...seen.kitPiles, ...seen.knowledgePiles]) {
      expect(new Set(pile)).toEqual(new Set([HIDDEN_TILE]));
    }
    for (const pile of [seen.extraPile, seen.boxKits, seen.boxKnowledge]) {
      expect(new Set(pile)).toEqual(new Set([HIDDEN_TILE]));
    }
    seen.reserves.forEach((reserve, column) => {
      expect(reserve).toEqual([table.state.reserves[column][0], ...new Array(8).fill(HIDDEN_TILE)]);
    });
    expect(seen.players).toEqual(table.state.players);
  });

  test('HI-HID-2 what others decide at the same time is shown when all have decided', () => {
    const table = new Scenario({ seats: 2 }).has(0, { money: 10 }).from('salaries');
    table.does(0, { do: 'sell', medicines: 'P' }).does(0, { do: 'dismiss', doctor: 'B1' });
    const seen = table.engine.view(table.state, 1);
    expect([seen.players[0].money, seen.players[0].doctors.length]).toEqual([10, 1]);
    expect(table.events).toMatchObject([{ id: 'dismissed', only: [0] }]);
    expect(table.engine.view(table.state, 0).players[0].doctors).toEqual([]);
    table.does(0, { do: 'pay' }).does(1, { do: 'pay' });
    expect(table.engine.view(table.state, 1).players[0].doctors).toEqual([]);
    expect(table.events).toContainEqual({ id: 'dismissed', seat: 0, except: [0], doctor: 31, patients: [] });
  });

  test('HI-STEP-1 HI-RND-1 four rounds of five phases, or three', () => {
    const programme = [
      'setup-assistant',
      'welcome-roll',
      'welcome-turn',
      'welcome-reorder',
      'fees',
      'salaries',
      'options',
      'city-reveal',
      'purchases',
      'recruit-refill',
      'treatment',
      'scoring',
      'final-removal',
      'final-score',
    ];
    expect(createEngine(hippocrates, {}).rules.programme).toEqual(programme);
    for (const rounds of [4, 3]) {
      const table = new Scenario({ seats: 1, rounds });
      let rolls = 1;
      let ended = 0;
      for (
        let [seat] = table.engine.deciders(table.state);
        seat !== undefined;
        [seat] = table.engine.deciders(table.state)
      ) {
        const choices = table.choices(seat);
        const easy = choices.find(({ do: what }) => ['decline', 'pass', 'done', 'pay', 'dismiss'].includes(what));
        table.does(seat, easy ?? choices[0]);
        rolls += table.events.filter(({ id }) => id === 'rolled').length;
        ended += table.events.filter(({ id }) => id === 'round-ended').length;
      }
      expect([rolls, ended, table.state.round]).toEqual([rounds * 3, rounds, rounds]);
    }
  });

  test('HI-STEP-2 nobody is asked where it cannot matter', () => {
    const table = new Scenario({ seats: 2 }).has(1, { examination: [15] }).only('treatment');
    expect(table.engine.deciders(table.state)).toEqual([1]);
    const end = new Scenario({ seats: 2 }).has(0, { emergency: [15] }).only('final-removal');
    expect(end.engine.deciders(end.state)).toEqual([0]);
    const recruit = new Scenario({ seats: 2 }).only({ step: 'hire-option', seat: 0 });
    expect(recruit.engine.deciders(recruit.state)).toEqual([]);
  });

  test('HI-RND-2 in the last round nothing is refilled', () => {
    const table = new Scenario({ seats: 1 }).set({ round: 4 }).freeRow(5, 0, 16, 22).waits('PER-1', NOTHING);
    table.offers({ MAC: { doctor: 11, kit: 4 } }).only('recruit-refill');
    expect(table.state.freeRow).toEqual([5, 0, 16, 22]);
    const { kits } = table.state;
    table.only('scoring');
    expect(table.waitingAt('PER-1')).toEqual({ patient: NOTHING, bribe: 0 });
    expect(table.waitingAt('PER-2').bribe).toBe(0);
    expect(table.state.kits).toEqual(kits);
  });

  test('HI-RND-3 the order by reputation is read once when a step begins', () => {
    const table = new Scenario({ seats: 4 })
      .set({ reputation: [3, 2, 1, 0], height: [0, 0, 0, 0] })
      .offers({ MAC: { doctor: 11, kit: 4, knowledge: 14 }, CAR: { doctor: 4, kit: 1, knowledge: 9 } })
      .has(3, { money: 30 })
      .has(0, { money: 30 })
      .only('purchases');
    table.does(0, { do: 'pass' });
    // The second falls behind the others in the middle of the step, and is asked all the same.
    table.set({ reputation: table.state.reputation.with(1, -5) });
    table.does(1, { do: 'pass' });
    expect(table.engine.deciders(table.state)).toEqual([2]);
  });
});
