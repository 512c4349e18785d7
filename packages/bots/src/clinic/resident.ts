import {
  type ACTIONS,
  type ClinicOptions,
  type ClinicState,
  cellNamed,
  edgeNamed,
  LAYOUTS,
  narrow,
  type Rules,
} from '@asclepion/clinic';
import { type Choice, type Engine, type Frame, KernelError } from '@asclepion/kernel';
import type { BotMaker } from '../bot.ts';
import { outlook, treatingRooms } from './estimate.ts';
import { evaluate } from './evaluate.ts';
import { WEIGHTS, type Weights } from './weights.ts';

type ClinicEngine = Engine<ClinicOptions, Rules, ClinicState>;

/** Steps that follow from a choice and are settled before it is judged. */
const FOLLOW_UPS = new Set([
  'park-car',
  'extra-supply-room',
  'second-conveyor',
  'shift-cars',
  'car-leaves',
  'lay-free-tile',
]);

/** A resident with weights of its own; `resident` is the one that people meet. */
export const residentWith =
  (weights: Weights): BotMaker =>
  (anyEngine) => {
    // A bot of this game only ever meets engines of this game: the catalogue sees to it.
    const engine = anyEngine as unknown as ClinicEngine;
    return {
      id: 'resident',
      choose({ view, seat, chance }) {
        return { choice: choose(engine, view as ClinicState, seat, weights), chance };
      },
    };
  };

/** Looks one choice ahead, or one whole action when an action tile is laid, and takes what looks best. */
export const resident: BotMaker = residentWith(WEIGHTS);

function choose(engine: ClinicEngine, view: ClinicState, seat: number, weights: Weights): Choice {
  const frame = engine.asking(view, seat);
  if (frame === undefined) throw new KernelError('no-choice', `Seat ${seat} has nothing to choose.`);
  const choices = engine.choices(view, seat);
  if (choices.length === 1) return choices[0];
  switch (frame.step) {
    case 'lay-tile':
      return bestAction(engine, view, seat, choices, weights);
    case 'place-start':
      return startingPlace(engine, seat, choices, frame);
    case 'walk':
      return interimWalk(engine, view, seat, choices);
    case 'treat-patients':
      return bestTreatment(engine, view, seat, frame);
    case 'buy':
      return bestPurchase(view, seat, choices, weights);
    case 'car-leaves':
      return choices[0];
    default:
      return bestByLook(engine, view, seat, frame, choices, weights).choice;
  }
}

interface Judged {
  readonly choice: Choice;
  readonly value: number;
}

/** The choice after which, follow-ups settled, the position is worth most. Only this frame is played, nothing after. */
function bestByLook(
  engine: ClinicEngine,
  state: ClinicState,
  seat: number,
  frame: Frame,
  choices: readonly Choice[],
  weights: Weights,
): Judged {
  let best: Judged | undefined;
  for (const choice of choices) {
    const next = engine.clone(state);
    next.frames = [frame];
    engine.play(next, seat, choice);
    settleFollowUps(engine, next, seat, weights);
    const value = evaluate(engine.rules, next, seat, weights);
    if (best === undefined || value > best.value) best = { choice, value };
  }
  return best as Judged;
}

function settleFollowUps(engine: ClinicEngine, state: ClinicState, seat: number, weights: Weights): void {
  for (
    let frame = state.frames.at(-1);
    frame !== undefined && FOLLOW_UPS.has(frame.step);
    frame = state.frames.at(-1)
  ) {
    const choices = engine.choices(state, seat);
    engine.play(
      state,
      seat,
      choices.length === 1 ? choices[0] : bestByLook(engine, state, seat, frame, choices, weights).choice,
    );
  }
}

/** Frames with which each action begins for a seat. */
const FIRST_FRAME = {
  build: (seat: number): Frame => ({ step: 'build-thing', seat, things: 2 }) as Frame,
  hire: (seat: number): Frame => ({ step: 'hire-somebody', seat, groups: [] }) as Frame,
  admit: (seat: number): Frame => ({ step: 'spend-points', seat, points: 2 }) as Frame,
};

