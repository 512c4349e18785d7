import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { PROGRAMME } from '../../src/modules/base/programme.ts';
import { ACTIONS, FACE_DOWN } from '../../src/state.ts';
import { randomGame } from './random-game.ts';
import { tableAfter } from './rules-file.ts';

type Action = (typeof ACTIONS)[number];
const lay = (action: Action): Choice => ({ do: 'lay', action });

/** Steps of the round as the rules list them, with who acts. */
const listed = tableAfter('**CB-STEP-1**').map(([, step, who]) => ({ step: step.replaceAll('`', ''), who }));

describe('CB-STEP-1: the programme', () => {
  test('CB-STEP-1: the steps have the names and the order of the rules', () => {
    const { programme } = createEngine(clinic, { setup: 'fixed' }).begin('fast:steps').state;
    const setup = ['setup-table', 'setup-university', 'setup-displays', 'setup-clinics', 'setup-bonus'];
    expect(programme).toEqual([...setup, ...listed.map(({ step }) => step)]);
  });

  test('CB-STEP-1: modules insert steps; those of the base game keep name and order', () => {
    const { programme } = createEngine(clinic, { modules: ['virus', 'icu', 'fire-extinguisher'] }).begin(
      'fast:m',
    ).state;
    expect(programme.filter((step) => PROGRAMME.some((base) => base === step))).toEqual([...PROGRAMME]);
    expect(programme.length).toBeGreaterThan(PROGRAMME.length);
  });

  test('CB-STEP-1: six rounds of three actions, then the final scoring', () => {
    const rounds: number[] = [];
    const revealed: number[] = [];
    const order: string[] = [];
    const { end } = randomGame({ seats: 3 }, 'six rounds', ({ events }) => {
      for (const { id, round } of events) {
        if (id === 'tile-revealed') revealed.push(rounds.length);
        if (id === 'round-ended') rounds.push(Number(round));
        // One mark for each part of a round.
        if (id === 'tile-revealed' || id === 'time-spent' || id === 'paid' || id === 'turn-order') {
          if (order.at(-1) !== id) order.push(id);
        }
      }
    });
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6]);
    for (const round of [0, 1, 2, 3, 4, 5]) expect(revealed.filter((at) => at === round)).toHaveLength(9);
    expect(order).toEqual(rounds.flatMap(() => ['tile-revealed', 'time-spent', 'paid', 'turn-order']));
    expect(end.frames).toEqual([]);
  });
});

test('CB-STEP-2: steps 2 to 12 are the action phase, 13 to 16 business, 17 to 26 admin', () => {
  const steps = listed.map(({ step }) => step);
  const phase = (from: number, to: number): string[] => steps.slice(from - 1, to);
  const at = (step: (typeof PROGRAMME)[number]): number => PROGRAMME.indexOf(step);
  expect(PROGRAMME.slice(at('choose-action'), at('treat'))).toEqual(phase(2, 12));
  expect(PROGRAMME.slice(at('treat'), at('admin-advance'))).toEqual(phase(13, 16));
  expect(PROGRAMME.slice(at('admin-advance'), at('final-score'))).toEqual(phase(17, 26));
  expect(phase(17, 25).every((step) => step.startsWith('admin-'))).toBe(true);
});

describe('CB-STEP-3: action tiles', () => {
  /** Asks everybody for a tile, after those were used. */
  function after(options: Readonly<Record<string, unknown>>, ...used: Action[]): Scenario {
    const s = new Scenario(options);
    for (const action of used) {
      for (const seat of [0, 1]) s.state.clinics[seat].hand[ACTIONS.indexOf(action)]--;
    }
    return s.from('choose-action');
  }

  test('CB-STEP-3: each action at most twice a round', () => {
    const once = after({}, 'build');
    expect(once.choices()).toEqual([lay('build'), lay('hire'), lay('admit')]);
    const twice = after({}, 'build', 'build');
    expect(twice.choices()).toEqual([lay('hire'), lay('admit')]);
    expect(twice.refusal(lay('build'))).toBe('CB-STEP-3');
  });

  test('CB-EX-71 (CB-ED-2, CB-STEP-3): with 3 tiles the third action is the one left, with 6 it is free', () => {
    const three = after({ 'action-tiles': 3 }, 'build', 'hire');
    expect(three.choices()).toEqual([lay('admit')]);
    expect(three.refusal(lay('build'))).toBe('CB-STEP-3');
    expect(after({}, 'build', 'build').choices()).toEqual([lay('hire'), lay('admit')]);
  });

  test('CB-STEP-3: a used tile lies face up until round-end, then it is back in hand', () => {
    const s = new Scenario().from('choose-action');
    s.choose(lay('hire'), 0).choose(lay('hire'), 1).choose({ do: 'done' }, 0);
    s.choose({ do: 'done' }, 1);
    expect(s.state.clinics.map(({ hand }) => hand)).toEqual([
      [2, 1, 2],
      [2, 1, 2],
    ]);
    expect(s.engine.view(s.state, 'watcher').clinics.map(({ hand }) => hand)).toEqual([
      [2, 1, 2],
      [2, 1, 2],
    ]);
    s.only('admin-turn-order');
    expect(s.clinic.hand).toEqual([2, 1, 2]);
    s.from('round-end');
    expect(s.clinic.hand).toEqual([2, 2, 2]);
  });
});

