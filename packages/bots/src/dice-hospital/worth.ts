import {
  ADMINISTRATORS,
  type DiceState,
  type Hospital,
  isTreated,
  lossOf,
  monthPoints,
  NUMBERS,
  REPORTS,
  roundOf,
  sparesOf,
  valueIn,
} from '@asclepion/dice-hospital';
import { sortedBy } from './sorted-by.ts';
import type { Weights } from './weights.ts';

/** Beds that three more patients need. */
const ROOM = NUMBERS.beds - NUMBERS.dicePerAmbulance;

/**
 * What a month is worth to a hospital if its owner ends it now, in points: what phase 5 gives, what neglect costs
 * (DH-NEG), and what those who stay are good for later.
 */
export function worthOf(state: Readonly<DiceState>, hospital: Readonly<Hospital>, weights: Weights): number {
  const last = state.round === NUMBERS.rounds;
  let spared = sparesOf(state, hospital);
  let deaths = 0;
  let left = 0;
  let later = 0;
  let untreated = 0;
  // The sickest are spared first.
  for (const who of sortedBy(hospital.beds, valueIn)) {
    if (who === 0) continue;
    let value = valueIn(who);
    if (!isTreated(who)) {
      untreated++;
      if (spared > 0) spared--;
      else value -= lossOf(state, who);
    }
    if (value <= 0) {
      deaths++;
    } else {
      left++;
      if (!last) later += weights.patient[value];
    }
  }
  const earned = monthPoints(state, hospital, roundOf(hospital, untreated, left), deaths);
  const { freeFatalities = 0 } = ADMINISTRATORS[hospital.administrator] ?? {};
  const paid = Math.max(0, hospital.fatalities + deaths - freeFatalities);
  let worth = earned.discharged + earned.emptyHospital + earned.administrator + earned.event + later;
  for (const report of earned.reports) worth += REPORTS[report].points;
  worth += paid * NUMBERS.fatality - deaths * weights.death;
  if (!last) worth -= Math.max(0, left - ROOM) * weights.crowding;
  return worth + hospital.bags * (NUMBERS.unspentBag + (last ? 0 : weights.bag));
}
