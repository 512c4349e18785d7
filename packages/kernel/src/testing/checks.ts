import { type Choice, isChoice, sameChoice } from '../choice.ts';
import { createEngine, type Engine } from '../engine.ts';
import { eventsFor, type Viewer } from '../event.ts';
import type { State } from '../game.ts';
import { hashOf } from '../hash.ts';
import { canonical } from '../json.ts';
import { exportTable, type Made, parseTableFile, replay, undoable, verifyTable } from '../record.ts';
import type { Violation } from '../violation.ts';
import { GARBAGE, likenesses } from './candidates.ts';
import { must } from './failure.ts';
import { frozen } from './frozen.ts';
import { type Moment, playOut, type Run } from './play.ts';

const saved = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const seatsOf = (engine: { readonly seats: number }): number[] =>
  Array.from({ length: engine.seats }, (_, seat) => seat);
const viewersOf = (engine: { readonly seats: number }): Viewer[] => [...seatsOf(engine), 'watcher'];

/** Equal plain data; the message shows the first place where they part. */
function mustEqual(found: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(found) === JSON.stringify(wanted)) return;
  const [a, b] = [canonical(found), canonical(wanted)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  must(false, `${what}: … ${near(a)} … where it should be … ${near(b)} …`);
}

/** Every choice that anybody has, by seat. */
const allChoices = <O, R, S extends State>(engine: Engine<O, R, S>, state: S): Choice[][] =>
  seatsOf(engine).map((seat) => engine.choices(state, seat));

/** Random play comes to an end with a result, and nobody is asked after it. */
export function ends<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine } = run;
  const seats = seatsOf(engine);
  const { last } = playOut(run, ({ number, before, after }) => {
    must(engine.result(before) === undefined, `there is a result before choice ${number}, while somebody is asked`);
    for (const { id, only } of after.events) {
      must(typeof id === 'string' && id !== '', 'an event has no id');
      must(
        only === undefined || only.every((seat) => seats.includes(seat)),
        `event ${id} is for seats that do not exist`,
      );
    }
    mustEqual(saved(after.events), after.events, 'events change when they are saved');
  });
  const result = engine.result(last);
  must(result !== undefined, `${run.seed}: the game is over without a result`);
  const { scores, winners, lines } = result;
  must(scores.length === engine.seats, `${run.seed}: ${scores.length} scores for ${engine.seats} seats`);
  must(
    winners.every((seat) => seats.includes(seat)),
    `${run.seed}: a winner has no seat`,
  );
  for (const seat of seats) {
    const total = lines.reduce((sum, { points }) => sum + points[seat], 0);
    must(total === scores[seat], `${run.seed}: lines of seat ${seat} add up to ${total}, its score is ${scores[seat]}`);
    must(engine.choices(last, seat).length === 0, `${run.seed}: seat ${seat} has choices after the end`);
    must(engine.refusal(last, seat, { do: 'pass' }) !== undefined, `${run.seed}: a choice is allowed after the end`);
  }
}

/** Nothing that judges, shows or copies a state changes it; a copy shares nothing that can change. */
export function changesNothing<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine } = run;
  const look = ({ before, seat, choice, listed, after, picker }: Moment<S>): void => {
    for (const other of seatsOf(engine)) frozen(engine.choices(before, other));
    for (const unlisted of likenesses(choice)) engine.refusal(before, seat, frozen(unlisted));
    for (const viewer of viewersOf(engine)) {
      const view = frozen(engine.view(before, viewer));
      frozen(engine.resample(view, viewer, picker.chance()));
    }
    engine.game.conserved(engine.rules, before);
    const copy = engine.clone(before);
    mustEqual(copy, before, 'a copy differs');
    const other = picker.pick(listed);
    engine.play(copy, seat, other);
    const again = engine.clone(before);
    engine.play(again, seat, choice);
    mustEqual(again, after.state, 'a choice played in place leads elsewhere than one applied');
  };
  playOut(run, look, frozen);
}

/** A state saved and read again between all choices is the same state with the same choices. */
export function canBeSaved<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine } = run;
  const straight = playOut(run, () => undefined).made.map(({ state }) => engine.hash(state));
  playOut(
    run,
    ({ number, before, after }) => {
      must(engine.hash(after.state) === straight[number - 1], 'the state differs from that of a game never saved');
      const again = saved(before);
      mustEqual(again, before, 'the state changes when it is saved');
      mustEqual(allChoices(engine, again), allChoices(engine, before), 'choices change when the state is saved');
    },
    saved,
  );
}

/** The same seed and choices give the same states, in a new engine too, and the table's file agrees. */
export function isDeterministic<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine, seed } = run;
  const { made } = playOut(run, () => undefined);
  const choices: Made[] = saved(made.map(({ seat, choice }) => ({ seat, choice })));
  const fresh = createEngine(engine.game, saved(engine.options));
  const replayed = replay(fresh, seed, choices);
  replayed.made.forEach(({ state, events, known, pending }, at) => {
    mustEqual(state, made[at].state, `${seed}: after choice ${at + 1} a replay stands elsewhere`);
    mustEqual(
      [events, known, pending],
      [made[at].events, made[at].known, made[at].pending],
      `${seed}: at choice ${at + 1} a replay saw other events`,
    );
  });
  const file = parseTableFile(JSON.stringify(exportTable(engine, seed, choices)));
  verifyTable(createEngine(engine.game, file.options), file);
}