describe('CB-STEP-4: order of actions', () => {
  /** Who is asked, in turn, when everybody does nothing. */
  function asked(order: readonly number[], ...actions: Action[]): string[] {
    const s = new Scenario({ seats: order.length }).laid(...actions);
    s.state.turnOrder = [...order];
    s.only('build', 'hire', 'admit');
    const found: string[] = [];
    for (;;) {
      const [seat] = s.engine.deciders(s.state);
      if (seat === undefined) return found;
      found.push(`${seat} ${s.engine.asking(s.state, seat)?.step}`);
      s.choose({ do: 'done' }, seat);
    }
  }

  test('CB-STEP-4: builders, then hirers, then those who admit', () => {
    expect(asked([0, 1, 2], 'admit', 'hire', 'build')).toEqual(['2 build-thing', '1 hire-somebody', '0 spend-points']);
  });

  test('CB-STEP-4: equal choices go by turn order', () => {
    expect(asked([2, 0, 3, 1], 'hire', 'build', 'hire', 'build')).toEqual([
      '3 build-thing',
      '1 build-thing',
      '2 hire-somebody',
      '0 hire-somebody',
    ]);
  });
});

describe('CB-STEP-5: doing less', () => {
  test('CB-STEP-5: nothing, or less than an action allows', () => {
    const s = new Scenario().positionS().row('psychiatry', '_ _ Y W');
    for (const ask of [() => s.builds(), () => s.hires(), () => s.admits(2)]) {
      expect(ask().may({ do: 'done' })).toBe(true);
      s.choose({ do: 'done' });
      expect(s.engine.deciders(s.state)).toEqual([]);
    }
    s.builds().choose(s.build('garden', '0A1')).choose({ do: 'done' });
    s.hires().choose({ do: 'hire-nurse' }).choose(s.park('0A1-W')).choose({ do: 'done' });
    s.admits(2).choose(s.take('psychiatry')).choose(s.park('0A1-S')).choose({ do: 'done' });
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  test('CB-STEP-5: a laid tile stays, even if nothing can be done with it', () => {
    const s = new Scenario().positionS(0).from('choose-action').choose(lay('build'));
    expect(s.choices()).toEqual([]);
    expect(s.refusal(lay('hire'))).toBe('KERNEL');
    s.choose(lay('hire'), 1);
    expect(s.choices(0)).toEqual([{ do: 'done' }]);
  });
});

test('CB-STEP-6: what changes at once is made in reverse turn order', () => {
  // All lose what they have left to pay and meet on space 2; whoever is earliest in turn order arrives last.
  const s = new Scenario({ seats: 3 });
  s.state.turnOrder = [1, 2, 0];
  for (const [seat, popularity] of [
    [0, 3],
    [1, 4],
    [2, 5],
  ]) {
    s.seat(seat).money(0).popularity(popularity);
    for (let made = 0; made < popularity - 2; made++) s.nurse('access');
  }
  s.asks({ step: 'pay' });
  expect(s.state.clinics.map(({ popularity }) => popularity)).toEqual([2, 2, 2]);
  const { arrivals } = s.state;
  expect([0, 1, 2].toSorted((a, b) => arrivals[a] - arrivals[b])).toEqual([0, 2, 1]);
});

test('CB-STEP-7: popularity is never below 0; a loss takes what is there', () => {
  const s = new Scenario().popularity(3).patient('red', 'psychiatry');
  s.only('admin-patients');
  expect(s.clinic.popularity).toBe(0);
  s.seat(1).money(0).popularity(1).nurse('access', 3);
  s.asks({ step: 'pay' });
  expect(s.clinic.popularity).toBe(0);
});

describe('CB-STEP-8: effects of one player at one moment', () => {
  test('CB-STEP-8: happen in the order that the player chooses', () => {
    const s = new Scenario().positionS().patient('white', 'psychiatry', '0C2').patient('yellow', 'psychiatry', '0C2');
    s.doctor('white', '0C2').doctor('yellow', '0C2').only('treat');
    const [white, yellow] = [s.treat('0C2', 'white', 'white'), s.treat('0C2', 'yellow', 'yellow')];
    expect(s.may(white)).toBe(true);
    expect(s.may(yellow)).toBe(true);
    const start = s.state;
    const orders = [
      [white, yellow],
      [yellow, white],
    ].map((treatments) => {
      s.state = start;
      s.happened();
      for (const treatment of treatments) {
        s.choose(treatment);
        s.choose(s.choices()[0]);
      }
      return s.happened().flatMap(({ id, patient }) => (id === 'treated' ? [patient] : []));
    });
    expect(orders).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('CB-STEP-8: without a choice in the order of the rules: income, then savings, then popularity', () => {
    const s = new Scenario().money(2).popularity(3).nurse('access', 7);
    s.clinic.income = 4;
    s.asks({ step: 'pay' });
    expect([s.clinic.income, s.clinic.money, s.clinic.popularity]).toEqual([0, 0, 2]);
  });
});

test('CB-STEP-9: money, popularity, time, boards, supplies, bag counts and used tiles are public', () => {
  const s = new Scenario({ seats: 3 }).positionS(17).popularity(4).time(9).nurse('0C2').equipped('conveyor', '0C2');
  s.clinic.hand = [1, 2, 0];
  s.from('choose-action');
  const { state } = s;
  for (const viewer of [0, 1, 'watcher'] as const) {
    const seen = s.engine.view(state, viewer);
    const { chance: _hidden, ...known } = seen;
    const { chance: _secret, ...whole } = state;
    expect({ ...known, patientBag: known.patientBag.counts, doctorBag: known.doctorBag.counts }).toEqual({
      ...whole,
      patientBag: whole.patientBag.counts,
      doctorBag: whole.doctorBag.counts,
    });
  }
  // The tile just laid is the one thing that others do not see, and its owner does.
  s.choose(lay('build'));
  expect(s.engine.view(s.state, 1).clinics[0]).toMatchObject({ laid: FACE_DOWN, hand: [1, 2, 0] });
  expect(s.engine.view(s.state, 0).clinics[0]).toMatchObject({ laid: 0, hand: [0, 2, 0] });
});

describe('CB-STEP-10: simultaneous steps', () => {
  /** What three seats do at once, and what each was offered, when they answer in that order. */
  function answered(order: readonly number[], step: string, does: (s: Scenario, seat: number) => Choice[]) {
    const s = new Scenario({ seats: 3 });
    for (const seat of [0, 1, 2]) {
      s.seat(seat).positionS().doctor('white', '0C2').patient('white', 'psychiatry', '0C2').orderly('access');
      s.orderly('0C1');
    }
    s.only(step);
    const offered: string[][] = [[], [], []];
    for (const seat of order) {
      s.seat(seat);
      for (const choice of does(s, seat)) {
        offered[seat].push(JSON.stringify(s.choices()));
        s.choose(choice);
      }
      // Cars that leave: the first of those offered.
      while (s.choices().some(({ do: verb }) => verb === 'leave')) s.choose(s.choices()[0]);
    }
    return { offered, hash: s.engine.hash(s.state) };
  }
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
  ];

  for (const [step, does] of [
    ['choose-action', (_s: Scenario, seat: number) => [lay(ACTIONS[seat])]],
    [
      'move',
      (s: Scenario, seat: number) => [s.walk('doctor', 'white', 'access', ['0D2', '0C2', '0D2'][seat]), { do: 'done' }],
    ],
    ['treat', (s: Scenario, seat: number) => (seat === 1 ? [{ do: 'done' }] : [s.treat('0C2', 'white', 'white')])],
  ] as const) {
    test(`CB-STEP-10: in ${step} any order of players gives the same, and nobody reads another’s choices`, () => {
      const [first, ...others] = orders.map((order) => answered(order, step, does));
      for (const seat of [0, 1, 2]) expect(first.offered[seat].length).toBeGreaterThan(0);
      for (const other of others) expect(other).toEqual(first);
    });
  }
});
