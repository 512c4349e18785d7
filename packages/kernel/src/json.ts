/** Plain data: what a state, a frame, a choice and an event are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * One text for equal data: keys sorted, absent values left out.
 * Two states that are alike give the same text wherever they were made, so its hash can be compared.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const fields: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${fields.join(',')}}`;
}
