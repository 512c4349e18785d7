import type { Rules } from '@asclepion/clinic';
import type { CostLine, Ledger, TreatedLine, UntreatedLine } from '@asclepion/clinic/ledger';
import { aPerson, costName, describeNote, feeName, moduleName, pieceName, placeName } from '@asclepion/clinic/text';
import { Icon as Picture } from '../../../board/art.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { numbered } from '../../../ui/numbered.ts';
import { heading } from '../texts.ts';
import { Figure, Line } from './line.tsx';
import { Section } from './section.tsx';
import { signedMoney } from './signed.ts';
import { somePeople } from './some-people.ts';
import { type LedgerTexts, useLedgerTexts } from './texts.ts';

interface Props {
  readonly rules: Rules;
  readonly seat: number;
  readonly ledger: Ledger;
}

/** Income, patient by patient, and why others pay nothing yet (section 10 of the rules). */
export function IncomeSection({ rules, seat, ledger }: Props) {
  const texts = useLedgerTexts();
  const other = ledger.treated.reduce((rest, { money }) => rest - money, ledger.income - ledger.earned);
  return (
    <Section title={costName(texts, 'income')} amount={signedMoney(ledger.income)}>
      {ledger.earned > 0 && (
        <Line sign={<Icon name="check" size={16} />} rule="CB-TREAT-12" amount={signedMoney(ledger.earned)}>
          {texts.text('web.ledger.earned')}
        </Line>
      )}
      {numbered(ledger.treated).map(({ value: line, number }) => (
        <Treated key={number} rules={rules} seat={seat} line={line} />
      ))}
      {other !== 0 && (
        <Line sign={<Icon name="info" size={16} />} rule="CB-TREAT-12" amount={signedMoney(other)}>
          {texts.text('web.ledger.other-income')}
        </Line>
      )}
      {ledger.treated.length === 0 && ledger.earned === 0 && (
        <li className="muted ledger-none">{texts.text('web.ledger.none')}</li>
      )}
      {numbered(ledger.untreated).map(({ value: line, number }) => (
        <Untreated key={number} rules={rules} seat={seat} line={line} />
      ))}
    </Section>
  );
}

function Treated({ rules, seat, line }: { rules: Rules; seat: number; line: TreatedLine }) {
  const texts = useLedgerTexts();
  const { at, whom = 'patient', patient, service, by, doctor, second, nurses, money, bonuses, rule } = line;
  const levels = second === undefined ? [doctor] : [doctor, second];
  const base = bonuses.reduce((rest, bonus) => rest - bonus.money, money);
  const added = bonuses.map((bonus) =>
    texts.text('web.ledger.bonus', { money: bonus.money, name: bonusName(texts, bonus.module) }),
  );
  return (
    <Line
      sign={<Figure rules={rules} person={{ kind: whom, level: patient, service }} />}
      rule={bonuses.length > 0 ? 'CB-TREAT-11' : rule}
      amount={signedMoney(money)}
      detail={
        <>
          {texts.text('web.ledger.treated-by', {
            place: placeName(texts, rules, seat, at),
            doctor: texts.list(levels.map((level) => aPerson(texts, rules, by, level, -1))),
            nurses,
          })}
          {added.length > 0 && <> · {texts.text('web.ledger.made-of', { base, bonuses: added.join(' + ') })}</>}
        </>
      }
    >
      {somePeople(texts, rules, { kind: whom, level: patient, service }, 1)}
    </Line>
  );
}

/** What a module's pieces around a room are called. */
const bonusName = (texts: LedgerTexts, module: string): string =>
  texts.find(`web.ledger.bonus.${module}`) ?? moduleName(texts, module);

function Untreated({ rules, seat, line }: { rules: Rules; seat: number; line: UntreatedLine }) {
  const texts = useLedgerTexts();
  const { at, patient, service, count, why, needed, there, rule } = line;
  const place = placeName(texts, rules, seat, at);
  return (
    <Line
      sign={<Figure rules={rules} person={{ kind: 'patient', level: patient, service }} />}
      rule={rule}
      amount="–"
      detail={heading(texts.text(`web.ledger.why.${why}`, { place, needed, there }))}
    >
      {somePeople(texts, rules, { kind: 'patient', level: patient, service }, count)}
    </Line>
  );
}

/** Wages, maintenance and what orderlies save (section 11 of the rules). */
export function CostSections({ rules, ledger }: Props) {
  const texts = useLedgerTexts();
  const { wages, maintenance, savings, fees, costs } = ledger;
  const uncut = savings.reduce((sum, { money }) => sum + money, 0);
  return (
    <>
      <Section title={costName(texts, 'wages')} amount={signedMoney(-costs.wages)}>
        {wages.map((line) => (
          <Cost key={`${line.of} ${line.level}`} rules={rules} line={line} factor={-1} />
        ))}
      </Section>
      <Section title={costName(texts, 'maintenance')} amount={signedMoney(costs.saving - costs.maintenance)}>
        {maintenance.map((line) => (
          <Cost key={`${line.of} ${line.level}`} rules={rules} line={line} factor={-1} />
        ))}
        {savings.map((line) => (
          <Cost key={`saved ${line.of} ${line.level}`} rules={rules} line={line} factor={1} saved />
        ))}
        {uncut > costs.saving && (
          <Line sign={<Icon name="info" size={16} />} rule="CB-PAY-5" amount={signedMoney(costs.saving - uncut)}>
            {heading(texts.text('web.ledger.cut'))}
          </Line>
        )}
      </Section>
      {fees.length > 0 && (
        <Section title={costName(texts, 'fees')} amount={signedMoney(-costs.fees)}>
          {fees.map((line) => (
            <Cost key={line.of} rules={rules} line={line} factor={-1} />
          ))}
        </Section>
      )}
    </>
  );
}

