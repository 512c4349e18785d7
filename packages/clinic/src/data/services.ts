import { certain } from '@asclepion/kernel';

/** Services in notepad order; a table uses the first ones (CB-SETUP-2, CB-ED-3). */
export const SERVICES = {
  deluxe: certain(['psychiatry', 'cardiology', 'ophthalmology', 'orthopaedics', 'neurology']),
  '2014': certain(['psychiatry', 'ophthalmology', 'internal-medicine', 'surgery', 'cardiology']),
} as const;
