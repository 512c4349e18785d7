import type { AnyEngine } from '@asclepion/catalogue';
import { type ClinicState, costsOf, incomeOf, type Rules } from '@asclepion/clinic';
import { costName } from '@asclepion/clinic/text';
import type { Choice } from '@asclepion/kernel';
import { useMemo } from 'react';
import { numbered } from '../../ui/numbered.ts';
import type { PanelProps } from '../game-face.ts';
import { rulesOf, stateOf } from './position.ts';
import { useClinicTexts } from './texts.ts';

/**
 * What could still be treated as everybody stands now, the dearest first: the engine plays the treating step on a copy.
 */
function expectedIncome(engine: AnyEngine, rules: Rules, seen: ClinicState, seat: number): number {
  const copy = engine.clone(seen) as ClinicState;
  copy.frames = [{ step: 'treat-patients', seat } as ClinicState['frames'][number]];
  for (const clinic of copy.clinics) for (const person of clinic.people) person.spent = 0;
  const money = ({ at, patient }: Choice): number =>
    incomeOf(rules, seat, copy.clinics[seat], Number(at), Number(patient));
  const before = copy.clinics[seat].income;
  for (let choices = engine.choices(copy, seat); choices.length > 0; choices = engine.choices(copy, seat)) {
    const treating = choices.filter((choice) => choice.do === 'treat').sort((a, b) => money(b) - money(a));
    engine.play(copy, seat, treating[0] ?? choices[0]);
  }
  return copy.clinics[seat].income - before;
}

const AFTER_TREATING = new Set(['income', 'pay', 'buy-popularity']);

/** What this round will cost and bring each player, as things stand. */
export function MoneyPanel({ engine, view, names }: PanelProps) {
  const texts = useClinicTexts();
  const words = texts;
  const rules = rulesOf(engine);
  const state = stateOf(view);
  const columns = useMemo(
    () =>
      state.clinics.map((clinic, seat) => {
        const { wages, maintenance, saving, total } = costsOf(rules, clinic);
        const step = state.frames.find((frame) => frame.step === 'programme') as { at?: number } | undefined;
        const over = AFTER_TREATING.has(state.programme[(step?.at ?? 0) - 1]);
        const expected = over || state.frames.length === 0 ? 0 : expectedIncome(engine, rules, state, seat);
        return { money: clinic.money, income: clinic.income, expected, wages, maintenance, saving, total };
      }),
    [engine, rules, state],
  );
  const lines: readonly [string, (column: (typeof columns)[number]) => number][] = [
    [costName(words, 'savings'), ({ money }) => money],
    [costName(words, 'income'), ({ income }) => income],
    [texts.text('web.expected-income'), ({ expected }) => expected],
    [costName(words, 'wages'), ({ wages }) => -wages],
    [costName(words, 'maintenance'), ({ maintenance }) => -maintenance],
    [costName(words, 'saving'), ({ saving }) => saving],
  ];
  return (
    <>
      <div className="scroller">
        <table className="scores">
          <thead>
            <tr>
              <td />
              {numbered(names).map(({ value: name, number: seat }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([title, value]) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {numbered(columns).map(({ value: column, number: seat }) => (
                  <td key={seat}>{value(column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.text('web.net')}</th>
              {numbered(columns).map(({ value: { income, expected, total }, number: seat }) => (
                <td key={seat}>{income + expected - total}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="muted">{texts.text('web.money-help')}</p>
    </>
  );
}
