import type { AnyEngine } from '@asclepion/catalogue';
import { type ClinicState, PRE_ADMISSION } from '@asclepion/clinic';
import { Position } from '@asclepion/clinic/position';
import type { Choice, State } from '@asclepion/kernel';
import type { Target } from '../../../board/drawing.ts';
import type { Lesson, LessonStep, Task } from '../../../learn/lesson.ts';
import { askedOf, isSetup, stateOf, stepOf } from '../position.ts';
import { cellTarget, placeTarget, somebody } from '../targets.ts';
import { lessonTexts } from './lesson-texts.ts';
import { bestWalk, colleague } from './others.ts';

const OPTIONS = { seats: 2, setup: 'fixed' };
const ME = 0;
const OTHER = 1;
const LAST_ROUND = 6;
const PSYCHIATRY = 0;
const CARDIOLOGY = 1;
const [WHITE, YELLOW, ORANGE] = [0, 1, 2];

/** Two rounds before the end: the learner takes over a small clinic, the colleague across the street has a head start. */
function prepared(): Position {
  const position = new Position(OPTIONS)
    .bags({ patients: 'Y W O Y W Y W W Y W Y O W Y W W Y W O W Y W', doctors: 'W Y W Y' })
    .university('O Y W')
    .emptyNotepad()
    .row('psychiatry', '_ _ _ O')
    .row('cardiology', '_ _ _ W')
    .row('ophthalmology', '_ _ _ Y')
    .round(LAST_ROUND - 1);
  position
    .seat(ME)
    .tile('hub:psychiatry', '0D2')
    .tile('treatment-room', '0C2')
    .tile('supply-room', '0C1')
    .entrance('0D2-E', '0C1-S')
    .car('0D3-N')
    .doctor('white', '0D2', false)
    .money(14)
    .popularity(9)
    .time(10);
  position
    .seat(OTHER)
    .tile('hub:psychiatry', '0D1')
    .tile('treatment-room', '0C1')
    .tile('supply-room', '0B1')
    .entrance('0D1-E')
    .car('0A3-W', '0A2-W')
    .doctor('yellow', '0D1', false)
    .doctor('white', '0D1', false)
    .money(9)
    .popularity(11)
    .time(16);
  position.state.turnOrder = [OTHER, ME];
  return position;
}

const { rules } = prepared();
const cell = (name: string): number => rules.geometry[ME].cellNames.indexOf(name);
const at = (name: string): Target => cellTarget(cell(name));

const HUB = cell('0D2');
const ROOM = cell('0C2');
const NEW_ROOM = cell('0D1');
const GARDEN = cell('0B2');
/** Far from everything: a room there is a building of its own. */
const FAR_CELLS: readonly number[] = [cell('0A2'), cell('0A1')];
/** Cells that the lesson builds on: no car may stand beside them. */
const KEPT_FREE: readonly number[] = [NEW_ROOM, ...FAR_CELLS];

const blocks = (choice: Choice): boolean =>
  rules.geometry[ME].edges[Number(choice.edge)]?.cells.some((beside) => KEPT_FREE.includes(beside)) === true;

const isChoice =
  (fields: Readonly<Record<string, unknown>>) =>
  (choice: Choice): boolean =>
    Object.entries(fields).every(([name, value]) => choice[name] === value);

const only = (fields: Readonly<Record<string, unknown>>, otherwise?: Task['otherwise']): Task => ({
  wanted: isChoice(fields),
  ...(otherwise && { otherwise }),
});

/** What is said where there is one thing to say, whatever else was chosen. */
const say = (key: string) => (): string => `lesson.otherwise.${key}`;

const parking: Task = {
  wanted: (choice) => choice.do === 'park' && !blocks(choice),
  otherwise: say('park'),
};

const me = (view: State): ClinicState['clinics'][number] => stateOf(view).clinics[ME];
const isIn = (view: State, kind: string, room: number): number =>
  me(view).people.filter((person) => person.kind === kind && person.at === room).length;

