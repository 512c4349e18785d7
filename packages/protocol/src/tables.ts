import * as v from 'valibot';
import { choiceSchema, seatSchema, sequenceSchema, tableIdSchema } from './plain.ts';

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const gameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const botSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/**
 * Whether the page may help whoever plays there: with a planner, and with what would change an account. An option of
 * the table, not of the game: no rule and no state knows it.
 */
const helpSchema = v.picklist(['allowed', 'forbidden']);
export type Help = v.InferOutput<typeof helpSchema>;

/** Body of `POST /api/tables`. Every person's seat belongs to the session that opens the table. */
export const newTableSchema = v.strictObject({
  game: gameSchema,
  /** As the game takes them; it checks them itself. */
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('person'), name: nameSchema }),
        v.strictObject({ kind: v.literal('bot'), bot: botSchema, name: v.optional(nameSchema) }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(32),
  ),
  help: v.optional(helpSchema, 'allowed'),
  /** For practice and tests only: draws that can be foretold. Without it the table gets a secret, fair seed. */
  seed: v.optional(v.pipe(v.string(), v.regex(/^fast:.{0,100}$/))),
});
export type NewTable = v.InferInput<typeof newTableSchema>;

/** Answer of `POST /api/tables` and `POST /api/tables/import`. */
export const openedSchema = v.object({ id: tableIdSchema });
export type Opened = v.InferOutput<typeof openedSchema>;

const seatSummarySchema = v.object({
  kind: v.picklist(['person', 'bot']),
  name: v.string(),
  bot: v.optional(v.string()),
  /** Whether the asking session sits there. */
  mine: v.boolean(),
});
export type SeatSummary = v.InferOutput<typeof seatSummarySchema>;

const summaryEntries = {
  id: tableIdSchema,
  game: v.string(),
  options: v.unknown(),
  seats: v.array(seatSummarySchema),
  help: v.optional(helpSchema, 'allowed'),
  /** Choices that stand; those taken back do not count. */
  made: v.number(),
  over: v.boolean(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  changedAt: v.number(),
};

/** One line of `GET /api/tables`: the tables that this session has opened, last changed first. */
export const tableSummarySchema = v.object(summaryEntries);
export type TableSummary = v.InferOutput<typeof tableSummarySchema>;
export const tableListSchema = v.array(tableSummarySchema);

/** `GET /api/tables/:id` */
export const tableInfoSchema = v.object({
  ...summaryEntries,
  sequence: sequenceSchema,
  chance: v.object({
    kind: v.picklist(['fair', 'fast']),
    /** SHA-256 of a fair seed, known from the start. */
    commitment: v.optional(v.string()),
    /** The seed itself, once the game is over. */
    seed: v.optional(v.string()),
    /** Where the table was when its owner first took a file of it, and so could read the seed. */
    shownAt: v.optional(sequenceSchema),
  }),
  /** Whether `GET /api/tables/:id/export` will answer this session now. */
  mayExport: v.boolean(),
});
export type TableInfo = v.InferOutput<typeof tableInfoSchema>;

/** Body of `POST /api/tables/:id/choices`. `sequence` is where the table was when the choice was made. */
export const chooseSchema = v.strictObject({ sequence: sequenceSchema, seat: seatSchema, choice: choiceSchema });
export type Choose = v.InferOutput<typeof chooseSchema>;

/** Body of `POST /api/tables/:id/undo`. */
export const undoSchema = v.strictObject({ sequence: sequenceSchema, seat: seatSchema });
export type Undo = v.InferOutput<typeof undoSchema>;

/** Answer to both, given only once the entry is durable. */
export const acknowledgedSchema = v.object({ sequence: sequenceSchema });
export type Acknowledged = v.InferOutput<typeof acknowledgedSchema>;

/** `GET /api/health` */
export const healthSchema = v.object({ ok: v.literal(true) });
export type Health = v.InferOutput<typeof healthSchema>;

/** `GET /api/about` */
export const aboutSchema = v.object({
  /** Where reports of mistakes go, a `mailto:` or `https:` address; missing if nobody takes any. */
  reports: v.optional(v.string()),
});
export type About = v.InferOutput<typeof aboutSchema>;
