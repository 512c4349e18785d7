import { type DiceState, EVENTS, NUMBERS, patientNamed, valueIn } from '@asclepion/dice-hospital';
import { type Choice, type Frame, KernelError } from '@asclepion/kernel';
import type { BotMaker } from '../bot.ts';
import { best, judged } from '../judged.ts';
import type { DiceEngine } from './engine.ts';
import { type Effort, solveMonth } from './month.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** While working through a month, and while only weighing what to take. */
const WORKING: Effort = { width: 24, recolours: true };
const WEIGHING: Effort = { width: 4, recolours: false };

/** Administrators by what they brought in games between residents, best first. */
const ADMINISTRATORS = [
  'landsteiner',
  'semmelweis',
  'nightingale',
  'hua-tuo',
  'blackwell',
  'pare',
  'ibn-sina',
  'sun-simiao',
];

/** A resident with weights of its own; `diceResident` is the one that people meet. */
export const diceResidentWith =
  (weights: Weights): BotMaker =>
  (anyEngine) => {
    // A bot of this game only ever meets engines of this game: the catalogue sees to it.
    const engine = anyEngine as unknown as DiceEngine;
    const plans = new Plans();
    return {
      id: 'resident',
      choose: ({ view, seat, chance }) => ({
        choice: choose(engine, plans, view as DiceState, seat, weights),
        chance,
      }),
    };
  };

/** Solves a month as a whole, and takes what makes the month and those to come worth most. */
export const diceResident: BotMaker = diceResidentWith(WEIGHTS);

/** What is left of months that were solved, so that a month is solved once: by what its owner sees. */
class Plans {
  readonly #left = new Map<string, Choice>();

  next(key: string): Choice | undefined {
    return this.#left.get(key);
  }

  /** Forgets the month before. */
  keep(steps: readonly (readonly [key: string, choice: Choice])[]): void {
    this.#left.clear();
    for (const [key, choice] of steps) this.#left.set(key, choice);
  }
}

function choose(engine: DiceEngine, plans: Plans, view: DiceState, seat: number, weights: Weights): Choice {
  const frame = engine.asking(view, seat);
  if (frame === undefined) throw new KernelError('no-choice', `Seat ${seat} has nothing to choose.`);
  const choices = engine.choices(view, seat);
  if (choices.length === 1) return choices[0];
  switch (frame.step) {
    case 'act':
      return work(engine, plans, view, seat, frame, weights);
    case 'effect':
      return plans.next(keyOf(engine, view, seat, frame)) ?? bestEffect(engine, view, seat, frame, choices, weights);
    case 'take-ambulance':
      return bestBy(choices, (choice) => ambulanceWorth(engine, view, seat, choice, weights));
    case 'improve':
      return bestBy(
        choices.filter(({ q, do: what }) => what !== 'take' || q === undefined),
        (choice) => improvementWorth(engine, view, seat, choice, weights),
      );
    case 'set-patients':
      return bestBy(choices, (choice) => monthWorth(engine, afterwards(engine, view, seat, choice), seat, weights));
    case 'keep-administrator':
      return bestBy(choices, ({ administrator }) => -ADMINISTRATORS.indexOf(String(administrator)));
    case 'make-room':
      return bestBy(choices, ({ patient }) => -weights.patient[valueIn(patientNamed(String(patient)) ?? 0)]);
    case 'spare-one':
      // The list is by value, and the sickest lose most.
      return choices[0];
    // What was claimed by nobody may still be; of a blind card a specialist brings more.
    case 'swap-report':
    case 'add-to-display':
      return choices[choices.length - 1];
    default:
      return choices[0];
  }
}

const bestBy = (choices: readonly Choice[], worth: (choice: Choice) => number): Choice =>
  best(judged(choices, worth)).choice;

/** The seat alone at work with what its hospital has; others do not matter in phase 3 (DH-ACT-4). */
function alone(view: Readonly<DiceState>, frames: readonly Frame[]): DiceState {
  return { ...view, frames: frames.slice() };
}

/** A hospital at the beginning of phase 3, whatever it is doing now. */
function atWork(engine: DiceEngine, view: Readonly<DiceState>, seat: number): DiceState {
  const state = alone(engine.clone(view), [{ step: 'act', seat }]);
  state.hospitals[seat].nurses = NUMBERS.nurses + (EVENTS[state.event]?.nurses ?? 0);
  return state;
}

