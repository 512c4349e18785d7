import { type Choice, type Event, type Frame, sameChoice } from '@asclepion/kernel';
import type { Weights } from '../src/planner/index.ts';
import type { ClinicState } from '../src/state.ts';
import type { ClinicEngine, Position } from './positions.ts';

/** What modules add to the worth of a round, from how it began, how it ended and what happened in it. */
export type Extra = (before: Readonly<ClinicState>, after: Readonly<ClinicState>, events: readonly Event[]) => number;

const NOTHING: Extra = () => 0;
const MOST_CHOICES = 500;

/** Steps whose every choice is tried: a position of the first two is told apart by people and pieces alone. */
const KNOWN_STEPS = ['walk', 'treat-patients'];
const TRIED_STEPS = [...KNOWN_STEPS, 'put-blood', 'end-carrying'];

/** A position that goes through these steps and no more. */
const through = (state: Readonly<ClinicState>, programme: readonly string[]): ClinicState => ({
  ...state,
  programme: programme.slice(),
  frames: [{ step: 'programme', at: 0 } as Frame],
});

/** Plays on, seat 0 only in steps that ask for no decision of this round's moves, until `stop` or the end. */
function playOn(
  engine: ClinicEngine,
  from: Readonly<ClinicState>,
  events: Event[],
  stop: (state: Readonly<ClinicState>) => boolean = () => false,
): ClinicState {
  const resumed = engine.resume(from);
  let { state } = resumed;
  events.push(...resumed.events);
  for (let made = 0; made < MOST_CHOICES; made++) {
    const [seat] = engine.deciders(state).toSorted((a, b) => b - a);
    if (seat === undefined || stop(state)) return state;
    const choices = engine.choices(state, seat);
    const applied = engine.apply(state, seat, choices.find((choice) => choice.do === 'done') ?? choices[0]);
    if (!applied.ok) throw new Error(applied.violation.key);
    events.push(...applied.events);
    state = applied.state;
  }
  throw new Error('The round does not end.');
}

/** What a round is worth once everybody is treated: the rest of it is played, and its outcome is weighed. */
function worthOf(
  { engine, state: before }: Position,
  treated: Readonly<ClinicState>,
  said: readonly Event[],
  weights: Weights,
  extra: Extra,
): number {
  const events = said.slice();
  const steps = before.programme;
  const place = (step: string): number => steps.indexOf(step);
  const paid = playOn(engine, through(treated, steps.slice(place('pay'), place('buy-popularity'))), events);
  const ended = playOn(engine, through(paid, steps.slice(place('admin-advance'), place('admin-turn-order'))), events);
  const own = events.filter(({ seat }) => seat === 0);
  const [earlier, later, after] = [treated.clinics[0], paid.clinics[0], ended.clinics[0]];
  const given = own.filter(({ id }) => id === 'paid').reduce((sum, event) => sum + Number(event.popularity), 0);
  let worth =
    weights.surplus * later.income +
    weights.savings * (later.tied + later.money - earlier.money) -
    weights.popularity * given -
    weights.time * (after.time - before.clinics[0].time);
  for (const { kind, level } of after.people) {
    if (kind === 'doctor') worth += weights.doctor[level];
    if (kind === 'patient') worth -= weights.untreated[level];
  }
  for (const { id } of own) {
    if (id === 'studied') worth += weights.studied;
    if (id === 'patient-died') worth -= weights.death;
  }
  return worth + extra(before, ended, own);
}

/** Everything that tells one position of seat 0 from another. */
const keyOf = ({ clinics: [own], marks }: Readonly<ClinicState>): string => {
  const people = own.people.map(
    ({ kind, level, service, at, spent, load, lying }) => `${kind}${level}${service}${at}${spent}${load}${lying}`,
  );
  return `${people.sort()} ${own.walked} ${own.income} ${own.used} ${JSON.stringify(marks)}`;
};

/** What came of trying everything, and one way to it. */
export interface Tried {
  readonly worth: number;
  readonly choices: readonly Choice[];
}

/**
 * The most that a round can be worth, by trying every order of choices in the walk step and every way of taking care
 * afterwards. For very small clinics only.
 */
export function mostByTrying(made: Position, weights: Weights, extra: Extra = NOTHING): Tried | undefined {
  const { engine, state } = made;
  const start: ClinicState = { ...state, programme: state.programme.slice(0, state.programme.indexOf('pay')) };
  const known = new Map<string, Tried | undefined>();

  /** The best from a position on in which something is left to decide; `ask` is the step that seat 0 is in. */
  function best(now: ClinicState, ask: string, events: readonly Event[]): Tried | undefined {
    const key = KNOWN_STEPS.includes(ask) ? `${ask} ${keyOf(now)}` : undefined;
    if (key !== undefined && known.has(key)) return known.get(key);
    let most: Tried | undefined;
    for (const choice of engine.choices(now, 0)) {
      const came = after(now, choice, events);
      if (came !== undefined && (most === undefined || came.worth > most.worth)) most = came;
    }
    if (key !== undefined) known.set(key, most);
    return most;
  }

  function after(now: ClinicState, choice: Choice, events: readonly Event[]): Tried | undefined {
    const applied = engine.apply(now, 0, choice);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} refused: ${applied.violation.key}`);
    const said = [...events, ...applied.events];
    const asks = (at: Readonly<ClinicState>): string | undefined => {
      const step = engine.asking(at, 0)?.step;
      return step !== undefined && TRIED_STEPS.includes(step) ? step : undefined;
    };
    const next = playOn(engine, applied.state, said, (at) => asks(at) !== undefined);
    const ask = asks(next);
    if (ask === undefined) return { worth: worthOf(made, next, said, weights, extra), choices: [choice] };
    const rest = best(next, ask, said);
    return rest && { worth: rest.worth, choices: [choice, ...rest.choices] };
  }
  return best(start, 'walk', []);
}

/** What a plan is really worth: its choices are played, then its treatments in the order in which they are told. */
export function worthPlayed(
  made: Position,
  choices: readonly Choice[],
  cares: readonly Choice[],
  weights: Weights,
  extra: Extra = NOTHING,
): number {
  const { engine, state } = made;
  let now: ClinicState = { ...state, programme: state.programme.slice(0, state.programme.indexOf('pay')) };
  const said: Event[] = [];
  const play = (choice: Choice): void => {
    const applied = engine.apply(now, 0, choice);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} refused: ${JSON.stringify(applied.violation)}`);
    said.push(...applied.events);
    now = applied.state;
  };
  const treats = (at: Readonly<ClinicState>): boolean => engine.asking(at, 0)?.step === 'treat-patients';
  for (const choice of choices) play(choice);
  now = playOn(engine, now, said, treats);
  for (const choice of cares) {
    // What is begun in a room goes on by itself where nothing is left to choose.
    if (!treats(now) || !engine.choices(now, 0).some((offered) => sameChoice(offered, choice)))
      throw new Error(`not offered: ${JSON.stringify(choice)}`);
    play(choice);
    now = playOn(engine, now, said, treats);
  }
  if (treats(now)) play({ do: 'done' });
  now = playOn(engine, now, said);
  return worthOf(made, now, said, weights, extra);
}
