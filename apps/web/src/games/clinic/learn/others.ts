import type { AnyEngine } from '@asclepion/catalogue';
import type { ClinicState } from '@asclepion/clinic';
import { bestPlan } from '@asclepion/clinic/planner';
import { type Choice, type State, sameChoice } from '@asclepion/kernel';
import { rulesOf, stateOf } from '../position.ts';

/** What a seat of the lesson goes for, best first, where it is asked for more than a walk. */
const LIKED = ['treat', 'take', 'hire-doctor', 'lay', 'park', 'leave', 'buy', 'build'] as const;

/** Beside the treatment room of the colleague's layout: 0C2. */
const GARDEN = 6;

/** What is laid for the three actions of a round. */
const LAYS = ['hire', 'build', 'admit'] as const;

/** The planner stops after so many looks at its "clock": a bound that is the same on every machine. */
const LOOKS = 2000;

/** The next walk of the best plan for this round; undefined once everybody is where the plan wants them. */
export function bestWalk(engine: AnyEngine, view: State, seat: number, choices: readonly Choice[]): Choice | undefined {
  let looks = 0;
  const limits = { now: () => looks++, until: LOOKS };
  const { plan } = bestPlan(rulesOf(engine), stateOf(view), seat, [], limits);
  const walk = plan?.choices[0];
  return walk?.do === 'go' ? choices.find((choice) => sameChoice(choice, walk)) : undefined;
}

/** A colleague who knows the trade and spends nothing on new rooms; always the same in the same position. */
export function colleague(engine: AnyEngine, view: State, seat: number, choices: readonly Choice[]): Choice {
  const done = choices.find((choice) => choice.do === 'done');
  if (choices.some((choice) => choice.do === 'go')) return bestWalk(engine, view, seat, choices) ?? done ?? choices[0];
  for (const liked of LIKED) {
    const found = choices.find((choice) => choice.do === liked && isWorth(stateOf(view), seat, choice));
    if (found !== undefined) return found;
  }
  return done ?? choices[0];
}

/** Only patients of the own service are taken, and all that is built is a garden by the treatment room. */
function isWorth({ action, clinics }: ClinicState, seat: number, choice: Choice): boolean {
  if (choice.do === 'lay') return choice.action === LAYS[action];
  if (choice.do === 'take') return choice.row === 0;
  if (choice.do !== 'build') return true;
  return choice.tile === 'garden' && choice.at === GARDEN && clinics[seat].tiles[GARDEN] === 0;
}
