import type { ClinicState } from '@asclepion/clinic';
import { ambulanceTexts } from '@asclepion/clinic/text/modules/ambulance';
import type { Choice } from '@asclepion/kernel';
import { Icon } from '../../../../board/art.tsx';
import { box, line, patch, type Solid } from '../../../../board/building/solids.ts';
import { type VehicleShape, wheels } from '../../../../board/building/vehicles.tsx';
import type { Target } from '../../../../board/drawing.ts';
import { TokenButton } from '../../../../board/token.tsx';
import { catalogue } from '../../../../text/catalogue.ts';
import { numbered } from '../../../../ui/numbered.ts';
import { LevelBars } from '../../commons/level-bars.tsx';
import { NOBODY } from '../../commons/spaces.ts';
import { standIn } from '../../commons/stand-in.ts';
import { frame } from '../../learn/frame.ts';
import { numbersOf, waitingTarget } from '../../targets.ts';
import { useClinicTexts, withWords } from '../../texts.ts';
import type { BoardProps, ModuleFace, PointedAt } from '../module-face.ts';

const words = catalogue(
  {
    'web.ambulance.board': 'Ambulances',
    'web.ambulance.place': '{level, select, 0 {A white} other {A yellow}} patient, in an ambulance',
    'web.ambulance.empty': 'No ambulance',
    'web.ambulance.supply': '{count, plural, one {# ambulance} other {# ambulances}} in the supply',
    'term.ambulance': 'ambulance',
    'forms.ambulance': 'ambulance|ambulances',
    'meaning.ambulance':
      'Brings a patient whom you may admit for no queue points. Once parked it is a car in every respect.',
    'example.ambulance': 'Blue lights first',
    'shows.ambulance':
      'Admit the yellow patient from the ambulance for any service, park the ambulance, then spend your queue points as usual.',
  },
  {
    'web.ambulance.board': '救护车',
    'web.ambulance.place': '救护车里的{level, select, 0 {白色} other {黄色}}病人',
    'web.ambulance.empty': '没有救护车',
    'web.ambulance.supply': '供应堆还有 {count, plural, other {#}} 辆救护车',
    'term.ambulance': '救护车',
    'forms.ambulance': '救护车',
    'meaning.ambulance': '送来的病人可以不花队列点数接走。停好之后，它完全等同于车辆。',
    'example.ambulance': '蓝灯优先',
    'shows.ambulance': '从救护车接走黄色病人，科室任选，停好救护车，再照常花费队列点数。',
  },
  {
    'web.ambulance.board': '救護車',
    'web.ambulance.place': '救護車裡的{level, select, 0 {白色} other {黃色}}病患',
    'web.ambulance.empty': '沒有救護車',
    'web.ambulance.supply': '供應堆還有 {count, plural, other {#}} 輛救護車',
    'term.ambulance': '救護車',
    'forms.ambulance': '救護車',
    'meaning.ambulance': '送來的病患可以不花攬客點數接走。停好之後，它完全等同於車輛。',
    'example.ambulance': '藍燈優先',
    'shows.ambulance': '從救護車接走黃色病患，科別任選，停好救護車，再照常花費攬客點數。',
  },
);

/** A van with a box for a bed, higher than any car, a stripe, a cross of our house and a light on its roof. */
const van: VehicleShape = (width, depth) => {
  const alongX = width > depth;
  // The cab looks to where the viewer is.
  const part = (from: number, to: number, z: number, height: number, paint: Parameters<typeof box>[2]): Solid =>
    alongX
      ? box([width * from, 0, z], [width * (to - from), depth, height], paint)
      : box([0, depth * (1 - to), z], [width, depth * (to - from), height], paint);
  const side = (from: number, to: number, z: number, height: number): Solid => {
    const [start, end] = alongX ? [width * from, width * to] : [depth * (1 - from), depth * (1 - to)];
    const at = (along: number, up: number) =>
      alongX ? ([along, -0.2, up] as const) : ([width + 0.2, along, up] as const);
    return patch('warm', at(start, z), at(end, z), at(end, z + height), at(start, z + height));
  };
  const cross = (x: number, z: number): Solid[] => {
    const at = (along: number, up: number) =>
      alongX ? ([x + along, -0.3, z + up] as const) : ([width + 0.3, depth - x + along, z + up] as const);
    return [line('accent', 2.4, at(-4, 0), at(4, 0)), line('accent', 2.4, at(0, -4), at(0, 4))];
  };
  return [
    ...wheels(width, depth),
    part(0, 0.7, 3, 21, 'linen'),
    part(0.7, 1, 3, 8, 'linen'),
    part(0.7, 0.94, 11, 8, 'glass'),
    part(0.7, 0.92, 19, 2, 'linen'),
    side(0, 1, 7, 3),
    ...cross(width > depth ? width * 0.34 : depth * 0.34, 17),
    part(0.5, 0.64, 24, 5, 'blue'),
  ];
};

