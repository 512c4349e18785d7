import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, createEngine, draw, openSeed } from '@asclepion/kernel';
import { argumentsOf, kernelTexts, LOCALES } from '@asclepion/kernel/text';
import { expect, test } from 'vitest';
import { SERVICES } from '../src/data/services.ts';
import { clinic, MODULES, OPTION_VALUES, type Rules, SOLO_GOALS } from '../src/index.ts';
import { clinicCatalogues, createClinicTexts } from '../src/text/all.ts';
import {
  costName,
  describeChoice,
  describeEvent,
  describePrompt,
  describeViolation,
  goalHelp,
  moduleHelp,
  moduleName,
  optionHelp,
  optionName,
  optionValueName,
  pieceName,
  scoreName,
  stepName,
} from '../src/text/index.ts';

const messages = Object.fromEntries(
  LOCALES.map((locale): [string, Readonly<Record<string, string>>] => [
    locale,
    Object.assign({}, kernelTexts[locale], ...clinicCatalogues.map((catalogue) => catalogue[locale])),
  ]),
);
const keys = Object.keys(messages.en);
const idsIn = (group: string): string[] =>
  keys.filter((key) => key.startsWith(`clinic.${group}.`)).map((key) => key.slice(`clinic.${group}.`.length));

const all = LOCALES.map(createClinicTexts);
const [english, simplified, traditional] = all;
const modules = MODULES.map(({ id }) => id);
const names = ['Ada', 'Bo', 'Cai', 'Dee'];

/** Everything in `src` but the catalogues, as one text. */
const sources = readdirSync(join(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/text.(en|zh-Hans|zh-Hant|keys|modules.[a-z0-9-]+)\.ts$/.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, '../src', file), 'utf8'))
  .join('\n');
const found = (pattern: RegExp): string[] => [...sources.matchAll(pattern)].map(([, id]) => id);

/** Tables that together have every piece, step, event and option in which texts could differ. */
const tables = [
  { seats: 1, modules, holes: 'each' },
  { seats: 1, edition: '2014', boards: '3x3', modules, goal: 4 },
  { seats: 2, modules, holes: 'free', start: 'preset', 'urban-pick': 'choose' },
  { seats: 2, edition: '2014', modules },
  { seats: 4, modules },
];
const engines = tables.map((options) => createEngine(clinic, options));
const everyRules: readonly Rules[] = [...engines, createEngine(clinic, { seats: 4, edition: '2014', modules })].map(
  ({ rules }) => rules,
);
const ids = (of: (rules: Rules) => readonly string[]): Set<string> => new Set(everyRules.flatMap(of));
const askingSteps = ids(({ steps }) => Object.keys(steps).filter((step) => steps[step].choices !== undefined));

test('all languages have the same keys, and each message the same parameters', () => {
  const [first, ...others] = LOCALES.map((locale) =>
    Object.fromEntries(keys.map((key) => [key, argumentsOf(messages[locale][key], locale)])),
  );
  for (const other of others) expect(other).toEqual(first);
  for (const locale of LOCALES) expect(Object.keys(messages[locale]).sort()).toEqual(keys.toSorted());
});

test('every piece, step, score line, bonus tile, module, option, value and goal has a name', () => {
  const same = (group: string, wanted: Iterable<string>): void =>
    expect(idsIn(group).toSorted(), group).toEqual([...new Set(wanted)].sort());
  const pieces = ids(({ tiles, equipment }) => [...tiles.slice(1), ...equipment].map(({ id }) => id));
  same('piece', [...pieces, 'entrance']);
  same('a-piece', [...pieces, 'entrance']);
  same(
    'step',
    ids(({ programme }) => programme),
  );
  same(
    'score',
    ids(({ scoreItems }) => scoreItems.map(({ id }) => id)),
  );
  for (const group of ['bonus', 'bonus-help'])
    same(
      group,
      ids(({ bonusTiles }) => bonusTiles.map(({ id }) => id)),
    );
  for (const group of ['module', 'module-help', 'module-page']) same(group, modules);
  for (const group of ['goal', 'goal-help'])
    same(
      group,
      SOLO_GOALS.map(({ id }) => id),
    );
  same('service', [...SERVICES.deluxe, ...SERVICES['2014']]);
  for (const group of ['option', 'option-help']) same(group, Object.keys(OPTION_VALUES));
  same('board', ['4x3', '3x3']);
  same('grade', OPTION_VALUES.grade.map(String));
  const named = ['modules', 'boards', 'bags', 'goal', 'grade'];
  same(
    'value',
    Object.entries(OPTION_VALUES).flatMap(([option, values]) =>
      named.includes(option) ? [] : values.map((value) => `${option}.${value}`),
    ),
  );
});