/** Everybody who has a part in the first treatment is in the room. */
const allInRoom = (view: State): boolean =>
  isIn(view, 'doctor', ROOM) === 2 && isIn(view, 'nurse', ROOM) === 1 && isIn(view, 'patient', ROOM) === 2;

/** The last round has come to its action of that number, or beyond. */
const reached =
  (action: number) =>
  (view: State): boolean => {
    const state = stateOf(view);
    if (stepOf(state) === undefined || state.round > LAST_ROUND) return true;
    return state.round === LAST_ROUND && (state.action >= action || isPast(state, 'move'));
  };

const past =
  (step: string) =>
  (view: State): boolean => {
    const state = stateOf(view);
    return state.round > LAST_ROUND || (state.round === LAST_ROUND && isPast(state, step));
  };

const isPast = (state: ClinicState, step: string): boolean => {
  const now = stepOf(state);
  return now === undefined || (!isSetup(state) && state.programme.indexOf(now) > state.programme.indexOf(step));
};

/** From the head of the cardiology row into psychiatry. */
const UP = { do: 'step', row: CARDIOLOGY, place: 3, way: 'up' };

/** The same, seen from the patient who makes room. */
const DOWN = { do: 'step', row: PSYCHIATRY, place: 3, way: 'down' };

/** Whether a patient that steps up can be taken too, and treated by the two doctors there are. */
function hasRoomAndPoints(engine: AnyEngine, view: State): boolean {
  const { points } = { points: 0, ...askedOf(engine, view, ME) };
  return points >= 2 && isIn(view, 'patient', PRE_ADMISSION) < 2;
}

/** Advice for the last round, whatever is asked: which choices the lesson would make, best first. */
const advice =
  (action?: string) =>
  (choices: readonly Choice[], view: State, engine: AnyEngine): readonly Choice[] => {
    if (choices.some((choice) => choice.do === 'go')) {
      const walk = bestWalk(engine, view, ME, choices);
      if (walk !== undefined) return [walk];
    }
    const good = [
      choices.filter((choice) => choice.do === 'lay' && choice.action === action),
      choices.filter(isChoice({ do: 'build', tile: 'outpatient-room', at: FAR_CELLS[0] })),
      choices.filter(isChoice({ do: 'build', tile: 'outpatient-room', at: FAR_CELLS[1] })),
      choices.filter(isChoice({ do: 'take', row: PSYCHIATRY })),
      hasRoomAndPoints(engine, view) ? choices.filter(isChoice(UP)) : [],
      choices.filter((choice) => choice.do === 'hire-doctor').slice(-1),
      choices.filter((choice) => choice.do === 'treat'),
      choices.filter((choice) => choice.do === 'buy').slice(0, 1),
      choices.filter((choice) => choice.do === 'done'),
    ].find((some) => some.length > 0);
    return good ?? choices;
  };

const START_DOCTOR = somebody('doctor', WHITE, -1, HUB);

