import { type ClinicState, NUMBERS } from '@asclepion/clinic';
import { bestPlan, POINT, whoOf } from '@asclepion/clinic/planner';
import { type Choice, type Frame, type Replay, type State, sameChoice } from '@asclepion/kernel';
import type { CriticMaker, Decision, Outlook, Told } from '../critic.ts';
import { best, type Judged } from '../judged.ts';
import type { ClinicEngine } from './engine.ts';
import { evaluate } from './evaluate.ts';
import { FOLLOW_UPS, Lookahead } from './lookahead.ts';
import { purchases } from './purchase.ts';
import { LOOKS } from './walk.ts';
import { WEIGHTS } from './weights.ts';

/** The steps in which an action is carried out. What follows from them goes with them. */
const ACTION_STEPS: ReadonlySet<string> = new Set(['build-thing', 'hire-somebody', 'spend-points']);

/** The steps at which the estimate of a position holds. */
const BEFORE_MOVING: ReadonlySet<string> = new Set(['lay-tile', ...ACTION_STEPS]);

/** How far a lead, as the resident estimates it, is from the final one, by the rounds that come after: measured over
 * games of two to four residents and interns. */
const SPREAD = [9.5, 11.5, 12, 14, 18.5, 27];

/** A choice with where it stands in the record and what it was made from. */
interface Entry {
  readonly at: number;
  readonly seat: number;
  readonly choice: Choice;
  readonly before: ClinicState;
  readonly frame: Frame;
}

type Judgement = Pick<Decision, 'at' | 'cost' | 'made' | 'better'>;

/** Looks back with the resident's eyes: what it would have done instead, and what it thinks both are worth. */
export const residentCritic: CriticMaker = (anyEngine) => {
  // A critic of this game only ever meets engines of this game: the catalogue sees to it.
  const engine = anyEngine as unknown as ClinicEngine;
  return { review: (game) => review(engine, game as Replay<State> as unknown as Replay<ClinicState>) };
};

function* review(engine: ClinicEngine, game: Replay<ClinicState>): Iterable<Decision> {
  let outlook: Outlook | undefined;
  for (const group of groupsOf(engine, game)) {
    const { seat, before, frame } = group[0];
    // The estimate is meant for the time before people move.
    if (outlook === undefined || BEFORE_MOVING.has(frame.step)) outlook = outlookOf(engine, before);
    const judgement = judge(engine, group);
    if (judgement !== undefined) yield { seat, last: group[group.length - 1].at, ...judgement, outlook };
  }
}

function outlookOf(engine: ClinicEngine, state: Readonly<ClinicState>): Outlook {
  const scores = state.clinics.map((_, seat) => evaluate(engine.rules, state, seat, WEIGHTS));
  return { scores, spread: SPREAD[Math.max(0, NUMBERS.rounds - state.round)] ?? SPREAD[SPREAD.length - 1] };
}

/** What was decided, in the order in which it began: whole actions, whole moves, and the choices that stand alone. */
function groupsOf(engine: ClinicEngine, game: Replay<ClinicState>): Entry[][] {
  const groups: Entry[][] = [];
  const open = new Map<number, Entry[]>();
  let before = game.first;
  game.made.forEach(({ seat, choice, state }, at) => {
    const frame = engine.asking(before, seat);
    const group = open.get(seat);
    if (frame !== undefined) {
      const entry = { at, seat, choice, before, frame };
      if (group !== undefined && goesWith(group, entry)) group.push(entry);
      else {
        const begun = [entry];
        groups.push(begun);
        open.set(seat, begun);
      }
    }
    before = state;
  });
  return groups;
}

/** Whether a choice belongs to the same decision as those before it. */
function goesWith(group: readonly Entry[], { at, frame }: Entry): boolean {
  const { step } = group[0].frame;
  if (step === 'walk') return frame.step === 'walk';
  const next = group[group.length - 1].at + 1 === at;
  return ACTION_STEPS.has(step) && next && (frame.step === step || FOLLOW_UPS.has(frame.step));
}

