import {
  BOARD,
  DEPARTMENTS,
  dischargePoints,
  type Hex,
  type Hospital,
  isTreated,
  NUMBERS,
  nameOf,
  POINTS,
  type RoomKind,
  STARTING_ROOMS,
} from '@asclepion/dice-hospital';
import { patientName, roomHelp, roomName } from '@asclepion/dice-hospital/text';
import type { ReactNode } from 'react';
import type { Lighting } from '../../board/drawing.ts';
import { lightOf, pointed } from '../../board/pointing.ts';
import { numbered } from '../../ui/numbered.ts';
import { Die, Wanted } from './die.tsx';
import { middleOf, OUTLINE, viewBoxOf } from './hexes.ts';
import { ANY_HEX, bedTarget, hexOf, hexTarget, kindOf, patientTarget } from './targets.ts';
import { useDiceTexts } from './texts.ts';
import { wantsOf } from './wants.ts';

const DIE = 25;
const WARDS = [1, 2, 3, 4];

/** A hospital from above: its board, what was joined to it, and everybody in bed. */
export function HospitalPlan({
  hospital,
  lighting,
  title,
  arranging = false,
}: {
  hospital: Readonly<Hospital>;
  lighting: Lighting;
  title: string;
  /** Whether beds are pointed at, not who lies in them. */
  arranging?: boolean;
}) {
  const texts = useDiceTexts();
  const open = placesOf(lighting, hospital);
  const discharged = hospital.lounge.reduce((sum, count) => sum + count, 0);
  return (
    <svg
      className="hospital-plan"
      viewBox={viewBoxOf([...hospital.departments, ...open])}
      role="graphics-object"
      aria-label={title}
    >
      {STARTING_ROOMS.map((kind, place) => (
        <Room
          key={kind.id}
          kind={kind}
          hex={BOARD[kind.id]}
          used={(hospital.rooms & (1 << place)) !== 0}
          lighting={lighting}
        />
      ))}
      {hospital.departments.map(({ kind, q, r, used }) => (
        <Room key={`${q} ${r}`} kind={DEPARTMENTS[kind]} hex={{ q, r }} used={used} lighting={lighting} />
      ))}
      <Place
        at={BOARD.lounge}
        tone="lounge"
        label={texts.text('web.dice.lounge', {
          count: discharged,
          points: hospital.points[POINTS.indexOf('discharged')],
        })}
      >
        <text className="hex-sign" y="-20">
          {texts.text('dice.place.lounge')}
        </text>
        <Lounge lounge={hospital.lounge} />
        <text className="hex-sign" y="38">
          +{dischargePoints(discharged)}
        </text>
      </Place>
      <Place
        at={BOARD.mortuary}
        tone="mortuary"
        label={texts.text('web.dice.mortuary', { count: hospital.fatalities })}
      >
        <text className="hex-sign" y="-14">
          {texts.text('dice.place.mortuary')}
        </text>
        <text className="hex-number" y="20">
          {hospital.fatalities}
        </text>
      </Place>
      <Place at={BOARD.station} tone="station" label={texts.text('web.dice.station', { count: hospital.nurses })}>
        <text className="hex-sign" y="-22">
          {texts.text('dice.place.station')}
        </text>
        {Array.from({ length: hospital.nurses }, (_, nurse) => nurse).map((nurse) => (
          <path
            key={nurse}
            className="meeple"
            data-colour="white"
            transform={`translate(${(nurse - (hospital.nurses - 1) / 2) * 22 - 10} -8)`}
            d={MEEPLE}
          />
        ))}
      </Place>
      {WARDS.map((number) => (
        <Ward key={number} number={number} hospital={hospital} lighting={lighting} arranging={arranging} />
      ))}
      {open.map((hex) => (
        <OpenHex key={`${hex.q} ${hex.r}`} hex={hex} lighting={lighting} />
      ))}
    </svg>
  );
}

/** A little person in a field of 20 by 24. */
export const MEEPLE =
  'M10 1.5a4 4 0 0 1 3.4 6.2c2.4.6 5.1 1.8 5.1 3.8 0 1.1-1.3 1.5-4 1.4 1 3.1 2.7 5.9 3.2 7.8.3 1.2-.3 1.8-1.5 1.8h-3.7L10 18.5 7.5 22.5H3.8c-1.2 0-1.8-.6-1.5-1.8.5-1.9 2.2-4.7 3.2-7.8-2.7.1-4-.3-4-1.4 0-2 2.7-3.2 5.1-3.8A4 4 0 0 1 10 1.5z';

/** Empty hexes that can be pointed at, for a department. */
function placesOf({ lit, picked }: Lighting, { departments }: Readonly<Hospital>): Hex[] {
  const taken = [...Object.values(BOARD), ...departments];
  return [...lit, ...picked].flatMap((target) => {
    const hex = kindOf(target) === 'hex' && target !== ANY_HEX ? hexOf(target) : undefined;
    return hex === undefined || taken.some(({ q, r }) => q === hex.q && r === hex.r) ? [] : [hex];
  });
}

