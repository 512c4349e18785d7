import { readdirSync, readFileSync } from 'node:fs';
import { ACCESS, clinic, isUsable, MODULES, type Person, someone } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { anyOrder, createEngine, type Frame, openSeed } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import {
  type ClinicModule,
  defineModule,
  type InsertedStep,
  type KindDefinition,
  type Steps,
  setting,
} from '../../src/module.ts';
import { PROGRAMME } from '../../src/modules/base/programme.ts';
import { plainTile } from '../../src/modules/tiles.ts';
import { parseOptions } from '../../src/options.ts';
import { FAR } from '../../src/people/walking.ts';
import { leaves } from '../../src/phases/cars.ts';

/** A step that only says that it ran. */
const says = (id: string): Steps => ({
  [id]: {
    run(_rules, _state, _frame, flow) {
      flow.events?.push({ id });
    },
  },
});

/** A module that puts such steps at those places. */
function inserting(id: string, box: ClinicModule['box'], places: Record<string, InsertedStep['place']>): ClinicModule {
  const names = Object.keys(places);
  return defineModule({
    id,
    box,
    steps: Object.assign({}, ...names.map(says)),
    programme: names.map((name) => ({ name, place: places[name] })),
  });
}

/** A table with test modules, asked for in the reverse of their order. */
const table = (modules: readonly ClinicModule[], options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario({ ...options, modules: modules.map(({ id }) => id).toReversed() }, modules);

describe('CB-HOOK-1: a module beats the base game in what it names only', () => {
  test('CB-HOOK-1: whom a module spares is spared, all others worsen', () => {
    const spares = defineModule({
      id: 'spares-cardiology',
      box: 'ext1',
      worsening: (_rules, _state, _clinic, { service }) => (service === 1 ? 0 : undefined),
    });
    const s = table([spares]).patient('white', 'psychiatry').patient('white', 'cardiology');
    s.patient('red', 'cardiology').patient('red', 'psychiatry').popularity(9).only('admin-patients');
    expect(s.clinic.people.map(({ level, service }) => [level, service])).toEqual([
      [1, 0],
      [0, 1],
      [3, 1],
    ]);
    expect(s.clinic.popularity).toBe(4);
  });

  test('CB-HOOK-1: the ICU spares its own patient; wages, maintenance and falling doctors stay as they are', () => {
    const s = new Scenario({ modules: ['icu'] }).positionS().tile('icu', '0D1').doctor('orange', '0D1');
    s.patient('yellow', 'psychiatry', '0D1').patient('yellow', 'psychiatry');
    s.only('admin-doctors', 'admin-patients');
    expect(s.clinic.people.map(({ level }) => level)).toEqual([0, 1, 1, 2]);
    s.happened();
    s.asks({ step: 'pay' });
    expect(s.happened().find(({ id, seat }) => id === 'paid' && seat === 0)).toMatchObject({
      wages: 1 + 2,
      maintenance: 4,
    });
  });

  test('CB-HOOK-1: points of a module come on top of the base game’s', () => {
    const ambulance = defineModule({ id: 'two-more-points', box: 'ext2', queuePoints: () => 2 });
    const s = table([ambulance]).positionS();
    expect(s.laid('admit', 'hire').only('admit').asked('points')).toBe(4);
  });
});

describe('CB-HOOK-2: modules that contradict one another', () => {
  const worsens = defineModule({ id: 'worsens', box: 'box', worsening: () => 3 });
  const spares = defineModule({ id: 'spares', box: 'ext1', worsening: () => 0 });

  test('CB-HOOK-2: a prohibition beats a permission, in whichever order they come', () => {
    for (const modules of [
      [worsens, spares],
      [spares, worsens],
    ]) {
      const s = table(modules).patient('white', 'psychiatry').only('admin-patients');
      expect(s.clinic.people[0].level).toBe(0);
    }
    expect(table([worsens]).patient('white', 'psychiatry').only('admin-patients').clinic.people[0].level).toBe(3);
  });

  test('CB-HOOK-2: a patient in the ICU is spared by it although its service is infected', () => {
    const s = new Scenario({ modules: ['virus', 'icu'] }).positionS().tile('icu', '0D1');
    s.patient('white', 'psychiatry', '0D1').patient('white', 'psychiatry', '0C2');
    s.state.marks.virus[0] = 1;
    s.only('admin-patients');
    expect(s.clinic.people.slice(1).map(({ level }) => level)).toEqual([0, 2]);
  });

  test('CB-HOOK-2: otherwise the owner of the piece chooses the order', () => {
    const both: Steps = {
      'both-effects': {
        run: (_rules, _state, _frame, flow) =>
          flow.next(anyOrder(0, [{ step: 'one-effect' }, { step: 'other-effect' }])),
      },
    };
    const one = defineModule({ id: 'one', box: 'box', steps: { ...both, ...says('one-effect') } });
    const other = defineModule({ id: 'other', box: 'ext1', steps: says('other-effect') });
    for (const [pick, order] of [
      [0, ['one-effect', 'other-effect']],
      [1, ['other-effect', 'one-effect']],
    ] as const) {
      const s = table([one, other]).asks({ step: 'both-effects' });
      s.happened();
      expect(s.choices()).toHaveLength(2);
      s.choose({ do: 'pick', pick }).choose({ do: 'pick', pick: 0 });
      expect(s.happened().map(({ id }) => id)).toEqual(order);
    }
  });
});

describe('CB-HOOK-3: what a module forbids, it never removes', () => {
  test('CB-HOOK-3: a tile that could not be built there any more stays', () => {
    const shy = { rule: 'CB-HOOK-3', key: 'test.shy' };
    const statue = defineModule({
      id: 'statues',
      box: 'more',
      tiles: () => [
        plainTile({
          id: 'statue',
          copies: 3,
          // Never beside a module.
          site: (rules, seat, { tiles }, cell) =>
            rules.geometry[seat].adjacent[cell].some((other) => rules.tiles[tiles[other]].colour !== undefined)
              ? shy
              : undefined,
        }),
      ],
    });
    const s = table([statue]).positionS().builds();
    expect(s.refusal(s.build('statue', '0B2'))).toBe('CB-HOOK-3');
    s.choose(s.build('statue', '0A1')).choose(s.build('laboratory', '0B1')).builds();
    expect(s.tileAt('0A1')).toBe('statue');
    expect(s.refusal(s.build('statue', '0B2'))).toBe('CB-HOOK-3');
  });

  test('CB-HOOK-3: an extinguisher may not go into a room that treats, but one that is there stays', () => {
    const s = new Scenario({ modules: ['fire-extinguisher'] }).positionS().builds();
    expect(s.refusal(s.equip('fire-extinguisher', '0C2'))).toBe('CX-FIR-2');
    s.equipped('fire-extinguisher', '0C2').builds().choose(s.build('laboratory', '1D2')).choose({ do: 'done' });
    s.only('move')
      .choose(s.walk('doctor', 'white', 'access', '0D2'))
      .choose({ do: 'done' })
      .only('admin-flip');
    expect(s.clinic.equipment[s.cell('0C2')]).not.toBe(0);
  });

  test('CB-HOOK-3: whoever stands on a cell that nobody may enter any more stays there and works', () => {
    const sealed = defineModule({
      id: 'sealed-rooms',
      box: 'ext4',
      entryTime: (rules, { tiles }, cell) => (rules.tiles[tiles[cell]].id === 'treatment-room' ? FAR : 0),
    });
    const s = table([sealed]).positionS().doctor('red', '0C2').patient('red', 'psychiatry', '0C2').only('move');
    expect(s.refusal(s.walk('doctor', 'white', 'access', '0C2'))).toBe('CB-MOVE-16');
    s.choose(s.walk('doctor', 'white', 'access', '0D2')).choose({ do: 'done' });
    expect(s.clinic.people.map(({ at }) => at)).toEqual([s.cell('0D2'), s.cell('0C2'), s.cell('0C2')]);
    s.only('treat').choose(s.treat('0C2', 'red', 'red'));
    expect(s.clinic.income).toBe(32);
  });
});

describe('CB-HOOK-4: order of inserted steps', () => {
  const first = inserting('first', 'box', {
    'first-before-income': { before: 'income' },
    'first-after-treat': { after: 'treat' },
    'first-after-treat-too': { after: 'treat' },
    'first-after-start': { after: 'round-start' },
    'first-in-start': { inside: 'round-start' },
    'first-before-choose': { before: 'choose-action' },
  });
  const second = inserting('second', 'ext1', {
    'second-in-start': { inside: 'round-start' },
    'second-before-choose': { before: 'choose-action' },
    'second-after-start': { after: 'round-start' },
    'second-after-treat': { after: 'treat' },
    'second-before-income': { before: 'income' },
  });
  const afterTreat = [
    'first-after-treat',
    'first-after-treat-too',
    'second-after-treat',
    'first-before-income',
    'second-before-income',
  ];
  const afterStart = [
    'first-in-start',
    'second-in-start',
    'first-after-start',
    'second-after-start',
    'first-before-choose',
    'second-before-choose',
  ];

  test('CB-HOOK-4: what is inside X, all after X, all before Y, each in the order of the boxes and of the file', () => {
    const { programme } = table([first, second]).state;
    const between = (from: string, to: string): readonly string[] =>
      programme.slice(programme.indexOf(from) + 1, programme.indexOf(to));
    expect(between('treat', 'income')).toEqual(afterTreat);
    expect(between('round-start', 'choose-action')).toEqual(afterStart);
    expect(programme).toHaveLength(PROGRAMME.length + afterTreat.length + afterStart.length);
  });

  test('CB-HOOK-4: a step may say which others it goes before, and that it is the last', () => {
    const early = defineModule({
      id: 'early',
      box: 'box',
      steps: { ...says('early-last'), ...says('early-check') },
      programme: [
        { name: 'early-last', place: { inside: 'income' }, last: true },
        { name: 'early-check', place: { inside: 'actions-end' } },
      ],
    });
    const late = defineModule({
      id: 'late',
      box: 'ext1',
      steps: { ...says('late-income'), ...says('late-check'), ...says('late-last') },
      programme: [
        { name: 'late-last', place: { inside: 'income' }, last: true },
        { name: 'late-income', place: { inside: 'income' } },
        { name: 'late-check', place: { inside: 'actions-end' }, ahead: ['early-check', 'of-nobody'] },
      ],
    });
    const { programme } = table([early, late]).state;
    const after = (step: string, count: number): readonly string[] =>
      programme.slice(programme.indexOf(step) + 1, programme.indexOf(step) + 1 + count);
    expect(after('income', 4)).toEqual(['late-income', 'early-last', 'late-last', 'pay']);
    expect(after('actions-end', 3)).toEqual(['late-check', 'early-check', 'before-move']);
  });

  test('CB-HOOK-4: they run in that order', () => {
    const s = table([first, second]);
    s.happened();
    const ran = (): string[] => s.happened().flatMap(({ id }) => (/^(first|second)-/.test(id) ? [id] : []));
    s.from('round-start');
    expect(ran()).toEqual(afterStart);
    s.from('treat');
    // Nobody has anything to decide: the round goes on to the next one's tiles.
    expect(s.state.round).toBe(2);
    expect(ran()).toEqual([...afterTreat, ...afterStart]);
  });

  test('CB-HOOK-4: steps of modules in setup run between those of the base game, and may ask', () => {
    const asks = defineModule({
      id: 'asks',
      box: 'box',
      steps: {
        'turn-order-known': {
          run(_rules, state, _frame, flow) {
            flow.events?.push({ id: 'order', order: state.turnOrder.slice(), doctors: state.university.length });
          },
        },
        'table-ready': {
          run(_rules, state, _frame, flow) {
            flow.next(...state.turnOrder.toReversed().map((seat) => ({ step: 'nod', seat })));
          },
        },
        nod: { choices: () => [{ do: 'nod' }] },
      },
      programme: [
        { name: 'turn-order-known', place: { before: 'setup-university' } },
        { name: 'table-ready', place: { after: 'setup-bonus' } },
      ],
    });
    const s = table([asks], { seats: 3, start: 'preset' });
    const { programme } = s.state;
    expect(programme.slice(0, programme.indexOf('round-start'))).toEqual([
      'setup-table',
      'turn-order-known',
      ...['setup-university', 'setup-displays', 'setup-clinics', 'setup-bonus', 'table-ready'],
    ]);
    const { state, events } = s.engine.begin('fast:setup');
    expect(events.slice(0, 2).map(({ id }) => id)).toEqual(['table-set', 'order']);
    expect(events[1].order).toEqual(state.turnOrder);
    let now = state;
    for (const seat of state.turnOrder.toReversed()) {
      expect(s.engine.deciders(now)).toEqual([seat]);
      // Nothing is counted before setup is over.
      expect(s.engine.game.conserved(s.rules, now)).toEqual({});
      s.engine.play(now, seat, { do: 'nod' });
      now = s.engine.clone(now);
    }
    expect(s.engine.asking(now, 0)?.step).toBe('lay-tile');
  });

  test('CB-HOOK-4: modules are known in the order of the boxes, inside a box in that of its rules', () => {
    const boxes = ['box', 'ext1', 'ext2', 'ext3', 'ext4', 'ext5', 'more'];
    const places = MODULES.map(({ box }) => boxes.indexOf(box));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const rules = readFileSync(new URL('../../../../docs/rules/clinic-ext1.md', import.meta.url), 'utf8');
    const inFile = MODULES.filter(({ box }) => box === 'ext1').map(({ id }) => rules.indexOf(`(\`${id}\`) — `));
    expect(inFile).not.toContain(-1);
    expect(inFile).toEqual(inFile.toSorted((a, b) => a - b));
  });
});

describe('CB-HOOK-5: a step that a module changes', () => {
  test('CB-HOOK-5: keeps its name and place, and rules that name it follow it', () => {
    const changes = defineModule({ id: 'changes-flip', box: 'box', steps: says('admin-flip') });
    const follows = inserting('follows-flip', 'ext1', { 'after-flip': { after: 'admin-flip' } });
    const s = table([changes, follows]);
    expect(s.state.programme.filter((step) => step !== 'after-flip')).toEqual([...PROGRAMME]);
    const pile = s.rules.tileIndex.laboratory;
    s.state.faceUp[pile] = 0;
    s.happened();
    s.from('admin-patients');
    // The module's way, not that of the base game, between the same steps.
    expect(s.state.faceUp[pile]).toBe(0);
    const ids = s.happened().map(({ id }) => id);
    expect(ids.filter((id) => ['admin-flip', 'after-flip', 'turn-order', 'round-ended'].includes(id))).toEqual([
      'admin-flip',
      'after-flip',
      'turn-order',
      'round-ended',
    ]);
  });

  test('CB-HOOK-5: no module moves a step of the base game but those that name it', () => {
    for (const { id, moves = [] } of MODULES) {
      const { programme } = new Scenario({ modules: [id] }).state;
      const stays = (step: string): boolean => !moves.some((moved) => moved.step === step);
      const base = programme.filter((step) => PROGRAMME.some((known) => known === step));
      expect(base.filter(stays)).toEqual(PROGRAMME.filter(stays));
      expect(base.toSorted()).toEqual(PROGRAMME.toSorted());
    }
  });

  test('CB-HOOK-5: rules that name a moved step follow it', () => {
    const moves = defineModule({ id: 'moves', box: 'box', moves: [{ step: 'admin-nurses', after: 'admin-flip' }] });
    const follows = inserting('follows', 'ext1', {
      'before-nurses': { before: 'admin-nurses' },
      'after-nurses': { after: 'admin-nurses' },
    });
    const { programme } = table([moves, follows]).state;
    expect(programme.slice(programme.indexOf('admin-university'), programme.indexOf('round-end'))).toEqual([
      ...['admin-university', 'admin-laboratory', 'admin-doctors', 'admin-patients', 'admin-flip'],
      ...['before-nurses', 'admin-nurses', 'after-nurses', 'admin-turn-order'],
    ]);
  });
});

describe('people of a module', () => {
  const porter: KindDefinition = {
    id: 'porter',
    walks: 'never',
    takes: 'none',
    cars: 1,
    stepTime: 1,
    byAir: true,
    left: (_rules, state, seat) => state.marks.porters[seat]++,
  };
  const porters = defineModule({
    id: 'porters',
    box: 'box',
    kinds: [porter],
    loads: [{ id: 'tray' }],
    startingPeople: () => [someone({ kind: 'porter', level: 0, service: -1, at: ACCESS })],
    marks: ({ seats }) => new Array(seats).fill(0),
    cares: [
      {
        id: 'tip',
        begin(_rules, state) {
          for (const { people } of state.clinics) for (const one of people) one.load = one.kind === 'porter' ? 1 : 0;
        },
        first: (_rules, _state, seat) => seat === 1,
        choices: (_rules, state, seat) =>
          state.clinics[seat].people.some(({ load }) => load === 1) ? [{ do: 'tip' }] : [],
        refuse: () => undefined,
        give: (rules, state, seat) =>
          leaves(rules, state, seat, state.clinics[seat].people.find(({ load }) => load === 1) as Person),
      },
    ],
  });

  test('are there from the start, as the base game’s first doctor is, each player’s own', () => {
    const { state } = table([porters]).engine.begin('fast:porters');
    for (const { people } of state.clinics) expect(people.map(({ kind }) => kind)).toEqual(['doctor', 'porter']);
    expect(state.clinics[0].people[1]).not.toBe(state.clinics[1].people[1]);
  });

  test('are taken care of in ways of their own, before or after treatments, and leave with their cars', () => {
    const s = table([porters]);
    for (const seat of [0, 1]) {
      s.seat(seat).clinicT1().car('0D3-E').person('porter', 0, -1, 'access', false);
      s.doctor('white', '0B1').patient('white', 'psychiatry', '0B1');
    }
    s.only('treat');
    const treats = s.treat('0B1', 'white', 'white');
    expect(s.choices(0)).toEqual([treats, { do: 'tip' }, { do: 'done' }]);
    expect(s.choices(1)).toEqual([{ do: 'tip' }, treats, { do: 'done' }]);
    s.choose({ do: 'tip' }, 1);
    expect(s.people('porter')).toEqual([]);
    expect(s.state.marks.porters).toEqual([0, 1]);
    expect(s.choices(1).every((choice) => choice.do === 'leave')).toBe(true);
  });
});

describe('options of a module', () => {
  const OPTIONS = { 'test-pick': ['draw', 'choose'], 'test-speed': ['slow', 'fast'] } as const;
  const cards = defineModule({
    id: 'cards',
    box: 'box',
    options: OPTIONS,
    problems: ({ seats }) => (seats === 1 ? [{ field: 'seats', message: 'Cards need two players.' }] : []),
  });
  const others = defineModule({ id: 'others', box: 'box' });
  const parse = (raw: unknown) => parseOptions(raw, [cards, others]);

  test('the first value is the default; what is set is read by name', () => {
    const usual = parse({ modules: ['cards'] });
    expect(usual).toMatchObject({ 'test-pick': 'draw', 'test-speed': 'slow' });
    const set = parse({ modules: ['cards'], 'test-pick': 'choose' });
    expect(setting(set, OPTIONS, 'test-pick')).toBe('choose');
    expect(setting(set, OPTIONS, 'test-speed')).toBe('slow');
    expect(parse(set)).toEqual(set);
    // A table from before the option was there.
    expect(setting(createEngine(clinic, {}).options, OPTIONS, 'test-pick')).toBe('draw');
  });

  test('they come with their module only: elsewhere nothing but the default is said', () => {
    const without = parse({ modules: ['others'] });
    expect(without).not.toHaveProperty('test-pick');
    expect(parse({ modules: ['others'], 'test-pick': 'draw' })).toEqual(without);
    expect(() => parse({ modules: ['others'], 'test-pick': 'choose' })).toThrow(
      "'test-pick' is an option of 'cards': add this module.",
    );
    expect(() => parse({ modules: ['cards'], 'test-pick': 'other' })).toThrow('test-pick');
    expect(() => parse({ 'no-such-option': 'on' })).toThrow('no-such-option');
  });

  test('a module says what of the other options cannot be played with it', () => {
    expect(() => new Scenario({ modules: ['cards'], seats: 1 }, [cards])).toThrow('Cards need two players.');
    expect(() => new Scenario({ seats: 1 }, [cards])).not.toThrow();
    expect(() => new Scenario({ modules: ['cards'], seats: 2 }, [cards])).not.toThrow();
  });

  test('no two options have the same name', () => {
    const names = [
      ...Object.keys(parseOptions({}, [])),
      ...MODULES.flatMap((module) => Object.keys(module.options ?? {})),
    ];
    expect(names.toSorted()).toEqual([...new Set(names)].sort());
  });
});

describe('ground and floors', () => {
  const building = { rule: 'X-1', key: 'test.closed' };
  const parking = { rule: 'X-2', key: 'test.no-parking' };
  const plinth = { rule: 'X-3', key: 'test.plinth' };
  const works = defineModule({
    id: 'works',
    box: 'box',
    topFloor: 5,
    tiles: () => [
      plainTile({ id: 'pit', copies: 1, closesGround: { building, parking }, site: () => undefined }),
      plainTile({ id: 'plinth', copies: 9, supports: true, bearsSupportsOnly: plinth, site: () => undefined }),
    ],
    // A lamp over everything: all rooms on its board are paid more, wherever they are.
    roomBonus: (rules, _seat, clinic) => clinic.tiles.filter((tile) => tile === rules.tileIndex.plinth).length,
  });
  const low = defineModule({ id: 'low', box: 'box', topFloor: 2 });

  test('CB-GEO-3: the highest top floor of all modules is everybody’s', () => {
    expect(table([works, low]).rules.geometry.map(({ topFloor }) => topFloor)).toEqual([5, 5]);
    expect(table([low]).rules.geometry.map(({ topFloor }) => topFloor)).toEqual([3, 3]);
  });

  test('CB-BUILD-5: what is a support bears modules, whatever else it is', () => {
    const s = table([works]).money(100).tile('plinth', '0A1').tile('plinth', '1A1').tile('garden', '0B1').builds();
    s.choose(s.build('laboratory', '2A1'));
    expect(s.refusal(s.build('treatment-room', '1B1'))).toBe('CB-BUILD-5');
    expect(s.refusal(s.build('treatment-room', '1C1'))).toBe('CB-BUILD-5');
  });

  test('CB-BUILD-5: nothing hangs in the air, whatever its tile says', () => {
    const s = table([works]).money(100).tile('plinth', '0A1').builds();
    expect(s.refusal(s.build('plinth', '1B1'))).toBe('CB-BUILD-5');
    expect(s.choices()).not.toContainEqual(s.build('plinth', '1B1'));
    expect(s.choices()).toContainEqual(s.build('plinth', '1A1'));
  });

  test('a tile may bear supports only', () => {
    const s = table([works]).money(100).tile('plinth', '0A1').builds();
    for (const tile of ['garden', 'helipad', 'pit']) {
      expect([tile, s.refusal(s.build(tile, '1A1'))]).toEqual([tile, 'X-3']);
      expect(s.choices()).not.toContainEqual(s.build(tile, '1A1'));
    }
    s.choose(s.build('plinth', '1A1')).choose(s.build('laboratory', '2A1'));
  });

  test('a tile may close its space to building, cars and people', () => {
    const s = table([works]).positionS().tile('pit', '0B2').builds();
    for (const tile of ['treatment-room', 'garden', 'parking-lot'])
      expect([tile, s.refusal(s.build(tile, '0B2'))]).toEqual([tile, 'X-1']);
    for (const edge of ['0B2-E', '0B2-W', '0B2-N', '0B2-S']) {
      expect(isUsable(s.rules, 0, s.clinic, s.edge(edge))).toBe(false);
      s.asks({ step: 'park-car', seat: 0 });
      expect(s.refusal(s.park(edge))).toBe('X-2');
    }
    s.tile('hub:cardiology', '0A2').doctor('red', '0C2').only('move');
    // Round the pit by the front row: 0C1, 0B1, 0A1, 0A2.
    s.choose(s.walk('doctor', 'red', '0C2', '0A2'));
    expect(s.clinic.walked).toBe(4);
  });

  test('CB-TREAT-11: pieces that are not beside a room may add to what its patients pay', () => {
    const s = table([works]).positionS().tile('plinth', '0A1').tile('plinth', '0A2').tile('garden', '0B2');
    s.doctor('white', '0C2')
      .patient('white', 'psychiatry', '0C2')
      .only('treat')
      .choose(s.treat('0C2', 'white', 'white'));
    expect(s.clinic.income).toBe(8 + 2 + 2);
  });
});

test('CB-CAR-1, CB-CAR-5: vehicles of a module park among the cars, and it hears when one has left', () => {
  const bikes = defineModule({
    id: 'bikes',
    box: 'box',
    marks: () => [0],
    vehicles: [
      {
        id: 'bike',
        left(_rules, state) {
          state.marks.bikes[0]++;
        },
      },
    ],
    steps: {
      'park-bike': {
        run: (_rules, _state, frame, flow) => flow.next({ ...frame, step: 'park-car', vehicle: 'bike' } as Frame),
      },
    },
    admitting: (_rules, _state, seat) => [{ step: 'park-bike', seat }],
  });
  const s = table([bikes]).positionS().laid('admit', 'build').only('admit');
  // What a module brings to an admit action comes before the queue points.
  s.choose(s.park('0A1-S'));
  expect(s.engine.asking(s.state, 0)?.step).toBe('spend-points');
  expect(s.clinic.vehicles).toEqual([{ vehicle: 'bike', edge: s.edge('0A1-S'), lot: -1 }]);
  s.asks({ step: 'car-leaves', seat: 0 });
  const bike = { do: 'leave', edge: s.edge('0A1-S'), lot: -1, vehicle: 'bike' };
  expect(s.choices()).toContainEqual(bike);
  expect(s.refusal(s.leave('0A1-S'))).toBe('CB-CAR-5');
  s.choose(bike);
  expect(s.state.marks.bikes).toEqual([1]);
  expect(s.clinic.vehicles).toEqual([]);
});

test('what a module keeps secret is masked for each viewer and drawn anew to agree with what is seen', () => {
  /** Everybody has thought of a number from 1 to 6. */
  const numbers = defineModule({
    id: 'numbers',
    box: 'box',
    marks: () => [2, 5, 6],
    secrets: [
      {
        hide(_rules, seen, viewer) {
          seen.marks.numbers = seen.marks.numbers.map((number, seat) => (seat === viewer ? number : 0));
        },
        draw(_rules, seen, _viewer, die) {
          seen.marks.numbers = seen.marks.numbers.map((number) => number || 1 + die(6));
        },
      },
    ],
  });
  const { engine, state } = table([numbers], { seats: 3 });
  const seen = ([0, 1, 2, 'watcher'] as const).map((viewer) => engine.view(state, viewer).marks.numbers);
  expect(seen).toEqual([
    [2, 0, 0],
    [0, 5, 0],
    [0, 0, 6],
    [0, 0, 0],
  ]);
  expect(state.marks.numbers).toEqual([2, 5, 6]);
  const drawn = ['a', 'b', 'c', 'd'].map(
    (name) => engine.resample(engine.view(state, 1), 1, openSeed(`fast:${name}`)).marks.numbers,
  );
  for (const [first, second, third] of drawn) {
    expect(second).toBe(5);
    for (const number of [first, third]) expect([1, 2, 3, 4, 5, 6]).toContain(number);
  }
  expect(new Set(drawn.map(([first]) => first)).size).toBeGreaterThan(1);
});

describe('modules know one another by hooks only', () => {
  const src = new URL('../../src/', import.meta.url);
  /** Code without comments, and without the texts of the interface, which name everything. */
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('text/'))
    .map((name) => ({
      name,
      code: readFileSync(new URL(name, src), 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/^\s*\/\/.*$/gm, ''),
    }));

  for (const { id } of MODULES) {
    // A long module has further files, each named after it.
    test(`no file but its own names ${id}`, () => {
      const naming = files.filter(
        ({ code }) => new RegExp(`['"\`]${id}['"\`]`).test(code) || new RegExp(`\\bmarks\\??\\.${id}\\b`).test(code),
      );
      const own = naming.map(({ name }) => name.replace(/^.*\//, ''));
      expect(own).toContain(`${id}.ts`);
      expect(own.filter((name) => name !== `${id}.ts` && !name.startsWith(`${id}-`))).toEqual([]);
    });
  }

  test('nothing asks which modules are played', () => {
    for (const { name, code } of files) {
      // The two that choose them.
      if (name === 'compose.ts' || name === 'options.ts') continue;
      expect(code, name).not.toMatch(/\bmodules\.(has|includes|some|find|findIndex|indexOf)\(/);
    }
  });
});

describe('closed spaces', () => {
  /** Closes a cell by its name to all, or to passing. */
  const closing = (cells: Readonly<Record<string, 'all' | 'passing'>>) =>
    defineModule({
      id: 'closing',
      box: 'box',
      closed: (rules, seat) => (cell) => cells[rules.geometry[seat].cellNames[cell]],
    });

  test('CB-MOVE-16: nobody walks into a closed space or through it, but out of it', () => {
    const s = table([closing({ '0D2': 'all' })])
      .positionS()
      .doctor('red', '0D2')
      .only('move');
    expect(s.refusal(s.walk('doctor', 'white', 'access', '0D2'))).toBe('CB-MOVE-16');
    expect(s.refusal(s.walk('doctor', 'white', 'access', '0C2'))).toBe('CB-MOVE-16');
    s.choose(s.walk('doctor', 'red', '0D2', '0C2'));
    expect(s.clinic.walked).toBe(1);
    // Who is cut off waits.
    s.done();
    expect(s.people('doctor')).toEqual(['white access', 'red 0C2']);
  });

  test('a space closed to passing is the end of every way into it', () => {
    const s = table([closing({ '0D2': 'passing' })])
      .positionS()
      .only('move');
    expect(s.refusal(s.walk('doctor', 'white', 'access', '0C2'))).toBe('CB-MOVE-16');
    s.choose(s.walk('doctor', 'white', 'access', '0D2'));
  });

  test('CB-MOVE-5: nobody takes the place of one who has nowhere else to go', () => {
    const cells = { '0D2': 'all', '0B2': 'all', '0C3': 'all', '0C1': 'all', '1C2': 'all' } as const;
    const s = table([closing(cells)])
      .positionS()
      .doctor('red', '0D2')
      .doctor('white', '0C2')
      .doctor('white', '0C2');
    s.only('move');
    expect(s.refusal(s.walk('doctor', 'red', '0D2', '0C2'))).toBe('CB-MOVE-5');
    // With a second room at hand one of the others could make place.
    const open = table([closing({ ...cells, '1C2': 'passing' })])
      .positionS()
      .tile('laboratory', '1C2');
    open.doctor('red', '0D2').doctor('white', '0C2').doctor('white', '0C2').only('move');
    open.choose(open.walk('doctor', 'red', '0D2', '0C2'));
    expect(open.refusal({ do: 'done' })).toBe('CB-MOVE-5');
    // Nobody else takes the last place left for them.
    open
      .seat(0)
      .choose(open.walk('doctor', 'white', '0C2', '1C2'))
      .done();
  });

  test('CB-MOVE-5: an orderly too stays where another would have nowhere to sit', () => {
    const cells = { '0D2': 'all', '0C1': 'all', '1C2': 'all', '0B1': 'all', '0D1': 'all', '1C1': 'passing' } as const;
    const s = table([closing(cells)])
      .positionS()
      .tile('supply-room', '1C1')
      .orderly('0C1')
      .orderly('1C1')
      .only('move');
    expect(s.refusal(s.walk('orderly', 'white', '0C1', '1C1'))).toBe('CB-MOVE-5');
  });
});

describe('levels and deaths', () => {
  test('CB-ADM-7: a module may spare a doctor, or let it fall further; sparing beats all', () => {
    const worse = defineModule({
      id: 'worse',
      box: 'box',
      falling: (_rules, _clinic, { level }) => (level > 1 ? 2 : undefined),
    });
    const spares = defineModule({
      id: 'spares',
      box: 'box',
      falling: (_rules, _clinic, { level }) => (level === 3 ? 0 : undefined),
    });
    const s = table([worse, spares]).positionS().doctor('red', '0D2').doctor('orange', '0D2').doctor('yellow', '0D2');
    s.only('admin-doctors');
    expect(s.people('doctor')).toEqual(['white access', 'red 0D2', 'white 0D2', 'white 0D2']);
  });

  test('CB-ADM-10: modules learn of every death', () => {
    const counts = defineModule({
      id: 'counts',
      box: 'box',
      marks: () => [0],
      died: (_rules, state, _seat, { level }) => {
        state.marks.counts[0] += level;
      },
    });
    const s = table([counts])
      .positionS()
      .patient('red', 'psychiatry')
      .patient('yellow', 'psychiatry')
      .only('admin-patients');
    expect(s.state.marks.counts).toEqual([3]);
  });

  test('what several modules say of a piece is added up', () => {
    const half = (id: string) => defineModule({ id, box: 'box', conserved: () => ({ 'test-piece': 2 }) });
    const s = table([half('first'), half('second')]);
    expect(s.engine.game.conserved(s.rules, s.state)['test-piece']).toBe(4);
  });
});