/** The whole first game: one round hand in hand, one with advice only, then the score. */
const STEPS: readonly LessonStep[] = [
  { id: 'welcome' },
  { id: 'aim', look: () => ['look:popularity'] },
  { id: 'hub', look: () => [at('0D2')] },
  { id: 'room', look: () => [at('0C2'), at('0C1')] },
  { id: 'levels', look: () => [START_DOCTOR] },
  { id: 'round', look: () => ['look:round'] },
  { id: 'lay-hire', task: only({ do: 'lay', action: 'hire' }, (choice) => `lesson.otherwise.lay-${choice.action}`) },
  {
    id: 'hire-doctor',
    task: only({ do: 'hire-doctor', space: 1 }, ({ do: done }) => `lesson.otherwise.${done}`),
  },
  { id: 'park', task: parking },
  { id: 'hire-nurse', task: only({ do: 'hire-nurse' }, say('nurse')) },
  { id: 'park-again', task: parking },
  { id: 'arrivals', look: () => ['look:notepad'] },
  { id: 'lay-admit', task: only({ do: 'lay', action: 'admit' }, say('admit-now')) },
  { id: 'notepad', look: () => [placeTarget(PSYCHIATRY, 3), placeTarget(CARDIOLOGY, 3)] },
  { id: 'take-orange', task: only({ do: 'take', row: PSYCHIATRY }, say('take')) },
  { id: 'park-patient', task: parking },
  { id: 'swap', task: { wanted: (choice) => isChoice(UP)(choice) || isChoice(DOWN)(choice), otherwise: say('swap') } },
  { id: 'take-white', task: only({ do: 'take', row: PSYCHIATRY }, say('take-white')) },
  { id: 'park-last', task: parking },
  { id: 'lay-build', task: only({ do: 'lay', action: 'build' }, say('build-now')) },
  { id: 'match', look: () => [at('0D1')] },
  {
    id: 'build-room',
    task: only({ do: 'build', tile: 'treatment-room', at: NEW_ROOM }, (choice) =>
      choice.do === 'build' && choice.tile === 'treatment-room'
        ? 'lesson.otherwise.inactive'
        : 'lesson.otherwise.first-room',
    ),
  },
  { id: 'no-extra', task: only({ do: 'done' }, say('extra')) },
  {
    id: 'build-garden',
    task: only({ do: 'build', tile: 'garden', at: GARDEN }, (choice) =>
      choice.tile === 'garden' ? 'lesson.otherwise.garden-elsewhere' : 'lesson.otherwise.garden',
    ),
  },
  { id: 'move', look: () => ['look:time'] },
  {
    id: 'go-doctor',
    task: only({ do: 'go', kind: 'doctor', level: YELLOW, to: ROOM }, say('go')),
  },
  {
    id: 'go-others',
    task: {
      wanted: (choice) => choice.do === 'go' && choice.to === ROOM,
      until: allInRoom,
      otherwise: (choice) => (choice.do === 'done' ? 'lesson.otherwise.not-done' : 'lesson.otherwise.go'),
    },
  },
  { id: 'go-done', task: only({ do: 'done' }, say('stay')) },
  {
    id: 'treat-orange',
    task: only({ do: 'treat', doctor: YELLOW, patient: ORANGE }, (choice) =>
      choice.do === 'done' ? 'lesson.otherwise.treat-done' : 'lesson.otherwise.treat',
    ),
  },
  { id: 'car-leaves', task: { wanted: ({ do: leave }) => leave === 'leave' } },
  { id: 'treat-white', task: only({ do: 'treat', patient: WHITE }, say('treat-done')) },
  { id: 'car-leaves-too', task: { wanted: ({ do: leave }) => leave === 'leave' } },
  { id: 'income', look: () => ['look:money'] },
  { id: 'costs' },
  {
    id: 'buy',
    task: { wanted: (choice, view) => choice.points === Math.floor(me(view).income / 3), otherwise: say('buy') },
  },
  {
    id: 'tired',
    look: (view) =>
      me(view).people.flatMap(({ kind, level }) => (kind === 'doctor' ? [somebody(kind, level, -1, ROOM)] : [])),
  },
  { id: 'cleaning', look: () => ['look:common'] },
  { id: 'last-round', look: () => ['look:round'] },
  { id: 'points' },
  { id: 'free-build', task: { until: reached(1), hinted: advice('build') } },
  { id: 'free-admit', task: { until: reached(2), hinted: advice('admit') } },
  { id: 'free-hire', task: { until: past('admit'), hinted: advice('hire') } },
  { id: 'free-move', task: { until: past('move'), hinted: advice() } },
  { id: 'free-treat', task: { until: past('pay'), hinted: advice() } },
  { id: 'free-buy', task: { until: past('buy-popularity'), hinted: advice() } },
  { id: 'score', look: () => ['look:score'] },
  { id: 'score-lines', look: () => ['look:score'] },
  { id: 'farewell' },
];

export const lesson: Lesson = {
  version: 1,
  options: OPTIONS,
  seat: ME,
  begin: () => prepared().from('round-start').state,
  other: colleague,
  steps: STEPS,
  texts: lessonTexts,
};
