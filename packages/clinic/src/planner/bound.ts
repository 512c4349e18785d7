import { ceilingsOf } from './ceilings.ts';
import type { Problem } from './problem.ts';
import { Table } from './table.ts';

/** What one option adds on the straight lines of one stretch. */
export type Gains = readonly (readonly number[])[];

/** Bit fields that hold how many of each group are left. */
export interface Fields {
  readonly unit: readonly number[];
  readonly shift: readonly number[];
  readonly mask: readonly number[];
  readonly full: number;
  readonly bits: number;
}

export function fieldsOf(counts: readonly number[]): Fields {
  const unit: number[] = [];
  const shift: number[] = [];
  const mask: number[] = [];
  let full = 0;
  let bits = 0;
  for (const count of counts) {
    const width = 32 - Math.clz32(count);
    unit.push(1 << bits);
    shift.push(bits);
    mask.push(((1 << width) - 1) << bits);
    full |= count << bits;
    bits += width;
  }
  return { unit, shift, mask, full, bits };
}

const NURSE_BITS = 4;
const SLOT_BITS = 6;
export const MOST_NURSES = (1 << NURSE_BITS) - 1;
/** Fields that fit into the key of one number each; beyond that there are more people than the game has. */
export const fits = (doctors: Fields, patients: Fields, slots: number): boolean =>
  doctors.bits <= 30 && patients.bits <= 30 - NURSE_BITS - SLOT_BITS && slots < 1 << SLOT_BITS;

/** The most that slots from `slot` on can add with who is left. `doctors` and `patients` are bit fields. */
export type Bound = (slot: number, doctors: number, patients: number, nurses: number) => number;

/** Options of one slot, the most gainful first. */
interface Sorted {
  readonly gain: number;
  readonly doctor: number;
  readonly patient: number;
  readonly nurses: number;
}

/**
 * The exact best of a relaxed problem, in which nurses may be in two places and idle doctors find room anywhere:
 * slot after slot, each state once. What it leaves out only makes plans dearer, so it bounds every plan from above.
 */
export function boundOf(
  { slots }: Pick<Problem, 'slots'>,
  doctorFields: Fields,
  patientFields: Fields,
  gains: Gains,
  expired: () => boolean,
): Bound {
  const count = slots.length;
  // Who can still be of use from a slot on; the rest is forgotten, so that states fall together.
  const usefulDoctors: number[] = new Array(count + 1).fill(0);
  const usefulPatients: number[] = new Array(count + 1).fill(0);
  const usefulNurses: number[] = new Array(count + 1).fill(0);
  for (let slot = count - 1; slot >= 0; slot--) {
    usefulDoctors[slot] = usefulDoctors[slot + 1];
    usefulPatients[slot] = usefulPatients[slot + 1];
    let nurses = 0;
    for (const option of slots[slot].options) {
      if (option.doctor >= 0) usefulDoctors[slot] |= doctorFields.mask[option.doctor];
      if (option.patient >= 0) usefulPatients[slot] |= patientFields.mask[option.patient];
      nurses = Math.max(nurses, option.nurses);
    }
    usefulNurses[slot] = usefulNurses[slot + 1] + nurses;
  }
  const sorted = slots.map(({ options }, slot): Sorted[] =>
    options
      .map(({ doctor, patient, nurses }, index) => ({ gain: gains[slot][index], doctor, patient, nurses }))
      .sort((a, b) => b.gain - a.gain),
  );
  const ceilings = ceilingsOf(slots, gains, doctorFields, patientFields);
  const { perDoctor, perPatient } = ceilings;
  const table = new Table();

  function best(slot: number, allDoctors: number, allPatients: number, allNurses: number): number {
    if (slot >= count) return 0;
    const doctors = allDoctors & usefulDoctors[slot];
    const patients = allPatients & usefulPatients[slot];
    const nurses = Math.min(allNurses, usefulNurses[slot]);
    const key = (patients << (NURSE_BITS + SLOT_BITS)) | (slot << NURSE_BITS) | nurses;
    const at = table.place(doctors, key);
    if (table.has(at)) return table.get(at);
    if (expired()) return Math.min(ceilings.ofDoctors(slot, doctors), ceilings.ofPatients(slot, patients));
    const next = slot + 1;
    const byDoctors = ceilings.ofDoctors(next, doctors);
    const byPatients = ceilings.ofPatients(next, patients);
    const byBoth = Math.min(byDoctors, byPatients);
    let top = 0;
    for (const { gain, doctor, patient, nurses: needed } of sorted[slot]) {
      if (gain + byBoth <= top) break;
      if (needed > nurses) continue;
      let doctorsLeft = doctors;
      let patientsLeft = patients;
      if (doctor >= 0) {
        if (gain + byDoctors - perDoctor[next][doctor] <= top || (doctors & doctorFields.mask[doctor]) === 0) continue;
        doctorsLeft -= doctorFields.unit[doctor];
      }
      if (patient >= 0) {
        if (gain + byPatients - perPatient[next][patient] <= top || (patients & patientFields.mask[patient]) === 0)
          continue;
        patientsLeft -= patientFields.unit[patient];
      }
      const total = gain + best(next, doctorsLeft, patientsLeft, nurses - needed);
      if (total > top) top = total;
    }
    const { skipTo } = slots[slot];
    if (byBoth > top && Math.min(ceilings.ofDoctors(skipTo, doctors), ceilings.ofPatients(skipTo, patients)) > top)
      top = Math.max(top, best(skipTo, doctors, patients, nurses));
    table.set(doctors, key, top);
    return top;
  }
  return best;
}
