import { canTreat, serviceOf, tileAt } from '../board/rooms.ts';
import { NUMBERS } from '../data/numbers.ts';
import type { Rules } from '../rules.ts';
import { type Clinic, type Level, type Person, RED } from '../state.ts';

/**
 * Patients whom some treatment room could take, less those whom doctors can see to, each the one nearest to its level:
 * a rough guess, for what the bots expect of those who treat without a doctor. The dearest come first.
 */
export function unattended(rules: Rules, seat: number, clinic: Readonly<Clinic>): Person[] {
  const services = new Set(
    clinic.tiles.flatMap((_, cell) =>
      tileAt(rules, clinic, cell).colour === 'treatment-room' && canTreat(rules, seat, clinic, cell)
        ? [serviceOf(rules, seat, clinic, cell)]
        : [],
    ),
  );
  const left = clinic.people
    .filter(({ kind, service }) => kind === 'patient' && services.has(service))
    .sort((a, b) => b.level - a.level);
  for (const { kind, level } of clinic.people) {
    if (kind !== 'doctor' || left.length === 0) continue;
    const nearest = left.reduce(
      (best, patient, index) => (Math.abs(patient.level - level) < Math.abs(left[best].level - level) ? index : best),
      0,
    );
    left.splice(nearest, 1);
  }
  return left;
}

/** What treating one is worth in points: the money, and that it does not wait any longer or count as untreated. */
export function worthOfTreating(level: Level, roundsAfter: number): number {
  const relief = roundsAfter > 0 ? 1 : 0 - NUMBERS.untreatedPoints[Math.min(RED, level + 1)];
  return NUMBERS.income[level] / NUMBERS.moneyPerPopularity + relief;
}
