import type { Choice, Flow, Violation } from '@asclepion/kernel';
import {
  employed,
  link,
  linkIds,
  linksFor,
  masterAll,
  needless,
  type OpenContract,
  openContracts,
} from '../contracts.ts';
import { doctorNamed } from '../data/doctors.ts';
import { type Amounts, amountsOf, countOf, kindsIn, lettersOf, setsOf } from '../data/medicines.ts';
import { patientTile } from '../data/patients.ts';
import { assistantIds, type Payment, pay, wayNamed, waysToPay, withAssistants } from '../payment.ts';
import { byReputation } from '../reputation.ts';
import type { HippocratesStep } from '../rules.ts';
import { decideTogether, showDecisions, toldTo } from '../secrets.ts';
import { changed, type HippocratesState, type Player } from '../state.ts';
import { isTrade, refuseTrade, trade, trades } from '../trade.ts';
import { violation } from '../violation.ts';

const DONE: Choice = { do: 'done' };

/** All at the same time, or one after another (HI-TRT-1). */
const treatment: HippocratesStep = {
  run(rules, state, _frame, flow) {
    if (rules.options['treat-order'] === 'simultaneous') {
      decideTogether(state, flow, 'treat', 'treatment-over');
      return;
    }
    const seats = byReputation(state).filter((seat) => seat < rules.seats);
    flow.next(...seats.map((seat) => ({ step: 'treat', seat })));
  },
};

/** Untreated patients, those who have waited longest first (HI-TRT-2). */
export const untreatedOf = ({ emergency, examination }: Readonly<Player>): number[] => [...emergency, ...examination];

/** Medicines of which wild knowledge stands for some, and how the others are given (HI-TRT-8). */
interface Supply {
  readonly wild: Amounts;
  readonly way: Payment;
}

/** Every way to give a patient all medicines, with fewer wild ones first. */
function suppliesFor(player: Readonly<Player>, needs: Amounts): Supply[] {
  const most = Math.min(player.wild.length, countOf(needs));
  return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
    setsOf(count)
      .filter((wild) => wild.every((some, kind) => some <= needs[kind]))
      .flatMap((wild) =>
        waysToPay(player, { money: 0, medicines: changed(needs, wild, -1) }).map((way) => ({ wild, way })),
      ),
  );
}

const supplyFields = ({ wild, way }: Supply): { wild?: string; with?: string } => ({
  ...(countOf(wild) > 0 && { wild: lettersOf(wild) }),
  ...withAssistants(way),
});

/** Patients are cured one by one, until the player says so (HI-TRT-2, HI-TRT-9). */
const treat: HippocratesStep = {
  idle(_rules, state, { seat = 0 }) {
    const player = state.players[seat];
    return untreatedOf(player).length === 0 && player.cured.length === 0;
  },
  choices(_rules, state, _frame, seat) {
    const player = state.players[seat];
    const open = openContracts(player.doctors);
    return [
      ...untreatedOf(player).flatMap((patient) => {
        const { needs } = patientTile(patient);
        const supplies = suppliesFor(player, needs);
        if (supplies.length === 0) return [];
        return linksFor(needs, open).flatMap((links) => {
          const contracts = linkIds(links);
          return supplies.map((supply): Choice => ({ do: 'cure', patient, contracts, ...supplyFields(supply) }));
        });
      }),
      DONE,
      ...trades(player),
    ];
  },
  refuse(_rules, state, _frame, seat, choice) {
    const player = state.players[seat];
    if (isTrade(choice)) return refuseTrade(player, choice);
    return choice.do === 'cure' ? refuseCure(player, choice) : undefined;
  },
  choose(_rules, state, frame, seat, choice, flow) {
    if (choice.do === 'done') return;
    flow.next(frame);
    if (isTrade(choice)) trade(state, seat, choice, flow);
    else cure(state, seat, choice, flow);
  },
};

function refuseCure(player: Readonly<Player>, choice: Choice): Violation {
  const patient = Number(choice.patient);
  if (!untreatedOf(player).includes(patient)) return violation('HI-TRT-2', 'not-your-patient');
  const { needs } = patientTile(patient);
  const why = refuseLinks(player, String(choice.contracts), kindsIn(needs));
  if (why !== undefined) return why;
  return suppliesFor(player, needs).length > 0
    ? violation('HI-TRT-8', 'no-such-supply')
    : violation('HI-TRT-4', 'medicine-missing', { medicines: lettersOf(needs) });
}

/** Why a patient cannot be linked like that. */
function refuseLinks(player: Readonly<Player>, ids: string, needs: number): Violation | undefined {
  const open = openContracts(player.doctors);
  const links: OpenContract[] = [];
  for (const id of ids.split(' ')) {
    const [doctor, contract] = id.split('.');
    const own = employed(player, doctor);
    if (own === undefined) return violation('HI-TRT-3', 'not-employed');
    if (!doctorNamed(doctor)?.contracts.some(({ name }) => name === contract))
      return violation('HI-TRT-3', 'no-such-contract');
    const there = open.find((one) => one.id === id);
    if (there === undefined) return violation('HI-TRT-5', 'contract-filled');
    if (links.some((other) => other.doctor === there.doctor)) return violation('HI-TRT-5', 'one-contract-each');
    links.push(there);
  }
  if (!masterAll(links, needs)) return violation('HI-TRT-3', 'not-mastered');
  if (needless(links, needs) !== undefined) return violation('HI-TRT-7', 'needless-link');
  return linkIds(links) === linkIds(links.toSorted((a, b) => a.doctor - b.doctor))
    ? undefined
    : violation('HI-TRT-3', 'doctors-in-order');
}

