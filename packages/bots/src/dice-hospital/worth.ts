import {
  ADMINISTRATORS,
  type DiceState,
  dischargePoints,
  EVENTS,
  type Hospital,
  isTreated,
  NUMBERS,
  REPORTS,
  valueIn,
} from '@asclepion/dice-hospital';
import type { Weights } from './weights.ts';

/** Beds that three more patients need. */
const ROOM = NUMBERS.beds - NUMBERS.dicePerAmbulance;

/**
 * What a month is worth to a hospital if its owner ends it now, in points: what phase 5 gives (DH-DIS, DH-ADM, DH-EVT,
 * DH-REP), what neglect costs (DH-NEG), and what those who stay are good for later.
 */
export function worthOf(state: Readonly<DiceState>, hospital: Readonly<Hospital>, weights: Weights): number {
  const last = state.round === NUMBERS.rounds;
  const card = EVENTS[state.event];
  const { points = 0, discharged, spares = 0, freeFatalities = 0 } = ADMINISTRATORS[hospital.administrator] ?? {};
  let spared = spares + (card?.spares ?? 0);
  let deaths = 0;
  let left = 0;
  let later = 0;
  let untreated = 0;
  // The sickest are spared first.
  const beds = hospital.beds.filter((who) => who !== 0).sort((a, b) => valueIn(a) - valueIn(b));
  for (const who of beds) {
    let value = valueIn(who);
    if (!isTreated(who)) {
      untreated++;
      if (spared > 0) spared--;
      else value -= card?.neglect !== undefined && value >= card.neglect.from ? card.neglect.loss : 1;
    }
    if (value <= 0) {
      deaths++;
    } else {
      left++;
      if (!last) later += weights.patient[value];
    }
  }
  const [red, yellow, green] = hospital.lounge;
  const all = red + yellow + green;
  let worth = dischargePoints(all) + later;
  if (all > 0 && left === 0 && deaths === 0) worth += NUMBERS.emptyHospital;
  if (
    discharged !== undefined &&
    all >= discharged.all &&
    discharged.each.every((least, place) => hospital.lounge[place] >= least)
  )
    worth += points;
  const perfect = untreated === 0 && hospital.fatalitiesNow === 0;
  if (card?.points !== undefined && (card.points.for === 'discharged' ? all >= card.points.from : perfect))
    worth += card.points.points;
  for (const report of state.reports) {
    if (REPORTS[report].isMet({ red, yellow, green, all, perfect, left })) worth += REPORTS[report].points;
  }
  const paid = Math.max(0, hospital.fatalities + deaths - freeFatalities);
  worth += paid * NUMBERS.fatality - deaths * weights.death;
  if (!last) worth -= Math.max(0, left - ROOM) * weights.crowding;
  return worth + hospital.bags * (NUMBERS.unspentBag + (last ? 0 : weights.bag));
}
