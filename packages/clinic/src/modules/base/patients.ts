import { takesService } from '../../board/rooms.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { defineModule, type LedgerNote } from '../../module.ts';
import { worsensBy } from '../../phases/admin.ts';
import { RED } from '../../state.ts';
import { violation } from '../../violation.ts';

const WRONG_SERVICE = violation('CB-MOVE-4', 'wrong-service');

/** Patients worsen a level each round and count against their owner while untreated (CB-ADM-8, CB-END-1). */
export const patients = defineModule({
  id: 'patients',
  box: 'base',
  kinds: [
    {
      id: 'patient',
      walks: 'guest',
      takes: 'patient',
      cars: 1,
      stepTime: 1,
      byAir: true,
      refuseStop: (rules, seat, clinic, { service }, cell) =>
        takesService(rules, seat, clinic, cell, service) ? undefined : WRONG_SERVICE,
    },
  ],
  worsening: () => 1,
  ledger(rules, state, seat) {
    const clinic = state.clinics[seat];
    let worse = 0;
    let deaths = 0;
    for (const patient of clinic.people) {
      const levels = patient.kind === 'patient' ? worsensBy(rules, state, clinic, patient) : 0;
      if (levels === 0) continue;
      if (patient.level + levels > RED) deaths++;
      else worse++;
    }
    const notes: LedgerNote[] = [];
    const popularity = deaths * rules.options.death;
    if (deaths > 0) notes.push({ id: 'dies', rule: 'CB-ADM-9', params: { count: deaths, popularity }, tone: 'bad' });
    if (worse > 0) notes.push({ id: 'worsens', rule: 'CB-ADM-8', params: { count: worse } });
    return notes;
  },
  scoreItems: [
    {
      id: 'untreated',
      points: (_rules, state, seat) =>
        state.clinics[seat].people.reduce(
          (sum, { kind, level }) => (kind === 'patient' ? sum + NUMBERS.untreatedPoints[level] : sum),
          0,
        ),
    },
  ],
});
