import {
  type Amounts,
  bestSupply,
  costOfChoice,
  countOf,
  type HippocratesState,
  lettersOf,
  linkIds,
  NONE,
  NOTHING,
  patientTile,
  type Supply,
  setsOf,
  type Treatment,
} from '@asclepion/hippocrates';
import { type Choice, type Frame, KernelError } from '@asclepion/kernel';
import type { BotMaker } from '../bot.ts';
import { best, judged } from '../judged.ts';
import type { HippocratesEngine } from './engine.ts';
import { nextTrade, withThese } from './supply.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { type Moment, planOf, worthOf } from './worth.ts';

/** A resident with weights of its own; `hippocratesResident` is the one that people meet. */
export const hippocratesResidentWith =
  (weights: Weights): BotMaker =>
  (anyEngine) => {
    // A bot of this game only ever meets engines of this game: the catalogue sees to it.
    const engine = anyEngine as unknown as HippocratesEngine;
    return {
      id: 'resident',
      choose: ({ view, seat, chance }) => ({
        choice: choose({ engine, view: view as HippocratesState, seat, weights }),
        chance,
      }),
    };
  };

/** Weighs every choice by the best treatment phase that it leads to, which is solved exactly. */
export const hippocratesResident: BotMaker = hippocratesResidentWith(WEIGHTS);

/** What is to be decided. */
interface Asked {
  readonly engine: HippocratesEngine;
  readonly view: HippocratesState;
  readonly seat: number;
  readonly weights: Weights;
}

const DONE: Choice = { do: 'done' };
const isTrade = ({ do: what }: Choice): boolean => what === 'sell' || what === 'buy';

function choose(asked: Asked): Choice {
  const { engine, view, seat, weights } = asked;
  const frame = engine.asking(view, seat);
  if (frame === undefined) throw new KernelError('no-choice', `Seat ${seat} has nothing to choose.`);
  const choices = engine.choices(view, seat);
  const deeds = choices.filter((choice) => !isTrade(choice));
  switch (frame.step) {
    case 'welcome':
      return bestBy(deeds, (choice) => worth(asked, after(asked, frame, [choice]), 'welcome'));
    case 'salary':
      return salary(asked, frame, choices);
    case 'option':
      return bestBy(deeds, (choice) => hiredWorth(asked, after(asked, frame, [choice])));
    case 'purchase':
    case 'hire-option':
      return purchase(asked, frame, deeds);
    case 'treat':
      return treat(planOf(engine.rules, view, seat, weights));
    case 'remove':
      return remove(view, seat);
    case 'gather':
      return bestBy(deeds, (choice) => worth(asked, after(asked, frame, [choice]), 'later'));
    default:
      return choices[0];
  }
}

const bestBy = (choices: readonly Choice[], worthOfChoice: (choice: Choice) => number): Choice =>
  best(judged(choices, worthOfChoice)).choice;

const worth = ({ engine, seat, weights }: Asked, state: HippocratesState, moment: Moment): number =>
  worthOf(engine.rules, state, seat, weights, moment);

/** The seat's own position after some choices, with nobody else in between. */
function after({ engine, view, seat }: Asked, frame: Frame, choices: readonly Choice[]): HippocratesState {
  const state = engine.clone(view);
  state.frames = [frame];
  // What lies below is not known: nothing is turned up.
  state.knowledgePiles = state.knowledgePiles.map(() => []);
  for (const choice of choices) engine.play(state, seat, choice);
  return state;
}

/** Salaries are paid, unless a doctor is worth less than its pay or there is not enough for all. */
function salary(asked: Asked, frame: Frame, choices: readonly Choice[]): Choice {
  const { view, seat } = asked;
  const paid = choices.filter(({ do: what }) => what === 'pay');
  const sales = choices.filter(({ do: what }) => what === 'sell');
  const due = costOfChoice(view, seat, { do: 'pay' });
  const { money, stock } = view.players[seat];
  const within = money + countOf(stock) * 2 >= due;
  return bestBy(
    [...paid, ...choices.filter(({ do: what }) => what === 'dismiss'), ...(paid.length === 0 && within ? sales : [])],
    (choice) => worth(asked, after(asked, frame, [choice]), choice.do === 'pay' ? 'later' : 'salary'),
  );
}

