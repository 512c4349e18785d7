import { affordablePoints, type Clinic } from '@asclepion/clinic';
import type { Ledger } from '@asclepion/clinic/ledger';
import type { Plan } from '@asclepion/clinic/planner';
import { useId } from 'react';
import { signedMoney } from '../ledger/signed.ts';
import { PLAN_KINDS, type PlanKind, type Plans } from './question.ts';
import { usePlannerTexts } from './texts.ts';

/** The figures by which plans are compared. */
interface Figures {
  readonly net: number;
  readonly buys: number;
  readonly income: number;
  readonly costs: number;
  readonly treats: number;
  readonly time: number;
}

const figuresOf = (clinic: Readonly<Clinic>, { money, cares, time }: Plan): Figures => ({
  net: money.left,
  buys: affordablePoints({ ...clinic, income: Math.max(0, money.left) }),
  income: money.income,
  costs: money.income - money.left,
  treats: cares.length,
  time,
});

const figuresNow = ({ net, popularity, income, costs, treated, time }: Ledger): Figures => ({
  net,
  buys: popularity.points,
  income,
  costs: costs.total,
  treats: treated.length,
  time: time.round,
});

const ROWS = ['net', 'buys', 'income', 'costs', 'treats', 'time'] as const;

const written = (row: (typeof ROWS)[number], amount: number): string => {
  if (row === 'net') return signedMoney(amount);
  return row === 'income' || row === 'costs' ? `$${amount}` : String(amount);
};

/** The plans side by side, with what comes of nobody walking; one of them is looked at. */
export function Compare({
  plans,
  clinic,
  now,
  shown,
  onShow,
}: {
  plans: Plans;
  clinic: Readonly<Clinic>;
  now: Ledger;
  shown: PlanKind;
  onShow: (kind: PlanKind) => void;
}) {
  const texts = usePlannerTexts();
  const name = useId();
  const columns: readonly (Figures | undefined)[] = [
    figuresNow(now),
    ...PLAN_KINDS.map((kind) => {
      const { plan } = plans[kind];
      return plan && figuresOf(clinic, plan);
    }),
  ];
  return (
    <table className="plans">
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.text('web.plan.as-is')}</th>
          {PLAN_KINDS.map((kind) => (
            <th key={kind} scope="col" data-shown={kind === shown || undefined}>
              <label className="plans-choice">
                <input type="radio" name={name} checked={kind === shown} onChange={() => onShow(kind)} />
                <span>{texts.text(`web.plan.${kind}`)}</span>
              </label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} data-row={row}>
            <th scope="row">{texts.text(`web.plan.${row}`)}</th>
            {columns.map((figures, place) => (
              <td key={PLAN_KINDS[place - 1] ?? 'now'} data-shown={PLAN_KINDS[place - 1] === shown || undefined}>
                {figures === undefined ? '–' : written(row, figures[row])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
