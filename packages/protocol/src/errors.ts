import * as v from 'valibot';
import { sequenceSchema, violationSchema } from './plain.ts';

export const problemSchema = v.object({ field: v.string(), message: v.string() });

/** Why a request failed, by `code`. `message` is English, for logs; the page makes its own text from the rest. */
export const errorSchema = v.variant('code', [
  /** 400: the request has not the shape that this package says. */
  v.object({ code: v.literal('bad-request'), message: v.string(), problems: v.array(problemSchema) }),
  /** 403: the seat is not this session's. */
  v.object({ code: v.literal('not-your-seat'), message: v.string() }),
  /** 403: a running table's file holds its seed, so only who sits at every person's seat may have it. */
  v.object({ code: v.literal('still-running'), message: v.string() }),
  /** 403: the request comes from another site. */
  v.object({ code: v.literal('foreign-origin'), message: v.string() }),
  /** 404 */
  v.object({ code: v.literal('no-such-table'), message: v.string() }),
  v.object({ code: v.literal('no-such-moment'), message: v.string(), sequence: sequenceSchema }),
  v.object({ code: v.literal('not-found'), message: v.string() }),
  /** 409: the table has gone on; `sequence` is where it is now. */
  v.object({ code: v.literal('stale'), message: v.string(), sequence: sequenceSchema }),
  /** 413, 415 */
  v.object({ code: v.literal('too-large'), message: v.string() }),
  v.object({ code: v.literal('not-json'), message: v.string() }),
  /** 422: the options, seats or seed of a new table cannot be played. */
  v.object({ code: v.literal('options'), message: v.string(), problems: v.array(problemSchema) }),
  /** 422: the table file; `at` is the number of the choice, from 1, 0 for its head. */
  v.object({
    code: v.literal('table-file'),
    message: v.string(),
    reason: v.picklist(['not-json', 'not-a-table', 'unknown-game', 'refused', 'wrong-hash', 'too-long']),
    at: v.number(),
    violation: v.optional(violationSchema),
  }),
  /** 422: the rules forbid the choice or the undo. */
  v.object({ code: v.literal('violation'), message: v.string(), violation: violationSchema }),
  /** 429: again after so many seconds. */
  v.object({ code: v.literal('too-many'), message: v.string(), after: v.number() }),
  /** 500, 503 */
  v.object({ code: v.literal('internal'), message: v.string() }),
]);

export type Problem = v.InferOutput<typeof problemSchema>;
export type ApiError = v.InferOutput<typeof errorSchema>;
export type ErrorCode = ApiError['code'];
