import { type Choice, type Frame, together } from '@asclepion/kernel';
import { kindsOf, lose, patientsOf, putToBed } from '../beds.ts';
import { EVENTS } from '../data/events.ts';
import { NUMBERS } from '../data/numbers.ts';
import {
  colourId,
  colourNamed,
  colourOf,
  letterOf,
  nameOf,
  namesOf,
  type Patient,
  patient,
  valueIn,
  withValue,
} from '../patient.ts';
import { addsToDisplay, byAmbulance, clockwise, type DiceStep } from '../rules.ts';
import { OFFERS, type Offer, reveal, takeTop } from '../stacks.ts';
import type { DiceState } from '../state.ts';
import { violation } from '../violation.ts';
import { drawColour } from './setup.ts';

/** The card of the round (DH-EVT-2). */
const event: DiceStep = {
  run(_rules, state, _frame, flow) {
    const card = takeTop(state.eventStack);
    state.event = card;
    state.eventsSeen.push(card);
    flow.reveal();
    flow.events?.push({ id: 'event', event: card });
    const bags = EVENTS[card].bags ?? 0;
    for (const hospital of state.hospitals) hospital.bags += bags;
  },
};

/** One more card of a kind that the first player names, before it is seen (DH-INT-1, DH-SOLO-2). */
const displayChoice: DiceStep = {
  run(rules, state, _frame, flow) {
    if (addsToDisplay(rules)) flow.next({ step: 'add-to-display', seat: clockwise(rules, state)[0] });
  },
};

const addToDisplay: DiceStep = {
  choices: () => OFFERS.map((offer): Choice => ({ do: 'add', offer })),
  refuse: () => violation('DH-INT-1', 'no-such-kind'),
  choose: (_rules, state, _frame, _seat, choice, flow) => reveal(state, choice.offer as Offer, flow),
};

/** Three dice for each ambulance, rolled until all show 2 to 5, sorted (DH-INT-2, DH-INT-3). */
const roll: DiceStep = {
  run(_rules, state, _frame, flow) {
    const { lowestArrival: lowest, highestArrival: highest, dicePerAmbulance: places } = NUMBERS;
    // Rolling every 1 and 6 again makes the four values between alike.
    const dice = Array.from({ length: state.ambulances.length * places }, () =>
      patient(drawColour(state, flow), lowest + flow.draw(highest - lowest + 1)),
    ).sort((a, b) => valueIn(a) - valueIn(b) || colourOf(a) - colourOf(b));
    state.ambulances = state.ambulances.map((_, place) => dice.slice(place * places, (place + 1) * places));
    flow.events?.push({ id: 'rolled', dice: namesOf(dice) });
  },
};

/** The dice of one value on one ambulance, to be chosen among all of that value that are not loaded yet. */
interface LoadFrame extends Frame {
  readonly step: 'load';
  readonly ambulance: number;
  readonly value: number;
}

/** Dice of one value from an ambulance on, those before it being loaded; by colour. */
function loose(state: Readonly<DiceState>, from: number, value: number): number[] {
  const left = [0, 0, 0];
  for (const who of state.ambulances.slice(from).flat()) if (valueIn(who) === value) left[colourOf(who)]++;
  return left;
}

const places = (state: Readonly<DiceState>, ambulance: number, value: number): number =>
  state.ambulances[ambulance].filter((who) => valueIn(who) === value).length;

/** Every different set of so many dice, as letters. */
function sets(left: readonly number[], size: number): string[] {
  const found: string[] = [];
  for (let red = Math.min(left[0], size); red >= 0; red--) {
    for (let yellow = Math.min(left[1], size - red); yellow >= 0; yellow--) {
      const green = size - red - yellow;
      if (green <= left[2])
        found.push(letterOf(0).repeat(red) + letterOf(1).repeat(yellow) + letterOf(2).repeat(green));
    }
  }
  return found;
}

/** Values that lie on more than one ambulance, ambulance by ambulance; the last of each is what is left. */
function borders(state: Readonly<DiceState>): LoadFrame[] {
  const frames: LoadFrame[] = [];
  for (let value = NUMBERS.lowestArrival; value <= NUMBERS.highestArrival; value++) {
    const on = state.ambulances.flatMap((_, ambulance) => (places(state, ambulance, value) > 0 ? [ambulance] : []));
    for (const ambulance of on.slice(0, -1)) frames.push({ step: 'load', ambulance, value });
  }
  return frames;
}

