import { OptionsError } from '@asclepion/kernel';
import * as v from 'valibot';

const seats = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.picklist([1, 2, 3, 4]),
);

/** Section 17, and how many play. */
const schema = v.strictObject({
  seats: v.optional(seats, 2),
  display: v.optional(v.picklist(['n-1', 'n+1-total']), 'n-1'),
  activation: v.optional(v.picklist(['together', 'in-turn']), 'together'),
  events: v.optional(v.picklist(['off', 'on']), 'off'),
});

export type DiceOptions = v.InferOutput<typeof schema>;

/** What each option may be, its default first; for forms and help. */
export const OPTION_VALUES = {
  display: ['n-1', 'n+1-total'],
  activation: ['together', 'in-turn'],
  events: ['off', 'on'],
} as const;

/** Checks options from outside and fills in the defaults. Throws OptionsError with every field that is wrong. */
export function parseOptions(raw: unknown): DiceOptions {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  throw new OptionsError(
    parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'options', message: issue.message })),
  );
}
