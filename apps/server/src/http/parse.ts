import * as v from 'valibot';
import { badRequest } from './errors.ts';

/** What a schema makes of something from outside. Throws Failure `bad-request` with every field that is wrong. */
export function parse<const Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw badRequest(parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })));
}
