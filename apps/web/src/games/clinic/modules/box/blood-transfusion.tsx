import { bloodAt, bloodInSupply, loadCode, type Person, type Rules } from '@asclepion/clinic';
import { loadName } from '@asclepion/clinic/text';
import { bloodTransfusionTexts } from '@asclepion/clinic/text/modules/blood-transfusion';
import type { Choice } from '@asclepion/kernel';
import type { Target, TokenDrawing } from '../../../../board/drawing.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import { frame } from '../../learn/frame.ts';
import { cellTarget, numbersOf, somebody, thingTarget } from '../../targets.ts';
import { type ClinicTexts, useClinicTexts, withWords } from '../../texts.ts';
import type { BoardProps, ModuleFace, PointedAt } from '../module-face.ts';
import { Shelf } from '../shelf.tsx';

const words = catalogue(
  {
    'web.letter.blood': 'B',
    'web.blood': 'Blood',
    'web.blood-left': '{count, plural, one {# blood left} other {# blood left}}',
    'web.gives-blood': 'gives blood',
    'web.nurse-on-top': 'with a nurse on top',
    'term.blood': 'blood',
    'forms.blood': 'blood',
    'meaning.blood': 'Given by staff who lie in a hub; with it a nurse treats a patient where no doctor is.',
    'example.blood': 'A pint for the patient',
    'shows.blood':
      'Blood lies in the hub. Bring the orange patient in, let the nurse fetch the blood and put it down in the treatment room, and treat: $20 without any doctor, and the patient is yellow.',
  },
  {
    'web.letter.blood': '血',
    'web.blood': '血液',
    'web.blood-left': '剩 {count} 个血液',
    'web.gives-blood': '正在抽血',
    'web.nurse-on-top': '身上有护士',
    'term.blood': '血液',
    'forms.blood': '血液|抽血',
    'meaning.blood': '员工躺在服务中心抽出；护士可用它在没有医生的房间治疗病人。',
    'example.blood': '一袋血',
    'shows.blood': '服务中心里有血液。让橙色病人进来，派护士取血放到治疗室，再治疗：没有医生也收 $20，病人变成黄色。',
  },
  {
    'web.letter.blood': '血',
    'web.blood': '血液',
    'web.blood-left': '剩 {count} 個血液',
    'web.gives-blood': '正在抽血',
    'web.nurse-on-top': '身上有護士',
    'term.blood': '血液',
    'forms.blood': '血液|抽血',
    'meaning.blood': '人員躺在掛號區抽出；護士可用它在沒有醫生的房間治療病患。',
    'example.blood': '一袋血',
    'shows.blood': '掛號區裡有血液。讓橙色病患進來，派護士取血放到診間，再治療：沒有醫生也收 $20，病患變成黃色。',
  },
);

const SUPPLY = thingTarget('blood');

const look = (texts: ClinicTexts): Pick<TokenDrawing, 'shape' | 'level' | 'letter'> => ({
  shape: 'blood',
  level: undefined,
  letter: withWords(texts, words).text('web.letter.blood'),
});

/** What the drop beside somebody means (`blood-transfusion-store.ts`). */
function said(texts: ClinicTexts, rules: Rules, { kind, lying, load }: Readonly<Person>): string {
  if (kind === 'patient') return withWords(texts, words).text('web.nurse-on-top');
  return lying > 0 ? withWords(texts, words).text('web.gives-blood') : loadName(texts, rules, load);
}

function Seen({ state, lighting }: BoardProps) {
  const texts = useClinicTexts();
  const count = bloodInSupply(state);
  const label = withWords(texts, words).text('web.blood-left', { count });
  const token = { ...look(texts), target: SUPPLY, badge: undefined, count, spent: false, label };
  const title = withWords(texts, words).text('web.blood');
  return <Shelf title={title} places={[{ token: count > 0 ? token : undefined }]} lighting={lighting} />;
}

