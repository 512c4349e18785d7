import type { OfferedModule } from '@asclepion/clinic';
import { together } from '@asclepion/clinic';

type Offered = readonly OfferedModule[];

/** What is soon told and gives more room, money and hope. */
const FIRST = ['floor-4', 'satellite-tv', 'icu'];

/** Ready choices, by their names. */
export const PRESETS: Readonly<Record<'base' | 'first' | 'all', (offered: Offered) => string[]>> = {
  base: () => [],
  first: (offered) =>
    together(
      offered,
      FIRST.filter((id) => offered.some((module) => module.id === id)),
    ),
  all: (offered) =>
    together(
      offered,
      offered.map(({ id }) => id),
    ),
};

/** So many modules that go together; `random` gives numbers from 0 up to 1. */
export function surprise(offered: Offered, count: number, random: () => number): string[] {
  const shuffled = offered
    .map(({ id }) => ({ id, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }): string => id);
  return together(offered, shuffled, count);
}