function Cost({
  rules,
  line,
  factor,
  saved = false,
}: {
  rules: Rules;
  line: CostLine;
  factor: 1 | -1;
  saved?: boolean;
}) {
  const texts = useLedgerTexts();
  const { of, what, level, count, money, rule } = line;
  const kind = of as 'doctor' | 'nurse' | 'orderly';
  const counted =
    what === 'staff'
      ? somePeople(texts, rules, { kind, level, service: -1 }, count)
      : texts.text('web.ledger.count', {
          count,
          name: heading(what === 'tile' ? pieceName(texts, of) : moduleName(texts, of)),
        });
  const named = what === 'fee' ? heading(feeName(texts, of)) : counted;
  return (
    <Line
      sign={
        what === 'staff' ? (
          <Figure rules={rules} person={{ kind, level, service: -1 }} />
        ) : (
          <Picture art={of} size={18} />
        )
      }
      rule={rule}
      amount={signedMoney(factor * money)}
    >
      {saved
        ? costName(texts, 'saving')
        : what === 'tile' && level > 0
          ? texts.text('web.ledger.used', { name: counted })
          : named}
    </Line>
  );
}

/** What becomes of the rest: popularity and savings, or what a lack costs (CB-PAY-7, CB-POP-1). */
export function RestSection({ ledger }: Props) {
  const texts = useLedgerTexts();
  const { net, popularity, lack, money, standing, stage } = ledger;
  const buys = popularity.points * popularity.price;
  return (
    <Section title={texts.text(stage === 'paid' ? 'web.ledger.left' : 'web.ledger.net')} amount={signedMoney(net)}>
      {popularity.points > 0 && (
        <Line sign={<Icon name="star" size={16} />} rule="CB-POP-1" amount={signedMoney(-buys)}>
          {texts.text('web.ledger.purchase', { points: popularity.points, price: popularity.price })}
        </Line>
      )}
      {net > 0 && (
        <Line sign={<Icon name="money" size={16} />} rule="CB-POP-2" amount={signedMoney(popularity.left)}>
          {texts.text('web.ledger.to-savings')}
        </Line>
      )}
      {(['savings', 'popularity', 'forgiven'] as const).map(
        (from) =>
          lack[from] > 0 && (
            <Line
              key={from}
              sign={<Icon name={from === 'popularity' ? 'star' : 'money'} size={16} />}
              rule="CB-PAY-7"
              amount={from === 'popularity' ? `−${lack[from]}` : signedMoney(-lack[from])}
            >
              {texts.text(
                from === 'savings'
                  ? 'web.ledger.from-savings'
                  : from === 'popularity'
                    ? 'web.ledger.from-popularity'
                    : 'web.ledger.forgiven',
              )}
            </Line>
          ),
      )}
      <Line sign={<Icon name="money" size={16} />} amount={`$${money.after}`}>
        {texts.text('web.ledger.savings-after')}
      </Line>
      <Line sign={<Icon name="star" size={16} />} amount={`${standing.after}`}>
        {texts.text('web.ledger.popularity-then')}
      </Line>
    </Section>
  );
}

/** Time, its price at the end, and the place in the turn order. */
export function TimeSection({ ledger }: Props) {
  const texts = useLedgerTexts();
  const { walked, saved, total, points, untilNext } = ledger.time;
  const { place, placeAfter } = ledger.standing;
  return (
    <Section title={texts.text('web.ledger.time')} amount={`${total}`}>
      <Line sign={<Icon name="clock" size={16} />} rule="CB-MOVE-13" amount={`${walked}`}>
        {texts.text('web.ledger.walked')}
      </Line>
      {saved > 0 && (
        <Line sign={<Picture art="triage" size={18} />} rule="CB-TILE-7" amount={`−${Math.min(saved, walked)}`}>
          {texts.text('web.ledger.triage')}
        </Line>
      )}
      <Line
        sign={<Icon name="chart" size={16} />}
        rule="CB-END-1"
        amount={`${total}`}
        detail={heading(texts.text('web.ledger.time-points', { points, cost: -points, next: untilNext }))}
      >
        {texts.text('web.ledger.total')}
      </Line>
      <Line
        sign={<Icon name="swap" size={16} />}
        rule="CB-ADM-13"
        amount={texts.text('web.ledger.places', { now: place, next: place === placeAfter ? 'same' : placeAfter })}
      >
        {texts.text('web.ledger.place')}
      </Line>
    </Section>
  );
}

/** What modules say about the end of the round. */
export function NotesSection({ rules, ledger }: Props) {
  const texts = useLedgerTexts();
  if (ledger.notes.length === 0) return null;
  return (
    <Section title={texts.text('web.ledger.notes')}>
      {ledger.notes.map((note) => (
        <Line
          key={JSON.stringify(note)}
          rule={note.rule}
          sign={<Icon name={note.tone === 'bad' ? 'warning' : note.tone === 'good' ? 'good' : 'info'} size={16} />}
        >
          {describeNote(texts, rules, note)}
        </Line>
      ))}
    </Section>
  );
}
