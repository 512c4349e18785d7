import { patientsOf, untreatedOf } from './beds.ts';
import { ADMINISTRATORS } from './data/administrators.ts';
import { EVENTS } from './data/events.ts';
import { dischargePoints, NUMBERS } from './data/numbers.ts';
import { REPORTS, type Round } from './data/reports.ts';
import { type Patient, valueIn } from './patient.ts';
import type { DiceState, Hospital } from './state.ts';

/** What an untreated patient loses this month (DH-NEG-1, DH-EVT-14). */
export function lossOf({ event }: Readonly<DiceState>, who: Patient): number {
  const heat = EVENTS[event]?.neglect;
  return heat !== undefined && valueIn(who) >= heat.from ? heat.loss : 1;
}

/** How many untreated patients a hospital may spare (DH-ADM-8, DH-EVT-15, DH-EVT-20). */
export const sparesOf = ({ event }: Readonly<DiceState>, { administrator }: Readonly<Hospital>): number =>
  (ADMINISTRATORS[administrator]?.spares ?? 0) + (EVENTS[event]?.spares ?? 0);

/** A month as phase 5 looks at it (DH-SOLO-11): who is in the lounge, who was neglected, who is left. */
export function roundOf(hospital: Readonly<Hospital>, neglected: number, left: number): Round {
  const [red, yellow, green] = hospital.lounge;
  const perfect = neglected === 0 && hospital.fatalitiesNow === 0;
  return { red, yellow, green, all: red + yellow + green, perfect, left };
}

/** What phase 5 gives for a month, by what it is for, and the reports that are fulfilled. */
export interface MonthPoints {
  readonly discharged: number;
  readonly emptyHospital: number;
  readonly administrator: number;
  readonly event: number;
  readonly reports: readonly number[];
}

/** Section 13, the administrators, the event and the reports; `deaths` are those of phase 4. */
export function monthPoints(
  state: Readonly<DiceState>,
  { administrator, lounge }: Readonly<Hospital>,
  round: Round,
  deaths: number,
): MonthPoints {
  const { points = 0, discharged } = ADMINISTRATORS[administrator] ?? {};
  const earned =
    discharged !== undefined &&
    round.all >= discharged.all &&
    discharged.each.every((least, colour) => lounge[colour] >= least);
  const card = EVENTS[state.event]?.points;
  const met = card !== undefined && (card.for === 'discharged' ? round.all >= card.from : round.perfect);
  return {
    discharged: dischargePoints(round.all),
    emptyHospital: round.all > 0 && round.left === 0 && deaths === 0 ? NUMBERS.emptyHospital : 0,
    administrator: earned ? points : 0,
    event: met ? card.points : 0,
    reports: state.reports.filter((report) => REPORTS[report].isMet(round)),
  };
}

/** What the month brings if it ends now and nobody is spared but whom the owner has chosen. */
export interface MonthAhead extends MonthPoints {
  readonly deaths: number;
  /** Patients who lose something and live. */
  readonly worse: number;
}

export function monthAhead(state: Readonly<DiceState>, hospital: Readonly<Hospital>): MonthAhead {
  const untreated = untreatedOf(hospital);
  const deaths = untreated.filter((who) => valueIn(who) <= lossOf(state, who)).length;
  const left = patientsOf(hospital).length - deaths;
  const round = roundOf(hospital, untreated.length, left);
  return { ...monthPoints(state, hospital, round, deaths), deaths, worse: untreated.length - deaths };
}
