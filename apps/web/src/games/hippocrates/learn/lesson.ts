import { hippocratesResident } from '@asclepion/bots';
import type { AnyEngine } from '@asclepion/catalogue';
import { CITIES, COLUMNS, type HippocratesState, hippocrates, KITS } from '@asclepion/hippocrates';
import { type Choice, createEngine, type Frame, type State } from '@asclepion/kernel';
import { createTexts } from '@asclepion/kernel/text';
import type { Lesson, LessonStep } from '../../../learn/lesson.ts';
import { advisedBy, only } from '../../../learn/tasks.ts';
import { stepOf } from '../../step-of.ts';
import { stateOf } from '../position.ts';
import { contractTarget, dieTarget, doctorTarget, kitTarget, patientTarget, placeTarget } from '../targets.ts';
import { lessonCatalogue } from './lesson-text.ts';

const OPTIONS = { seats: 2 };
const ME = 0;
const OTHER = 1;
const LAST_ROUND = 4;
const [MAC, GRE] = [0, 4];
/** Amyntas and Glykera lie in the examination room, Aristokles waits in the middle of the Greek queue. */
const [AMYNTAS, GLYKERA, ARISTOKLES] = [15, 38, 18];
const MENESTOR = 17;
const KIT_PH = KITS.findIndex(({ letters }) => letters === 'PH') + 1;
const VOTIVE_GIFT = 9;

/** Rows of tiles in which two have changed their places. */
const exchanged = (rows: readonly (readonly number[])[], one: number, other: number): (readonly number[])[] =>
  rows.map((row) => row.map((tile) => (tile === one ? other : tile === other ? one : tile)));

/** Brings a patient from queue or reserve into the learner's examination room; whoever is next moves up. */
function examine(state: HippocratesState, patient: number): void {
  for (const column of COLUMNS) {
    const [queue, reserve] = [state.queues[column], state.reserves[column]];
    const place = queue.indexOf(patient);
    if (place >= 0) state.queues[column] = queue.with(place, reserve[0]);
    state.reserves[column] = place >= 0 ? reserve.slice(1) : reserve.filter((one) => one !== patient);
  }
  state.players[ME].examination = [...state.players[ME].examination, patient];
}

/** Brings a patient to a place of a queue; who waited there goes to where that one was. */
function bringToQueue(state: HippocratesState, patient: number, column: number, place: number): void {
  const there = state.queues[column][place];
  state.queues = exchanged(state.queues, patient, there);
  state.reserves = exchanged(state.reserves, patient, there);
}

/** Lays out what the learner is to find in Macedonia: a doctor on top, a kit and a knowledge tile face up. */
function stock(state: HippocratesState): void {
  const [doctor] = state.doctorPiles[MAC];
  const doctors = exchanged([...state.doctorPiles, state.freeRow, state.extraPile], MENESTOR, doctor);
  state.extraPile = doctors.pop() ?? [];
  state.freeRow = doctors.pop() ?? [];
  state.doctorPiles = doctors;
  const kits = exchanged([...state.kitPiles, state.kits, state.boxKits], KIT_PH, state.kits[MAC]);
  state.boxKits = kits.pop() ?? [];
  state.kits = kits.pop() ?? [];
  state.kitPiles = kits;
  const gifts = [...state.knowledgePiles, state.knowledge, state.boxKnowledge];
  const knowledge = exchanged(gifts, VOTIVE_GIFT, state.knowledge[MAC]);
  state.boxKnowledge = knowledge.pop() ?? [];
  state.knowledge = knowledge.pop() ?? [];
  state.knowledgePiles = knowledge;
}