/** A patient of a level who waits in an ambulance: which of two alike does not matter. */
const ambulanceTarget = (level: number): Target => `ambulance:${level}`;

const levelsOf = (state: ClinicState): readonly number[] => state.marks.ambulance.slice(0, -1);

function Seen({ rules, state, lighting }: BoardProps) {
  const texts = withWords(useClinicTexts(), words);
  return (
    <section className="panel ambulances" id="clinic-ambulances">
      <h2>{texts.text('web.ambulance.board')}</h2>
      <div className="ambulance-places">
        {numbered(levelsOf(state)).map(({ value: level, number }) => (
          <span key={number} className="ambulance-place" data-empty={level === NOBODY || undefined}>
            <Icon art="ambulance" size={30} />
            {level === NOBODY ? (
              <span className="muted">{texts.text('web.ambulance.empty')}</span>
            ) : (
              <>
                <TokenButton
                  token={{
                    ...standIn(texts, rules, ambulanceTarget(level), 'patient', level),
                    label: texts.text('web.ambulance.place', { level }),
                  }}
                  lighting={lighting}
                />
                <LevelBars level={level} />
              </>
            )}
          </span>
        ))}
      </div>
      <p className="muted">{texts.text('web.ambulance.supply', { count: state.marks.ambulance.at(-1) ?? 0 })}</p>
    </section>
  );
}

function Told({ state }: Omit<BoardProps, 'lighting'>) {
  const texts = withWords(useClinicTexts(), words);
  return (
    <section className="text-part">
      <h3>{texts.text('web.ambulance.board')}</h3>
      <ul>
        {numbered(levelsOf(state)).map(({ value: level, number }) => (
          <li key={number}>
            {level === NOBODY ? texts.text('web.ambulance.empty') : texts.text('web.ambulance.place', { level })}
          </li>
        ))}
      </ul>
      <p>{texts.text('web.ambulance.supply', { count: state.marks.ambulance.at(-1) ?? 0 })}</p>
    </section>
  );
}

/** An ambulance and a row of pre-admission that are pointed at, in either order. */
function fetches({ one }: PointedAt): Choice[] {
  const [from, to] = [one('ambulance'), one('waiting')];
  if (from === undefined || to === undefined) return [];
  return [{ do: 'fetch', level: numbersOf(from)[0], service: numbersOf(to)[0] }];
}

/** Ambulance: three of them wait beside the notepad; parked ones are vans among the cars. */
export const ambulanceFace: ModuleFace = {
  texts: [ambulanceTexts, words],
  pictures: {
    ambulance: (
      <path d="M2 17V7h12v10M14 10h4l4 4v3h-2M5 17H2M16 17H9M7 8.5v5M4.5 11h5M16 10V7.5h2V10M7 19a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM18 19a2 2 0 1 1 0-4 2 2 0 0 1 0 4z" />
    ),
  },
  vehicles: { ambulance: van },
  common: { Seen, Told },
  pointing: {
    fetch: ({ level, service }) => ({
      needs: [ambulanceTarget(Number(level)), waitingTarget(Number(service))],
      first: 1,
    }),
  },
  meant: { 'ambulance-admit': fetches },
  terms: [{ id: 'ambulance', rule: 'C1-AMB-3' }],
  examples: {
    ambulance: {
      rules: ['C1-AMB-3', 'C1-AMB-4', 'C1-AMB-6'],
      parts: ['notepad', 'common-boards', 'outside', 'building'],
      set: (p) => {
        p.positionS().vehicle('ambulance', '0B3-N').emptyNotepad().row('psychiatry', '_ _ W W');
        p.state.marks.ambulance = [0, 1, 0, 14];
        return p.asks(
          frame('ambulance-admit', { seat: 0 }),
          frame('spend-points', { seat: 0, points: 2 }),
          frame('close-notepad'),
        );
      },
    },
  },
};