const monthWorth = (engine: DiceEngine, state: Readonly<DiceState>, seat: number, weights: Weights): number =>
  solveMonth(atWork(engine, state, seat), seat, weights, WEIGHING).worth;

function afterwards(engine: DiceEngine, view: Readonly<DiceState>, seat: number, choice: Choice): DiceState {
  const state = alone(engine.clone(view), [engine.asking(view, seat) ?? { step: 'act', seat }]);
  engine.play(state, seat, choice);
  for (const who of state.hospitals[seat].set.split(' ')) {
    const bed = state.hospitals[seat].beds.indexOf(0);
    state.hospitals[seat].beds[bed] = patientNamed(who) ?? 0;
  }
  return state;
}

/** The month with the patients of an ambulance in bed; the lowest taken brings a bag. */
function ambulanceWorth(
  engine: DiceEngine,
  view: Readonly<DiceState>,
  seat: number,
  choice: Choice,
  weights: Weights,
): number {
  const state = engine.clone(view);
  const hospital = state.hospitals[seat];
  const number = Number(choice.number) - 1;
  const lowest = state.hospitals.every(({ ambulance }) => ambulance < 0 || ambulance > number);
  const arrivals = state.ambulances[number];
  const free = hospital.beds.filter((who) => who === 0).length;
  const missing = Math.max(0, arrivals.length - free);
  // The sickest make room.
  const sorted = hospital.beds.toSorted((a, b) => valueIn(a) - valueIn(b));
  hospital.beds = [...arrivals, ...sorted.filter((who) => who !== 0).slice(missing)];
  while (hospital.beds.length < NUMBERS.beds) hospital.beds.push(0);
  hospital.fatalities += missing;
  hospital.fatalitiesNow += missing;
  // Whoever could still take a lower one may.
  const others = state.hospitals.length > 1 && number > 0 ? 0.5 : 1;
  if (lowest) hospital.bags += number === 0 ? 1 : others;
  return monthWorth(engine, state, seat, weights);
}

/** The month with what was taken or returned, and what it is good for in the months to come. */
function improvementWorth(
  engine: DiceEngine,
  view: Readonly<DiceState>,
  seat: number,
  choice: Choice,
  weights: Weights,
): number {
  const state = alone(engine.clone(view), [engine.asking(view, seat) ?? { step: 'act', seat }]);
  engine.play(state, seat, choice);
  const { departments, specialists } = state.hospitals[seat];
  const months = NUMBERS.rounds - state.round;
  const later = departments.length * weights.department + specialists.length * weights.specialist;
  return monthWorth(engine, state, seat, weights) + months * later;
}

const keyOf = (engine: DiceEngine, state: Readonly<DiceState>, seat: number, frame: Frame): string =>
  engine.hash({ ...state, hospitals: [state.hospitals[seat]], frames: [frame], chance: { kind: 'hidden' } });

/** The next choice of the month's plan; the month is solved when it begins. */
function work(engine: DiceEngine, plans: Plans, view: DiceState, seat: number, frame: Frame, weights: Weights): Choice {
  const planned = plans.next(keyOf(engine, view, seat, frame));
  if (planned !== undefined) return planned;
  const state = alone(engine.clone(view), [frame]);
  const { choices } = solveMonth(state, seat, weights, WORKING);
  const steps: (readonly [string, Choice])[] = [];
  for (const choice of [...choices, END]) {
    steps.push([keyOf(engine, state, seat, engine.asking(state, seat) ?? frame), choice]);
    if (choice !== END) engine.play(state, seat, choice);
  }
  plans.keep(steps);
  return steps[0][1];
}

/** An effect whose plan is not known, as after an undo: whatever leaves the month worth most. */
function bestEffect(
  engine: DiceEngine,
  view: DiceState,
  seat: number,
  frame: Frame,
  choices: readonly Choice[],
  weights: Weights,
): Choice {
  return bestBy(choices, (choice) => {
    const state = alone(engine.clone(view), [frame]);
    engine.play(state, seat, choice);
    return worthOf(state, state.hospitals[seat], weights);
  });
}

const END: Choice = { do: 'end' };
