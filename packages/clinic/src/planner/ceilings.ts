import type { Fields, Gains } from './bound.ts';
import type { Problem } from './problem.ts';

/** Quick bounds on what slots from one on can add: each doctor, or each patient, does the best there is for it. */
export interface Ceilings {
  /** For one doctor of each group, from each slot on. */
  readonly perDoctor: readonly (readonly number[])[];
  /** For one patient of each group, from each slot on. */
  readonly perPatient: readonly (readonly number[])[];
  ofDoctors(slot: number, doctors: number): number;
  ofPatients(slot: number, patients: number): number;
}

export function ceilingsOf(
  slots: Problem['slots'],
  gains: Gains,
  doctorFields: Fields,
  patientFields: Fields,
): Ceilings {
  const count = slots.length;
  const perDoctor: number[][] = [];
  const perPatient: number[][] = [];
  // Options without any doctor, or without a patient from pre-admission, count once for each slot.
  const noDoctor: number[] = new Array(count + 1).fill(0);
  const noPatient: number[] = new Array(count + 1).fill(0);
  perDoctor[count] = doctorFields.unit.map(() => 0);
  perPatient[count] = patientFields.unit.map(() => 0);
  for (let slot = count - 1; slot >= 0; slot--) {
    perDoctor[slot] = perDoctor[slot + 1].slice();
    perPatient[slot] = perPatient[slot + 1].slice();
    let withoutDoctor = 0;
    let withoutPatient = 0;
    slots[slot].options.forEach(({ doctor, patient }, index) => {
      const gain = gains[slot][index];
      if (doctor < 0) withoutDoctor = Math.max(withoutDoctor, gain);
      else perDoctor[slot][doctor] = Math.max(perDoctor[slot][doctor], gain);
      if (patient < 0) withoutPatient = Math.max(withoutPatient, gain);
      else perPatient[slot][patient] = Math.max(perPatient[slot][patient], gain);
    });
    noDoctor[slot] = noDoctor[slot + 1] + withoutDoctor;
    noPatient[slot] = noPatient[slot + 1] + withoutPatient;
  }
  const sum = (start: number, each: readonly number[], { mask, shift }: Fields, who: number): number => {
    let total = start;
    for (let group = 0; group < each.length; group++) total += each[group] * ((who & mask[group]) >>> shift[group]);
    return total;
  };
  return {
    perDoctor,
    perPatient,
    ofDoctors: (slot, doctors) => sum(noDoctor[slot], perDoctor[slot], doctorFields, doctors),
    ofPatients: (slot, patients) => sum(noPatient[slot], perPatient[slot], patientFields, patients),
  };
}
