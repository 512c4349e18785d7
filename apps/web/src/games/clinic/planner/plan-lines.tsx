import { ACCESS, type Person, PRE_ADMISSION, type Rules } from '@asclepion/clinic';
import type { Plan, PlannedWalk } from '@asclepion/clinic/planner';
import { aPerson, placeName } from '@asclepion/clinic/text';
import type { Choice } from '@asclepion/kernel';
import { Icon } from '../../../ui/icons/icon.tsx';
import { numbered } from '../../../ui/numbered.ts';
import { Figure } from '../ledger/line.tsx';
import { signedMoney } from '../ledger/signed.ts';
import { heading } from '../texts.ts';
import { type PlannerTexts, usePlannerTexts } from './texts.ts';

/** Who walks where, and who is treated then. Pointing at a walk points it out on the board. */
export function PlanLines({
  plan,
  rules,
  seat,
  onPointAt,
}: {
  plan: Plan;
  rules: Rules;
  seat: number;
  /** The walk that is pointed at; undefined for none. */
  onPointAt: (walk: number | undefined) => void;
}) {
  const texts = usePlannerTexts();
  return (
    <>
      <h3>{texts.text('web.plan.walks')}</h3>
      <ol className="plan-lines">
        {numbered(plan.walks).map(({ value: walk, number }) => (
          <li key={number}>
            <button
              type="button"
              className="plan-line"
              onPointerEnter={() => onPointAt(number)}
              onPointerLeave={() => onPointAt(undefined)}
              onFocus={() => onPointAt(number)}
              onBlur={() => onPointAt(undefined)}
            >
              <span aria-hidden="true">
                <Figure rules={rules} person={walk.who} />
              </span>
              <span className="visually-hidden">
                {aPerson(texts, rules, walk.who.kind, walk.who.level, walk.who.service)}
              </span>
              <span className="plan-way">{wayText(texts, rules, seat, walk)}</span>
              <span className="plan-cost">
                <Icon name="clock" size={14} />
                <span className="visually-hidden">{texts.text('web.time')} </span>
                {walk.time}
              </span>
            </button>
          </li>
        ))}
        {numbered(plan.errands).map(({ value: errand, number }) => (
          <ErrandLine key={`errand-${number}`} rules={rules} seat={seat} errand={errand} />
        ))}
        {plan.walks.length + plan.errands.length === 0 && <li className="muted">{texts.text('web.plan.nobody')}</li>}
      </ol>
      {plan.dismissed > 0 && <p className="muted">{texts.text('web.plan.dismissed', { count: plan.dismissed })}</p>}
      {plan.cares.length > 0 && (
        <>
          <h3>{texts.text('web.plan.treatments')}</h3>
          <ul className="plan-lines">
            {numbered(plan.treatments).map(({ value: { at, doctor, patient, service, nurses, money }, number }) => (
              <CareLine
                key={number}
                rules={rules}
                who={{ kind: 'patient', level: patient, service }}
                money={money}
                how={texts.text('web.ledger.treated-by', {
                  place: placeName(texts, rules, seat, at),
                  doctor: aPerson(texts, rules, 'doctor', doctor, -1),
                  nurses,
                })}
              />
            ))}
            {numbered(plan.cares.slice(plan.treatments.length)).map(({ value: { choice, who, money }, number }) => (
              <CareLine
                key={number}
                rules={rules}
                who={who}
                money={money}
                how={texts.text('web.plan.cared', { place: placeName(texts, rules, seat, Number(choice.at)) })}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Shown = Pick<Person, 'kind' | 'level' | 'service'>;

/** Somebody taken care of. */
function CareLine({ rules, who, how, money }: { rules: Rules; who: Shown | undefined; how: string; money: number }) {
  const texts = usePlannerTexts();
  return (
    <li className="plan-line">
      {who !== undefined && (
        <span aria-hidden="true">
          <Figure rules={rules} person={who} />
        </span>
      )}
      <span className="plan-way">
        {who !== undefined && (
          <span className="visually-hidden">{aPerson(texts, rules, who.kind, who.level, who.service)}: </span>
        )}
        {heading(how)}
      </span>
      <span className="plan-cost">{signedMoney(money)}</span>
    </li>
  );
}

/** Somebody who does something else than walk. */
function ErrandLine({ rules, seat, errand }: { rules: Rules; seat: number; errand: Choice }) {
  const texts = usePlannerTexts();
  const [level, service, from, to] = [errand.level, errand.service, errand.from, errand.to].map(Number);
  const who: Shown = { kind: String(errand.kind), level, service };
  return (
    <li className="plan-line">
      <span aria-hidden="true">
        <Figure rules={rules} person={who} />
      </span>
      <span className="visually-hidden">{aPerson(texts, rules, who.kind, who.level, who.service)}</span>
      <span className="plan-way">
        {texts.text('web.plan.walk-way', {
          from: placeName(texts, rules, seat, from),
          to: placeName(texts, rules, seat, to),
          way: 'none',
        })}
      </span>
    </li>
  );
}

/** From where through what to where. */
function wayText(texts: PlannerTexts, rules: Rules, seat: number, walk: PlannedWalk): string {
  const { start, cells, from, to } = walk;
  const { cellNames, edges } = rules.geometry[seat];
  const names = cells.slice(0, -1).map((cell) => cellNames[cell]);
  if (start.by === 'entrance' && (from === ACCESS || from === PRE_ADMISSION))
    names.unshift(texts.text('web.plan.by-entrance', { edge: edges[start.edge].name }));
  if (start.by === 'helipad') names.unshift(texts.text('web.plan.by-helipad', { cell: cellNames[start.cell] }));
  return texts.text('web.plan.walk-way', {
    from: placeName(texts, rules, seat, from),
    to: placeName(texts, rules, seat, to),
    way: names.length === 0 ? 'none' : names.join(' → '),
  });
}