/** Plays an action out, choice by choice, as the resident would if it began now. */
function playOut(
  engine: ClinicEngine,
  state: ClinicState,
  seat: number,
  action: (typeof ACTIONS)[number],
  weights: Weights,
): ClinicState {
  const next = engine.clone(state);
  next.frames = [FIRST_FRAME[action](seat)];
  for (let frame = next.frames.at(-1); frame !== undefined; frame = next.frames.at(-1)) {
    const choices = engine.choices(next, seat);
    engine.play(next, seat, bestByLook(engine, next, seat, frame, choices, weights).choice);
    settleFollowUps(engine, next, seat, weights);
  }
  return next;
}

function bestAction(
  engine: ClinicEngine,
  state: ClinicState,
  seat: number,
  choices: readonly Choice[],
  weights: Weights,
): Choice {
  let best: Judged | undefined;
  for (const choice of choices) {
    const after = playOut(engine, state, seat, choice.action as (typeof ACTIONS)[number], weights);
    const value = evaluate(engine.rules, after, seat, weights);
    if (best === undefined || value > best.value) best = { choice, value };
  }
  return (best as Judged).choice;
}

/** The white preset where it may stand, else whatever comes first. */
function startingPlace(engine: ClinicEngine, seat: number, choices: readonly Choice[], frame: Frame): Choice {
  const geo = engine.rules.geometry[seat];
  const layout = geo.side === '4x3' ? LAYOUTS[0] : narrow(LAYOUTS[0]);
  const { piece } = frame as Frame & { piece: string };
  const wanted = {
    hub: cellNamed(geo, layout.hub),
    'treatment-room': cellNamed(geo, layout.treatmentRoom),
    'supply-room': cellNamed(geo, layout.supplyRoom),
    entrance: edgeNamed(geo, layout.entrance),
  }[piece];
  return choices.find(({ at }) => at === wanted) ?? choices[0];
}

/** The set of treatments that earns most this round (CB-TREAT-6); ties go to the first in the list. */
function bestTreatment(engine: ClinicEngine, state: ClinicState, seat: number, frame: Frame): Choice {
  const earn = (position: ClinicState): { money: number; first: Choice } => {
    let best = { money: position.clinics[seat].income, first: { do: 'done' } as Choice };
    for (const choice of engine.choices(position, seat)) {
      if (choice.do !== 'treat') continue;
      const next = engine.clone(position);
      engine.play(next, seat, choice);
      while (next.frames.at(-1)?.step === 'car-leaves') engine.play(next, seat, engine.choices(next, seat)[0]);
      const { money } = next.frames.length > 0 ? earn(next) : { money: next.clinics[seat].income };
      if (money > best.money) best = { money, first: choice };
    }
    return best;
  };
  const position = engine.clone(state);
  position.frames = [frame];
  return earn(position).first;
}

/** As many points as are worth more than the money saved for building. */
function bestPurchase(state: ClinicState, seat: number, choices: readonly Choice[], weights: Weights): Choice {
  const roundsAfter = 6 - state.round;
  let best: Judged | undefined;
  for (const choice of choices) {
    const points = Number(choice.points);
    const money = state.clinics[seat].money + state.clinics[seat].income - points * 3;
    const useful = Math.min(money, weights.moneyUseful * roundsAfter);
    const value = points + useful * weights.money + (money - useful) * weights.moneyIdle;
    if (best === undefined || value > best.value) best = { choice, value };
  }
  return (best as Judged).choice;
}

/** Interim. */
function interimWalk(engine: ClinicEngine, state: ClinicState, seat: number, choices: readonly Choice[]): Choice {
  const clinic = state.clinics[seat];
  const { handed } = outlook(engine.rules, seat, clinic, treatingRooms(engine.rules, seat, clinic));
  for (const { patient, doctor, room, nurses } of handed) {
    const go = (kind: string, level: number, from: number) =>
      choices.find(
        (c) => c.do === 'go' && c.kind === kind && c.level === level && c.from === from && c.to === room.cell,
      );
    if (patient.at !== room.cell) {
      const found = go('patient', patient.level, patient.at);
      if (found) return found;
    }
    if (doctor.at !== room.cell) {
      const found = go('doctor', doctor.level, doctor.at);
      if (found) return found;
    }
    const there = clinic.people.filter((p) => p.kind === 'nurse' && p.at === room.cell).length;
    if (there < nurses) {
      const found = choices.find((c) => c.do === 'go' && c.kind === 'nurse' && c.to === room.cell);
      if (found) return found;
    }
  }
  const done = choices.find((c) => c.do === 'done');
  if (done) return done;
  return choices.find((c) => c.do === 'go' && c.from === -2) ?? choices[0];
}
