import {
  ACCESS,
  type ClinicState,
  entranceOf,
  FAR,
  PRE_ADMISSION,
  type Rules,
  someone,
  walksOf,
} from '@asclepion/clinic';
import type { Route } from '../../board/building/movements.ts';
import type { Target } from '../../board/drawing.ts';
import { cellTarget, edgeTarget, kindOf, numbersOf, personOf } from './targets.ts';

/** The way that somebody has walked in a clinic: the shortest, as the rules count it. */
export function routeIn(rules: Rules, state: Readonly<ClinicState>, seat: number): Route {
  return (token, from, to) => {
    const clinic = state.clinics[seat];
    // Things do not walk: somebody carries them.
    if (kindOf(token.target) !== 'person') return [];
    if (to === undefined) return from === undefined ? [] : [from];
    const who = personOf(token.target);
    const outside = token.shape === 'patient' ? PRE_ADMISSION : ACCESS;
    const at = from === undefined ? outside : numbersOf(from)[0];
    const { time, via } = walksOf(rules, seat, clinic, someone({ ...who, at }));
    const goal = numbersOf(to)[0];
    if (time[goal] >= FAR) return from === undefined ? [to] : [from, to];
    const way: Target[] = [];
    let cell = goal;
    for (; cell >= 0; cell = via[cell]) way.unshift(cellTarget(cell));
    // Before the first cell of a way from outside lies the entrance.
    const entrance = entranceOf(cell);
    if (entrance >= 0) way.unshift(edgeTarget(entrance));
    return way;
  };
}
