import type { ClinicModule } from '../../module.ts';
import { countKind } from '../../people/people.ts';
import { unattended, worthOfTreating } from '../unattended.ts';
import { bloodAt, bloodCells } from './blood-transfusion-store.ts';

/** Each piece that lies ready treats somebody whom doctors leave, as far as there are nurses for it. */
export const bloodProspect: NonNullable<ClinicModule['prospect']> = (rules, state, seat, roundsAfter) => {
  const cells = bloodCells(rules, state, seat);
  if (cells.length === 0) return 0;
  const clinic = state.clinics[seat];
  const pieces = cells.reduce((sum, cell) => sum + bloodAt(rules, state, seat, cell), 0);
  const treated = unattended(rules, seat, clinic).slice(0, Math.min(pieces, countKind(clinic, 'nurse')));
  return treated.reduce((sum, { level }) => sum + worthOfTreating(level, roundsAfter), 0);
};
