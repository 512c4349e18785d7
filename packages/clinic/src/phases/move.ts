import { type Choice, type Event, type Flow, type Frame, together, type Violation } from '@asclepion/kernel';
import type { Steps } from '../module.ts';
import { mayWalk } from '../people/people.ts';
import { walksOf } from '../people/walking.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, ClinicState, Person, Who } from '../state.ts';
import { NOT_OFFERED, violation, withParams } from '../violation.ts';
import { leaves } from './cars.ts';
import { Moving } from './moving.ts';

const ONE_WALK = violation('CB-MOVE-19', 'walked-already');
const PATIENT_STAYS = violation('CB-MOVE-4', 'patient-stays');
const NO_SUCH_PERSON = violation('CB-MOVE-1', 'no-such-person');

/** A walk, or an errand, as a choice: who it is, where it starts and where it ends. */
export function goChoice({ kind, level, service, at, load }: Who, to: number, what = 'go'): Choice {
  // Written out: the platform is slow at copies with something more.
  if (load === undefined || load === 0) return { do: what, kind, level, service, from: at, to };
  return { do: what, kind, level, service, from: at, to, load };
}

/** Whether somebody looks as a walk says. */
export const isDescribed = (person: Readonly<Person>, { kind, level, service, from, load }: Choice): boolean =>
  person.kind === kind &&
  person.level === level &&
  person.service === service &&
  person.at === from &&
  person.load === (load ?? 0);

/** The first of those alike whom a choice describes. */
function described(rules: Rules, clinic: Readonly<Clinic>, choice: Choice): Person | undefined {
  return clinic.people.find((person) => mayWalk(rules, person) && isDescribed(person, choice));
}

/** Orderlies beyond the number of places go back to the job market, each with a car (CB-MOVE-17). */
function dismissOrderlies(rules: Rules, state: ClinicState, seat: number, events?: Event[]): Frame[] {
  return new Moving(rules, seat, state.clinics[seat]).dismissed().flatMap((orderly) => {
    state.orderlies++;
    events?.push({ id: 'orderly-dismissed', seat });
    return leaves(rules, state, seat, orderly, events);
  });
}

/** Time that a player's rooms save in a round (CB-MOVE-13). */
export const timeSaved = (rules: Rules, clinic: Readonly<Clinic>): number =>
  clinic.tiles.reduce((sum, tile) => sum + (rules.tiles[tile].timeSaved ?? 0), 0);

/** Somebody walks the shortest way to a cell, and has walked for this round. */
export function walkTo(rules: Rules, seat: number, clinic: Clinic, person: Person, cell: number, flow: Flow): void {
  const time = walksOf(rules, seat, clinic, person).time[cell];
  const { kind, level, service, at: from, load } = person;
  clinic.walked += time;
  flow.events?.push({ id: 'walked', seat, kind, level, service, from, to: cell, time, ...(load > 0 ? { load } : {}) });
  person.at = cell;
  person.spent = 1;
}

/** Whether anybody could move at all. */
const somebodyMoves = (rules: Rules, clinic: Readonly<Clinic>): boolean =>
  clinic.people.some((person) => mayWalk(rules, person));

export const moveSteps: Steps = {
  move: {
    run(rules, state, _frame, flow) {
      for (const clinic of state.clinics) {
        clinic.walked = 0;
        for (const person of clinic.people) person.spent = 0;
      }
      flow.next(
        together(
          state.clinics.map((clinic, seat): Frame | undefined =>
            somebodyMoves(rules, clinic) ? { step: 'walk', seat } : undefined,
          ),
        ),
        { step: 'move-end' },
      );
    },
  },
  walk: {
    choices(rules, state, _frame, seat) {
      const clinic = state.clinics[seat];
      const choices: Choice[] = [];
      const moving = new Moving(rules, seat, clinic);
      for (const person of moving.walkers)
        for (const cell of moving.goals(person)) choices.push(goChoice(person, cell));
      for (const errand of rules.errands)
        for (const choice of errand.choices(rules, state, seat, moving)) choices.push(choice);
      if (moving.refuseDone() === undefined) choices.push({ do: 'done' });
      return choices;
    },
    refuse(rules, state, _frame, seat, choice) {
      const clinic = state.clinics[seat];
      if (choice.do === 'done') return new Moving(rules, seat, clinic).refuseDone();
      if (choice.do !== 'go')
        return rules.errands.find(({ id }) => id === choice.do)?.refuse(rules, state, seat, choice) ?? NOT_OFFERED;
      const person = described(rules, clinic, choice);
      const cell = Number(choice.to);
      const params = { cell: rules.geometry[seat].cellNames[cell] ?? '', kind: String(choice.kind) };
      if (person === undefined) return withParams(refuseAbsent(clinic, choice), params);
      return withParams(new Moving(rules, seat, clinic).refuseGo(person, cell), params);
    },
    choose(rules, state, frame, seat, choice, flow) {
      const clinic = state.clinics[seat];
      if (choice.do === 'done') {
        flow.next(...dismissOrderlies(rules, state, seat, flow.events));
        return;
      }
      const errand = rules.errands.find(({ id }) => id === choice.do);
      if (errand !== undefined) {
        flow.next(...errand.run(rules, state, seat, choice, flow), frame);
        return;
      }
      walkTo(rules, seat, clinic, described(rules, clinic, choice) as Person, Number(choice.to), flow);
      flow.next(frame);
    },
  },
  'move-end': {
    run(rules, state, _frame, flow) {
      state.clinics.forEach((clinic, seat) => {
        const time = Math.max(0, clinic.walked - timeSaved(rules, clinic));
        clinic.time += time;
        flow.events?.push({ id: 'time-spent', seat, walked: clinic.walked, time });
      });
    },
  },
};

/** Nobody who may walk is as described: perhaps somebody is who may not. */
function refuseAbsent(clinic: Readonly<Clinic>, choice: Choice): Violation {
  const there = clinic.people.find((person) => isDescribed(person, choice));
  if (there === undefined) return NO_SUCH_PERSON;
  return there.spent === 1 || there.lying === 1 ? ONE_WALK : PATIENT_STAYS;
}
