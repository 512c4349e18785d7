import { type Choice, type Flow, type Frame, together, type Violation } from '@asclepion/kernel';
import { bedsOf, kindsOf, patientsOf, showTrueColours, treat } from '../beds.ts';
import { COLOURS } from '../data/colours.ts';
import { EVENTS } from '../data/events.ts';
import { NUMBERS } from '../data/numbers.ts';
import { DEPARTMENTS, STARTING_ROOMS } from '../data/rooms.ts';
import { SPECIALISTS } from '../data/specialists.ts';
import { reachOf, type TreatedHere } from '../effects.ts';
import {
  colourNamed,
  colourOf,
  isTreated,
  letterOf,
  nameOf,
  namesOf,
  patientNamed,
  patientsNamed,
  recoloured,
} from '../patient.ts';
import { idleKinds, roomsOf } from '../rooms.ts';
import { clockwise, type DiceStep } from '../rules.ts';
import type { DiceState, Hospital } from '../state.ts';
import { groupsOf } from '../treatments.ts';
import { violation } from '../violation.ts';

const NURSE = 'nurse';

/** All at once, or one after another (DH-ACT-4). */
const activation: DiceStep = {
  run(rules, state, _frame, flow) {
    const change = EVENTS[state.event]?.nurses ?? 0;
    for (const hospital of state.hospitals) hospital.nurses = NUMBERS.nurses + change;
    const frames = state.hospitals.map((_, seat) => ({ step: 'act', seat }));
    if (rules.options.activation === 'together') flow.next(together(frames), { step: 'activation-over' });
    else flow.next(...clockwise(rules, state).map((seat) => frames[seat]), { step: 'activation-over' });
  },
};

/** Whoever is idle, each kind once. */
function idleMeeples({ nurses, specialists }: Readonly<Hospital>): string[] {
  const idle = new Set(specialists.filter(({ used }) => !used).map(({ kind }) => SPECIALISTS[kind].id));
  return [...(nurses > 0 ? [NURSE] : []), ...idle];
}

/** One action, one blood bag, or the end of the phase (DH-ACT-5, DH-ACT-12). */
const act: DiceStep = {
  choices: (_rules, state, _frame, seat) => [
    ...activations(state, state.hospitals[seat]),
    ...transfusions(state.hospitals[seat]),
    { do: 'end' },
  ],
  refuse(_rules, state, _frame, seat, choice) {
    const hospital = state.hospitals[seat];
    if (choice.do === 'activate') return refuseActivation(state, hospital, choice);
    if (choice.do === 'transfuse' || choice.do === 'recolour') return refuseBag(hospital, choice);
    return undefined;
  },
  choose(_rules, state, frame, seat, choice, flow) {
    const hospital = state.hospitals[seat];
    if (choice.do === 'end') {
      flow.events?.push({ id: 'activation-ended', seat });
      return;
    }
    flow.next(frame);
    if (choice.do === 'activate') activate(state, hospital, seat, choice, flow);
    else spendBag(hospital, seat, choice, flow);
  },
};

function activations(state: Readonly<DiceState>, hospital: Readonly<Hospital>): Choice[] {
  const meeples = idleMeeples(hospital);
  if (meeples.length === 0) return [];
  return idleKinds(state, hospital).flatMap(({ id, treatment }) =>
    groupsOf(treatment, hospital).flatMap(({ patients }) => {
      const names = namesOf(patients);
      return meeples.map((by): Choice => ({ do: 'activate', room: id, by, patients: names }));
    }),
  );
}

function transfusions(hospital: Readonly<Hospital>): Choice[] {
  if (hospital.bags === 0) return [];
  return kindsOf(patientsOf(hospital)).flatMap((who): Choice[] => [
    { do: 'transfuse', patient: nameOf(who) },
    ...(isTreated(who)
      ? []
      : COLOURS.flatMap((_, colour): Choice[] =>
          colour === colourOf(who) ? [] : [{ do: 'recolour', patient: nameOf(who), to: letterOf(colour) }],
        )),
  ]);
}

function refuseActivation(state: Readonly<DiceState>, hospital: Readonly<Hospital>, choice: Choice): Violation {
  const own = roomsOf(hospital).filter(({ kind }) => kind.id === choice.room);
  if (own.length === 0) return violation('DH-ACT-5', 'no-such-room');
  const event = EVENTS[state.event];
  if (event?.closed === choice.room) return violation(event.rule, 'closed');
  if (own.every(({ used }) => used)) return violation('DH-ACT-1', 'room-used');
  if (!idleMeeples(hospital).includes(String(choice.by))) {
    const strike = choice.by === NURSE && (event?.nurses ?? 0) < 0;
    return strike ? violation(event.rule, 'on-strike') : violation('DH-ACT-1', 'meeple-used');
  }
  const group = patientsNamed(String(choice.patients));
  if (group === undefined || bedsOf(hospital, group) === undefined) return violation('DH-ACT-9', 'no-such-patient');
  return violation(own[0].kind.rule, 'room', { room: own[0].kind.id });
}