/** What can be taken back is as if it had not been done, and done again it leads to the same place. */
export function takesBack<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine, seed } = run;
  const first = engine.begin(seed).state;
  playOut(run, ({ before, seat, choice, after, closely }, made) => {
    mustEqual(engine.apply(before, seat, choice), after, 'taken back and chosen again, it leads elsewhere');
    for (const taker of seatsOf(engine)) {
      const at = undoable({ made }, taker);
      if (typeof at !== 'number') continue;
      must(made[at].seat === taker, `seat ${taker} may take back a choice of seat ${made[at].seat}`);
      const since = made.slice(at);
      must(!since.some(({ known }) => known), `seat ${taker} may take back though something became known since`);
      const rest = [...made.slice(0, at), ...made.slice(at + 1)];
      const back = closely
        ? replay(engine, seed, rest).last
        : goOn(engine, at === 0 ? first : made[at - 1].state, since.slice(1));
      must(engine.refusal(back, taker, made[at].choice) === undefined, `seat ${taker} cannot choose again`);
      mustEqual(
        goOn(engine, back, [made[at]]),
        after.state,
        `taken back by seat ${taker} and chosen again, it differs`,
      );
    }
  });
}

/** Does choices that must be allowed. */
function goOn<O, R, S extends State>(engine: Engine<O, R, S>, state: S, made: readonly Made[]): S {
  return made.reduce((from, { seat, choice }) => {
    const applied = engine.apply(from, seat, choice);
    must(applied.ok, `after taking back, seat ${seat} may not ${JSON.stringify(choice)} any more`);
    return applied.state;
  }, state);
}

/** Amounts that never change do not; while a game is set up there may be none. */
export function conserves<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine } = run;
  const amountsOf = (state: S): Readonly<Record<string, number>> => engine.game.conserved(engine.rules, state);
  let fixed: Readonly<Record<string, number>> = {};
  playOut(run, ({ before, after, closely, picker }) => {
    const amounts = amountsOf(after.state);
    const counted = Object.keys(fixed).length > 0;
    if (counted || Object.keys(amounts).length > 0) mustEqual(amounts, counted ? fixed : amounts, 'amounts changed');
    fixed = amounts;
    if (!closely) return;
    for (const viewer of viewersOf(engine)) {
      const other = engine.resample(engine.view(before, viewer), viewer, picker.chance());
      mustEqual(amountsOf(other), amountsOf(before), `amounts changed when what ${viewer} cannot see was drawn again`);
    }
  });
  must(Object.keys(fixed).length > 0, `${run.seed}: nothing was counted during the whole game`);
}

/** A listed choice is allowed and anything else is refused with the rule that forbids it, without ever throwing. */
export function choicesAgree<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine } = run;
  const seen: Choice[] = [];
  playOut(run, ({ before, seat, choice, listed, closely, picker }) => {
    must(new Set(listed.map(canonical)).size === listed.length, 'a choice is listed twice');
    seen.push(choice);
    for (const other of seatsOf(engine)) {
      if (engine.deciders(before).includes(other)) continue;
      must(engine.choices(before, other).length === 0, `seat ${other} has choices and is not asked`);
      mustRefuse(engine, before, other, choice);
    }
    for (const one of closely ? listed : [choice]) {
      must(isChoice(one), `${JSON.stringify(one)} is listed and has not the form of a choice`);
      mustEqual(saved(one), one, 'a choice changes when it is saved');
      must(engine.refusal(before, seat, saved(one)) === undefined, `${JSON.stringify(one)} is listed and refused`);
    }
    const candidates = [picker.pick(seen), ...likenesses(picker.pick(listed))];
    for (const candidate of candidates) {
      if (!listed.some((one) => sameChoice(one, candidate))) mustRefuse(engine, before, seat, candidate);
    }
    if (closely) for (const garbage of GARBAGE) mustRefuse(engine, before, seat, garbage);
  });
}

function mustRefuse<O, R, S extends State>(engine: Engine<O, R, S>, state: S, seat: number, choice: unknown): void {
  const violation = engine.refusal(state, seat, choice);
  const what = `${isChoice(choice) ? JSON.stringify(choice) : `no choice (${typeof choice})`} of seat ${seat}`;
  must(violation !== undefined, `${what} is allowed and not listed`);
  mustSayWhy(violation, what);
  const applied = engine.apply(state, seat, choice);
  must(!applied.ok, `${what} is refused and done all the same`);
  mustEqual(applied.violation, violation, `${what} is refused for two reasons`);
}

