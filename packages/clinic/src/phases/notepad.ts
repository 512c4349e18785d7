import type { Flow } from '@asclepion/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { drawFrom } from '../people/bags.ts';
import type { Rules } from '../rules.ts';
import type { ClinicState } from '../state.ts';

export const PLACES = NUMBERS.notepadPlaces;
/** The last place of a row (CB-SETUP-2). */
export const RED_COLUMN = PLACES - 1;
export const EMPTY = -1;

/** Patients of a row slide to the right until no gap is left (CB-ADMIT-6). */
export function closeGaps(notepad: number[], row: number): void {
  const start = row * PLACES;
  const patients = notepad.slice(start, start + PLACES).filter((level) => level !== EMPTY);
  for (let place = 0; place < PLACES; place++) {
    const from = place - (PLACES - patients.length);
    notepad[start + place] = from < 0 ? EMPTY : patients[from];
  }
}

/** A patient for each service in order; a full row is passed over, an empty bag ends it (CB-ADMIT-12). */
export function drawNewPatients(rules: Rules, state: ClinicState, flow: Flow): void {
  for (let row = 0; row < rules.services.length; row++) {
    const start = row * PLACES;
    let place = RED_COLUMN;
    while (place >= 0 && state.notepad[start + place] !== EMPTY) place--;
    if (place < 0) continue;
    const level = drawFrom(state.patientBag, flow);
    if (level < 0) {
      flow.events?.push({ id: 'patients-none' });
      return;
    }
    state.notepad[start + place] = level;
    flow.events?.push({ id: 'patient-arrived', service: rules.services[row], level });
  }
}