test('every refusal, event, choice and asking step of the sources has a text, and no text is unused', () => {
  const same = (group: string, wanted: Iterable<string>): void =>
    expect(idsIn(group).toSorted(), group).toEqual([...new Set(wanted)].sort());
  same('refuse', found(/violation\(\s*'[A-Z0-9-]+',\s*'([a-z0-9-]+)'/g));
  same('prompt', askingSteps);
  const pushed = found(/events\?\.push\(([\s\S]*?)\);/g).flatMap((push) =>
    [...push.matchAll(/\bid: '([a-z-]+)'/g)].map(([, id]) => id),
  );
  const reported = found(/report\(flow, '([a-z-]+)'/g);
  expect(pushed.length).toBeGreaterThan(25);
  for (const id of [...pushed, ...reported]) expect(idsIn('event')).toContain(id);
  for (const id of idsIn('event')) expect(sources, id).toMatch(new RegExp(`'${id}'`));
  const verbs = new Set([
    ...found(/\bdo: '([a-z-]+)'/g),
    ...found(/spotChoice\('([a-z-]+)'/g),
    ...found(/goChoice\([^)]*, '([a-z-]+)'\)/g),
  ]);
  const hires = ids((rules) => rules.hires.map(({ id }) => id));
  // Somebody to be hired may have words of its own.
  const own = idsIn('choice').filter((verb) => hires.has(verb));
  same('choice', ['hire', ...own, ...[...verbs].filter((verb) => !hires.has(verb) && verb !== 'done')]);
  for (const step of idsIn('done')) expect(askingSteps, step).toContain(step);

  // What is left is named in the sources as a whole key, or by its group.
  const checked = ['refuse', 'event', 'prompt', 'choice', 'done', 'piece', 'a-piece', 'step', 'score', 'bonus'];
  const groups = [
    ...checked,
    'bonus-help',
    'module',
    'module-help',
    'module-page',
    'goal',
    'goal-help',
    'option',
    'option-help',
  ];
  for (const key of keys) {
    const [, group, ...rest] = key.split('.');
    if (key.startsWith('kernel.') || groups.includes(group)) continue;
    const whole = sources.includes(`'${key}'`);
    const byGroup =
      rest.length > 0 && (sources.includes(`clinic.${group}.\${`) || sources.includes(`byId(texts, '${group}'`));
    expect(whole || byGroup, key).toBe(true);
  }
});

test('Chinese texts hold no words left in English, and each script its own characters', () => {
  const SIMPLIFIED =
    '医护诊疗养学习购买车层轮选择动护级绩间际关释终结计为这还进过没说请设实验产业务东书发现费钱块图优顺';
  const TRADITIONAL =
    '醫護診療養學習購買車層輪選擇動級績間際關釋終結計為這還進過沒說請設實驗產業務東書發現費錢塊圖優順';
  const only = (one: string, other: string): string[] => [...one].filter((letter) => !other.includes(letter));
  for (const [locale, foreign] of [
    ['zh-Hans', only(TRADITIONAL, SIMPLIFIED)],
    ['zh-Hant', only(SIMPLIFIED, TRADITIONAL)],
  ] as const) {
    for (const [key, message] of Object.entries(messages[locale])) {
      // The words of ICU itself: what a parameter is called, how it selects.
      const read = message
        .replace(/\{[a-zA-Z]+\}/g, '')
        .replace(/\{[a-zA-Z]+, (select|plural),/g, '')
        .replace(/(=\d|[a-z-]+) \{/g, '{');
      expect(read, key).not.toMatch(/[A-Za-z]/);
      expect(
        [...message].filter((letter) => foreign.includes(letter)),
        `${locale} ${key}`,
      ).toEqual([]);
    }
  }
});

/** Fails unless a text says all it should. */
function complete(text: string, about: unknown): void {
  if (text.length > 1 && !/[{}?]|undefined|NaN|clinic\.|kernel\.|^[a-z]+(-[a-z]+)+$| {2}/.test(text)) return;
  expect.fail(`'${text}' is said of ${JSON.stringify(about)}`);
}

/** Choices much like a listed one, most of them refused. */
function likenesses(choice: Choice): Choice[] {
  return Object.entries(choice).flatMap(([field, value]) =>
    typeof value === 'number'
      ? [value - 1, value + 1, value + 12, 0, 999].map((other) => ({ ...choice, [field]: other }))
      : [],
  );
}

/** Steps of a zombie: rooms hardly ever hold two yellow patients whom nobody attends. */
const RARE = ['choose-turning', 'move-zombie'];

interface Seen {
  readonly events: Set<string>;
  readonly steps: Set<string>;
  readonly refusals: Set<string>;
}

/** Plays a random game and says all of it. */
function sayGame(engine: (typeof engines)[number], seed: string, seen: Seen): void {
  const { rules } = engine;
  let { state, events } = engine.begin(`fast:texts ${seed}`);
  let chance = openSeed(`fast:choices ${seed}`);
  const below = (sides: number): number => {
    const [value, after] = draw(chance, sides);
    chance = after;
    return value;
  };
  const past: Choice[] = [];
  for (;;) {
    for (const event of events) {
      seen.events.add(event.id);
      for (const texts of all) complete(describeEvent(texts, rules, event, names), event);
    }
    const [seat] = engine.deciders(state);
    const frame = seat === undefined ? undefined : engine.asking(state, seat);
    if (seat === undefined || frame === undefined) return;
    seen.steps.add(frame.step);
    const listed = engine.choices(state, seat);
    // There may be hundreds: some of them will do.
    const some = listed.filter(() => below(listed.length) < 6);
    for (const texts of all) {
      complete(describePrompt(texts, rules, state, frame), frame);
      for (const choice of some) complete(describeChoice(texts, rules, state, frame, choice), choice);
    }
    // Refused is what is like a listed choice without being one, and most choices of other moments.
    const choice = listed[below(listed.length)];
    for (const other of [...likenesses(choice), past[below(past.length + 1)], { do: 'done' }]) {
      const refused = other && below(4) === 0 ? engine.refusal(state, seat, other) : undefined;
      if (refused === undefined) continue;
      seen.refusals.add(refused.key);
      for (const texts of all) complete(describeViolation(texts, refused), refused);
    }
    past.push(choice);
    // First what to do and then to what, so that rare things happen too.
    const verbs = [...new Set(listed.map((one) => one.do))].filter(
      (verb, _, every) => verb !== 'done' || every.length === 1,
    );
    const verb = verbs[below(verbs.length)];
    const more = listed.filter((one) => one.do === verb);
    const applied = engine.apply(state, seat, more[below(more.length)]);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} was listed and is refused.`);
    ({ state, events } = applied);
  }
}

test('whatever happens, can be chosen, is asked or is refused in random games is said in every language', () => {
  const seen: Seen = { events: new Set(), steps: new Set(), refusals: new Set() };
  const unasked = (): string[] => [...askingSteps].filter((step) => !seen.steps.has(step) && !RARE.includes(step));
  for (let game = 0; game < engines.length || (unasked().length > 0 && game < 50); game++)
    sayGame(engines[game % engines.length], `game ${game}`, seen);
  expect(unasked()).toEqual([]);
  expect(seen.refusals.size).toBeGreaterThan(30);
  expect(seen.events.size).toBeGreaterThan(30);
}, 30_000);

test('what hardly any game comes to is said too', () => {
  const s = new Scenario({ modules: ['zombies'] }).tile('treatment-room', '0A1').tile('treatment-room', '0C1');
  for (const at of ['0A1', '0A1', '0C1', '0C1']) s.patient('yellow', 'psychiatry', at);
  s.state.marks.zombies[0] = 1;
  s.only('zombie-turning', 'zombie-move');
  for (const step of RARE) {
    const frame = s.engine.asking(s.state, 0);
    expect(frame?.step).toBe(step);
    for (const texts of all) {
      if (frame !== undefined) complete(describePrompt(texts, s.rules, s.state, frame), frame);
      for (const choice of s.choices())
        if (frame !== undefined) complete(describeChoice(texts, s.rules, s.state, frame, choice), choice);
    }
    s.choose(s.choices()[0]);
    for (const event of s.happened())
      for (const texts of all) complete(describeEvent(texts, s.rules, event, names), event);
  }
});

test('every refusal can be said with what refusals are given', () => {
  const given = { cell: '1C2', edge: '0D2-E', price: 4, money: 3, kind: 'doctor', needed: 2 };
  for (const texts of all) {
    for (const id of idsIn('refuse'))
      complete(describeViolation(texts, { rule: 'CB-X', key: `clinic.refuse.${id}`, params: given }), id);
    for (const key of Object.keys(kernelTexts.en)) complete(describeViolation(texts, { rule: 'KERNEL', key }), key);
  }
});

test('sentences read well', () => {
  const { rules } = engines[4];
  // Such as are rare in random games.
  const rare = [
    { id: 'upgraded', seat: 0, at: 3, price: 2 },
    { id: 'admit-done', seat: 0, points: 2 },
    { id: 'patients-none' },
    { id: 'virus', service: 'cardiology', waiting: 9 },
    { id: 'virus-outbreak', service: 'cardiology' },
    { id: 'card-exchanged', seat: 1, deck: 'medium' },
  ];
  for (const texts of all) for (const event of rare) complete(describeEvent(texts, rules, event, names), event);
  const refused = { rule: 'CB-BUILD-8', key: 'clinic.refuse.joins-buildings', params: { cell: '0B2' } };
  expect(all.map((texts) => describeViolation(texts, refused))).toEqual([
    'A module on 0B2 would join two buildings. (CB-BUILD-8)',
    '在 0B2 建造模块化板块会把两栋独立建筑连在一起。（CB-BUILD-8）',
    '在 0B2 建造房間板塊會把兩棟建築物連在一起。（CB-BUILD-8）',
  ]);
  const built = { id: 'built', seat: 0, tile: 'operating-room', at: 18, price: 3 };
  expect(all.map((texts) => describeEvent(texts, rules, built, names))).toEqual([
    'Ada built an operating room on 1C2 ($3).',
    'Ada在 1C2 建造了一间手术室（$3）。',
    'Ada在 1C2 建造了一間手術室（$3）。',
  ]);
  const treated = { id: 'treated', seat: 1, at: 6, doctor: 0, patient: 2, service: 1, nurses: 2, money: 20 };
  expect(describeEvent(english, rules, treated, names)).toBe(
    'Bo: on 0C2 a white doctor with 2 nurses treated an orange cardiology patient for $20.',
  );
  const paid = { id: 'paid', seat: 2, wages: 7, maintenance: 11, saving: 6, fromIncome: 6, fromSavings: 2 };
  expect(describeEvent(english, rules, { ...paid, popularity: 3, forgiven: 1 }, names)).toBe(
    'Cai paid $8: wages $7, maintenance $11 less $6 saved; $3 was missing and cost as much popularity; $1 was forgiven.',
  );
  const order = { id: 'turn-order', order: [2, 0, 1] };
  expect(all.map((texts) => describeEvent(texts, rules, order, names))).toEqual([
    'New turn order: Cai, Ada, and Bo.',
    '新的回合顺位：Cai、Ada和Bo。',
    '新的順位：Cai、Ada和Bo。',
  ]);
});

test('names of things', () => {
  expect(pieceName(simplified, 'hub:cardiology')).toBe('心脏科服务中心');
  expect(stepName(traditional, 'buy-popularity')).toBe('購買名聲');
  expect(scoreName(english, 'untreated')).toBe('Untreated patients');
  expect(costName(traditional, 'wages')).toBe('薪水');
  expect(goalHelp(english, { goal: 2, grade: 'hard' })).toBe('Score at least 40, with doctors worth at least 18.');
  expect(optionName(simplified, 'death')).toBe('病人死亡');
  expect(optionHelp(english, 'goal')).toBe('What must be reached in a solo game.');
  expect(optionValueName(english, 'goal', 4)).toBe('Tower');
  expect(optionValueName(simplified, 'modules', 'virus')).toBe('病毒');
  expect(optionValueName(english, 'seats', 2)).toBe('2 players');
  expect(moduleName(traditional, 'icu')).toBe('重症加護病房');
  for (const texts of all) for (const id of modules) complete(moduleHelp(texts, id), id);
});
