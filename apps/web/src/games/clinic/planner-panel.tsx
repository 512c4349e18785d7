import type { Person } from '@asclepion/clinic';
import { ACCESS, LEVELS, PRE_ADMISSION } from '@asclepion/clinic';
import type { Outcome, Plan, PlannedWalk, Wanted } from '@asclepion/clinic/planner';
import { aPerson, costName, placeName } from '@asclepion/clinic/text';
import type { State } from '@asclepion/kernel';
import { useEffect, useRef, useState } from 'react';
import { numbered } from '../../ui/numbered.ts';
import type { PanelProps } from '../game-face.ts';
import type { PlanRequest } from './planner-worker.ts';
import { rulesOf, stateOf, stepOf } from './position.ts';
import { type ClinicTexts, useClinicTexts } from './texts.ts';

type Answer = { readonly state: 'working' | 'failed' } | ({ readonly state: 'done' } & Outcome);

/** What was asked and found, for one position: it counts no more once that has changed. */
interface Planning {
  readonly view: State;
  readonly wanted: readonly number[];
  readonly answer: Answer | undefined;
}

/** Steps at which a plan for the coming move makes sense. */
const NO_PLAN_AT = new Set(['treat', 'income', 'pay', 'buy-popularity']);

/** Asks the planner, in a thread of its own, where everybody should go. */
export function PlannerPanel({ engine, view, seat, choices, onChoose }: PanelProps) {
  const texts = useClinicTexts();
  const rules = rulesOf(engine);
  const state = stateOf(view);
  const [kept, setKept] = useState<Planning>({ view, wanted: [], answer: undefined });
  const planning: Planning = kept.view === view ? kept : { view, wanted: [], answer: undefined };
  const { wanted, answer } = planning;
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  if (seat === undefined || state.frames.length === 0 || NO_PLAN_AT.has(stepOf(state) ?? ''))
    return <p className="muted">{texts.text('web.plan.not-now')}</p>;

  const patients = state.clinics[seat].people.filter(({ kind }) => kind === 'patient');
  const ask = (aim: PlanRequest['aim']): void => {
    worker.current?.terminate();
    const started = new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    const hear = (heard: Answer): void => setKept({ ...planning, answer: heard });
    started.onmessage = ({ data }: MessageEvent<Outcome>) => hear({ state: 'done', ...data });
    started.onerror = () => hear({ state: 'failed' });
    started.postMessage({ options: engine.options, state, seat, aim } satisfies PlanRequest);
    hear({ state: 'working' });
  };
  const moving = choices.some((choice) => choice.do === 'go' || choice.do === 'done') && stepOf(state) === 'move';

  return (
    <div className="planner">
      <p className="muted">{texts.text('web.plan.help')}</p>
      <p className="row">
        <button type="button" className="button button-main" onClick={() => ask('best')}>
          {texts.text('web.plan.best')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => ask({ wanted: wanted.map((index) => wantedOf(patients[index])) })}
        >
          {texts.text('web.plan.cheapest', { count: wanted.length })}
        </button>
      </p>
      {patients.length > 0 && (
        <fieldset className="choices">
          <legend>{texts.text('web.plan.wanted')}</legend>
          {numbered(patients).map(({ value: patient, number: index }) => (
            <label key={index} className="check">
              <input
                type="checkbox"
                checked={wanted.includes(index)}
                onChange={({ target }) =>
                  setKept({
                    ...planning,
                    wanted: target.checked ? [...wanted, index] : wanted.filter((other) => other !== index),
                  })
                }
              />
              {aPerson(texts, rules, patient.kind, patient.level, patient.service)} (
              {placeName(texts, rules, seat, patient.at)})
            </label>
          ))}
        </fieldset>
      )}
      <div role="status">
        {answer?.state === 'working' && <p>{texts.text('web.plan.working')}</p>}
        {answer?.state === 'failed' && <p>{texts.text('web.plan.failed')}</p>}
        {answer?.state === 'done' && answer.plan === undefined && <p>{texts.text('web.plan.none')}</p>}
      </div>
      {answer?.state === 'done' && answer.plan !== undefined && (
        <PlanText plan={answer.plan} exact={answer.exact} rules={rules} seat={seat}>
          {moving ? (
            <button
              type="button"
              className="button button-main"
              onClick={() => answer.plan !== undefined && onChoose(answer.plan.choices)}
            >
              {texts.text('web.plan.take-over')}
            </button>
          ) : (
            <p className="muted">{texts.text('web.plan.later')}</p>
          )}
        </PlanText>
      )}
    </div>
  );
}

const wantedOf = ({ service, level, at }: Readonly<Person>): Wanted => ({ service, level, at });

function PlanText({
  plan,
  exact,
  rules,
  seat,
  children,
}: {
  plan: Plan;
  exact: boolean;
  rules: ReturnType<typeof rulesOf>;
  seat: number;
  children: React.ReactNode;
}) {
  const texts = useClinicTexts();
  const words = texts;
  const { income, wages, maintenance, saving, left } = plan.money;
  return (
    <div className="plan">
      <p>
        <strong>{texts.text('web.plan.time', { time: plan.time, walked: plan.walked, saved: plan.saved })}</strong>{' '}
        {!exact && texts.text('web.plan.not-exact')}
      </p>
      {children}
      <ol>
        {numbered(plan.walks).map(({ value: walk, number: index }) => (
          <li key={index}>
            {texts.text('web.plan.walk', {
              who: aPerson(words, rules, walk.who.kind, walk.who.level, walk.who.service),
              from: placeName(words, rules, seat, walk.from),
              to: placeName(words, rules, seat, walk.to),
              way: wayText(texts, rules, seat, walk),
              time: walk.time,
            })}
          </li>
        ))}
        {plan.walks.length === 0 && <li>{texts.text('web.plan.nobody')}</li>}
      </ol>
      {plan.treatments.length > 0 && (
        <>
          <h3>{texts.text('web.plan.treatments')}</h3>
          <ul>
            {numbered(plan.treatments).map(
              ({ value: { at, doctor, patient, service, nurses, money }, number: index }) => (
                <li key={index}>
                  {words.find('clinic.choice.treat', {
                    place: placeName(words, rules, seat, at),
                    doctor: aPerson(words, rules, 'doctor', doctor, -1),
                    patient: aPerson(words, rules, 'patient', patient, service),
                    nurses,
                    money,
                    level: LEVELS[patient],
                  })}
                </li>
              ),
            )}
          </ul>
        </>
      )}
      <dl className="sums">
        {(
          [
            ['income', income],
            ['wages', -wages],
            ['maintenance', -maintenance],
            ['saving', saving],
          ] as const
        ).map(([line, money]) => (
          <div key={line}>
            <dt>{costName(words, line)}</dt>
            <dd>{money}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{texts.text('web.net')}</dt>
          <dd>{left}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The cells that a walk goes through, the last one left out. */
function wayText(
  texts: ClinicTexts,
  rules: ReturnType<typeof rulesOf>,
  seat: number,
  { start, cells, from }: PlannedWalk,
): string {
  const { cellNames, edges } = rules.geometry[seat];
  const names = cells.slice(0, -1).map((cell) => cellNames[cell]);
  if (start.by === 'entrance' && (from === ACCESS || from === PRE_ADMISSION))
    names.unshift(texts.text('web.plan.by-entrance', { edge: edges[start.edge].name }));
  if (start.by === 'helipad') names.unshift(texts.text('web.plan.by-helipad', { cell: cellNames[start.cell] }));
  return names.length === 0 ? 'none' : names.join(' → ');
}
