import {
  ASSISTANTS,
  byReputation,
  CITIES,
  doctorTile,
  type Employed,
  type HippocratesState,
  kitTile,
  LEFT,
  lettersOf,
  NOTHING,
  type Player,
  patientTile,
  type Rules,
  salaryAt,
  seatPoints,
} from '@asclepion/hippocrates';
import {
  assistantName,
  cityName,
  doctorName,
  type HippocratesTexts,
  knowledgeName,
  medicinesName,
  patientName,
  seatName,
  stepName,
} from '@asclepion/hippocrates/text';
import type { CliTexts } from '../text/index.ts';

/** What is to be shown, and with which words. */
interface Shown {
  readonly rules: Rules;
  readonly state: Readonly<HippocratesState>;
  readonly texts: HippocratesTexts;
  readonly own: CliTexts;
  readonly names: readonly string[];
}

const EMPTY = '·';

/** The table as text: tracks, the six columns, the free row, then one player after another. */
export function hippocratesPosition(shown: Shown): string[] {
  return [
    ...common(shown),
    ...CITIES.flatMap((_, column) => columnLines(shown, column)),
    ...shown.state.players.flatMap((player, seat) => ['', ...playerLines(shown, seat, player)]),
  ];
}

/** The step of the programme that is going on. */
function stepOf(state: Readonly<HippocratesState>): string {
  const programme = state.frames.find(({ step }) => step === 'programme') as { at?: number } | undefined;
  return state.programme[(programme?.at ?? 0) - 1] ?? 'final-score';
}

function common({ rules, state, texts, own, names }: Shown): string[] {
  const seat = (one: number): string => seatName(texts, one, names);
  const points = seatPoints(state);
  const reputation = byReputation(state).map((one) => `${seat(one)} ${state.reputation[one]}`);
  const rivals = state.rivals.map((_, place) => `${seat(place + rules.seats)} ${points[place + rules.seats]}`);
  const row = state.freeRow.map((doctor) => (doctor === NOTHING ? EMPTY : doctorLine(texts, doctor)));
  return [
    own.text('cli.hippo.where', {
      round: state.round,
      rounds: rules.options.rounds,
      step: stepName(texts, stepOf(state)),
    }),
    own.text('cli.hippo.order', { seats: state.order.map(seat).join(', ') }),
    own.text('cli.hippo.reputation', { seats: reputation.join(', ') }),
    ...(rules.seats === 1 ? [own.text('cli.hippo.rivals', { seats: rivals.join(', ') })] : []),
    own.text('cli.hippo.free-row', { doctors: row.join(', ') }),
  ];
}

const needsOf = (patient: number): string => lettersOf(patientTile(patient).needs);

/** A patient with what it needs, its fee and its points. */
function patientLine(texts: HippocratesTexts, own: CliTexts, patient: number): string {
  const { fee, points } = patientTile(patient);
  return own.text('cli.hippo.patient', { patient: patientName(texts, patient), needs: needsOf(patient), fee, points });
}

/** A doctor with its contracts and its cost. */
function doctorLine(texts: HippocratesTexts, doctor: number): string {
  const { contracts, cost } = doctorTile(doctor);
  return `${doctorName(texts, doctor)} ${contracts.map(({ name }) => `[${name}]`).join(' ')} ${cost}`;
}

/** One column: marker, die, queue with bribes, reserve, and what it offers. */
function columnLines({ state, texts, own, names }: Shown, column: number): string[] {
  const marker = state.active[column];
  const queue = state.queues[column].map((patient, place) => {
    const die = state.dice[column] === place + 1 ? '⚄ ' : '';
    const bribe = state.bribes[column][place];
    const who = patient === NOTHING ? EMPTY : patientLine(texts, own, patient);
    return `    ${place + 1}  ${die}${who}${bribe > 0 ? ` ${own.text('cli.hippo.bribe', { count: bribe })}` : ''}`;
  });
  const doctor = state.cityDoctors[column];
  const kit = state.kits[column];
  const knowledge = state.knowledge[column];
  const offer = [
    ...(doctor === NOTHING ? [] : [doctorLine(texts, doctor)]),
    ...(kit === NOTHING ? [] : [`${kitTile(kit).id} ${kitTile(kit).letters} ${kitTile(kit).price}`]),
    ...(knowledge === NOTHING ? [] : [knowledgeName(texts, knowledge)]),
  ];
  return [
    own.text('cli.hippo.column', {
      number: column + 1,
      city: cityName(texts, CITIES[column]),
      marker: marker < 0 ? EMPTY : seatName(texts, marker, names),
      offer: offer.join(', ') || EMPTY,
      reserve: state.reserves[column].length,
    }),
    ...queue,
  ];
}

function playerLines({ state, texts, own, names }: Shown, seat: number, player: Readonly<Player>): string[] {
  const patients = (numbers: readonly number[]): string =>
    numbers.map((patient) => patientLine(texts, own, patient)).join(', ') || EMPTY;
  const ready = ASSISTANTS.flatMap((_, assistant) =>
    player.ready[assistant] ? [assistantName(texts, assistant)] : [],
  );
  return [
    `══ ${names[seat]} ══`,
    own.text('cli.hippo.amounts', {
      points: seatPoints(state)[seat],
      money: player.money,
      medicines: medicinesName(texts, lettersOf(player.stock)),
      reputation: state.reputation[seat],
      salary: salaryAt(state.reputation[seat]),
    }),
    own.text('cli.hippo.assistants', { assistants: ready.join(', ') || EMPTY, wild: player.wild.length }),
    ...player.doctors.map((doctor) => employedLine(texts, doctor)),
    own.text('cli.hippo.examination', { patients: patients(player.examination) }),
    own.text('cli.hippo.emergency', { patients: patients(player.emergency) }),
    own.text('cli.hippo.hades', { count: player.hades.length }),
  ];
}

/** A doctor with who fills each contract. */
function employedLine(texts: HippocratesTexts, { doctor, filled }: Employed): string {
  const contracts = doctorTile(doctor).contracts.map(({ name }, place) => {
    const patient = filled[place];
    if (patient === NOTHING) return `[${name}]`;
    return patient === LEFT ? `[${name}: –]` : `[${name}: ${patientName(texts, patient)}]`;
  });
  return `  ${doctorName(texts, doctor)} ${contracts.join(' ')}`;
}
