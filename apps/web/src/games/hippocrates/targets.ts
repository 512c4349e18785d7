import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../board/drawing.ts';

/** Names of all that can be pointed at on a table of Hippocrates. Cities, assistants and doctors by their ids. */
export const spaceTarget = (city: string): Target => `space:${city}`;
/** Whoever waits at a place, or its reward; the place's own die is meant. */
export const placeTarget = (city: string, place: number): Target => `place:${city}.${place}`;
/** Where a die can be moved to, beside a place. */
export const slotTarget = (city: string, place: number): Target => `slot:${city}.${place}`;
export const dieTarget = (city: string): Target => `die:${city}`;
/** The top patient of a city's reserve. */
export const reserveTarget = (city: string): Target => `reserve:${city}`;
export const kitTarget = (city: string): Target => `kit:${city}`;
export const doctorTarget = (id: string): Target => `doctor:${id}`;
/** A contract as choices name it: `17.P`. */
export const contractTarget = (id: string): Target => `contract:${id}`;
export const patientTarget = (number: number): Target => `patient:${number}`;
export const assistantTarget = (id: string): Target => `assistant:${id}`;
/** Coins and medicine in hand, for paying without anybody's help. */
export const PURSE: Target = 'purse:own';
export const WILD: Target = 'wild:own';
export const DECLINE: Target = 'decline:own';
export const sellTarget = (medicines: string): Target => `sell:${medicines}`;
export const buyTarget = (medicines: string): Target => `buy:${medicines}`;
/** What is chosen by a button with words. */
export const buttonTarget = (choice: Choice): Target => `button:${JSON.stringify(choice)}`;

/** The word before the colon: targets of one kind take one another's place. */
export const kindOf = (target: Target): string => target.slice(0, target.indexOf(':'));

/** What stands behind the colon. */
export const restOf = (target: Target): string => target.slice(target.indexOf(':') + 1);
