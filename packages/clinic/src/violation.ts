import type { Violation } from '@asclepion/kernel';
import type { RefusalName } from './text/clinic-key.ts';

/** A refusal: the rule that forbids it and the key of the text that says so. Made once, so that listing costs nothing. */
export const violation = (rule: string, key: RefusalName): Violation => ({ rule, key: `clinic.refuse.${key}` });

/** The same refusal with what fills its text. */
export const withParams = (refused: Violation | undefined, params: Violation['params']): Violation | undefined =>
  refused && { ...refused, params: { ...refused.params, ...params } };

export const NOT_OFFERED = violation('CB-STEP-1', 'not-offered');