function Told({ state }: Omit<BoardProps, 'lighting'>) {
  const texts = withWords(useClinicTexts(), words);
  return (
    <section className="text-part">
      <h3>{texts.text('web.blood')}</h3>
      <p>{texts.text('web.blood-left', { count: bloodInSupply(state) })}</p>
    </section>
  );
}

/** A person and the way of a choice that has the fields of a walk. */
const walker = (choice: Choice): Target =>
  somebody(String(choice.kind), Number(choice.level), Number(choice.service), Number(choice.from));

/** Those of the seat who stand in a hub, or walk there for it, give blood. */
function donors({ state, seat, cell, all }: PointedAt): Choice[] {
  if (cell === undefined || !all.includes(SUPPLY)) return [];
  return state.clinics[seat].people
    .filter(({ kind, at }) => at === cell && kind !== 'patient')
    .map(({ kind, level, service, at }) => ({ do: 'give-blood', kind, level, service, from: at, to: at }));
}

/** Blood transfusion: drops that lie in rooms, in the hands of nurses and beside those who give or got them. */
export const bloodTransfusionFace: ModuleFace = {
  texts: [bloodTransfusionTexts, words],
  people: {
    blood: {
      sign: 'M8 1.5C11 5.5 13 8 13 10.2A5 5 0 0 1 3 10.2C3 8 5 5.5 8 1.5z',
      levelled: false,
      outfit: {
        body: 'M16 6c5.5 7.5 9 12.5 9 17.5a9 9 0 0 1-18 0C7 18.5 10.5 13.5 16 6z',
        wears: null,
        legs: false,
        head: undefined,
      },
    },
  },
  tells: (texts, rules, person) =>
    person.load === loadCode(rules, 'blood') ? { carries: look(texts), said: said(texts, rules, person) } : undefined,
  lies(texts, rules, state, seat, cell) {
    const count = bloodAt(rules, state, seat, cell);
    return count === 0
      ? []
      : [{ ...look(texts), id: 'blood', name: loadName(texts, rules, loadCode(rules, 'blood')), count }];
  },
  pointing: {
    // Who stands in the hub by the supply and the hub; who walks in for it as everybody who walks.
    'give-blood': (choice) =>
      choice.from === choice.to
        ? { needs: [SUPPLY, cellTarget(Number(choice.to))], first: 1 }
        : { needs: [walker(choice), cellTarget(Number(choice.to))], first: 1 },
    'fetch-blood': (choice) => ({ needs: [walker(choice), thingTarget('blood', Number(choice.to))], first: 1 }),
    transfuse(choice, rules) {
      const at = Number(choice.at);
      const patients = rules.services.map((_, row): Target => somebody('patient', Number(choice.patient), row, at));
      return { needs: [cellTarget(at)], also: [thingTarget('blood', at), ...patients] };
    },
  },
  meant: {
    walk: donors,
    'put-blood': ({ cell }) => (cell === undefined ? [] : [{ do: 'put-blood', at: cell }]),
    'end-carrying': ({ cell }) => (cell === undefined ? [] : [{ do: 'go-on', at: cell }]),
    'treat-patients'({ state, seat, cell, target }) {
      const at = cell ?? numbersOf(target)[1];
      if (at === undefined) return [];
      const patients = state.clinics[seat].people.filter((one) => one.kind === 'patient' && one.at === at);
      return patients.map(({ level }) => ({ do: 'transfuse', at, patient: level }));
    },
  },
  common: { Seen, Told },
  terms: [{ id: 'blood', rule: 'CX-BLO-6' }],
  examples: {
    blood: {
      rules: ['CX-BLO-6', 'CX-BLO-9', 'CX-BLO-13'],
      parts: ['outside', 'building', 'common-boards'],
      set(p) {
        p.clear().positionS().clinic.people.splice(0);
        p.nurse('0D2').patient('orange', 'psychiatry');
        p.state.marks['blood-transfusion'][0]--;
        p.state.marks['blood-transfusion'][1 + p.cell('0D2')]++;
        return p.asks(
          frame('move'),
          frame('treat'),
          frame('blood-collect'),
          frame('admin-patients'),
          frame('stand-up'),
        );
      },
    },
  },
};