/** Who sorts dice of one value over a border: the last player; alone, chance (DH-INT-4, DH-SOLO-4). */
const sort: DiceStep = {
  run(rules, state, _frame, flow) {
    const frames = borders(state);
    if (rules.seats > 1) {
      const [last] = clockwise(rules, state).slice(-1);
      flow.next(...frames.map((frame) => ({ ...frame, seat: last })), { step: 'loaded' });
      return;
    }
    for (const { ambulance, value } of frames) {
      const left = loose(state, ambulance, value);
      const drawn = [0, 0, 0];
      for (let place = places(state, ambulance, value); place > 0; place--) {
        let die = flow.draw(left[0] + left[1] + left[2]);
        const colour = left.findIndex((count) => {
          die -= count;
          return die < 0;
        });
        left[colour]--;
        drawn[colour]++;
      }
      load(state, ambulance, value, drawn.map((count, colour) => letterOf(colour).repeat(count)).join(''));
    }
    flow.next({ step: 'loaded' });
  },
};

/** Puts these dice of a value on the ambulance; the others of it follow on the next ones. */
function load(state: DiceState, ambulance: number, value: number, letters: string): void {
  const left = loose(state, ambulance, value);
  const order = [...letters].map(colourNamed);
  for (const colour of order) left[colour]--;
  left.forEach((count, colour) => {
    for (let die = 0; die < count; die++) order.push(colour);
  });
  let next = 0;
  for (let place = ambulance; place < state.ambulances.length; place++) {
    state.ambulances[place] = state.ambulances[place].map(
      (who): Patient => (valueIn(who) === value ? patient(order[next++], value) : who),
    );
  }
}

/** One part of the last player's decision; nobody is asked where all would be alike. */
const loading: DiceStep = {
  idle: (_rules, state, frame) => loads(state, frame as LoadFrame).length <= 1,
  choices: (_rules, state, frame) => {
    const { ambulance, value } = frame as LoadFrame;
    return loads(state, frame as LoadFrame).map((dice) => ({ do: 'load', ambulance: ambulance + 1, value, dice }));
  },
  refuse: () => violation('DH-INT-4', 'not-such-load'),
  choose(_rules, state, frame, seat, choice, flow) {
    const { ambulance, value } = frame as LoadFrame;
    load(state, ambulance, value, String(choice.dice));
    flow.events?.push({ id: 'sorted', seat, ambulance: ambulance + 1, value, dice: String(choice.dice) });
  },
};

const loads = (state: Readonly<DiceState>, { ambulance, value }: LoadFrame): string[] =>
  sets(loose(state, ambulance, value), places(state, ambulance, value));

/** Ambulances are ready; each player takes one (DH-INT-5). */
const loaded: DiceStep = {
  run(_rules, state, _frame, flow) {
    state.ambulances.forEach((dice, place) => {
      flow.events?.push({ id: 'loaded', ambulance: place + 1, dice: namesOf(dice) });
    });
  },
};

const ambulances: DiceStep = {
  run: (rules, state, _frame, flow) =>
    flow.next(...clockwise(rules, state).map((seat) => ({ step: 'take-ambulance', seat }))),
};

const takeAmbulance: DiceStep = {
  choices: (_rules, state, _frame, seat) =>
    state.ambulances
      .map((_, ambulance): Choice => ({ do: 'ambulance', number: ambulance + 1 }))
      .filter(({ number }) => !isTaken(state, Number(number)) && !isBarred(state, seat, Number(number))),
  refuse(_rules, state, _frame, seat, choice) {
    const number = Number(choice.number);
    if (isBarred(state, seat, number))
      return state.hospitals.length === 1
        ? violation('DH-SOLO-5', 'not-twice-in-a-row')
        : violation('DH-INT-6', 'not-the-first');
    return isTaken(state, number) ? violation('DH-INT-5', 'ambulance-taken') : violation('DH-INT-5', 'no-ambulance');
  },
  choose(_rules, state, _frame, seat, choice, flow) {
    const hospital = state.hospitals[seat];
    hospital.ambulance = Number(choice.number) - 1;
    hospital.arrivals = state.ambulances[hospital.ambulance];
    state.ambulances[hospital.ambulance] = [];
    flow.events?.push({ id: 'ambulance', seat, ambulance: Number(choice.number), dice: namesOf(hospital.arrivals) });
  },
};

