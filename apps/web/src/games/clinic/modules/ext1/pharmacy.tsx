import { capsuleLoad, capsulesAt, carriedLevel, type Rules, shownCapsules } from '@asclepion/clinic';
import { loadName } from '@asclepion/clinic/text';
import { pharmacyTexts } from '@asclepion/clinic/text/modules/pharmacy';
import type { Target, TokenDrawing } from '../../../../board/drawing.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import { frame } from '../../learn/frame.ts';
import { lettersOf } from '../../letters.ts';
import { cellTarget, kindOf, somebody, thingTarget, wordOf } from '../../targets.ts';
import { type ClinicTexts, heading, useClinicTexts, withWords } from '../../texts.ts';
import type { BoardProps, ModuleFace } from '../module-face.ts';
import { Shelf } from '../shelf.tsx';

const words = catalogue(
  {
    'web.pharmacy': 'Pharmacy',
    'web.pharmacy-empty': 'No capsule is left.',
    'web.capsule-price': '{name}, {price}',
    'term.capsule': 'capsule',
    'forms.capsule': 'capsule|capsules|pharmacy',
    'meaning.capsule':
      'Bought in place of a doctor; makes the nurse who carries it to a treatment room a doctor of its colour, once.',
    'example.capsule': 'Not a doctor in sight',
    'shows.capsule':
      'Buy the orange capsule for the hub and finish. Then bring the orange patient in, let the nurse carry the capsule to the treatment room, and treat: $20.',
  },
  {
    'web.pharmacy': '备用药品',
    'web.pharmacy-empty': '没有药品了。',
    'web.capsule-price': '{name}，{price}',
    'term.capsule': '备用药品',
    'forms.capsule': '备用药品|药品',
    'meaning.capsule': '代替医生购买；护士把它带进治疗室，就算一次同色的医生。',
    'example.capsule': '不见医生',
    'shows.capsule': '买下橙色药品放进服务中心，结束雇用。再让橙色病人进来，派护士把药品带进治疗室，治疗：$20。',
  },
  {
    'web.pharmacy': '備用藥品',
    'web.pharmacy-empty': '沒有藥品了。',
    'web.capsule-price': '{name}，{price}',
    'term.capsule': '備用藥品',
    'forms.capsule': '備用藥品|藥品',
    'meaning.capsule': '代替醫生購買；護士把它帶進診間，就算一次同色的醫生。',
    'example.capsule': '不見醫生',
    'shows.capsule': '買下橙色藥品放進掛號區，結束雇用。再讓橙色病患進來，派護士把藥品帶進診間，治療：$20。',
  },
);

const look = (texts: ClinicTexts, level: number): Pick<TokenDrawing, 'shape' | 'level' | 'letter'> => ({
  shape: 'capsule',
  ...lettersOf(texts, 'capsule', level),
});

const shownTarget = (place: number): Target => thingTarget('shown', place);

/** What lies on the board, with the price of each. */
function offered(texts: ClinicTexts, rules: Rules, state: BoardProps['state']) {
  const hire = rules.hires.find(({ id }) => id === 'hire-capsule');
  return shownCapsules(rules, state).map((level, place) => {
    if (level < 0) return undefined;
    const price = Number(hire?.price(rules, state, { do: 'hire-capsule', place }));
    return { place, level, price, name: heading(loadName(texts, rules, capsuleLoad(rules, level))) };
  });
}

function Seen({ rules, state, lighting }: BoardProps) {
  const texts = useClinicTexts();
  const said = withWords(texts, words);
  const places = offered(texts, rules, state).map((one) => {
    if (one === undefined) return { token: undefined };
    const { place, level, price, name } = one;
    const label = said.text('web.capsule-price', { name, price: `$${price}` });
    const token = {
      ...look(texts, level),
      target: shownTarget(place),
      badge: undefined,
      count: 1,
      spent: false,
      label,
    };
    return { token, below: <span className="price">${price}</span> };
  });
  return <Shelf title={said.text('web.pharmacy')} places={places} lighting={lighting} />;
}

