import { house } from '@asclepion/kernel';
import type { Colour } from './colours.ts';

/** What holds for everybody in the round of its card. */
export interface EventCard {
  readonly id: string;
  readonly rule: string;
  /** Blood bags for everybody at once. */
  readonly bags?: number;
  /** Arrivals of the colour come in so much higher (DH-EVT-3). */
  readonly arrivals?: { readonly colour: Colour; readonly by: number };
  /** Nurses' actions more or less in phase 3. */
  readonly nurses?: number;
  /** Untreated patients of the value and above lose so much in phase 4. */
  readonly neglect?: { readonly from: number; readonly loss: number };
  /** So many untreated patients may be spared. */
  readonly spares?: number;
  /** Points for so many discharged, or for leaving nobody untreated and losing nobody. */
  readonly points?: { readonly for: 'discharged' | 'nobody-neglected'; readonly from: number; readonly points: number };
  /** A starting room that cannot be activated, or that takes any value. */
  readonly closed?: string;
  readonly anyValue?: string;
}

/** The section on events. */
export const EVENTS: readonly EventCard[] = [
  { id: 'blood-drive', rule: 'DH-EVT-5', bags: house(1) },
  { id: 'traffic-accidents', rule: 'DH-EVT-6', arrivals: house({ colour: 'red', by: -1 }) },
  { id: 'food-poisoning', rule: 'DH-EVT-7', arrivals: house({ colour: 'yellow', by: -1 }) },
  { id: 'influenza', rule: 'DH-EVT-8', arrivals: house({ colour: 'green', by: -1 }) },
  { id: 'first-aid-course', rule: 'DH-EVT-9', arrivals: house({ colour: 'red', by: 1 }) },
  { id: 'screening', rule: 'DH-EVT-10', arrivals: house({ colour: 'yellow', by: 1 }) },
  { id: 'vaccination', rule: 'DH-EVT-11', arrivals: house({ colour: 'green', by: 1 }) },
  { id: 'nurses-strike', rule: 'DH-EVT-12', nurses: house(-1) },
  { id: 'overtime', rule: 'DH-EVT-13', nurses: house(1) },
  { id: 'heat-wave', rule: 'DH-EVT-14', neglect: house({ from: 5, loss: 2 }) },
  { id: 'visiting-hours', rule: 'DH-EVT-15', spares: house(1) },
  { id: 'open-day', rule: 'DH-EVT-16', points: house({ for: 'discharged', from: 3, points: 2 }) },
  { id: 'inspection', rule: 'DH-EVT-17', points: house({ for: 'nobody-neglected', from: 0, points: 2 }) },
  { id: 'power-cut', rule: 'DH-EVT-18', closed: house('imaging') },
  { id: 'new-scanner', rule: 'DH-EVT-19', anyValue: house('imaging') },
];
