import type { Hex } from '@asclepion/dice-hospital';
import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../board/drawing.ts';

/** Names of all that can be pointed at on a table of Dice Hospital. */
export const hexTarget = ({ q, r }: Hex): Target => `hex:${q}.${r}`;
/** The page chooses the place of a department. */
export const ANY_HEX: Target = 'hex:any';
/** All patients that look alike are one target: which of them it is never matters (DH-GEO-3). */
export const patientTarget = (name: string): Target => `patient:${name}`;
/** A bed of the page, where patients are arranged. */
export const bedTarget = (bed: number): Target => `bed:${bed}`;
export const meepleTarget = (id: string): Target => `meeple:${id}`;
export const offerTarget = (offer: string, id: string): Target => `offer:${offer}.${id}`;
export const ambulanceTarget = (number: number): Target => `ambulance:${number}`;
export const administratorTarget = (id: string): Target => `administrator:${id}`;
export const reportTarget = (id: string): Target => `report:${id}`;
export const BLOOD: Target = 'bag:blood';
export const GIVE_BACK: Target = 'give:back';
/** What is chosen by a button with words. */
export const buttonTarget = (choice: Choice): Target => `button:${JSON.stringify(choice)}`;

/** The word before the colon: targets of one kind take one another's place. */
export const kindOf = (target: Target): string => target.slice(0, target.indexOf(':'));

/** What stands behind the colon. */
export const restOf = (target: Target): string => target.slice(target.indexOf(':') + 1);

/** The hex of a target; undefined for one without a place. */
export function hexOf(target: Target): Hex | undefined {
  const [q, r] = restOf(target).split('.').map(Number);
  return Number.isInteger(q) && Number.isInteger(r) ? { q, r } : undefined;
}
