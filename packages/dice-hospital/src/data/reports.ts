import { house } from '@asclepion/kernel';

/** What one round's discharge must be for a report; counts are in the order of the colours (DH-SOLO-11). */
export interface Round {
  readonly red: number;
  readonly yellow: number;
  readonly green: number;
  readonly all: number;
  /** Nobody was in the untreated row at the start of phase 4, and no fatality was taken. */
  readonly perfect: boolean;
  /** Patients left in beds. */
  readonly left: number;
}

export interface Report {
  readonly id: string;
  readonly rule: string;
  readonly points: number;
  readonly isMet: (round: Round) => boolean;
}

const colours = ({ red, yellow, green }: Round): number => [red, yellow, green].filter((count) => count > 0).length;

/** The solo section. */
export const REPORTS: readonly Report[] = house([
  { id: 'red-ward', rule: 'DH-REP-1', points: 3, isMet: ({ red }) => red >= 3 },
  { id: 'yellow-ward', rule: 'DH-REP-2', points: 3, isMet: ({ yellow }) => yellow >= 3 },
  { id: 'green-ward', rule: 'DH-REP-3', points: 3, isMet: ({ green }) => green >= 3 },
  { id: 'red-yellow', rule: 'DH-REP-4', points: 4, isMet: ({ red, yellow }) => red >= 2 && yellow >= 2 },
  { id: 'red-green', rule: 'DH-REP-5', points: 4, isMet: ({ red, green }) => red >= 2 && green >= 2 },
  { id: 'yellow-green', rule: 'DH-REP-6', points: 4, isMet: ({ yellow, green }) => yellow >= 2 && green >= 2 },
  { id: 'general', rule: 'DH-REP-7', points: 2, isMet: (round) => colours(round) === 3 },
  {
    id: 'teaching',
    rule: 'DH-REP-8',
    points: 6,
    isMet: ({ red, yellow, green }) => red >= 2 && yellow >= 2 && green >= 2,
  },
  { id: 'busy-month', rule: 'DH-REP-9', points: 2, isMet: ({ all }) => all >= 4 },
  { id: 'record-month', rule: 'DH-REP-10', points: 4, isMet: ({ all }) => all >= 5 },
  { id: 'mass-discharge', rule: 'DH-REP-11', points: 6, isMet: ({ all }) => all >= 7 },
  { id: 'specialised', rule: 'DH-REP-12', points: 4, isMet: (round) => round.all >= 2 && colours(round) === 1 },
  { id: 'perfect-care', rule: 'DH-REP-13', points: 3, isMet: ({ perfect }) => perfect },
  { id: 'free-beds', rule: 'DH-REP-14', points: 3, isMet: ({ left }) => left <= 3 },
  { id: 'two-line', rule: 'DH-REP-15', points: 2, isMet: (round) => round.all >= 3 && colours(round) < 3 },
]);
