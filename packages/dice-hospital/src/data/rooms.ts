import { certain, house, likely } from '@asclepion/kernel';
import type { Colour, Hint } from './colours.ts';

/** What a room takes and what it heals. Steps are listed as the group is: lowest value first. */
export type Treatment =
  /** One patient, of a colour and between two values where they are given. */
  | {
      readonly group: 'one';
      readonly colour?: Colour;
      readonly from?: number;
      readonly to?: number;
      readonly steps: number;
    }
  /** Three of the colour that show the same value (DH-DEP-13). */
  | { readonly group: 'trio'; readonly colour: Colour; readonly steps: number }
  /** Two of the colour with different values. */
  | { readonly group: 'pair'; readonly colour: Colour; readonly lower: number; readonly higher: number }
  /** One of each colour: all of one value, or three consecutive ones (DH-DEP-14). */
  | { readonly group: 'equal' | 'run'; readonly steps: number };

export interface RoomKind {
  readonly id: string;
  readonly rule: string;
  readonly colour: Hint | undefined;
  readonly treatment: Treatment;
}

/** Section 8: on every board, in the order of the board. */
export const STARTING_ROOMS: readonly RoomKind[] = [
  room('critical-care', 'DH-ROOM-1', 'red', certain({ group: 'one', colour: 'red', steps: 1 })),
  room('oncology', 'DH-ROOM-2', 'yellow', certain({ group: 'one', colour: 'yellow', steps: 1 })),
  room('pharmacy', 'DH-ROOM-3', 'green', certain({ group: 'one', colour: 'green', steps: 1 })),
  room('intensive-care', 'DH-ROOM-4', undefined, certain({ group: 'one', from: 1, to: 2, steps: 1 })),
  room('imaging', 'DH-ROOM-5', undefined, certain({ group: 'one', from: 3, to: 4, steps: 1 })),
  room('clinic', 'DH-ROOM-6', undefined, certain({ group: 'one', from: 5, to: 6, steps: 1 })),
];

/** Section 9: twelve kinds, two tiles of each. */
export const DEPARTMENTS: readonly RoomKind[] = [
  room('anaesthesia', 'DH-DEP-1', 'red', certain({ group: 'trio', colour: 'red', steps: 1 })),
  room('cardiology', 'DH-DEP-2', 'red', house({ group: 'one', colour: 'red', steps: 4 })),
  room('burns-unit', 'DH-DEP-3', 'red', house({ group: 'pair', colour: 'red', lower: 2, higher: 1 })),
  room('renal-medicine', 'DH-DEP-4', 'yellow', certain({ group: 'trio', colour: 'yellow', steps: 1 })),
  room('gastroenterology', 'DH-DEP-5', 'yellow', house({ group: 'one', colour: 'yellow', steps: 4 })),
  room('haematology', 'DH-DEP-6', 'yellow', house({ group: 'pair', colour: 'yellow', lower: 2, higher: 1 })),
  room('immunology', 'DH-DEP-7', 'green', likely({ group: 'trio', colour: 'green', steps: 1 })),
  room('dermatology', 'DH-DEP-8', 'green', house({ group: 'one', colour: 'green', steps: 4 })),
  room('physiotherapy', 'DH-DEP-9', 'green', house({ group: 'pair', colour: 'green', lower: 2, higher: 1 })),
  room('radiology', 'DH-DEP-10', 'blue', house({ group: 'run', steps: 1 })),
  room('group-therapy', 'DH-DEP-11', 'blue', house({ group: 'equal', steps: 1 })),
  room('resuscitation', 'DH-DEP-12', 'blue', house({ group: 'one', from: 1, to: 3, steps: 4 })),
];

function room(id: string, rule: string, colour: Hint | undefined, treatment: Treatment): RoomKind {
  return { id, rule, colour, treatment };
}

/** DH-COMP-2 */
export const DEPARTMENT_COPIES = certain(2);