/** The third of four rounds, in its last welcome turn. */
function prepared(): State {
  const engine = createEngine(hippocrates, OPTIONS);
  const { state } = engine.begin('fast:lesson');
  const [mine, other] = state.players;
  examine(state, AMYNTAS);
  examine(state, GLYKERA);
  bringToQueue(state, ARISTOKLES, GRE, 1);
  stock(state);
  state.round = LAST_ROUND - 1;
  state.subRound = 3;
  state.order = [ME, OTHER, 2, 3];
  state.dice = [3, 2, 1, 1, 2, 3];
  state.reputation = [6, 1, 0, 0];
  state.height = [0, 0, 0, 1];
  mine.money = 9;
  mine.ready = [true, false, false];
  mine.points = mine.points.with(0, 24);
  other.ready = [false, true, false];
  other.points = other.points.with(0, 31);
  state.before = [];
  state.frames = [{ step: 'programme', at: state.programme.indexOf('welcome-turn') } as Frame];
  return engine.resume(state).state;
}

/** The last round has come past that step of the programme. */
const past =
  (step: string) =>
  (view: State): boolean => {
    const state = stateOf(view);
    const now = stepOf(state);
    if (now === undefined) return true;
    return state.round === LAST_ROUND && state.programme.indexOf(now) > state.programme.indexOf(step);
  };

/** What the resident would do: advice for the last round, whatever is asked. */
const advice = advisedBy(hippocratesResident, ME);

/** The colleague: the first patient to be had, salaries paid, nothing bought, everybody cured who can be. */
function colleague(_engine: AnyEngine, _view: State, _seat: number, choices: readonly Choice[]): Choice {
  const does = (...what: string[]): Choice | undefined => choices.find((choice) => what.includes(choice.do));
  return does('admit') ?? does('pay') ?? does('pass') ?? does('cure') ?? does('done', 'decline') ?? choices[0];
}

/** The whole first game: one round hand in hand, one with advice only, then the score. */
const STEPS: readonly LessonStep[] = [
  { id: 'welcome' },
  { id: 'aim', look: () => ['look:points'] },
  { id: 'patients', look: () => [AMYNTAS, GLYKERA].map(patientTarget) },
  { id: 'needs', look: () => [patientTarget(GLYKERA)] },
  { id: 'dice', look: () => CITIES.map(dieTarget) },
  { id: 'effect', look: () => [placeTarget('GRE', 2)] },
  { id: 'admit', task: only({ do: 'admit', column: 'GRE', die: 'GRE', place: 2 }, 'admit') },
  { id: 'rivals' },
  { id: 'fees' },
  { id: 'salary', task: only({ do: 'pay' }, 'salary') },
  { id: 'option', task: only({ do: 'pass' }, 'option') },
  { id: 'column', look: () => [doctorTarget(String(MENESTOR)), kitTarget('MAC')] },
  { id: 'both', task: only({ do: 'both', column: 'MAC' }, 'both') },
  { id: 'contracts', look: () => [contractTarget(`${MENESTOR}.P`), contractTarget(`${MENESTOR}.HU`)] },
  { id: 'cure-amyntas', task: only({ do: 'cure', patient: AMYNTAS, contracts: `${MENESTOR}.P` }, 'cure') },
  { id: 'cure-glykera', task: only({ do: 'cure', patient: GLYKERA, contracts: `${MENESTOR}.HU` }, 'cure') },
  { id: 'cure-aristokles', task: only({ do: 'cure', patient: ARISTOKLES, contracts: 'B1.PHU' }, 'cure') },
  { id: 'done', task: only({ do: 'done' }) },
  { id: 'scoring', look: () => ['look:points'] },
  { id: 'assistants' },
  { id: 'last-round' },
  { id: 'free-welcome', task: { until: past('fees'), hinted: advice } },
  { id: 'free-recruit', task: { until: past('purchases'), hinted: advice } },
  { id: 'free-treat', task: { until: past('final-removal'), hinted: advice } },
  { id: 'score', look: () => ['look:score'] },
  { id: 'score-lines', look: () => ['look:score'] },
  { id: 'farewell' },
];

export const lesson: Lesson = {
  version: 1,
  options: OPTIONS,
  seat: ME,
  begin: prepared,
  other: colleague,
  steps: STEPS,
  texts: (locale) => createTexts<readonly [typeof lessonCatalogue]>(locale, [lessonCatalogue]),
};
