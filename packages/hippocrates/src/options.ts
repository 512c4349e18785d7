import { OptionsError } from '@asclepion/kernel';
import * as v from 'valibot';

/** A number, or its digits as a form or a command line sends them. */
const numberOf = <const T extends readonly number[]>(values: T) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]), v.picklist(values));

/** What each option may be, its default first (section 15.2); for forms and help. */
export const OPTION_VALUES = {
  rounds: [4, 3],
  'city-reveal': ['after-options', 'before-options'],
  'treat-order': ['simultaneous', 'in-turn'],
  'ai-option': ['if-optioned', 'always'],
} as const;

/** The options, and how many people play. */
const schema = v.strictObject({
  seats: v.optional(numberOf([1, 2, 3, 4]), 2),
  rounds: v.optional(numberOf(OPTION_VALUES.rounds), OPTION_VALUES.rounds[0]),
  'city-reveal': v.optional(v.picklist(OPTION_VALUES['city-reveal']), OPTION_VALUES['city-reveal'][0]),
  'treat-order': v.optional(v.picklist(OPTION_VALUES['treat-order']), OPTION_VALUES['treat-order'][0]),
  'ai-option': v.optional(v.picklist(OPTION_VALUES['ai-option']), OPTION_VALUES['ai-option'][0]),
});

export type HippocratesOptions = v.InferOutput<typeof schema>;

/** Checks options from outside and fills in the defaults. Throws OptionsError with every field that is wrong. */
export function parseOptions(raw: unknown): HippocratesOptions {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  throw new OptionsError(
    parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'options', message: issue.message })),
  );
}