function cure(state: HippocratesState, seat: number, choice: Choice, flow: Flow): void {
  const player = state.players[seat];
  const patient = Number(choice.patient);
  const { needs } = patientTile(patient);
  const links = linksFor(needs, openContracts(player.doctors)).find((some) => linkIds(some) === choice.contracts);
  const wild = amountsOf(String(choice.wild ?? ''));
  const way = wayNamed(waysToPay(player, { money: 0, medicines: changed(needs, wild, -1) }), choice.with);
  if (links === undefined || way === undefined) throw new RangeError(`Patient ${patient} cannot be cured like that.`);
  pay(player, way);
  player.goneKnowledge = [...player.goneKnowledge, ...player.wild.slice(0, countOf(wild))];
  player.wild = player.wild.slice(countOf(wild));
  player.doctors = link(player.doctors, links, patient);
  player.examination = player.examination.filter((other) => other !== patient);
  player.emergency = player.emergency.filter((other) => other !== patient);
  player.cured = [...player.cured, patient];
  flow.events?.push({
    id: 'cured',
    seat,
    patient,
    doctors: links.map(({ doctor }) => player.doctors[doctor].doctor),
    wild: lettersOf(wild),
    with: assistantIds(way.assistants),
    ...toldTo(state, seat),
  });
}

/** The others hear who was cured, and by whom. */
const treatmentOver: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    showDecisions(state, flow);
    state.players.forEach(({ cured, doctors }, seat) => {
      for (const patient of cured) {
        const by = doctors.filter(({ filled }) => filled.includes(patient)).map(({ doctor }) => doctor);
        flow.events?.push({ id: 'cured', seat, except: [seat], patient, doctors: by, wild: '', with: '' });
      }
    });
  },
};

/** After the last round: medicine alone removes patients from the emergency room (HI-END-1). */
const finalRemoval: HippocratesStep = {
  run: (_rules, state, _frame, flow) => decideTogether(state, flow, 'remove', 'removal-over'),
};

const waysToRemove = (player: Readonly<Player>, patient: number): Payment[] =>
  waysToPay(player, { money: 0, medicines: patientTile(patient).needs });

const remove: HippocratesStep = {
  idle: (_rules, state, { seat = 0 }) => state.before[seat].emergency.length === 0,
  choices(_rules, state, _frame, seat) {
    const player = state.players[seat];
    return [
      ...player.emergency.flatMap((patient) =>
        waysToRemove(player, patient).map((way): Choice => ({ do: 'remove', patient, ...withAssistants(way) })),
      ),
      DONE,
      ...trades(player),
    ];
  },
  refuse(_rules, state, _frame, seat, choice) {
    const player = state.players[seat];
    if (isTrade(choice)) return refuseTrade(player, choice);
    if (choice.do !== 'remove') return undefined;
    const patient = Number(choice.patient);
    if (!player.emergency.includes(patient)) return violation('HI-END-1', 'not-in-emergency');
    return waysToRemove(player, patient).length > 0
      ? violation('HI-MED-4', 'no-such-payment')
      : violation('HI-END-1', 'medicine-missing', { medicines: lettersOf(patientTile(patient).needs) });
  },
  choose(_rules, state, frame, seat, choice, flow) {
    if (choice.do === 'done') return;
    flow.next(frame);
    if (isTrade(choice)) {
      trade(state, seat, choice, flow);
      return;
    }
    const player = state.players[seat];
    const patient = Number(choice.patient);
    const way = wayNamed(waysToRemove(player, patient), choice.with);
    if (way === undefined) throw new RangeError(`Patient ${patient} cannot be removed like that.`);
    pay(player, way);
    player.emergency = player.emergency.filter((other) => other !== patient);
    player.gonePatients = [...player.gonePatients, patient];
    flow.events?.push({ id: 'removed', seat, patient, ...toldTo(state, seat) });
  },
};

const removalOver: HippocratesStep = {
  run(_rules, state, _frame, flow) {
    const { before } = state;
    showDecisions(state, flow);
    state.players.forEach(({ gonePatients }, seat) => {
      for (const patient of gonePatients.slice(before[seat].gonePatients.length))
        flow.events?.push({ id: 'removed', seat, except: [seat], patient });
    });
  },
};

export const treatmentSteps: Readonly<Record<string, HippocratesStep>> = {
  treatment,
  treat,
  'treatment-over': treatmentOver,
  'final-removal': finalRemoval,
  remove,
  'removal-over': removalOver,
};
