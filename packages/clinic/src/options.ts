import { type OptionProblem, OptionsError } from '@asclepion/kernel';
import * as v from 'valibot';
import type { ClinicModule } from './module.ts';
import { MODULES } from './modules/index.ts';

const onOff = v.picklist(['on', 'off']);
const whole = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]), v.integer());
const oneOfNumbers = <const N extends readonly number[]>(numbers: N) => v.pipe(whole, v.picklist(numbers));
/** A list of words, or the same as one text with commas, as a command line gives it. */
const commas = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter((part) => part !== '')),
);
const moduleIds = v.array(v.pipe(v.string(), v.maxLength(40)));
const sides = v.array(v.picklist(['4x3', '3x3']));
const levels = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)));

/** What a table may be asked for besides the options of modules. Everything but `seats` has a default, some of them by edition (CB-ED-1). */
const entries = {
  seats: v.optional(oneOfNumbers([1, 2, 3, 4]), 2),
  modules: v.optional(
    v.union([moduleIds, v.pipe(commas, moduleIds)], 'Write the ids of modules, with commas between.'),
    [],
  ),
  edition: v.optional(v.picklist(['deluxe', '2014']), 'deluxe'),
  /** By seat; one side for all if only one is given (CB-GEO-1). */
  boards: v.optional(
    v.union([sides, v.pipe(commas, sides)], 'Write 4x3 or 3x3, once for all seats or once for each.'),
    ['4x3'],
  ),
  start: v.optional(v.picklist(['free', 'preset']), 'free'),
  setup: v.optional(v.picklist(['normal', 'fixed']), 'normal'),
  /** Only with `setup: fixed`: levels in the order in which they are drawn (CB-PRE-4). */
  bags: v.optional(v.strictObject({ patients: v.optional(levels), doctors: v.optional(levels) })),
  goal: v.optional(oneOfNumbers([1, 2, 3, 4, 5, 6]), 1),
  grade: v.optional(v.picklist(['easy', 'medium', 'hard']), 'medium'),
  'action-tiles': v.optional(oneOfNumbers([6, 3])),
  services: v.optional(v.picklist(['deluxe', '2014'])),
  death: v.optional(oneOfNumbers([5, 3])),
  'outpatient-income': v.optional(v.picklist(['flat', 'plus'])),
  'supply-forced': v.optional(onOff),
  'first-entrance': v.optional(v.picklist(['psych-hub', 'pre-admission'])),
  'popularity-order': v.optional(v.picklist(['reverse', 'first'])),
  'full-rooms-block': v.optional(onOff),
  'notepad-gaps': v.optional(v.picklist(['immediate', 'after-admit'])),
  'notepad-swap': v.optional(onOff, 'on'),
  'admit-needs-hub': v.optional(onOff),
  'icu-base': v.optional(onOff, 'off'),
  'hub-copies': v.optional(v.picklist(['all', 'players-1']), 'all'),
  'final-tie': v.optional(v.picklist(['turn-order', 'arrival']), 'turn-order'),
};

/** What each edition sets where the table says nothing (CB-ED-2 to 11). */
const EDITIONS = {
  deluxe: {
    'action-tiles': 6,
    services: 'deluxe',
    death: 5,
    'outpatient-income': 'flat',
    'supply-forced': 'off',
    'first-entrance': 'psych-hub',
    'popularity-order': 'reverse',
    'full-rooms-block': 'off',
    'notepad-gaps': 'immediate',
    'admit-needs-hub': 'off',
  },
  '2014': {
    'action-tiles': 3,
    services: '2014',
    death: 3,
    'outpatient-income': 'plus',
    'supply-forced': 'on',
    'first-entrance': 'pre-admission',
    'popularity-order': 'first',
    'full-rooms-block': 'on',
    'notepad-gaps': 'after-admit',
    'admit-needs-hub': 'on',
  },
} as const;

type Checked = v.InferOutput<v.StrictObjectSchema<typeof entries, undefined>>;
type ByEdition = keyof (typeof EDITIONS)['deluxe'];

/**
 * A table's options, complete: what was not given stands at its default. Plain data. Those of chosen modules are in it
 * under their names; rules read them by `setting` of `module.ts`.
 */
export type ClinicOptions = Readonly<Omit<Checked, ByEdition>> &
  Readonly<{ [Name in ByEdition]: NonNullable<Checked[Name]> }>;

/** What each option may be set to, for forms and help; empty for one that is no choice among a few values. */
export const OPTION_VALUES: Readonly<Record<string, readonly (string | number)[]>> = {
  ...Object.fromEntries(Object.entries(entries).map(([name, { wrapped }]) => [name, valuesOf(wrapped)])),
  ...Object.assign({}, ...MODULES.map(({ options }) => options)),
};

function valuesOf(type: unknown): readonly (string | number)[] {
  const known = type as { type: string; options?: readonly (string | number)[]; pipe?: readonly unknown[] };
  if (known.type === 'picklist') return known.options ?? [];
  const [first, ...more] = known.pipe ?? [];
  return first === undefined ? [] : (more.map(valuesOf).find((values) => values.length > 0) ?? []);
}

/** Checks options from outside and fills in the defaults. Throws OptionsError with every problem found. */
export function parseOptions(raw: unknown, offered: readonly ClinicModule[] = MODULES): ClinicOptions {
  const ofModules = offered.flatMap((module) => Object.entries(module.options ?? {}));
  const schema = v.strictObject({
    ...entries,
    ...Object.fromEntries(ofModules.map(([name, values]) => [name, v.optional(v.picklist(values))])),
  });
  const parsed = v.safeParse(schema, raw);
  if (!parsed.success) {
    throw new OptionsError(
      parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'options', message: issue.message })),
    );
  }
  const given = parsed.output as Checked;
  const options = { ...EDITIONS[given.edition], ...dropAbsent(given) } as ClinicOptions;
  const boards =
    options.boards.length === 1 ? Array.from({ length: options.seats }, () => options.boards[0]) : options.boards;
  const { own, problems } = optionsOfModules(options, offered);
  if (boards.length !== options.seats) {
    problems.push({ field: 'boards', message: `Give one board side, or one for each of the ${options.seats} seats.` });
  }
  if (problems.length > 0) throw new OptionsError(problems);
  return { ...own, boards };
}

/** Whether a table has a module: because it is listed, or because an option asks for it. */
export const isAsked = ({ id, askedBy }: ClinicModule, options: ClinicOptions): boolean =>
  options.modules.includes(id) || askedBy?.(options) === true;

/**
 * The options with those of modules that the table has, complete. One of another module means nothing: it is a mistake
 * to set it, but not to leave it at its default, as programs do that say everything.
 */
function optionsOfModules(
  options: ClinicOptions,
  offered: readonly ClinicModule[],
): { own: ClinicOptions; problems: OptionProblem[] } {
  const own = new Map<string, unknown>(Object.entries(options));
  const problems: OptionProblem[] = [];
  for (const module of offered) {
    for (const [name, [usual]] of Object.entries(module.options ?? {})) {
      const given = own.get(name) ?? usual;
      if (isAsked(module, options)) own.set(name, given);
      else if (given === usual) own.delete(name);
      else problems.push({ field: name, message: `'${name}' is an option of '${module.id}': add this module.` });
    }
  }
  return { own: Object.fromEntries(own) as unknown as ClinicOptions, problems };
}

function dropAbsent(given: Checked): Partial<Checked> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Checked>;
}
