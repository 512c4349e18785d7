import { ASSISTANTS, lettersOf, type Supply } from '@asclepion/hippocrates';
import type { Choice } from '@asclepion/kernel';

const idsOf = (assistants: readonly number[]): string => assistants.map((one) => ASSISTANTS[one]).join(' ');

/** A field that names assistants, where there are any. */
export const withThese = (assistants: readonly number[]): { with?: string } =>
  assistants.length === 0 ? {} : { with: idsOf(assistants.toSorted((a, b) => a - b)) };

/** The next trade that a supply needs: sales first, then purchases; undefined where none is left. */
export function nextTrade({ sold, bought, paying }: Supply): Choice | undefined {
  const [sale] = lettersOf(sold);
  if (sale !== undefined) return { do: 'sell', medicines: sale };
  const letters = lettersOf(bought);
  if (letters === '') return undefined;
  // Assistants who are more than the medicines pay together, else one for each (HI-MED-5).
  if (paying.length > letters.length) return { do: 'buy', medicines: letters, ...withThese(paying) };
  return { do: 'buy', medicines: letters[0], ...withThese(paying.slice(0, 1)) };
}
