import { type Chance, drawing, type Flow, type Frame, HIDDEN, isTogether, type Viewer } from '@asclepion/kernel';
import { linkedPatients } from './contracts.ts';
import { CITIES, COLUMNS } from './data/cities.ts';
import { DOCTORS, NUMBERED } from './data/doctors.ts';
import { KITS } from './data/kits.ts';
import { KNOWLEDGE_TILES } from './data/knowledge.ts';
import { PATIENTS } from './data/patients.ts';
import { shuffled } from './piles.ts';
import type { Rules } from './rules.ts';
import { clonePlayer, cloneState, HIDDEN_TILE, type HippocratesState, type Tiles } from './state.ts';
import { untreatedOf } from './steps/treatment.ts';

/** What a viewer may know: all but chance, piles, and what others decide at the same time (HI-HID-1, HI-HID-2). */
export function view(_rules: Rules, state: Readonly<HippocratesState>, viewer: Viewer): HippocratesState {
  const seen = cloneState(state);
  seen.chance = HIDDEN;
  seen.doctorPiles = seen.doctorPiles.map(masked);
  seen.kitPiles = seen.kitPiles.map(masked);
  seen.knowledgePiles = seen.knowledgePiles.map(masked);
  seen.extraPile = masked(seen.extraPile);
  seen.boxKits = masked(seen.boxKits);
  seen.boxKnowledge = masked(seen.boxKnowledge);
  seen.reserves = seen.reserves.map((reserve) => [...reserve.slice(0, 1), ...masked(reserve.slice(1))]);
  seen.before.forEach((player, seat) => {
    if (seat !== viewer) seen.players[seat] = clonePlayer(player);
  });
  return seen;
}

const masked = (pile: Tiles): number[] => pile.map(() => HIDDEN_TILE);

/** A full state that agrees with a view: piles are shuffled anew, decisions of others are drawn. */
export function resample(
  rules: Rules,
  seen: Readonly<HippocratesState>,
  viewer: Viewer,
  chance: Chance,
): HippocratesState {
  const state = cloneState(seen);
  const { draw, rest } = drawing(chance);
  drawDoctors(state, draw);
  drawReserves(state, draw);
  const [kitPiles, boxKits] = drawPiles(
    KITS.map(({ number }) => number),
    [...state.kits, ...state.outKits],
    state.kitPiles,
    draw,
  );
  const [knowledgePiles, boxKnowledge] = drawPiles(
    Array.from({ length: KNOWLEDGE_TILES }, (_, tile) => tile + 1),
    [...state.knowledge, ...state.players.flatMap(({ wild, goneKnowledge }) => [...wild, ...goneKnowledge])],
    state.knowledgePiles,
    draw,
  );
  Object.assign(state, { kitPiles, boxKits, knowledgePiles, boxKnowledge });
  decideForOthers(rules, state, viewer, draw);
  state.chance = rest();
  return state;
}

type Draw = (sides: number) => number;

/** Tiles of which some are known, shuffled into piles as high as these, and those that are left. */
function drawPiles(all: Tiles, known: Tiles, piles: readonly Tiles[], draw: Draw): [piles: number[][], left: number[]] {
  const left = shuffled(
    all.filter((tile) => !known.includes(tile)),
    { draw },
  );
  return [piles.map(({ length }) => left.splice(0, length)), left];
}

/** A city's unseen doctors lie in its pile; one more than it holds lies in the extra pile (HI-SET-2). */
function drawDoctors(state: HippocratesState, draw: Draw): void {
  const known = [
    ...state.freeRow,
    ...state.cityDoctors,
    ...state.outDoctors,
    ...state.players.flatMap(({ doctors, goneDoctors }) => [...doctors.map(({ doctor }) => doctor), ...goneDoctors]),
  ];
  const extra: number[] = [];
  for (const column of COLUMNS) {
    const own = DOCTORS.slice(0, NUMBERED).filter(({ city }) => city === CITIES[column]);
    const unseen = shuffled(
      own.flatMap(({ number }) => (known.includes(number) ? [] : [number])),
      { draw },
    );
    extra.push(...unseen.splice(state.doctorPiles[column].length));
    state.doctorPiles[column] = unseen;
  }
  state.extraPile = shuffled(extra, { draw });
}

/** A city's unseen patients lie in its reserve, below the top. */
function drawReserves(state: HippocratesState, draw: Draw): void {
  const known = [
    ...state.queues.flat(),
    ...state.outPatients,
    ...state.players.flatMap((player) => [
      ...untreatedOf(player),
      ...player.hades,
      ...linkedPatients(player),
      ...player.gonePatients,
    ]),
    ...state.reserves.flatMap((reserve) => reserve.slice(0, 1)),
  ];
  for (const column of COLUMNS) {
    const own = PATIENTS.filter(({ city }) => city === CITIES[column]);
    const unseen = shuffled(
      own.flatMap(({ number }) => (known.includes(number) ? [] : [number])),
      { draw },
    );
    state.reserves[column] = [...state.reserves[column].slice(0, 1), ...unseen];
  }
}

/** Others who have decided, while a view does not show how, decide by chance. */
function decideForOthers(rules: Rules, state: HippocratesState, viewer: Viewer, draw: Draw): void {
  const top = state.frames.at(-1);
  if (state.before.length === 0 || !isTogether(top)) return;
  const step = top.lanes.flat().at(-1)?.step ?? '';
  top.lanes.forEach((lane, seat) => {
    if (seat !== viewer && lane.length === 0) decide(rules, state, { step, seat }, draw);
  });
}

/** Plays one seat's part of a simultaneous step to its end. */
function decide(rules: Rules, state: HippocratesState, first: Frame, draw: Draw): void {
  const frames: Frame[] = [first];
  const flow: Flow = {
    events: undefined,
    next: (...more) => frames.push(...more.toReversed()),
    goTo: () => undefined,
    draw,
    reveal: () => undefined,
  };
  for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) {
    const { seat = 0, step } = frame;
    const { choices, choose, idle } = rules.steps[step];
    if (choices === undefined || idle?.(rules, state, frame) === true) continue;
    const listed = choices(rules, state, frame, seat);
    choose?.(rules, state, frame, seat, listed[draw(listed.length)], flow);
  }
}
