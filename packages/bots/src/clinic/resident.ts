import { type ClinicState, cellNamed, edgeNamed, LAYOUTS, narrow, type Rules } from '@asclepion/clinic';
import { stageOf } from '@asclepion/clinic/ledger';
import { type Chance, type Choice, type Frame, KernelError } from '@asclepion/kernel';
import type { BotMaker } from '../bot.ts';
import type { ClinicEngine } from './engine.ts';
import { Lookahead } from './lookahead.ts';
import { bestSpot } from './parking.ts';
import { bestPurchase } from './purchase.ts';
import { Walker } from './walk.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A resident with weights of its own; `resident` is the one that people meet. */
export const residentWith =
  (weights: Weights): BotMaker =>
  (anyEngine) => {
    // A bot of this game only ever meets engines of this game: the catalogue sees to it.
    const engine = anyEngine as unknown as ClinicEngine;
    const walker = new Walker(engine);
    return {
      id: 'resident',
      choose: ({ view, seat, chance }) => ({
        choice: choose(engine, walker, view as ClinicState, seat, weights, chance),
        chance,
      }),
    };
  };

/** Looks one choice ahead, or some whole actions when a tile is laid; walks by the planner. Never leaves things to chance. */
export const resident: BotMaker = residentWith(WEIGHTS);

function choose(
  engine: ClinicEngine,
  walker: Walker,
  view: ClinicState,
  seat: number,
  weights: Weights,
  chance: Chance,
): Choice {
  const frame = engine.asking(view, seat);
  if (frame === undefined) throw new KernelError('no-choice', `Seat ${seat} has nothing to choose.`);
  const choices = engine.choices(view, seat);
  const planned = stageOf(view) === 'walking' ? walker.goesOn(view, seat, choices) : undefined;
  if (planned !== undefined) return planned;
  if (choices.length === 1) return choices[0];
  switch (frame.step) {
    case 'lay-tile':
      return new Lookahead(engine, seat, weights).bestAction(view, choices).choice;
    case 'place-start':
      return startingPlace(engine.rules, seat, choices, frame);
    case 'walk':
      return walker.next(view, seat, choices);
    case 'buy':
      return bestPurchase(view, seat, choices, weights);
    case 'park-car':
      return bestSpot(engine, view, seat, choices);
    // Without a plan the rules' own default stands first in the list (CB-TREAT-6, CB-CAR-5).
    case 'treat-patients':
      return (
        walker.caresFor(view, seat, choices) ??
        choices.find((choice) => !isSpared(engine.rules, view, seat, choice)) ??
        choices[0]
      );
    case 'car-leaves':
      return choices[0];
    default:
      // What a choice may draw is drawn as well as it can be guessed.
      return new Lookahead(engine, seat, weights).bestChoice(engine.resample(view, seat, chance), frame, choices)
        .choice;
  }
}

/** Whether care is better given in a later round. */
const isSpared = (rules: Rules, view: ClinicState, seat: number, choice: Choice): boolean =>
  rules.cares.find(({ id }) => id === choice.do)?.spares?.(rules, view, seat, choice) === true;

/** The white preset where it may stand (CB-PRE-1), else whatever comes first. */
function startingPlace(rules: Rules, seat: number, choices: readonly Choice[], frame: Frame): Choice {
  const geo = rules.geometry[seat];
  const layout = geo.side === '4x3' ? LAYOUTS[0] : narrow(LAYOUTS[0]);
  const { piece } = frame as Frame & { piece: string };
  const wanted: Record<string, number> = {
    hub: cellNamed(geo, layout.hub),
    'treatment-room': cellNamed(geo, layout.treatmentRoom),
    'supply-room': cellNamed(geo, layout.supplyRoom),
    entrance: edgeNamed(geo, layout.entrance),
  };
  return choices.find(({ at }) => at === wanted[piece]) ?? choices[0];
}