/** What a decision was worth; undefined where there was nothing to decide, or nothing that the resident can tell. */
function judge(engine: ClinicEngine, group: readonly Entry[]): Judgement | undefined {
  const [first] = group;
  const { step } = first.frame;
  if (step === 'walk') return judgeMove(engine, group);
  if (ACTION_STEPS.has(step)) return judgeAction(engine, group);
  const { before, seat } = first;
  const view = engine.view(before, seat);
  const choices = engine.choices(view, seat);
  if (step === 'lay-tile') return compare(first, view, new Lookahead(engine, seat, WEIGHTS).actions(view, choices));
  if (step === 'buy') return compare(first, view, purchases(view, seat, choices, WEIGHTS));
  return undefined;
}

/** One choice against all others that there were. */
function compare({ at, choice }: Entry, view: ClinicState, all: readonly Judged[]): Judgement | undefined {
  const made = all.find((one) => sameChoice(one.choice, choice));
  if (made === undefined || all.length < 2) return undefined;
  const top = best(all);
  const cost = top.value - made.value;
  return { at, cost, made: { view, choice }, better: cost > 0 ? { view, choice: top.choice } : undefined };
}

/** An action as it was carried out against the best way to do so. */
function judgeAction(engine: ClinicEngine, group: readonly Entry[]): Judgement {
  const { seat, before, frame } = group[0];
  const view = engine.view(before, seat);
  const lookahead = new Lookahead(engine, seat, WEIGHTS);
  const { steps, after } = lookahead.line(view, frame);
  const cost = Math.max(0, lookahead.worth(after) - lookahead.worth(played(engine, view, group)));
  const main = group.filter(({ frame: { step } }) => ACTION_STEPS.has(step));
  return parting(
    engine,
    main,
    steps.map(({ state, choice }): Told => ({ view: state, choice })),
    cost,
  );
}

/** A move as it was walked against the planner's best plan. */
function judgeMove(engine: ClinicEngine, group: readonly Entry[]): Judgement | undefined {
  const { seat, before, frame } = group[0];
  const { rules } = engine;
  const view = engine.view(before, seat);
  const walks = group.filter(({ choice }) => choice.do !== 'done');
  const walked = played(engine, view, walks);
  walked.frames = [frame];
  const staying = walked.clinics[seat].people.map((person) => ({ who: whoOf(person), to: person.at }));
  const plan = bestPlan(rules, view, seat, [], bounded()).plan;
  const made = bestPlan(rules, walked, seat, staying, bounded()).plan;
  if (plan === undefined || made === undefined) return undefined;
  const cost = Math.max(0, plan.worth - made.worth) / POINT;
  return parting(
    engine,
    group,
    plan.choices.map((choice): Told => ({ view, choice })),
    cost,
  );
}

/** A bound on the planner's work that does not depend on a clock. */
function bounded(): { now: () => number; until: number } {
  let looks = 0;
  return { now: () => looks++, until: LOOKS };
}

/** The position after a seat's choices, nothing else done. */
function played(engine: ClinicEngine, view: ClinicState, group: readonly Entry[]): ClinicState {
  const state = engine.clone(view);
  if (group.length > 0) state.frames = [group[0].frame];
  for (const { seat, choice } of group) {
    if (state.frames.length === 0) break;
    engine.play(state, seat, choice);
  }
  return state;
}

/** Where what was made and what would have been best part: the first choice of each that the other has not. */
function parting(engine: ClinicEngine, made: readonly Entry[], line: readonly Told[], cost: number): Judgement {
  const own = firstWithout(telling(made), line) ?? made[made.length - 1];
  const better = firstWithout(telling(line), made) ?? line[line.length - 1];
  return {
    at: own.at,
    cost,
    made: { view: engine.view(own.before, own.seat), choice: own.choice },
    better: cost > 0 ? better : undefined,
  };
}

/** The choices that say what was wanted: steps on the notepad only lead up to taking somebody, so they come last. */
const telling = <A extends { readonly choice: Choice }>(list: readonly A[]): readonly A[] =>
  list.toSorted((a, b) => Number(a.choice.do === 'step') - Number(b.choice.do === 'step'));

/** The first choice of one list that is not in the other as well, counting each as often as it was made. */
function firstWithout<A extends { readonly choice: Choice }>(
  list: readonly A[],
  other: readonly { readonly choice: Choice }[],
): A | undefined {
  const left = other.map(({ choice }) => choice);
  return list.find(({ choice }) => {
    const place = left.findIndex((one) => sameChoice(one, choice));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
