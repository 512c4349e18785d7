import {
  DEPARTMENTS,
  type DiceState,
  type Hospital,
  NUMBERS,
  namesOf,
  patientsOf,
  SPECIALISTS,
  scoreLines,
} from '@asclepion/dice-hospital';
import {
  administratorHelp,
  administratorName,
  type DiceTexts,
  eventHelp,
  eventName,
  offerName,
  reportHelp,
  reportName,
  roomName,
  specialistName,
  stepName,
} from '@asclepion/dice-hospital/text';
import type { CliTexts } from '../text/index.ts';

/** What is to be shown, and with which words. */
interface Shown {
  readonly state: Readonly<DiceState>;
  readonly texts: DiceTexts;
  readonly own: CliTexts;
  readonly names: readonly string[];
}

const NOTHING = '·';

/** The table as text: what all share, then one hospital after another. Patients as the rules write them. */
export function diceHospitalPosition(shown: Shown): string[] {
  return [
    ...common(shown),
    ...shown.state.hospitals.flatMap((hospital, seat) => ['', ...hospitalLines(shown, seat, hospital)]),
  ];
}

/** The step of the programme that is going on. */
function stepOf(state: Readonly<DiceState>): string {
  const programme = state.frames.find(({ step }) => step === 'programme') as { at?: number } | undefined;
  return state.programme[(programme?.at ?? 0) - 1] ?? 'final-score';
}

function common({ state, texts, own, names }: Shown): string[] {
  const loads = state.ambulances.flatMap((dice, place) =>
    dice.length === 0 ? [] : [own.text('cli.dice.ambulance', { number: place + 1, dice: namesOf(dice) })],
  );
  const departments = state.departmentDisplay.map((kind) => roomName(texts, DEPARTMENTS[kind].id));
  const specialists = state.specialistDisplay.map((kind) => specialistName(texts, SPECIALISTS[kind].id));
  return [
    own.text('cli.dice.where', { round: state.round, rounds: NUMBERS.rounds, step: stepName(texts, stepOf(state)) }),
    ...(state.firstPlayer < 0 ? [] : [own.text('cli.dice.first-player', { player: names[state.firstPlayer] })]),
    ...(state.event < 0
      ? []
      : [own.text('cli.dice.event', { event: eventName(texts, state.event), help: eventHelp(texts, state.event) })]),
    own.text('cli.dice.display', { offer: offerName(texts, 'department'), items: departments.join(', ') || NOTHING }),
    own.text('cli.dice.display', { offer: offerName(texts, 'specialist'), items: specialists.join(', ') || NOTHING }),
    ...loads,
    ...state.reports.map((report) =>
      own.text('cli.dice.report', { report: reportName(texts, report), help: reportHelp(texts, report) }),
    ),
  ];
}

function hospitalLines({ state, texts, own, names }: Shown, seat: number, hospital: Readonly<Hospital>): string[] {
  const points = scoreLines(state).reduce((sum, line) => sum + line.points[seat], 0);
  const { bags, fatalities, nurses, administrator, departments, specialists, lounge } = hospital;
  const used = (item: string, isUsed: boolean): string => (isUsed ? own.text('cli.dice.used', { item }) : item);
  const rooms = departments.map((one) => used(roomName(texts, DEPARTMENTS[one.kind].id), one.used));
  const staff = specialists.map((one) => used(specialistName(texts, SPECIALISTS[one.kind].id), one.used));
  return [
    `══ ${names[seat]} ══`,
    own.text('cli.dice.amounts', { points, bags, fatalities, nurses }),
    ...(administrator < 0
      ? []
      : [`${administratorName(texts, administrator)}: ${administratorHelp(texts, administrator)}`]),
    own.text('cli.dice.beds', { patients: namesOf(patientsOf(hospital)) || NOTHING }),
    own.text('cli.dice.lounge', { red: lounge[0], yellow: lounge[1], green: lounge[2] }),
    own.text('cli.dice.owned', { offer: offerName(texts, 'department'), items: rooms.join(', ') || NOTHING }),
    own.text('cli.dice.owned', { offer: offerName(texts, 'specialist'), items: staff.join(', ') || NOTHING }),
  ];
}
