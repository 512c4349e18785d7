import type { Rules } from '@asclepion/clinic';
import { ACCESS, PRE_ADMISSION } from '@asclepion/clinic';
import type { Plan, PlannedWalk } from '@asclepion/clinic/planner';
import { aPerson, placeName } from '@asclepion/clinic/text';
import { numbered } from '../../../ui/numbered.ts';
import { Figure } from '../ledger/line.tsx';
import { signedMoney } from '../ledger/signed.ts';
import { type ClinicTexts, heading, useClinicTexts } from '../texts.ts';

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
  const texts = useClinicTexts();
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
              <span className="plan-cost">◷ {walk.time}</span>
            </button>
          </li>
        ))}
        {plan.walks.length === 0 && <li className="muted">{texts.text('web.plan.nobody')}</li>}
      </ol>
      {plan.dismissed > 0 && <p className="muted">{texts.text('web.plan.dismissed', { count: plan.dismissed })}</p>}
      {plan.treatments.length > 0 && (
        <>
          <h3>{texts.text('web.plan.treatments')}</h3>
          <ul className="plan-lines">
            {numbered(plan.treatments).map(({ value: { at, doctor, patient, service, nurses, money }, number }) => (
              <li key={number} className="plan-line">
                <span aria-hidden="true">
                  <Figure rules={rules} person={{ kind: 'patient', level: patient, service }} />
                </span>
                <span className="plan-way">
                  <span className="visually-hidden">{aPerson(texts, rules, 'patient', patient, service)}: </span>
                  {heading(
                    texts.text('web.ledger.treated-by', {
                      place: placeName(texts, rules, seat, at),
                      doctor: aPerson(texts, rules, 'doctor', doctor, -1),
                      nurses,
                    }),
                  )}
                </span>
                <span className="plan-cost">{signedMoney(money)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** From where through what to where. */
function wayText(texts: ClinicTexts, rules: Rules, seat: number, walk: PlannedWalk): string {
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
