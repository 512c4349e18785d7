import type { Choice, Flow, Frame, Violation } from '@asclepion/kernel';
import { fits, type Hex, openHexes, ringHex } from '../data/board.ts';
import { NUMBERS } from '../data/numbers.ts';
import { DEPARTMENTS } from '../data/rooms.ts';
import { SPECIALISTS } from '../data/specialists.ts';
import { byAmbulance, type DiceStep } from '../rules.ts';
import { displayOf, OFFERS, type Offer, stackOf } from '../stacks.ts';
import type { DiceState, Hospital } from '../state.ts';
import { violation } from '../violation.ts';

/** Ids of what an offer is made of, by kind. */
const IDS: Readonly<Record<Offer, readonly string[]>> = {
  department: DEPARTMENTS.map(({ id }) => id),
  specialist: SPECIALISTS.map(({ id }) => id),
};

/** Solo: other hospitals choose first, at random (DH-SOLO-7). */
const displayCut: DiceStep = {
  run(rules, state, _frame, flow) {
    if (rules.seats > 1) return;
    const cuts = NUMBERS.cuts[state.hospitals[0].ambulance];
    for (let cut = 0; cut < cuts; cut++) {
      const place = flow.draw(state.departmentDisplay.length + state.specialistDisplay.length);
      const offer = place < state.departmentDisplay.length ? 'department' : 'specialist';
      const at = offer === 'department' ? place : place - state.departmentDisplay.length;
      const [kind] = displayOf(state, offer).splice(at, 1);
      stackOf(state, offer).push(kind);
      flow.events?.push({ id: 'cut', offer, kind });
    }
  },
};

/** One after another, by the ambulances they took (DH-IMP-1). */
const improvement: DiceStep = {
  run: (_rules, state, _frame, flow) =>
    flow.next(...byAmbulance(state).map((seat): ImproveFrame => ({ step: 'improve', seat, taken: false }))),
};

interface ImproveFrame extends Frame {
  readonly step: 'improve';
  readonly taken: boolean;
}

/** Take one item, return one if you like, and say so when you are done (DH-IMP-1, DH-IMP-6). */
const improve: DiceStep = {
  choices(_rules, state, frame, seat) {
    const hospital = state.hospitals[seat];
    const { taken } = frame as ImproveFrame;
    return [
      ...(taken ? [] : takes(state, hospital)),
      ...(hospital.returned ? [] : gives(hospital)),
      ...(taken ? [{ do: 'done' }] : []),
    ];
  },
  refuse(_rules, state, frame, seat, choice) {
    const { taken } = frame as ImproveFrame;
    if (choice.do === 'done') return violation('DH-IMP-1', 'must-take');
    if (choice.do === 'take') return taken ? violation('DH-IMP-1', 'only-one') : refuseTake(state, seat, choice);
    if (choice.do === 'return')
      return state.hospitals[seat].returned
        ? violation('DH-IMP-6', 'returned-already')
        : violation('DH-IMP-6', 'not-yours');
    return undefined;
  },
  choose(_rules, state, frame, seat, choice, flow) {
    const hospital = state.hospitals[seat];
    if (choice.do === 'done') return;
    if (choice.do === 'take') take(state, hospital, seat, choice, flow);
    else giveBack(state, hospital, seat, choice, flow);
    flow.next({ ...(frame as ImproveFrame), taken: (frame as ImproveFrame).taken || choice.do === 'take' } as Frame);
  },
};

/** Every item on offer, each kind once: a department by itself, or at each place where it fits (DH-GEO-4). */
function takes(state: Readonly<DiceState>, hospital: Readonly<Hospital>): Choice[] {
  const hexes = openHexes(hospital.departments);
  return OFFERS.flatMap((offer) =>
    [...new Set(displayOf(state, offer))].flatMap((kind): Choice[] => {
      const item = { do: 'take', [offer]: IDS[offer][kind] };
      return offer === 'department' ? [item, ...hexes.map(({ q, r }) => ({ ...item, q, r }))] : [item];
    }),
  );
}

/** Whatever was joined or hired, each kind once; departments by their place, since that shows. */
function gives({ departments, specialists }: Readonly<Hospital>): Choice[] {
  return [
    ...departments.map(({ kind, q, r }): Choice => ({ do: 'return', department: IDS.department[kind], q, r })),
    ...[...new Set(specialists.map(({ kind }) => kind))].map(
      (kind): Choice => ({ do: 'return', specialist: IDS.specialist[kind] }),
    ),
  ];
}

function refuseTake(state: Readonly<DiceState>, seat: number, choice: Choice): Violation {
  const offer = OFFERS.find((one) => choice[one] !== undefined) ?? 'department';
  const onOffer = displayOf(state, offer).some((kind) => IDS[offer][kind] === choice[offer]);
  if (!onOffer) return violation('DH-IMP-1', 'not-on-offer');
  const hex = { q: Number(choice.q), r: Number(choice.r) };
  return fits(state.hospitals[seat].departments, hex)
    ? violation('DH-IMP-1', 'not-on-offer')
    : violation('DH-GEO-4', 'does-not-fit');
}

function take(state: DiceState, hospital: Hospital, seat: number, choice: Choice, flow: Flow): void {
  const offer = OFFERS.find((one) => choice[one] !== undefined) ?? 'department';
  const kind = IDS[offer].indexOf(String(choice[offer]));
  const display = displayOf(state, offer);
  display.splice(display.indexOf(kind), 1);
  if (offer === 'specialist') {
    hospital.specialists.push({ kind, used: false });
    flow.events?.push({ id: 'hired', seat, specialist: kind });
    return;
  }
  const hex = placeOf(hospital, choice);
  hospital.departments.push({ kind, ...hex, used: false });
  flow.events?.push({ id: 'joined', seat, department: kind, ...hex });
}

/** The place that the owner names, else the next of the ring (DH-GEO-5). */
function placeOf(hospital: Readonly<Hospital>, { q, r }: Choice): Hex {
  const hex = q === undefined ? ringHex(hospital.departments) : { q: Number(q), r: Number(r) };
  if (hex === undefined) throw new RangeError('The ring is full, which the rules exclude (DH-GEO-5).');
  return hex;
}

/** The item goes under its stack; its hex stays empty (DH-GEO-6, DH-IMP-6). */
function giveBack(state: DiceState, hospital: Hospital, seat: number, choice: Choice, flow: Flow): void {
  if (choice.department !== undefined) {
    const at = hospital.departments.findIndex(({ q, r }) => q === choice.q && r === choice.r);
    const [{ kind }] = hospital.departments.splice(at, 1);
    state.departmentStack.push(kind);
    flow.events?.push({ id: 'department-returned', seat, department: kind });
  } else {
    const at = hospital.specialists.findIndex(({ kind }) => IDS.specialist[kind] === choice.specialist);
    const [{ kind }] = hospital.specialists.splice(at, 1);
    state.specialistStack.push(kind);
    flow.events?.push({ id: 'specialist-returned', seat, specialist: kind });
  }
  hospital.returned = true;
  hospital.bags += NUMBERS.bagForReturned;
}

export const improvementSteps: Readonly<Record<string, DiceStep>> = {
  'display-cut': displayCut,
  improvement,
  improve,
};
