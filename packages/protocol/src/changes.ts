/**
 * What turns one piece of plain data into the next: `set` puts something in its place, `in` changes some of its fields or
 * places and leaves the rest. Undefined where nothing changes.
 */
export type Change = { readonly set: unknown } | { readonly in: Readonly<Record<string, Change>> };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether one can become the other field by field: lists of one length, or objects with the same fields. */
function areAlike(before: unknown, after: unknown): boolean {
  if (!isFields(before) || !isFields(after) || Array.isArray(before) !== Array.isArray(after)) return false;
  const fields = Object.keys(before);
  return fields.length === Object.keys(after).length && fields.every((field) => Object.hasOwn(after, field));
}

/** The change from one piece of plain data to another; undefined when they are equal. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (!areAlike(before, after)) return { set: after };
  const changes: Record<string, Change> = {};
  for (const [field, value] of Object.entries(after as Fields)) {
    const change = changeBetween((before as Fields)[field], value);
    if (change !== undefined) changes[field] = change;
  }
  return Object.keys(changes).length === 0 ? undefined : { in: changes };
}

/** The data after a change. What does not change is shared with what was before. Throws TypeError for another shape. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if ('set' in change) return change.set;
  if (!isFields(before)) throw new TypeError('A change goes into something that has no fields.');
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [field, inner] of Object.entries(change.in)) {
    if (!Object.hasOwn(after, field)) throw new TypeError(`A change goes into a field '${field}' that is not there.`);
    after[field] = changed(after[field], inner);
  }
  return after;
}
