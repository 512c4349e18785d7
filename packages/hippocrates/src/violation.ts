import type { Violation } from '@asclepion/kernel';
import type { RefusalName } from './text/en.ts';

/** A refusal: the rule that forbids it and the key of the text that says so. */
export const violation = (rule: string, key: RefusalName, params?: Violation['params']): Violation => ({
  rule,
  key: `hippo.refuse.${key}`,
  ...(params && { params }),
});
