import { canTreat, takesService, tileAt } from '../board/rooms.ts';
import type { CareAccount } from '../module.ts';
import { nursesNeeded, refuseTreat } from '../phases/treat.ts';
import type { Rules } from '../rules.ts';
import { type Clinic, type ClinicState, type Level, type Person, PRE_ADMISSION } from '../state.ts';

/** A patient that can be treated as everybody stands, by whom, and what makes up its money. */
export interface TreatedLine extends CareAccount {
  /** What each module's pieces around the room add; the rest is by level or the room's own fee. */
  readonly bonuses: readonly { readonly module: string; readonly money: number }[];
}

/** Why a patient cannot be treated as everybody stands. */
export type Obstacle = 'no-room' | 'outside' | 'inactive' | 'other-service' | 'no-doctor' | 'too-few-nurses' | 'busy';

/** A patient that nobody could treat now. */
export interface UntreatedLine {
  readonly at: number;
  readonly patient: Level;
  readonly service: number;
  readonly count: number;
  readonly why: Obstacle;
  /** Nurses that the nearest doctor there would need, and nurses that are there. */
  readonly needed: number;
  readonly there: number;
  readonly rule: string;
}

/** Care as the treating step is about to give it, with what makes up its money (CB-TREAT-10, 11). */
export const treatedLine = (
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  account: CareAccount,
): TreatedLine => ({
  ...account,
  bonuses: account.roomBonus ? bonusesOf(rules, seat, state.clinics[seat], account.at) : [],
});

function bonusesOf(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): TreatedLine['bonuses'] {
  return rules.modules.flatMap(({ id, roomBonus }) => {
    if (roomBonus === undefined) return [];
    const money = roomBonus(rules, seat, clinic, cell);
    return money === 0 ? [] : [{ module: id, money }];
  });
}

/** Everybody who is left once all are treated who can be, with the reason; those alike are one line. */
export function untreatedLines(rules: Rules, state: Readonly<ClinicState>, seat: number): UntreatedLine[] {
  const lines: UntreatedLine[] = [];
  for (const patient of state.clinics[seat].people) {
    if (patient.kind !== 'patient' || patient.spent === 1) continue;
    const line = untreatedLine(rules, state, seat, patient);
    const like = lines.findIndex(
      (other) =>
        other.at === line.at &&
        other.patient === line.patient &&
        other.service === line.service &&
        other.why === line.why,
    );
    if (like < 0) lines.push(line);
    else lines[like] = { ...lines[like], count: lines[like].count + 1 };
  }
  return lines;
}

function untreatedLine(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  { at, level, service }: Readonly<Person>,
): UntreatedLine {
  const clinic = state.clinics[seat];
  const head = { at, patient: level, service, count: 1, needed: 0, there: 0 };
  if (at === PRE_ADMISSION) {
    const takes = clinic.tiles.some(
      (_, cell) => canTreat(rules, seat, clinic, cell) && takesService(rules, seat, clinic, cell, service),
    );
    return takes ? { ...head, why: 'outside', rule: 'CB-MOVE-4' } : { ...head, why: 'no-room', rule: 'CB-TREAT-1' };
  }
  const room = { ...head, there: staffAt(clinic, 'nurse', at).length };
  const { treatment } = tileAt(rules, clinic, at);
  if (treatment === undefined || !canTreat(rules, seat, clinic, at))
    return { ...room, why: 'inactive', rule: 'CB-TREAT-9' };
  if (!takesService(rules, seat, clinic, at, service)) return { ...room, why: 'other-service', rule: 'CB-MOVE-4' };
  const doctors = staffAt(clinic, 'doctor', at);
  if (doctors.length === 0) return { ...room, why: 'no-doctor', rule: 'CB-TREAT-5' };
  const free = doctors.filter(({ spent }) => spent === 0);
  if (free.length === 0) return { ...room, why: 'busy', rule: 'CB-TREAT-5' };
  const [nearest] = free.toSorted((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level));
  const needed = nursesNeeded(treatment, nearest.level, level);
  const refused = refuseTreat(rules, state, seat, { do: 'treat', at, doctor: nearest.level, patient: level });
  return { ...room, why: 'too-few-nurses', needed, rule: refused?.rule ?? 'CB-TREAT-4' };
}

const staffAt = (clinic: Readonly<Clinic>, kind: Person['kind'], cell: number): Person[] =>
  clinic.people.filter((person) => person.kind === kind && person.at === cell);
