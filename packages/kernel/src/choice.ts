/**
 * One atomic decision. `do` says what is done; the other fields say to what, in plain numbers and words.
 * A choice describes, it never points into memory: "the white doctor at the entrance", not "person 7".
 */
export interface Choice {
  readonly do: string;
  readonly [field: string]: string | number;
}

/** Whether something from outside has the shape of a choice at all. */
export function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = Object.entries(value);
  if (fields.length > 12 || typeof (value as Choice).do !== 'string') return false;
  return fields.every(([, field]) => (typeof field === 'string' && field.length <= 100) || Number.isSafeInteger(field));
}

/** Same fields with the same values, in any order. */
export function sameChoice(a: Choice, b: Choice): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => a[key] === b[key]);
}
