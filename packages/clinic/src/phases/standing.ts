import type { ClinicState } from '../state.ts';

/**
 * Changes a player's popularity, never below 0 (CB-STEP-7). A change moves the disc, which then lies on top of those
 * already on its space; no change, no arrival (CB-ADM-15). Returns the change that took place.
 */
export function changePopularity(state: ClinicState, seat: number, by: number): number {
  const clinic = state.clinics[seat];
  const after = Math.max(0, clinic.popularity + by);
  const change = after - clinic.popularity;
  if (change === 0) return 0;
  clinic.popularity = after;
  state.arrivals[seat] = ++state.arrivalCount;
  return change;
}

/** Who has most popularity, of several the one who reached it first (C1-OBS-6, 7). */
export const mostPopular = ({ clinics, arrivals }: Readonly<ClinicState>): number =>
  clinics.reduce((best, { popularity }, seat) => {
    const ahead = popularity - clinics[best].popularity || arrivals[best] - arrivals[seat];
    return ahead > 0 ? seat : best;
  }, 0);

export const inReverse = (state: Readonly<ClinicState>): number[] => state.turnOrder.toReversed();

/** The order of the next round: least popularity first, on one space the last to arrive first (CB-ADM-13 to 16). */
export function nextTurnOrder(state: Readonly<ClinicState>): number[] {
  const { clinics, arrivals, turnOrder } = state;
  const order = turnOrder.toSorted(
    (a, b) => clinics[a].popularity - clinics[b].popularity || arrivals[b] - arrivals[a],
  );
  const unchanged = order.every((seat, place) => seat === turnOrder[place]);
  if (unchanged && order.length > 1) order.unshift(order.pop() as number);
  return order;
}
