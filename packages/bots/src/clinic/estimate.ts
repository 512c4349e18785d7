import {
  ACCESS,
  type Clinic,
  canTreat,
  incomeOf,
  newPatient,
  newStaff,
  nursesNeeded,
  type Person,
  type Rules,
  roomBonus,
  serviceOf,
  tileAt,
  walksOf,
} from '@asclepion/clinic';

/** A room that can treat now, and what is still free in it while the estimate hands out places. */
export interface Room {
  readonly cell: number;
  readonly service: number;
  readonly anyService: boolean;
  /** Steps from outside for staff and for patients. */
  readonly staffTime: number;
  readonly patientTime: number;
  readonly bonus: number;
  doctors: number;
  patients: number;
}

/** Steps that stand for a room to which no way leads. */
const UNREACHABLE = 9;

/** Times from outside to each cell for patients and for staff; the same unless some room takes patients straight in. */
function timesFromOutside(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
): { patient: readonly number[]; staff: readonly number[] } {
  const patient = walksOf(rules, seat, clinic, newPatient(0, 0)).time;
  const carriedIn = clinic.tiles.some((tile) => rules.tiles[tile].anyService === true);
  if (!carriedIn || !clinic.people.some(({ at }) => at === ACCESS)) return { patient, staff: patient };
  return {
    patient,
    staff: walksOf(rules, seat, clinic, newStaff('doctor')).time,
  };
}

/** Rooms that can treat, the nearest first. */
export function treatingRooms(rules: Rules, seat: number, clinic: Readonly<Clinic>): Room[] {
  const rooms: Room[] = [];
  let times: ReturnType<typeof timesFromOutside> | undefined;
  for (let cell = 0; cell < clinic.tiles.length; cell++) {
    const { treatment, anyService, holds } = tileAt(rules, clinic, cell);
    if (treatment === undefined || !canTreat(rules, seat, clinic, cell)) continue;
    times ??= timesFromOutside(rules, seat, clinic);
    rooms.push({
      cell,
      service: serviceOf(rules, seat, clinic, cell),
      anyService: anyService === true,
      staffTime: Math.min(times.staff[cell], UNREACHABLE),
      patientTime: Math.min(times.patient[cell], UNREACHABLE),
      bonus: treatment.roomBonus ? roomBonus(rules, seat, clinic, cell) : 0,
      doctors: holds.doctor,
      patients: holds.patient,
    });
  }
  return rooms.sort((a, b) => a.patientTime - b.patientTime);
}

/** What this round is likely to bring: money, time walked, and patients for whom nobody is there. */
export interface Outlook {
  readonly income: number;
  readonly time: number;
  readonly untreated: readonly Person[];
}

/**
 * Hands patients to doctors, dearest patient first, nearest level first: quick, and close to what the planner finds.
 * Takes places out of `rooms`.
 */
export function outlook(rules: Rules, seat: number, clinic: Readonly<Clinic>, rooms: Room[]): Outlook {
  const doctors = clinic.people.filter(({ kind }) => kind === 'doctor');
  let nurses = clinic.people.reduce((sum, { kind }) => (kind === 'nurse' ? sum + 1 : sum), 0);
  const patients = clinic.people.filter(({ kind }) => kind === 'patient').sort((a, b) => b.level - a.level);
  const untreated: Person[] = [];
  let income = 0;
  let time = 0;
  for (const room of rooms) for (const { at } of patients) if (at === room.cell) room.patients--;
  for (const patient of patients) {
    let best = -1;
    let bestRoom: Room | undefined;
    let bestNeed = Number.POSITIVE_INFINITY;
    for (const room of rooms) {
      const inside = patient.at === room.cell;
      if (room.doctors === 0 || (!inside && (patient.at >= 0 || room.patients === 0))) continue;
      if (!room.anyService && room.service !== patient.service) continue;
      const { treatment } = tileAt(rules, clinic, room.cell);
      if (treatment === undefined) continue;
      for (let index = 0; index < doctors.length; index++) {
        const need =
          nursesNeeded(treatment, doctors[index].level, patient.level) + (room.anyService ? 0.5 + patient.level : 0);
        if (need >= bestNeed || Math.floor(need) > nurses) continue;
        best = index;
        bestRoom = room;
        bestNeed = need;
      }
    }
    if (bestRoom === undefined) {
      untreated.push(patient);
      continue;
    }
    const doctor = doctors[best];
    const need = bestRoom.anyService ? 0 : bestNeed;
    income += incomeOf(rules, seat, clinic, bestRoom.cell, patient.level);
    nurses -= need;
    doctors.splice(best, 1);
    bestRoom.doctors--;
    if (patient.at !== bestRoom.cell) {
      bestRoom.patients--;
      time += bestRoom.patientTime;
    }
    if (doctor.at === ACCESS) time += bestRoom.staffTime;
    else if (doctor.at !== bestRoom.cell) time += 1;
  }
  return { income, time, untreated };
}
