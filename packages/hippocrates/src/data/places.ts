import { house } from '@asclepion/kernel';
import { CHARITY, PLANNING, TRAVEL } from './assistants.ts';
import { type Amounts, NONE } from './medicines.ts';

/** Gains and losses that come with a patient (HI-GEO-3, HI-WEL-7); losses are negative. */
export interface Effect {
  readonly medicines: Amounts;
  readonly money: number;
  readonly reputation: number;
  readonly points: number;
}

/** What is printed inside a place (HI-WEL-10). */
export type Reward = { readonly money: number } | { readonly assistant: number };

const effect = (reputation: number, given: Partial<Effect> = {}): Effect => ({
  medicines: NONE,
  money: 0,
  points: 0,
  ...given,
  reputation,
});

/** Section 16.5, by column and place. */
export const EFFECTS: readonly (readonly [Effect, Effect, Effect])[] = house([
  [effect(2, { medicines: [-1, 0, 0] }), effect(0, { medicines: [1, 0, 0], money: 1 }), effect(-1, { money: 4 })],
  [
    effect(2, { medicines: [0, -1, 0] }),
    effect(-1, { medicines: [0, 1, 0], money: 1 }),
    effect(-1, { medicines: [0, 2, 0] }),
  ],
  [
    effect(2, { medicines: [0, 0, -1] }),
    effect(0, { medicines: [0, 0, 1] }),
    effect(-2, { points: 2, medicines: [0, 0, 1] }),
  ],
  [
    effect(1, { money: -2, points: 1 }),
    effect(-1, { medicines: [1, 0, 0], money: 1 }),
    effect(-2, { medicines: [2, 0, 0] }),
  ],
  [effect(1), effect(0, { medicines: [0, 1, 0] }), effect(0, { points: -1, money: 3, medicines: [0, 1, 0] })],
  [effect(2, { money: -2 }), effect(-1, { medicines: [0, 0, 1], money: 1 }), effect(-1, { money: 3 })],
]);

const FRONT: Reward = { money: 1 };
const REAR: Reward = { money: 2 };

/** Section 16.6, by column and place. */
export const REWARDS: readonly (readonly [Reward, Reward, Reward])[] = house([
  [FRONT, { assistant: TRAVEL }, REAR],
  [FRONT, { assistant: CHARITY }, REAR],
  [FRONT, { assistant: PLANNING }, REAR],
  [FRONT, { assistant: TRAVEL }, REAR],
  [FRONT, { assistant: CHARITY }, REAR],
  [FRONT, { assistant: PLANNING }, REAR],
]);

/** The assistant shown on each space of the active track (HI-GEO-4); -1 for none. */
export const SPACES: readonly number[] = house([-1, TRAVEL, -1, CHARITY, -1, PLANNING]);
