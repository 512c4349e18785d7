import type { Rules } from '@asclepion/clinic';

/** Colours by what may not touch what (CB-BUILD-6); tiles without one by what they are. */
export const toneOf = (tile: Rules['tiles'][number]): string =>
  tile.colour ?? (tile.carRoom === undefined ? tile.id : 'lot');