function mustSayWhy({ rule, key, params = {} }: Violation, what: string): void {
  must(typeof rule === 'string' && rule !== '', `${what} is refused by no rule`);
  must(/^[a-z]/.test(key), `${what} is refused without a text's key`);
  for (const [name, value] of Object.entries(params)) {
    must(
      typeof value === 'string' || Number.isFinite(value),
      `${what} is refused with a parameter "${name}" of no use`,
    );
  }
}

/**
 * Two states that differ only in what a viewer cannot see are the same to that viewer, in everything. What it should
 * not see only the game knows: its own tests must show that its view masks that.
 */
export function doesNotInterfere<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine } = run;
  playOut(run, ({ before, closely, picker }) => {
    if (!closely) return;
    for (const viewer of viewersOf(engine)) {
      const view = engine.view(before, viewer);
      const states = [before, ...[1, 2].map(() => engine.resample(view, viewer, picker.chance()))];
      for (const state of states) {
        mustEqual(engine.view(state, viewer), view, `the view of ${viewer} shows what it may not know`);
        mustEqual(engine.deciders(state), engine.deciders(view), `who is asked depends on what ${viewer} cannot see`);
      }
      if (viewer === 'watcher') continue;
      const listed = engine.choices(view, viewer);
      for (const state of states) {
        mustEqual(engine.choices(state, viewer), listed, `choices of ${viewer} depend on what it cannot see`);
      }
      if (listed.length === 0) continue;
      for (const unlisted of likenesses(picker.pick(listed))) {
        const why = engine.refusal(view, viewer, unlisted);
        for (const state of states) {
          mustEqual(
            engine.refusal(state, viewer, unlisted),
            why,
            `what ${viewer} is told depends on what it cannot see`,
          );
        }
      }
      for (const choice of [picker.pick(listed), picker.pick(listed)]) mustLookAlike(engine, states, viewer, choice);
    }
  });
}

/** A choice done in states that are alike to its seat leaves them alike, where nothing became known by it. */
function mustLookAlike<O, R, S extends State>(
  engine: Engine<O, R, S>,
  states: readonly S[],
  seat: number,
  choice: Choice,
): void {
  const learnt = states.map((state) => {
    const applied = engine.apply(state, seat, choice);
    must(applied.ok, `seat ${seat} is refused ${JSON.stringify(choice)} for something that it cannot see`);
    const { events, known, pending } = applied;
    if (known) return { known, pending };
    return { known, pending, view: engine.view(applied.state, seat), events: eventsFor(events, seat) };
  });
  for (const one of learnt) mustEqual(one, learnt[0], `${JSON.stringify(choice)} tells seat ${seat} something hidden`);
}

/** A state drawn anew from any view has that view again, and can be played to its end. */
export function resamples<O, R, S extends State>(run: Run<O, R, S>): void {
  const { engine, limit } = run;
  playOut(run, ({ before, closely, picker }) => {
    if (!closely) return;
    const viewer = picker.pick(viewersOf(engine));
    const view = saved(engine.view(before, viewer));
    const state = engine.resample(view, viewer, picker.chance());
    mustEqual(engine.view(state, viewer), view, `drawn anew, the view of ${viewer} differs`);
    for (let count = 0; state.frames.length > 0; count++) {
      must(count < limit, `drawn anew, the game has not ended after ${limit} choices`);
      const seats = engine.deciders(state);
      must(seats.length > 0, 'drawn anew, nobody is asked');
      const seat = picker.pick(seats);
      const listed = engine.choices(state, seat);
      must(listed.length > 0, `drawn anew, seat ${seat} has no choice`);
      engine.play(state, seat, picker.pick(listed));
    }
    must(engine.result(state) !== undefined, 'drawn anew, the game ends without a result');
  });
}

/** Neither a view nor an event carries the seed or the source of chance, of a real table or of a quick one. */
export function leaksNothing<O, R, S extends State>(run: Run<O, R, S>): void {
  const key = hashOf(run.seed);
  leaksNothingOf({ ...run, seed: `fair:${key}` }, () => [key]);
  const name = `seed ${key.slice(0, 16)}`;
  leaksNothingOf({ ...run, seed: `fast:${name}` }, ({ chance }) => [
    name,
    ...(chance.kind === 'fast' ? chance.words.filter((word) => Math.abs(word) > 1e6).map(String) : []),
  ]);
}

function leaksNothingOf<O, R, S extends State>(run: Run<O, R, S>, secretsOf: (state: S) => string[]): void {
  const { engine } = run;
  playOut(run, ({ after: { state, events }, closely }) => {
    if (!closely) return;
    const secrets = secretsOf(state);
    for (const viewer of viewersOf(engine)) {
      const view = engine.view(state, viewer);
      must(view.chance.kind === 'hidden', `the view of ${viewer} carries the source of chance`);
      const sent = JSON.stringify([view, eventsFor(events, viewer)]);
      for (const secret of secrets) must(!sent.includes(secret), `${viewer} is sent the source of chance`);
      mustEqual(saved(view), view, 'a view changes when it is sent');
    }
  });
}
