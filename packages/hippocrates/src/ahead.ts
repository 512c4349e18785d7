import { isFull } from './contracts.ts';
import { doctorTile } from './data/doctors.ts';
import { NUMBERS } from './data/numbers.ts';
import { patientTile } from './data/patients.ts';
import { type HippocratesState, type Player, sum } from './state.ts';
import { salariesOf } from './steps/salaries.ts';

/** What patients of the examination room pay at the end of a welcome phase (HI-WEL-14). */
export const feesOf = ({ examination }: Readonly<Player>): number =>
  sum(examination.map((patient) => patientTile(patient).fee));

/** What a round still brings to a player if nobody else is taken, hired or cured. */
export interface RoundAhead {
  /** To be received and to be paid, if that phase is still to come. */
  readonly fees: number;
  readonly salaries: number;
  /** Points for patients cured and for doctors who retire, and steps of reputation (section 12). */
  readonly patients: number;
  readonly doctors: number;
  readonly reputation: number;
  /** Who goes to the emergency room, and who to the Hall of Hades (HI-SCO-1). */
  readonly worse: readonly number[];
  readonly deaths: readonly number[];
}

export function roundAhead(state: Readonly<HippocratesState>, seat: number): RoundAhead {
  const player = state.players[seat];
  const { cured, doctors, examination, emergency } = player;
  return {
    fees: feesOf(player),
    salaries: salariesOf(state, seat),
    patients: sum(cured.map((patient) => patientTile(patient).points)),
    doctors: sum(doctors.filter(isFull).map(({ doctor }) => doctorTile(doctor).points)),
    reputation: cured.length * NUMBERS.reputationForCure,
    worse: examination.slice(),
    deaths: emergency.slice(),
  };
}
