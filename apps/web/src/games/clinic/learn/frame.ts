import type { Frame } from '@asclepion/kernel';

/** A step that a shown position goes on with. */
export const frame = (
  step: string,
  fields: Readonly<Record<string, unknown>> = {},
): Frame & Readonly<Record<string, unknown>> => ({ step, ...fields });
