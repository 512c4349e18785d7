import type { Colour, RoomKind } from '@asclepion/dice-hospital';

/** One die of the picture of what a room takes. */
interface WantedDie {
  readonly colour: Colour | 'any';
  readonly value: string;
}

/** A room's treatment as a picture: the dice it takes, and what they gain. */
export interface Wants {
  readonly dice: readonly WantedDie[];
  readonly gain: string;
}

const EACH: readonly Colour[] = ['red', 'yellow', 'green'];

/** What a room wants, without words. */
export function wantsOf({ treatment }: RoomKind): Wants {
  switch (treatment.group) {
    case 'one': {
      const { colour = 'any', from = 1, to = 6, steps } = treatment;
      return { dice: [{ colour, value: from === 1 && to === 6 ? '' : `${from}–${to}` }], gain: `+${steps}` };
    }
    case 'trio':
      return { dice: [0, 1, 2].map(() => ({ colour: treatment.colour, value: '=' })), gain: `+${treatment.steps}` };
    case 'pair':
      return {
        dice: ['<', '>'].map((value) => ({ colour: treatment.colour, value })),
        gain: `+${treatment.lower} +${treatment.higher}`,
      };
    case 'equal':
      return { dice: EACH.map((colour) => ({ colour, value: '=' })), gain: `+${treatment.steps}` };
    case 'run':
      return {
        dice: EACH.map((colour, place) => ({ colour, value: ['n', 'n+1', 'n+2'][place] })),
        gain: `+${treatment.steps}`,
      };
  }
}
