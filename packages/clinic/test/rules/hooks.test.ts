import { readdirSync, readFileSync } from 'node:fs';
import { MODULES } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { anyOrder } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { type ClinicModule, defineModule, type InsertedStep, type Steps } from '../../src/module.ts';
import { PROGRAMME } from '../../src/modules/base/programme.ts';
import { plainTile } from '../../src/modules/tiles.ts';
import { FAR } from '../../src/people/walking.ts';

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

  test('CB-HOOK-5: no module moves a step of the base game', () => {
    for (const { id } of MODULES) {
      const { programme } = new Scenario({ modules: [id] }).state;
      expect(programme.filter((step) => PROGRAMME.some((base) => base === step))).toEqual([...PROGRAMME]);
    }
  });
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
    test(`no file but its own names ${id}`, () => {
      const naming = files.filter(
        ({ code }) => new RegExp(`['"\`]${id}['"\`]`).test(code) || new RegExp(`\\bmarks\\??\\.${id}\\b`).test(code),
      );
      expect(naming.map(({ name }) => name.replace(/^.*\//, ''))).toEqual([`${id}.ts`]);
    });
  }

  test('nothing asks which modules are played', () => {
    for (const { name, code } of files) {
      if (name === 'compose.ts') continue;
      expect(code, name).not.toMatch(/\bmodules\.(has|includes|some|find|findIndex|indexOf)\(/);
    }
  });
});