function refuseBag(hospital: Readonly<Hospital>, choice: Choice): Violation {
  if (hospital.bags === 0) return violation('DH-BLOOD-1', 'no-bag');
  const who = patientNamed(String(choice.patient));
  if (who === undefined || !hospital.beds.includes(who)) return violation('DH-ACT-9', 'no-such-patient');
  return isTreated(who) ? violation('DH-BLOOD-3', 'treated-already') : violation('DH-BLOOD-3', 'same-colour');
}

/** The room's effect at once, for all its patients together; then the specialist's may follow. */
function activate(state: DiceState, hospital: Hospital, seat: number, choice: Choice, flow: Flow): void {
  const kind = idleKinds(state, hospital).find(({ id }) => id === choice.room);
  const names = String(choice.patients);
  const group = kind && groupsOf(kind.treatment, hospital).find(({ patients }) => namesOf(patients) === names);
  if (kind === undefined || group === undefined) throw new RangeError(`Room ${choice.room} cannot treat ${names}.`);
  useRoom(hospital, kind.id);
  useMeeple(hospital, String(choice.by));
  const beds = bedsOf(hospital, group.patients) ?? [];
  const treated = group.patients.map((before, place): TreatedHere => {
    const bed = beds[place];
    return { before, bed: treat(hospital, bed, group.steps[place]) ? -1 : bed };
  });
  const after = treated.map(({ bed }) => (bed < 0 ? '–' : nameOf(hospital.beds[bed]))).join(' ');
  flow.events?.push({ id: 'activated', seat, room: kind.id, by: String(choice.by), patients: names, after });
  const specialist = SPECIALISTS.findIndex(({ id }) => id === choice.by);
  if (specialist >= 0) flow.next({ step: 'effect', seat, specialist, treated } as EffectFrame);
}

function useRoom(hospital: Hospital, id: string): void {
  const place = STARTING_ROOMS.findIndex((kind) => kind.id === id);
  if (place >= 0) {
    hospital.rooms |= 1 << place;
    return;
  }
  const at = hospital.departments.findIndex(({ kind, used }) => !used && DEPARTMENTS[kind].id === id);
  hospital.departments[at] = { ...hospital.departments[at], used: true };
}

function useMeeple(hospital: Hospital, by: string): void {
  if (by === NURSE) {
    hospital.nurses--;
    return;
  }
  const at = hospital.specialists.findIndex(({ kind, used }) => !used && SPECIALISTS[kind].id === by);
  hospital.specialists[at] = { ...hospital.specialists[at], used: true };
}

interface EffectFrame extends Frame {
  readonly step: 'effect';
  readonly specialist: number;
  readonly treated: readonly TreatedHere[];
}

/** Beds of those whom the specialist may treat, one bed for each different patient. */
function targets(state: Readonly<DiceState>, frame: Frame): number[] {
  const { seat = 0, specialist, treated } = frame as EffectFrame;
  const hospital = state.hospitals[seat];
  const beds = reachOf(SPECIALISTS[specialist], hospital, treated);
  return beds.filter((bed, place) => beds.findIndex((other) => hospital.beds[other] === hospital.beds[bed]) === place);
}

/** The specialist's effect, or not; it lapses where there is nobody to treat (DH-ACT-10). */
const effect: DiceStep = {
  idle: (_rules, state, frame) => targets(state, frame).length === 0,
  choices: (_rules, state, frame, seat) => [
    ...targets(state, frame).map((bed) => ({ do: 'treat', patient: nameOf(state.hospitals[seat].beds[bed]) })),
    { do: 'pass' },
  ],
  refuse: (_rules, _state, frame) => {
    const { id, rule } = SPECIALISTS[(frame as EffectFrame).specialist];
    return violation(rule, 'specialist', { specialist: id });
  },
  choose(_rules, state, frame, seat, choice, flow) {
    if (choice.do === 'pass') return;
    const hospital = state.hospitals[seat];
    const bed = targets(state, frame).find((one) => nameOf(hospital.beds[one]) === choice.patient) ?? -1;
    const kind = SPECIALISTS[(frame as EffectFrame).specialist];
    const left = treat(hospital, bed, kind.steps);
    flow.events?.push({
      id: 'specialist',
      seat,
      specialist: kind.id,
      patients: String(choice.patient),
      after: left ? '–' : nameOf(hospital.beds[bed]),
    });
  },
};

function spendBag(hospital: Hospital, seat: number, choice: Choice, flow: Flow): void {
  const name = String(choice.patient);
  const bed = hospital.beds.indexOf(patientNamed(name) ?? -1);
  hospital.bags--;
  if (choice.do === 'transfuse') {
    const left = treat(hospital, bed, 1);
    flow.events?.push({ id: 'transfused', seat, patients: name, after: left ? '–' : nameOf(hospital.beds[bed]) });
  } else {
    hospital.beds[bed] = recoloured(hospital.beds[bed], colourNamed(String(choice.to)));
    flow.events?.push({ id: 'recoloured', seat, patients: name, after: nameOf(hospital.beds[bed]) });
  }
}

/** Lent colours are over (DH-BLOOD-4). */
const activationOver: DiceStep = {
  run(_rules, state) {
    state.hospitals.forEach(showTrueColours);
  },
};

export const activationSteps: Readonly<Record<string, DiceStep>> = {
  activation,
  act,
  effect,
  'activation-over': activationOver,
};
