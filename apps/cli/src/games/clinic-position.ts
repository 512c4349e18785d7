import {
  ACCESS,
  ACTIONS,
  BESIDE,
  type Clinic,
  type ClinicState,
  isLevel,
  isModule,
  LEVELS,
  NO_TILE,
  NUMBERS,
  type Person,
  PRE_ADMISSION,
  type Rules,
} from '@asclepion/clinic';
import {
  actionName,
  bonusName,
  type ClinicTexts,
  kindName,
  kindsName,
  levelName,
  pieceName,
  placeName,
  serviceName,
  stepName,
} from '@asclepion/clinic/text';
import { columns, padEnd, width } from '../columns.ts';
import type { CliTexts } from '../text/index.ts';

/** What is to be shown, and with which words. */
interface Shown {
  readonly rules: Rules;
  readonly state: Readonly<ClinicState>;
  readonly texts: ClinicTexts;
  readonly own: CliTexts;
  readonly names: readonly string[];
}

const NOTHING = '·';

/** The table as text: what all share, then one clinic after another. */
export function clinicPosition(shown: Shown): string[] {
  return [
    ...common(shown),
    ...shown.state.clinics.flatMap((clinic, seat) => ['', ...clinicLines(shown, seat, clinic)]),
  ];
}

/** `W` for white: the first letter of the level's name. */
function initial(texts: ClinicTexts, level: number): string {
  if (level < 0) return '_';
  return (levelName(texts, level)[0] ?? '').toUpperCase();
}

/** Who stands on a space of the university: the letter of a doctor's level, or the sort of who else came there. */
const inUniversity = ({ rules, texts }: Shown, who: number): string =>
  who < 0 || isLevel(who) ? initial(texts, who) : kindName(texts, rules.applicants[who - LEVELS.length].id);

/** The step of the programme that is going on. */
function stepOf(state: Readonly<ClinicState>): string {
  const programme = state.frames.find(({ step }) => step === 'programme') as { at?: number } | undefined;
  return state.programme[(programme?.at ?? 0) - 1] ?? 'final-score';
}

function common(shown: Shown): string[] {
  const { rules, state, texts, own, names } = shown;
  const row = (levels: readonly number[]): string => levels.map((level) => initial(texts, level)).join(' ');
  const step = stepOf(state);
  const key = LEVELS.map((_, level) => `${initial(texts, level)} ${levelName(texts, level)}`).join(', ');
  const places = NUMBERS.notepadPlaces;
  return [
    own.text('cli.clinic.where', {
      round: state.round,
      rounds: NUMBERS.rounds,
      action: Math.min(state.action + 1, NUMBERS.actionsARound),
      actions: NUMBERS.actionsARound,
      step: stepName(texts, step),
    }),
    ...(state.turnOrder.length > 0
      ? [own.text('cli.clinic.order', { order: state.turnOrder.map((seat) => names[seat]).join(', ') })]
      : []),
    `${own.text('cli.clinic.notepad')}  [${key}]`,
    ...columns(
      rules.services.map((_, service) => [
        `  ${serviceName(texts, rules, service)}`,
        row(state.notepad.slice(service * places, (service + 1) * places)),
      ]),
    ),
    own.text('cli.clinic.university', {
      doctors: state.university.map((who) => inUniversity(shown, who)).join(' '),
    }),
    own.text('cli.clinic.job-market', { nurses: state.nurses[state.round - 1] ?? 0, orderlies: state.orderlies }),
    ...(step === 'setup-bonus' && state.bonusTiles.length > 0
      ? [
          own.text('cli.clinic.bonus-tiles', {
            tiles: state.bonusTiles.map((tile) => bonusName(texts, rules.bonusTiles[tile].id)).join(', '),
          }),
        ]
      : []),
  ];
}

function clinicLines(shown: Shown, seat: number, clinic: Readonly<Clinic>): string[] {
  const { rules, state, texts, own, names } = shown;
  const { money, income, tied, popularity, time } = clinic;
  const walked = stepOf(state) === 'move' ? clinic.walked : 0;
  const geo = rules.geometry[seat];
  const floors = Array.from({ length: geo.topFloor + 1 }, (_, floor) => floor);
  const built = floors.filter(
    (floor) => floor === 0 || clinic.tiles.some((tile, at) => tile > 0 && geo.floorOf[at] === floor),
  );
  const beside = rules.placesBeside.map((_, place) => BESIDE - place);
  const outside = [ACCESS, PRE_ADMISSION, ...beside].flatMap((at) => {
    const people = groups(shown, clinic, at);
    const place = placeName(texts, rules, seat, at);
    return people.length === 0 ? [] : [own.text('cli.clinic.place', { place, people: people.join(' · ') })];
  });
  return [
    `══ ${names[seat]} ══`,
    own.text('cli.clinic.amounts', { money, income: income + tied, popularity, time, walked }),
    handLine(shown, clinic),
    ...built.flatMap((floor) => grid(shown, seat, clinic, floor)),
    ...outside,
    streetLine(shown, seat, clinic),
  ];
}