/** The worth of a position with the doctor hired who bears one's token, or not, whichever is more. */
function hiredWorth(asked: Asked, state: HippocratesState): number {
  const { engine, seat } = asked;
  const without = worth(asked, state, 'later');
  if (state.players[seat].option === NOTHING) return without;
  const frame: Frame = { step: 'hire-option', seat };
  const waiting: HippocratesState = { ...state, frames: [frame] };
  const hires = engine.choices(waiting, seat).filter(({ do: what }) => what === 'hire-option');
  const worths = hires.map((choice) => worth(asked, after({ ...asked, view: waiting }, frame, [choice]), 'later'));
  return Math.max(without, ...worths);
}

/** Something is bought, or nothing; what it lacks in money may come from medicine that is sold first. */
function purchase(asked: Asked, frame: Frame, deeds: readonly Choice[]): Choice {
  const ways = [...deeds.map((choice) => [choice]), ...withSales(asked, frame)];
  let found = ways[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    const value = hiredWorth(asked, after(asked, frame, way));
    if (value > most) [found, most] = [way, value];
  }
  return found[0];
}

/** Purchases that only sales make possible, with just as many sales as they need. */
function withSales(asked: Asked, frame: Frame): Choice[][] {
  const { engine, view, seat } = asked;
  const { stock } = view.players[seat];
  const lists: Choice[][] = [];
  let known = new Set(engine.choices(view, seat).map((choice) => JSON.stringify(choice)));
  for (let count = 1; count <= Math.min(3, countOf(stock)); count++) {
    const next = new Set(known);
    for (const set of setsOf(count)) {
      if (!set.every((some, kind) => some <= stock[kind])) continue;
      const sales = [...lettersOf(set)].map((medicines): Choice => ({ do: 'sell', medicines }));
      const state = after(asked, frame, sales);
      for (const choice of engine.choices(state, seat)) {
        const key = JSON.stringify(choice);
        if (isTrade(choice) || known.has(key)) continue;
        next.add(key);
        lists.push([...sales, choice]);
      }
    }
    known = next;
  }
  return lists;
}

/** The next step of a treatment phase that is planned as a whole. */
function treat({ cures, supply }: Treatment): Choice {
  const [cure] = cures;
  if (cure === undefined) return DONE;
  const trade = nextTrade(supply);
  if (trade !== undefined) return trade;
  const { needs } = patientTile(cure.patient);
  const giving = supply.giving.filter((assistant) => needs[assistant] > 0);
  const wild = needs.map((count, kind) =>
    Math.min(supply.wild[kind], count - Number(giving.includes(kind))),
  ) as unknown as Amounts;
  return {
    do: 'cure',
    patient: cure.patient,
    contracts: linkIds(cure.links),
    ...(countOf(wild) > 0 && { wild: lettersOf(wild) }),
    ...withThese(giving),
  };
}

/** As many patients as medicine can remove (HI-END-1). */
function remove({ players }: HippocratesState, seat: number): Choice {
  const player = players[seat];
  const worths = { money: 0, medicine: 0, assistant: 0, wild: 0 };
  let found: { readonly patients: readonly number[]; readonly supply: Supply } | undefined;
  for (let set = 1; set < 1 << player.emergency.length; set++) {
    const patients = player.emergency.filter((_, place) => (set & (1 << place)) !== 0);
    if (found !== undefined && patients.length <= found.patients.length) continue;
    const needs = patients.reduce<Amounts>((sum, patient) => {
      const more = patientTile(patient).needs;
      return [sum[0] + more[0], sum[1] + more[1], sum[2] + more[2]];
    }, NONE);
    const supply = bestSupply({ ...player, wild: 0 }, needs, worths);
    if (supply !== undefined) found = { patients, supply };
  }
  if (found === undefined) return DONE;
  const trade = nextTrade(found.supply);
  if (trade !== undefined) return trade;
  const [patient] = found.patients;
  const { needs } = patientTile(patient);
  return { do: 'remove', patient, ...withThese(found.supply.giving.filter((assistant) => needs[assistant] > 0)) };
}
