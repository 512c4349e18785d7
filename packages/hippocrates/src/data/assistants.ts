import { house } from '@asclepion/kernel';

/** The three kinds of assistant, each of the colour of the medicine at its place in MEDICINES (HI-MED-4). */
export const ASSISTANTS = house(['travel', 'charity', 'planning'] as const);
export type Assistant = (typeof ASSISTANTS)[number];

export const TRAVEL = 0;
export const CHARITY = 1;
export const PLANNING = 2;

/** The assistant of an id, -1 for anything else. */
export const assistantNamed = (id: unknown): number => (ASSISTANTS as readonly unknown[]).indexOf(id);