const isTaken = ({ hospitals }: Readonly<DiceState>, number: number): boolean =>
  hospitals.some(({ ambulance }) => ambulance === number - 1);

/** Whoever holds the token may not take ambulance 1 (DH-INT-6, DH-SOLO-5). */
const isBarred = ({ firstPlayer }: Readonly<DiceState>, seat: number, number: number): boolean =>
  number === 1 && seat === firstPlayer;

/** Token and blood bag for the lowest ambulance, leftovers to the bag, then all unload (DH-INT-7, 8, 11). */
const token: DiceStep = {
  run(rules, state, _frame, flow) {
    const [first] = byAmbulance(state);
    const alone = rules.seats === 1;
    if (alone && state.hospitals[first].ambulance > 0) {
      state.firstPlayer = -1;
      flow.events?.push({ id: 'token-back', seat: first });
    } else {
      state.firstPlayer = first;
      state.hospitals[first].bags += NUMBERS.bagForLowest;
      flow.events?.push({ id: 'token', seat: first });
    }
    state.ambulances.forEach((dice, place) => {
      if (dice.length === 0) return;
      for (const who of dice) state.bag[colourOf(who)]++;
      state.ambulances[place] = [];
      flow.events?.push({ id: 'left-over', ambulance: place + 1, dice: namesOf(dice) });
    });
  },
};

/** Old patients that must go before three more come in (DH-INT-10). */
const missingBeds = ({ hospitals }: Readonly<DiceState>, seat: number): number =>
  patientsOf(hospitals[seat]).length + hospitals[seat].arrivals.length - NUMBERS.beds;

const intake: DiceStep = {
  run: (_rules, state, _frame, flow) =>
    flow.next(together(state.hospitals.map((_, seat) => ({ step: 'make-room', seat }))), { step: 'unload' }),
};

/** One patient of those who were there before leaves; once for each bed that is missing. */
const makeRoom: DiceStep = {
  idle: (_rules, state, frame) => missingBeds(state, frame.seat ?? 0) <= 0,
  choices: (_rules, state, _frame, seat) =>
    kindsOf(patientsOf(state.hospitals[seat])).map((who) => ({ do: 'send-away', patient: nameOf(who) })),
  refuse: () => violation('DH-INT-10', 'not-an-old-patient'),
  choose(_rules, state, frame, seat, choice, flow) {
    const hospital = state.hospitals[seat];
    const bed = hospital.beds.findIndex((who) => nameOf(who) === choice.patient && who !== 0);
    flow.events?.push({ id: 'sent-away', seat, patient: nameOf(hospital.beds[bed]) });
    lose(hospital, state.bag, bed);
    flow.next(frame);
  },
};

/** All three come in, changed by the event (DH-INT-9, DH-EVT-3). */
const unload: DiceStep = {
  run(_rules, state, _frame, flow) {
    const change = EVENTS[state.event]?.arrivals;
    state.hospitals.forEach((hospital, seat) => {
      const group = hospital.arrivals.map((who) =>
        change?.colour === colourId(colourOf(who)) ? withValue(who, within(valueIn(who) + change.by)) : who,
      );
      for (const who of group) putToBed(hospital, who);
      hospital.arrivals = [];
      flow.events?.push({ id: 'unloaded', seat, patients: namesOf(group) });
    });
  },
};

const within = (value: number): number => Math.min(NUMBERS.highest, Math.max(1, value));

export const intakeSteps: Readonly<Record<string, DiceStep>> = {
  event,
  'display-choice': displayChoice,
  'add-to-display': addToDisplay,
  roll,
  sort,
  load: loading,
  loaded,
  ambulance: ambulances,
  'take-ambulance': takeAmbulance,
  token,
  intake,
  'make-room': makeRoom,
  unload,
};
