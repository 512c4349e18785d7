import { type Clinic, type ClinicState, costsOf, isActive, type Rules, scoreLines, tileAt } from '@asclepion/clinic';
import { pieceName } from '@asclepion/clinic/text';
import type { Change } from '../../game-face.ts';
import { type ClinicTexts, heading } from '../texts.ts';

type Tone = Change['tone'];

/** A number that goes up or down. */
interface Figure {
  readonly id: 'money' | 'income' | 'popularity' | 'walked' | 'time' | 'costs' | 'points';
  /** Whether more of it is better. */
  readonly more: boolean;
  readonly of: (rules: Rules, state: Readonly<ClinicState>, seat: number) => number;
}

const FIGURES: readonly Figure[] = [
  { id: 'money', more: true, of: (_, { clinics }, seat) => clinics[seat].money },
  { id: 'income', more: true, of: (_, { clinics }, seat) => clinics[seat].income },
  { id: 'popularity', more: true, of: (_, { clinics }, seat) => clinics[seat].popularity },
  { id: 'walked', more: false, of: (_, { clinics }, seat) => clinics[seat].walked },
  { id: 'time', more: false, of: (_, { clinics }, seat) => clinics[seat].time },
  { id: 'costs', more: false, of: (rules, { clinics }, seat) => costsOf(rules, seat, clinics[seat]).total },
  {
    id: 'points',
    more: true,
    of: (rules, state, seat) => scoreLines(rules, state).reduce((sum, { points }) => sum + points[seat], 0),
  },
];

/** What a choice costs and changes for a seat. */
export function previewOf(
  texts: ClinicTexts,
  rules: Rules,
  before: Readonly<ClinicState>,
  after: Readonly<ClinicState>,
  seat: number,
): Change[] {
  return [
    ...figures(texts, rules, before, after, seat),
    ...rooms(texts, rules, before.clinics[seat], after.clinics[seat], seat),
    ...supply(texts, rules, before, after),
  ];
}

function figures(
  texts: ClinicTexts,
  rules: Rules,
  before: Readonly<ClinicState>,
  after: Readonly<ClinicState>,
  seat: number,
): Change[] {
  return FIGURES.flatMap(({ id, more, of }) => {
    const [from, to] = [of(rules, before, seat), of(rules, after, seat)];
    if (from === to) return [];
    const tone: Tone = to > from === more ? 'good' : 'bad';
    return [{ id, text: texts.text(`web.preview.${id}`, { from, to }), tone }];
  });
}

/** Rooms that begin to work, and those that stop. */
function rooms(texts: ClinicTexts, rules: Rules, before: Clinic, after: Clinic, seat: number): Change[] {
  return after.tiles.flatMap((tile, cell): Change[] => {
    if (tile === 0 || tileAt(rules, after, cell).active === 'always') return [];
    const was = before.tiles[cell] !== 0 && isActive(rules, seat, before, cell);
    const is = isActive(rules, seat, after, cell);
    const fresh = before.tiles[cell] === 0;
    if (was === is && !(fresh && !is)) return [];
    const room = heading(pieceName(texts, tileAt(rules, after, cell).id));
    const place = rules.geometry[seat].cellNames[cell];
    const state = is ? 'works' : fresh ? 'idle' : 'stops';
    return [
      { id: `room ${cell}`, text: texts.text('web.preview.room', { room, place, state }), tone: is ? 'good' : 'bad' },
    ];
  });
}

/** What is left of what was taken. */
function supply(
  texts: ClinicTexts,
  rules: Rules,
  before: Readonly<ClinicState>,
  after: Readonly<ClinicState>,
): Change[] {
  const line = (id: string, from: number, to: number): Change[] =>
    to < from
      ? [
          {
            id: `left ${id}`,
            text: texts.text('web.preview.left', { name: heading(pieceName(texts, id)), left: to }),
            tone: 'plain',
          },
        ]
      : [];
  return [
    ...rules.tiles.flatMap(({ id }, tile) => line(id, before.tileSupply[tile], after.tileSupply[tile])),
    ...rules.equipment.flatMap(({ id }, bit) => line(id, before.equipmentSupply[bit], after.equipmentSupply[bit])),
    ...line('entrance', before.entranceSupply, after.entranceSupply),
  ];
}
