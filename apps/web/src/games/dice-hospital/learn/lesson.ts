import { diceResident } from '@asclepion/bots';
import type { AnyEngine } from '@asclepion/catalogue';
import { diceHospital, patientsNamed } from '@asclepion/dice-hospital';
import { type Choice, createEngine, type Frame, type State } from '@asclepion/kernel';
import { createTexts } from '@asclepion/kernel/text';
import type { Lesson, LessonStep } from '../../../learn/lesson.ts';
import { advisedBy, only } from '../../../learn/tasks.ts';
import { stepOf } from '../../step-of.ts';
import { stateOf } from '../position.ts';
import { ambulanceTarget, BLOOD, meepleTarget, patientTarget } from '../targets.ts';
import { lessonCatalogue } from './lesson-text.ts';

const OPTIONS = { seats: 2 };
const ME = 0;
const OTHER = 1;
const LAST_MONTH = 8;
/** Places in the lists of departments, specialists and administrators. */
const CARDIOLOGY = 1;
const SURGEON = 0;
const MATRON = 11;
const [HUA_TUO, SEMMELWEIS] = [4, 6];

const dice = (names: string): number[] => patientsNamed(names) ?? [];

/** Two months before the end: ambulances are at the door, and the colleague is first player. */
function prepared(): State {
  const engine = createEngine(diceHospital, OPTIONS);
  const { state } = engine.begin('fast:lesson');
  const [mine, other] = state.hospitals;
  const put = (hospital: typeof mine, names: string): void => {
    const patients = dice(names);
    hospital.arrivals = [];
    hospital.beds = hospital.beds.map((_, bed) => patients[bed] ?? 0);
  };
  put(mine, 'R2 R5 Y6 G6');
  put(other, 'R3 Y3 Y4 G5');
  mine.administrator = HUA_TUO;
  other.administrator = SEMMELWEIS;
  mine.bags = 1;
  mine.points[0] = 22;
  other.points[0] = 25;
  state.round = LAST_MONTH - 1;
  state.firstPlayer = OTHER;
  state.departmentDisplay = [CARDIOLOGY];
  state.specialistDisplay = [SURGEON, MATRON];
  state.departmentStack = state.departmentStack.filter((kind) => kind !== CARDIOLOGY);
  state.specialistStack = state.specialistStack.filter((kind) => kind !== SURGEON && kind !== MATRON);
  state.ambulances = [dice('R2 Y2 G2'), dice('R3 Y3 G4'), dice('R4 Y5 G5')];
  state.frames = [{ step: 'programme', at: state.programme.indexOf('ambulance') } as Frame];
  return engine.resume(state).state;
}

/** The last month has come past that step of the programme. */
const past =
  (step: string) =>
  (view: State): boolean => {
    const state = stateOf(view);
    const now = stepOf(state);
    if (now === undefined) return true;
    return state.round === LAST_MONTH && state.programme.indexOf(now) > state.programme.indexOf(step);
  };

/** What the resident would do: advice for the last month, whatever is asked. */
const advice = advisedBy(diceResident, ME);

/** The colleague: the second ambulance, the first thing on display, each room as it comes, and early home. */
function colleague(_engine: AnyEngine, _view: State, _seat: number, choices: readonly Choice[]): Choice {
  const middle = choices.find(({ do: what, number }) => what === 'ambulance' && number === 2);
  const work = choices.find(({ do: what }) => what === 'activate');
  const done = choices.find(({ do: what }) => what === 'done');
  return middle ?? work ?? done ?? choices[0];
}

/** The whole first game: one month hand in hand, one with advice only, then the score. */
const STEPS: readonly LessonStep[] = [
  { id: 'welcome' },
  { id: 'aim', look: () => ['look:points'] },
  { id: 'patients', look: () => ['R2', 'R5', 'Y6', 'G6'].map(patientTarget) },
  { id: 'ambulances', look: () => [1, 2, 3].map(ambulanceTarget) },
  { id: 'take-ambulance', task: only({ do: 'ambulance', number: 1 }, 'ambulance') },
  { id: 'token', look: () => [BLOOD] },
  { id: 'improve', look: () => ['look:display'] },
  { id: 'take', task: only({ do: 'take', department: 'cardiology' }, 'take') },
  { id: 'take-done', task: only({ do: 'done' }, 'take-done') },
  { id: 'staff', look: () => [meepleTarget('nurse')] },
  { id: 'rooms' },
  { id: 'clinic', task: only({ do: 'activate', room: 'clinic', patients: 'Y6' }, 'clinic') },
  { id: 'pharmacy', task: only({ do: 'activate', room: 'pharmacy', patients: 'G6' }, 'pharmacy') },
  { id: 'cardiology', task: only({ do: 'activate', room: 'cardiology', patients: 'R2' }, 'cardiology') },
  { id: 'transfuse', task: only({ do: 'transfuse', patient: 'R6t' }, 'transfuse') },
  { id: 'keep', look: () => [BLOOD] },
  { id: 'end', task: only({ do: 'end' }, 'end') },
  { id: 'neglect', look: () => ['look:patients'] },
  { id: 'discharge', look: () => ['look:points'] },
  { id: 'last-month' },
  { id: 'free-intake', task: { until: past('ambulance'), hinted: advice } },
  { id: 'free-improve', task: { until: past('improvement'), hinted: advice } },
  { id: 'free-act', task: { until: past('activation'), hinted: advice } },
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
