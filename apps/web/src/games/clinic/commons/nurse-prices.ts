import type { ClinicState, Rules } from '@asclepion/clinic';

export interface NurseRound {
  readonly round: number;
  /** What each nurse left of that round's group will cost, in the order in which they are hired. */
  readonly prices: readonly number[];
}

/** What nurses cost now and in each later round: the rules are asked as if it were then (CB-HIRE-4). */
export function nursePrices(rules: Rules, state: Readonly<ClinicState>): NurseRound[] {
  const hire = rules.hires.find(({ id }) => id === 'hire-nurse');
  return state.nurses.slice(state.round - 1).map((left, place) => {
    const round = state.round + place;
    const prices = Array.from({ length: left }, (_, taken) => {
      const then = { ...state, round, nurses: state.nurses.with(round - 1, left - taken) };
      return hire?.price(rules, then, { do: 'hire-nurse' });
    });
    return { round, prices: prices.filter((price) => typeof price === 'number') };
  });
}
