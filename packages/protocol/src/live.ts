import * as v from 'valibot';
import { type Change, changeBetween, changed } from './changes.ts';
import { errorSchema } from './errors.ts';
import {
  choiceSchema,
  eventSchema,
  resultSchema,
  seatSchema,
  seatText,
  sequenceSchema,
  sequenceText,
  viewSchema,
} from './plain.ts';

/** What one entry of the record brought, as one viewer may know it. Sequence 0 is the opening of the table. */
export const momentSchema = v.object({
  sequence: sequenceSchema,
  /** Whose choice it was, and which, if this viewer may know that. */
  by: v.optional(v.object({ seat: seatSchema, choice: v.optional(choiceSchema) })),
  events: v.array(eventSchema),
});
export type Moment = v.InferOutput<typeof momentSchema>;

/** Where the table stands for one viewer. */
export const nowSchema = v.object({
  sequence: sequenceSchema,
  view: viewSchema,
  /** Seats that must choose. */
  deciders: v.array(seatSchema),
  /** Whether the viewer's seat may take its last choice back; false for watchers. */
  mayUndo: v.boolean(),
  /** Seats whose bots are thinking. */
  thinking: v.array(seatSchema),
  /** Once the game is over. */
  result: v.optional(resultSchema),
});
export type Now = v.InferOutput<typeof nowSchema>;

/**
 * What the server sends on `GET /api/tables/:id/live`. A client sends nothing: it chooses by POST.
 * - `moments`: go on from where you are; none of them when only `now.thinking` changed.
 * - `snapshot`: forget what you have, this is the table. `first`: you did not say where you were. `gap`: too much
 *   has happened since. `undo`: something was taken back; `moments` at `GET …/moments` tells what is left.
 */
export const serverMessageSchema = v.variant('type', [
  v.object({ type: v.literal('moments'), moments: v.array(momentSchema), now: nowSchema }),
  v.object({ type: v.literal('snapshot'), reason: v.picklist(['first', 'gap', 'undo']), now: nowSchema }),
  /** The last message before the server closes. */
  v.object({ type: v.literal('error'), error: errorSchema }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;

/** Query of the socket: one of the session's own seats, or none to watch; and where the client already is. */
export const liveQuerySchema = v.object({ seat: v.optional(seatText), from: v.optional(sequenceText) });

/** Query of one moment. */
export const viewerQuerySchema = v.object({ seat: v.optional(seatText) });

/** `GET /api/tables/:id/moments/:sequence?seat=n`: the table as it was after that entry. */
export const pastSchema = v.object({
  sequence: sequenceSchema,
  view: viewSchema,
  deciders: v.array(seatSchema),
  result: v.optional(resultSchema),
});
export type Past = v.InferOutput<typeof pastSchema>;

const changeSchema: v.GenericSchema<Change> = v.lazy(() =>
  v.union([v.strictObject({ set: v.unknown() }), v.strictObject({ in: v.record(v.string(), changeSchema) })]),
);

/**
 * `GET /api/tables/:id/pasts?seat=n&from=m`: the table as it was after that entry and after each of the next ones, as
 * many as the server gives at once: the first whole, each of the others by what it changed (null where nothing).
 */
export const pastsSchema = v.object({ first: pastSchema, changes: v.array(v.nullable(changeSchema)) });
export type Pasts = v.InferOutput<typeof pastsSchema>;

/** Query of many moments at once. */
export const pastsQuerySchema = v.object({ seat: v.optional(seatText), from: sequenceText });

/** Many moments, each sent by what it changed. */
export function packPasts([first, ...others]: readonly [Past, ...Past[]]): Pasts {
  let before = first;
  const changes = others.map((past) => {
    const change = changeBetween(before, past);
    before = past;
    return change ?? null;
  });
  return { first, changes };
}

/** The moments again. What stays the same from one to the next is the same object. Throws where they do not fit. */
export function unpackPasts({ first, changes }: Pasts): Past[] {
  const pasts = [first];
  for (const change of changes) pasts.push(v.parse(pastSchema, changed(pasts[pasts.length - 1], change ?? undefined)));
  return pasts;
}

/** `GET /api/tables/:id/moments?seat=n&after=m`: what stands of the record, oldest first. */
export const historySchema = v.object({
  /** Where the table is now. */
  sequence: sequenceSchema,
  moments: v.array(momentSchema),
  /** True when there are more after the last of these: ask again with `after` its sequence. */
  more: v.boolean(),
});
export type History = v.InferOutput<typeof historySchema>;

/** Query of the history: without `after` from the opening on. */
export const historyQuerySchema = v.object({ seat: v.optional(seatText), after: v.optional(sequenceText) });