/** How a drawn thing that cannot be pointed at is told to those who do not see it. */
const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const;

function Place({ at, tone, label, children }: { at: Hex; tone: string; label: string; children: ReactNode }) {
  const { x, y } = middleOf(at);
  return (
    <g className="hex" data-tone={tone} transform={`translate(${x} ${y})`} {...picture(label)}>
      <polygon points={OUTLINE} />
      {children}
    </g>
  );
}

function Room({ kind, hex, used, lighting }: { kind: RoomKind; hex: Hex; used: boolean; lighting: Lighting }) {
  const texts = useDiceTexts();
  const { x, y } = middleOf(hex);
  const name = roomName(texts, kind.id);
  const label = texts.text('web.dice.room', { name, used: used ? 'yes' : 'no', help: roomHelp(texts, kind.id) });
  const { dice, gain } = wantsOf(kind);
  const size = dice.length > 2 ? 22 : 26;
  const left = -(dice.length * (size + 3) - 3) / 2;
  return (
    <g
      className="hex room"
      data-tone={kind.colour ?? 'plain'}
      data-used={used || undefined}
      transform={`translate(${x} ${y})`}
      {...pointed(hexTarget(hex), label, lightOf(hexTarget(hex), lighting))}
    >
      <title>{label}</title>
      <polygon points={OUTLINE} />
      <RoomTitle name={name} />
      {numbered(dice).map(({ value: { colour, value }, number: place }) => (
        <Wanted key={place} colour={colour} value={value} size={size} x={left + place * (size + 3)} y={-8} />
      ))}
      <text className="room-gain" y="36">
        {gain}
      </text>
      {used && (
        <path className="meeple room-used" data-colour="white" transform="translate(14 -2) scale(1.4)" d={MEEPLE} />
      )}
    </g>
  );
}

/** The name above what the room wants, in two lines where it is long. */
function RoomTitle({ name }: { name: string }) {
  const words = name.split(' ');
  const lines = words.length === 1 ? [name] : [words[0], words.slice(1).join(' ')];
  return (
    <text className="room-name">
      {lines.map((line, place) => (
        <tspan key={line} x="0" y={lines.length === 1 ? -20 : -28 + place * 13}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Discharged dice as counts by colour. */
function Lounge({ lounge }: { lounge: readonly number[] }) {
  return (['red', 'yellow', 'green'] as const).map((colour, place) => (
    <Wanted key={colour} colour={colour} value={String(lounge[place])} size={24} x={place * 28 - 40} y={-8} />
  ));
}

/** Three beds: the upper row waits, the lower one has been treated. */
function Ward({
  number,
  hospital,
  lighting,
  arranging,
}: {
  number: number;
  hospital: Readonly<Hospital>;
  lighting: Lighting;
  arranging: boolean;
}) {
  const texts = useDiceTexts();
  const { x, y } = middleOf(BOARD[`ward-${number}`]);
  const first = (number - 1) * NUMBERS.bedsPerWard;
  const beds = Array.from({ length: NUMBERS.bedsPerWard }, (_, bed) => first + bed);
  return (
    <g className="hex ward" transform={`translate(${x} ${y})`}>
      <polygon points={OUTLINE} />
      <text className="hex-sign" y="-36">
        {texts.text('web.dice.ward', { number })}
      </text>
      <rect className="ward-row" data-row="untreated" x="-46" y="-29.5" width="92" height="29" rx="6" />
      <rect className="ward-row" data-row="treated" x="-46" y="1" width="92" height="29" rx="6" />
      {beds.map((bed, place) => {
        const who = hospital.beds[bed];
        const left = -42 + place * 29.5;
        if (who === 0 && !arranging) return null;
        const name = who === 0 ? texts.text('web.dice.nobody') : patientName(texts, who);
        const target = arranging ? bedTarget(bed) : patientTarget(nameOf(who));
        const label = arranging ? texts.text('web.dice.bed', { ward: number, bed: place + 1, who: name }) : name;
        const top = isTreated(who) ? 3 : -27.5;
        return (
          <g key={bed} className="bed" {...pointed(target, label, lightOf(target, lighting))}>
            <rect
              className="bed-ring"
              x={left - 1.5}
              y={(arranging ? -27.5 : top) - 1.5}
              width={DIE + 3}
              height={arranging ? 58.5 : DIE + 3}
              rx="7"
            />
            {who !== 0 && <Die who={who} x={left} y={top} size={DIE} />}
          </g>
        );
      })}
    </g>
  );
}

function OpenHex({ hex, lighting }: { hex: Hex; lighting: Lighting }) {
  const texts = useDiceTexts();
  const { x, y } = middleOf(hex);
  const target = hexTarget(hex);
  return (
    <g
      className="hex open-hex"
      transform={`translate(${x} ${y})`}
      {...pointed(target, texts.text('web.dice.empty-hex', { q: hex.q, r: hex.r }), lightOf(target, lighting))}
    >
      <polygon points={OUTLINE} />
      <path d="M-12 0h24M0-12v24" />
    </g>
  );
}
