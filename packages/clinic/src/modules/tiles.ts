import { NUMBERS } from '../data/numbers.ts';
import { ANY, type TileDefinition } from '../module.ts';

/** Nobody stops there. */
export const NOBODY = { doctor: 0, nurse: 0, orderly: 0, patient: 0 } as const;

/** Any number of doctors and nurses (CB-MOVE-5). */
export const DOCTORS_AND_NURSES = { doctor: ANY, nurse: ANY, orderly: 0, patient: 0 } as const;

type Given<Needed extends keyof TileDefinition> = Partial<TileDefinition> & Required<Pick<TileDefinition, Needed>>;

/** A module with what most modules share. */
export const moduleTile = (given: Given<'id' | 'colour' | 'copies'>): TileDefinition => ({
  supports: true,
  walkable: true,
  active: 'always',
  holds: NOBODY,
  maintenance: NUMBERS.maintenance,
  ...given,
});

/** A special module: a pile of its own, one of the kinds drawn in a solo game (CB-SETUP-1, CB-BUILD-14). */
export const specialTile = (given: Given<'id' | 'copies'>): TileDefinition =>
  moduleTile({ colour: 'special', special: true, pile: true, ...given });

/** A tile that is no module: it joins nothing and costs nothing to keep. */
export const plainTile = (given: Given<'id' | 'copies' | 'site'>): TileDefinition => ({
  walkable: false,
  active: 'always',
  holds: NOBODY,
  maintenance: 0,
  ...given,
});
