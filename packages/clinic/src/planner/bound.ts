import type { Problem } from './problem.ts';

/** What one option adds on the straight lines of one stretch. */
export type Gains = readonly (readonly number[])[];

/** Bit fields that hold how many of each group are left. */
export interface Fields {
  readonly unit: readonly number[];
  readonly mask: readonly number[];
  readonly full: number;
  readonly bits: number;
}

export function fieldsOf(counts: readonly number[]): Fields {
  const unit: number[] = [];
  const mask: number[] = [];
  let full = 0;
  let bits = 0;
  for (const count of counts) {
    const width = 32 - Math.clz32(count);
    unit.push(1 << bits);
    mask.push(((1 << width) - 1) << bits);
    full |= count << bits;
    bits += width;
  }
  return { unit, mask, full, bits };
}

const NURSE_BITS = 4;
const SLOT_BITS = 6;
export const MOST_NURSES = (1 << NURSE_BITS) - 1;
/** Fields that fit into the key of one number each; beyond that there are more people than the game has. */
export const fits = (doctors: Fields, patients: Fields, slots: number): boolean =>
  doctors.bits <= 30 && patients.bits <= 30 - NURSE_BITS - SLOT_BITS && slots < 1 << SLOT_BITS;

/** A map from two whole numbers to one: open addressing, since a search asks it hundreds of thousands of times. */
class Table {
  private size = 1 << 12;
  private used = 0;
  private first = new Int32Array(this.size);
  private second = new Int32Array(this.size).fill(-1);
  private value = new Int32Array(this.size);

  /** The place of a pair: `has` tells whether it is taken. */
  place(a: number, b: number): number {
    const wrap = this.size - 1;
    let at = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & wrap;
    while (this.second[at] !== -1 && (this.second[at] !== b || this.first[at] !== a)) at = (at + 1) & wrap;
    return at;
  }

  has(at: number): boolean {
    return this.second[at] !== -1;
  }

  get(at: number): number {
    return this.value[at];
  }

  set(a: number, b: number, value: number): void {
    const at = this.place(a, b);
    this.first[at] = a;
    this.second[at] = b;
    this.value[at] = value;
    if (++this.used * 2 > this.size) this.grow();
  }

  private grow(): void {
    const { first, second, value } = this;
    this.size *= 2;
    this.used = 0;
    this.first = new Int32Array(this.size);
    this.second = new Int32Array(this.size).fill(-1);
    this.value = new Int32Array(this.size);
    for (let at = 0; at < second.length; at++) if (second[at] !== -1) this.set(first[at], second[at], value[at]);
  }
}

/** The most that slots from `slot` on can add with who is left. `doctors` and `patients` are bit fields. */
export type Bound = (slot: number, doctors: number, patients: number, nurses: number) => number;

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
  const bests: number[] = [];
  // What patients may gain without any doctor, from a slot on.
  const alone: number[] = new Array(count + 1).fill(0);
  // The most that a number of doctors could do from a slot on, as if each did the best that anybody could there.
  const rest: number[][] = [];
  for (let slot = count - 1; slot >= 0; slot--) {
    usefulDoctors[slot] = usefulDoctors[slot + 1];
    usefulPatients[slot] = usefulPatients[slot + 1];
    let nurses = 0;
    let best = 0;
    let byItself = 0;
    slots[slot].options.forEach((option, index) => {
      if (option.doctor >= 0) usefulDoctors[slot] |= doctorFields.mask[option.doctor];
      if (option.patient >= 0) usefulPatients[slot] |= patientFields.mask[option.patient];
      nurses = Math.max(nurses, option.nurses);
      if (option.doctor >= 0) best = Math.max(best, gains[slot][index]);
      else byItself = Math.max(byItself, gains[slot][index]);
    });
    usefulNurses[slot] = usefulNurses[slot + 1] + nurses;
    bests.push(best);
    bests.sort((a, b) => b - a);
    alone[slot] = alone[slot + 1] + byItself;
    rest[slot] = [alone[slot]];
    for (const one of bests) rest[slot].push(rest[slot][rest[slot].length - 1] + one);
  }
  rest[count] = [0];
  const most = (slot: number, staff: number): number => rest[slot][Math.min(staff, rest[slot].length - 1)];
  const order = slots.map(({ options }, slot) =>
    options.map((_, index) => index).sort((a, b) => gains[slot][b] - gains[slot][a]),
  );
  const table = new Table();

  function best(slot: number, allDoctors: number, allPatients: number, allNurses: number, staff: number): number {
    if (slot >= count) return 0;
    const doctors = allDoctors & usefulDoctors[slot];
    const patients = allPatients & usefulPatients[slot];
    const nurses = Math.min(allNurses, usefulNurses[slot]);
    const key = (patients << (NURSE_BITS + SLOT_BITS)) | (slot << NURSE_BITS) | nurses;
    const at = table.place(doctors, key);
    if (table.has(at)) return table.get(at);
    if (expired()) return most(slot, staff);
    let top = best(slots[slot].skipTo, doctors, patients, nurses, staff);
    const { options } = slots[slot];
    for (const index of order[slot]) {
      const gain = gains[slot][index];
      if (gain + most(slot + 1, staff) <= top) break;
      const { doctor, patient, nurses: needed } = options[index];
      if (needed > nurses) continue;
      if (doctor >= 0 && (gain + most(slot + 1, staff - 1) <= top || (doctors & doctorFields.mask[doctor]) === 0))
        continue;
      if (patient >= 0 && (patients & patientFields.mask[patient]) === 0) continue;
      const total =
        gain +
        best(
          slot + 1,
          doctor >= 0 ? doctors - doctorFields.unit[doctor] : doctors,
          patient >= 0 ? patients - patientFields.unit[patient] : patients,
          nurses - needed,
          doctor >= 0 ? staff - 1 : staff,
        );
      if (total > top) top = total;
    }
    table.set(doctors, key, top);
    return top;
  }
  /** How many doctors a bit field stands for. */
  const headCount = (doctors: number): number => {
    let heads = 0;
    doctorFields.mask.forEach((mask, group) => {
      heads += (doctors & mask) / doctorFields.unit[group];
    });
    return heads;
  };
  return (slot, doctors, patients, nurses) => best(slot, doctors, patients, nurses, headCount(doctors));
}
