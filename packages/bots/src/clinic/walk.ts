import type { ClinicState } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import type { ClinicEngine } from './engine.ts';
import { outlook, treatingRooms } from './estimate.ts';

/** Interim. */
export function interimWalk(
  engine: ClinicEngine,
  state: ClinicState,
  seat: number,
  choices: readonly Choice[],
): Choice {
  const clinic = state.clinics[seat];
  const { handed } = outlook(engine.rules, seat, clinic, treatingRooms(engine.rules, seat, clinic));
  for (const { patient, doctor, room, nurses } of handed) {
    const go = (kind: string, level: number, from: number) =>
      choices.find(
        (c) => c.do === 'go' && c.kind === kind && c.level === level && c.from === from && c.to === room.cell,
      );
    if (patient.at !== room.cell) {
      const found = go('patient', patient.level, patient.at);
      if (found) return found;
    }
    if (doctor.at !== room.cell) {
      const found = go('doctor', doctor.level, doctor.at);
      if (found) return found;
    }
    const there = clinic.people.filter((p) => p.kind === 'nurse' && p.at === room.cell).length;
    if (there < nurses) {
      const found = choices.find((c) => c.do === 'go' && c.kind === 'nurse' && c.to === room.cell);
      if (found) return found;
    }
  }
  const done = choices.find((c) => c.do === 'done');
  if (done) return done;
  return choices.find((c) => c.do === 'go' && c.from === -2) ?? choices[0];
}
