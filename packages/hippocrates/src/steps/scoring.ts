import type { Flow } from '@asclepion/kernel';
import { isFull, leave, linkedTo } from '../contracts.ts';
import { doctorTile } from '../data/doctors.ts';
import { NUMBERS } from '../data/numbers.ts';
import { patientTile } from '../data/patients.ts';
import { byReputation, changeReputation } from '../reputation.ts';
import { type HippocratesStep, isLastRound } from '../rules.ts';
import { type HippocratesState, LEFT, type Player, score, sum } from '../state.ts';
import { refillWaitingRoom } from './refill.ts';

/** Section 12, in its order; then the next round, or the end. */
const scoring: HippocratesStep = {
  run(rules, state, _frame, flow) {
    state.players.forEach((player, seat) => {
      move(player, seat, flow);
    });
    for (const seat of byReputation(state).filter((one) => one < rules.seats)) {
      changeReputation(state, seat, state.players[seat].cured.length * NUMBERS.reputationForCure);
    }
    state.players.forEach((player, seat) => {
      discharge(player, seat, flow);
      retire(player, seat, flow);
    });
    flow.events?.push({ id: 'round-ended', round: state.round });
    if (isLastRound(rules, state)) return;
    refillWaitingRoom(state, flow);
    state.round++;
    flow.goTo('welcome-roll');
  },
};

/** Whoever lay in the emergency room dies; whoever was new comes to lie there (HI-SCO-1). */
function move(player: Player, seat: number, flow: Flow): void {
  if (player.emergency.length > 0) flow.events?.push({ id: 'died', seat, patients: player.emergency.slice() });
  if (player.examination.length > 0) flow.events?.push({ id: 'worse', seat, patients: player.examination.slice() });
  player.hades = [...player.hades, ...player.emergency];
  player.emergency = player.examination;
  player.examination = [];
}

/** Cured patients score and stay linked (HI-SCO-3). */
function discharge(player: Player, seat: number, flow: Flow): void {
  if (player.cured.length === 0) return;
  const points = sum(player.cured.map((patient) => patientTile(patient).points));
  score(player, 'patients', points);
  flow.events?.push({ id: 'discharged', seat, patients: player.cured.slice(), points });
  player.cured = [];
}

/** Doctors with all contracts filled score and leave with their patients (HI-SCO-4, HI-SCO-5). */
function retire(player: Player, seat: number, flow: Flow): void {
  for (const one of player.doctors.filter(isFull)) {
    const { points } = doctorTile(one.doctor);
    score(player, 'doctors', points);
    const leaving = player.doctors.find(({ doctor }) => doctor === one.doctor) ?? one;
    flow.events?.push({ id: 'retired', seat, doctor: one.doctor, patients: linkedTo(leaving), points });
    leave(player, one.doctor, LEFT);
  }
}

/** Nothing is left to do: the result is read off the state. */
const finalScore: HippocratesStep = {
  run: (_rules, state: HippocratesState, _frame, flow) => {
    flow.events?.push({ id: 'game-ended', round: state.round });
  },
};

export const scoringSteps: Readonly<Record<string, HippocratesStep>> = { scoring, 'final-score': finalScore };
