import { certain, house, likely } from '@asclepion/kernel';
import type { Colour, Hint } from './colours.ts';

/** Whom a specialist may treat once the room is done. "Here" is by the room, in this action. */
type Reach =
  /** One that the room treated and that is still in a bed (DH-SPEC-14). */
  | 'treated-here'
  /** One not treated here, of the value that one of the specialist's colour showed before (DH-SPEC-13). */
  | 'other-equal'
  /** One of the colour not treated here. */
  | 'other-of-colour'
  /** Anybody between two values. */
  | 'anybody'
  /** Anybody in the untreated row between two values. */
  | 'untreated';

export interface SpecialistKind {
  readonly id: string;
  readonly rule: string;
  readonly colour: Hint;
  /** The room must have treated one of this colour (DH-ACT-10); undefined for blue ones (DH-SPEC-15). */
  readonly after: Colour | undefined;
  readonly reach: Reach;
  readonly from: number;
  readonly to: number;
  readonly steps: number;
}

interface Effect {
  readonly reach: Reach;
  readonly from?: number;
  readonly to?: number;
  readonly steps: number;
}

/** Section 10: twelve kinds, two cards of each. */
export const SPECIALISTS: readonly SpecialistKind[] = [
  specialist('surgeon', 'DH-SPEC-1', 'red', certain({ reach: 'treated-here', steps: 1 })),
  specialist('cardiologist', 'DH-SPEC-2', 'red', likely({ reach: 'other-equal', steps: 1 })),
  specialist('anaesthetist', 'DH-SPEC-3', 'red', house({ reach: 'other-of-colour', steps: 1 })),
  specialist('haematologist', 'DH-SPEC-4', 'yellow', certain({ reach: 'treated-here', steps: 1 })),
  specialist('urologist', 'DH-SPEC-5', 'yellow', house({ reach: 'other-equal', steps: 1 })),
  specialist('oncologist', 'DH-SPEC-6', 'yellow', house({ reach: 'other-of-colour', steps: 1 })),
  specialist('pharmacist', 'DH-SPEC-7', 'green', certain({ reach: 'treated-here', steps: 1 })),
  specialist('dermatologist', 'DH-SPEC-8', 'green', house({ reach: 'other-equal', steps: 1 })),
  specialist('immunologist', 'DH-SPEC-9', 'green', house({ reach: 'other-of-colour', steps: 1 })),
  specialist('paramedic', 'DH-SPEC-10', 'blue', likely({ reach: 'anybody', from: 1, to: 3, steps: 2 })),
  specialist('consultant', 'DH-SPEC-11', 'blue', house({ reach: 'treated-here', steps: 1 })),
  specialist('matron', 'DH-SPEC-12', 'blue', house({ reach: 'untreated', from: 4, to: 6, steps: 1 })),
];

function specialist(id: string, rule: string, colour: Hint, effect: Effect): SpecialistKind {
  return { id, rule, colour, after: colour === 'blue' ? undefined : colour, from: 1, to: 6, ...effect };
}

/** DH-COMP-2 */
export const SPECIALIST_COPIES = certain(2);
