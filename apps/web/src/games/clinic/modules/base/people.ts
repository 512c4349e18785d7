import type { PersonFace } from '../module-face.ts';

/** The people of the base game: the outlines of their pieces. */
export const BASE_PEOPLE: Readonly<Record<string, PersonFace>> = {
  doctor: { sign: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z', levelled: true },
  nurse: { sign: 'M5.5 2h5v3.5H14v5h-3.5V14h-5v-3.5H2v-5h3.5z', levelled: false },
  orderly: { sign: 'M2.5 2.5h11v11h-11z', levelled: false },
  patient: { sign: 'M8 15 2 10V3.5L5 2h6l3 1.5V10z', levelled: true },
};
