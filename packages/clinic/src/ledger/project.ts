import type { Choice, Engine, Frame } from '@asclepion/kernel';
import type { ClinicOptions } from '../options.ts';
import type { Rules } from '../rules.ts';
import type { ClinicState } from '../state.ts';
import { stageOf } from './stage.ts';

export type ClinicEngine = Engine<ClinicOptions, Rules, ClinicState>;

/** What is chosen on the way to a projected position, before it is done. */
type Watch = (state: Readonly<ClinicState>, seat: number, choice: Choice) => void;

/** The round as it would end if nobody walked any more and everybody took the first of their choices, the default. */
export interface Projection {
  /** After treating, before anything is paid; undefined once that is over. */
  readonly treated: ClinicState | undefined;
  /** Before popularity is bought. */
  readonly paid: ClinicState;
  /** After buying as much as there is money for, after studies and deaths: before the new turn order. */
  readonly ended: ClinicState;
}

/** More choices than a round has left after the moves. */
const MOST_CHOICES = 500;

/** Plays the programme of a position to its end, everybody by their default. The position is not touched. */
function playOn(engine: ClinicEngine, from: Readonly<ClinicState>, watch?: Watch): ClinicState {
  const { state } = engine.resume(from);
  for (let made = 0; made < MOST_CHOICES; made++) {
    const [seat] = engine.deciders(state);
    if (seat === undefined) return state;
    const [choice] = engine.choices(state, seat);
    watch?.(state, seat, choice);
    engine.play(state, seat, choice);
  }
  return state;
}

/** A position that goes through these steps and no more. */
const through = (state: Readonly<ClinicState>, programme: readonly string[]): ClinicState => ({
  ...state,
  programme: programme.slice(),
  frames: [{ step: 'programme', at: 0 } as Frame],
});

/** A position that goes on with what it is in the middle of, up to a step of its programme. */
const upTo = (state: Readonly<ClinicState>, step: string): ClinicState => ({
  ...state,
  programme: state.programme.slice(0, state.programme.indexOf(step)),
});

/** Steps of the admin phase that change popularity and leave nothing to chance: what is drawn there nobody can know. */
const FORESEEN = ['admin-laboratory', 'admin-patients'];

/** Plays the rest of the round from a position, or from what a viewer knows of it: the very steps of the game. */
export function projectRound(engine: ClinicEngine, seen: Readonly<ClinicState>, watch?: Watch): Projection {
  const stage = stageOf(seen);
  const place = (step: string): number => seen.programme.indexOf(step);
  const tail = (steps: readonly string[], from: Readonly<ClinicState>): ClinicState =>
    playOn(engine, through(from, steps));
  if (stage === 'over') return { treated: undefined, paid: seen as ClinicState, ended: seen as ClinicState };
  if (stage === 'paid') {
    const bought = playOn(engine, upTo(seen, 'admin-advance'));
    return { treated: undefined, paid: seen as ClinicState, ended: tail(FORESEEN, bought) };
  }
  const running = stage === 'treating' || stage === 'treated';
  const before = running
    ? upTo(seen, 'pay')
    : through(seen, seen.programme.slice(Math.max(place('move') + 1, 0), place('pay')));
  const treated = playOn(engine, before, watch);
  const paid = tail(['pay'], treated);
  const buying = seen.programme.slice(place('pay') + 1, place('admin-advance'));
  return { treated, paid, ended: tail([...buying, ...FORESEEN], paid) };
}