function Told({ rules, state }: Omit<BoardProps, 'lighting'>) {
  const texts = useClinicTexts();
  const said = withWords(texts, words);
  const lines = offered(texts, rules, state).flatMap((one) => one ?? []);
  return (
    <section className="text-part">
      <h3>{said.text('web.pharmacy')}</h3>
      {lines.length === 0 ? (
        <p>{said.text('web.pharmacy-empty')}</p>
      ) : (
        <ul>
          {lines.map(({ place, name, price }) => (
            <li key={place}>{said.text('web.capsule-price', { name, price: `$${price}` })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Pharmacy: capsules of four levels, each with its letter, on the board, in hubs and in the hands of nurses. */
export const pharmacyFace: ModuleFace = {
  texts: [pharmacyTexts, words],
  people: {
    capsule: {
      sign: 'M5.5 1.5h5a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 3 12V4a2.5 2.5 0 0 1 2.5-2.5z',
      levelled: true,
      outfit: {
        body: 'M8 15a8 8 0 0 1 16 0v12a8 8 0 0 1-16 0z',
        wears: <path className="trim" d="M8 17.5h16M11.5 14a5 5 0 0 1 3-3.6" />,
        legs: false,
        head: undefined,
      },
    },
  },
  tells(texts, rules, person) {
    const level = carriedLevel(rules, person);
    return level < 0 ? undefined : { carries: look(texts, level), said: loadName(texts, rules, person.load) };
  },
  lies: (texts, rules, state, seat, cell) =>
    capsulesAt(rules, state, seat, cell).flatMap((count, level) =>
      count === 0
        ? []
        : [
            {
              ...look(texts, level),
              id: `capsule-${level}`,
              name: loadName(texts, rules, capsuleLoad(rules, level)),
              count,
            },
          ],
    ),
  pointing: {
    'hire-capsule': ({ place, at }) => ({ needs: [shownTarget(Number(place)), cellTarget(Number(at))], first: 1 }),
    'fetch-capsule'({ kind, level, service, from, over, capsule, to }) {
      const who = somebody(String(kind), Number(level), Number(service), Number(from));
      return { needs: [who, thingTarget(`capsule-${capsule}`, Number(over)), cellTarget(Number(to))], first: 1 };
    },
    'use-capsule'(choice, rules) {
      const [at, capsule, patient] = [choice.at, choice.capsule, choice.patient].map(Number);
      const patients = rules.services.map((_, row): Target => somebody('patient', patient, row, at));
      return {
        needs: [cellTarget(at)],
        also: [somebody('nurse', 0, -1, at, capsuleLoad(rules, capsule)), ...patients],
      };
    },
  },
  meant: {
    'hire-somebody'({ all, cell = -1 }) {
      const shown = all.findLast((target) => kindOf(target) === 'thing' && wordOf(target).startsWith('shown.'));
      return shown === undefined
        ? []
        : [{ do: 'hire-capsule', place: Number(wordOf(shown).slice('shown.'.length)), at: cell }];
    },
    'treat-patients'({ rules, state, seat, cell }) {
      const here = cell === undefined ? [] : state.clinics[seat].people.filter(({ at }) => at === cell);
      const capsules = here.map((person) => carriedLevel(rules, person)).filter((level) => level >= 0);
      const patients = here.filter(({ kind }) => kind === 'patient');
      return capsules.flatMap((capsule) =>
        patients.map(({ level }) => ({ do: 'use-capsule', at: Number(cell), capsule, patient: level })),
      );
    },
  },
  common: { Seen, Told },
  terms: [{ id: 'capsule', rule: 'C1-PHA-6' }],
  examples: {
    capsule: {
      rules: ['C1-PHA-2', 'C1-PHA-4', 'C1-PHA-6'],
      parts: ['outside', 'building', 'common-boards'],
      set(p) {
        p.clear().positionS(3).clinic.people.splice(0);
        p.nurse('0D2').patient('orange', 'psychiatry');
        p.state.marks.pharmacy.splice(4, 1, 2);
        return p.asks(frame('hire-somebody', { seat: 0, groups: [] }), frame('move'), frame('treat'));
      },
    },
  },
};
