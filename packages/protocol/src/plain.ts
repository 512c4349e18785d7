import { type Choice, type Event, isChoice, type Result, type State, type Violation } from '@asclepion/kernel';
import * as v from 'valibot';

const param = v.union([v.string(), v.number()]);

/** A table's place in its own history: how many entries (choices and undos) its record has. */
export const sequenceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31));
/** The same two as text, in an address. */
export const sequenceText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
export const seatText = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), seatSchema);

export const tableIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/));
export const choiceSchema = v.custom<Choice>(isChoice, 'A choice is { "do": … } with short texts and whole numbers.');

export const violationSchema: v.GenericSchema<Violation> = v.object({
  rule: v.string(),
  key: v.string(),
  params: v.optional(v.record(v.string(), param)),
});

export const eventSchema = v.custom<Event>(
  (value) => typeof value === 'object' && value !== null && typeof (value as Partial<Event>).id === 'string',
  'An event has an id.',
);

/** A state with the secrets masked. Only its game knows what is in it. */
export const viewSchema = v.custom<State>((value) => {
  const view = value as Partial<State> | null;
  return typeof view === 'object' && view !== null && Array.isArray(view.programme) && Array.isArray(view.frames);
}, 'A view has a programme and frames.');

export const resultSchema: v.GenericSchema<Result> = v.object({
  scores: v.array(v.number()),
  winners: v.array(v.number()),
  lines: v.array(v.object({ id: v.string(), points: v.array(v.number()) })),
});