function handLine({ texts, own }: Shown, { hand, laid }: Readonly<Clinic>): string {
  const tiles = ACTIONS.map((action, at) => `${actionName(texts, action)} ×${hand[at]}`).join(', ');
  const line = own.text('cli.clinic.hand', { tiles });
  if (laid === NO_TILE) return line;
  const tile = laid < 0 ? own.text('cli.clinic.face-down') : actionName(texts, ACTIONS[laid]);
  return line + own.text('cli.clinic.laid', { tile });
}

/** "doctors: W Y", "nurses: 2"; patients outside with their service. */
function groups({ rules, texts, own }: Shown, clinic: Readonly<Clinic>, at: number): string[] {
  const here = clinic.people.filter((person) => person.at === at);
  return Object.keys(rules.kinds).flatMap((kind) => {
    const alike = here.filter((person) => person.kind === kind);
    if (alike.length === 0) return [];
    const tokens =
      kind === 'patient' && at === PRE_ADMISSION
        ? rules.services.flatMap((_, service) => {
            const waiting = alike.filter((person) => person.service === service);
            return waiting.length === 0 ? [] : [`${serviceName(texts, rules, service)} ${levels(texts, waiting)}`];
          })
        : [kind === 'doctor' || kind === 'patient' ? levels(texts, alike) : `${alike.length}`];
    return [own.text('cli.clinic.people', { kinds: kindsName(texts, kind), levels: tokens.join(', ') })];
  });
}

const levels = (texts: ClinicTexts, people: readonly Readonly<Person>[]): string =>
  people
    .map(({ level }) => level)
    .sort((a, b) => b - a)
    .map((level) => initial(texts, level))
    .join(' ');

/** One floor, seen from above with row 3 at the back. A cell is its piece, what it is equipped with, and who is there. */
function grid(shown: Shown, seat: number, clinic: Readonly<Clinic>, floor: number): string[] {
  const { rules, texts, own } = shown;
  const geo = rules.geometry[seat];
  const names = geo.cellNames.slice(floor * geo.perFloor, (floor + 1) * geo.perFloor);
  const cell = (name: string): string[] => {
    const at = geo.cellNames.indexOf(name);
    if (clinic.tiles[at] === 0) return [NOTHING, ...groups(shown, clinic, at)];
    const equipment = rules.equipment.flatMap(({ id }, bit) =>
      ((clinic.equipment[at] >> bit) & 1) === 1 ? [`+ ${pieceName(texts, id)}`] : [],
    );
    return [pieceName(texts, rules.tiles[clinic.tiles[at]].id), ...equipment, ...groups(shown, clinic, at)];
  };
  const letters = names.slice(0, geo.width).map((name) => name[1]);
  const rows = Array.from({ length: geo.perFloor / geo.width }, (_, row) => row).reverse();
  const blocks = rows.map((row) => ({
    head: `${row + 1}`,
    cells: letters.map((letter) => cell(`${floor}${letter}${row + 1}`)),
  }));
  const widths = letters.map((_, at) => Math.max(1, ...blocks.flatMap(({ cells }) => cells[at].map(width))));
  const line = (head: string, cells: readonly (string | undefined)[]): string =>
    `  ${padEnd(head, 2)}${cells.map((text, at) => padEnd(text ?? '', widths[at])).join('  ')}`.trimEnd();
  return [
    own.text('cli.clinic.floor', { floor }),
    line('', letters),
    ...blocks.flatMap(({ head, cells }) =>
      Array.from({ length: Math.max(...cells.map((lines) => lines.length)) }, (_, at) =>
        line(
          at === 0 ? head : '',
          cells.map((lines) => lines[at]),
        ),
      ),
    ),
  ];
}

function streetLine({ rules, own }: Shown, seat: number, clinic: Readonly<Clinic>): string {
  const geo = rules.geometry[seat];
  const none = own.text('cli.clinic.none');
  const edges = geo.edges.flatMap(({ name }, edge) => (clinic.entrances[edge] > 0 ? [name] : []));
  const parked = geo.edges.flatMap(({ name }, edge) => (clinic.cars[edge] > 0 ? [name] : []));
  const lots = clinic.parked.flatMap((cars, at) =>
    cars > 0 && !isModule(rules, clinic, at) ? [own.text('cli.clinic.lot', { cell: geo.cellNames[at], cars })] : [],
  );
  return [
    own.text('cli.clinic.entrances', { edges: edges.join(', ') || none }),
    own.text('cli.clinic.cars', { spots: [...parked, ...lots].join(', ') || none }),
  ].join(' · ');
}
