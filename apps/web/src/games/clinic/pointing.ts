import type { ClinicState, Rules } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../board/drawing.ts';
import type { Pointing } from '../game-face.ts';
import { facesOf } from './modules/loaded.ts';
import type { Asked } from './modules/module-face.ts';
import { buttonTarget, cellTarget, edgeTarget, kindOf, numbersOf } from './targets.ts';

/** How a choice is pointed at: as its module says, else by its fields, else by a button. */
export function pointing(asked: Asked | undefined, rules: Rules, choice: Choice): Pointing {
  for (const face of facesOf(rules)) {
    const said = face.pointing?.[choice.do]?.(choice, rules, asked);
    if (said !== undefined) return said;
  }
  if (typeof choice.at === 'number') return { needs: [cellTarget(choice.at)] };
  if (typeof choice.edge === 'number') return { needs: [edgeTarget(choice.edge)] };
  return { needs: [buttonTarget(choice)] };
}

/** What somebody may have meant who points at `target` after what is `picked`: the engine then says why not. */
export function meant(
  asked: Asked | undefined,
  rules: Rules,
  state: ClinicState,
  seat: number,
  picked: readonly Target[],
  target: Target,
): Choice[] {
  if (asked === undefined) return [];
  const all = [...picked, target];
  const one = (kind: string): Target | undefined => all.findLast((other) => kindOf(other) === kind);
  const at = { asked, rules, state, seat, target, all, one, cell: numberOf(one('cell')), edge: numberOf(one('edge')) };
  return facesOf(rules).flatMap((face) => face.meant?.[asked.step]?.(at) ?? []);
}

const numberOf = (target: Target | undefined): number | undefined =>
  target === undefined ? undefined : numbersOf(target)[0];
