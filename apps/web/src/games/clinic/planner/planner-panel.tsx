import { stageOf } from '@asclepion/clinic/ledger';
import { useEffect, useMemo, useState } from 'react';
import type { WayDrawing } from '../../../board/drawing.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { PanelProps } from '../../game-face.ts';
import { ledgersOf } from '../ledger/ledgers-of.ts';
import { isSetup, rulesOf, stateOf } from '../position.ts';
import { Compare } from './compare.tsx';
import { usePins } from './pins.ts';
import { PlanLines } from './plan-lines.tsx';
import type { PlanKind } from './question.ts';
import { usePlannerTexts } from './texts.ts';
import { usePlanner } from './use-planner.ts';
import { wayOf } from './ways.ts';
import { WhatIf } from './what-if.tsx';

/** Where everybody should go. It says so where there is nothing to plan, or the table forbids help. */
export function PlannerPanel(props: PanelProps) {
  const texts = usePlannerTexts();
  const { view, seat, help } = props;
  const state = stateOf(view);
  const stage = stageOf(state);
  if (!help) return <p className="muted">{texts.text('web.plan.alone')}</p>;
  if (seat === undefined || isSetup(state) || (stage !== 'acting' && stage !== 'walking'))
    return <p className="muted">{texts.text('web.plan.not-now')}</p>;
  return <Planner {...props} seat={seat} />;
}

const NO_WAYS: readonly WayDrawing[] = [];

/** Both plans beside how things stand, what is fixed, and the ways of the plan that is looked at on the board. */
function Planner({ engine, view, seat, choices, onChoose, onWays }: PanelProps & { seat: number }) {
  const texts = usePlannerTexts();
  const rules = rulesOf(engine);
  const state = stateOf(view);
  const clinic = state.clinics[seat];
  const [pins, setPins] = usePins(engine, clinic.people);
  const [shown, setShown] = useState<PlanKind>('best');
  const [drawn, setDrawn] = useState(true);
  const [pointedAt, setPointedAt] = useState<number>();
  const answer = usePlanner('plans', engine, view, seat, pins);
  const outcome = typeof answer === 'object' ? answer[shown] : undefined;
  const plan = outcome?.plan;
  const ways = useMemo(
    () => plan?.walks.map((walk, number) => wayOf(texts, rules, seat, walk, number)) ?? NO_WAYS,
    [plan, texts, rules, seat],
  );
  useEffect(() => {
    onWays(pointedAt !== undefined ? ways.slice(pointedAt, pointedAt + 1) : drawn ? ways : NO_WAYS);
  }, [ways, drawn, pointedAt, onWays]);
  useEffect(() => () => onWays(NO_WAYS), [onWays]);
  const moving = stageOf(state) === 'walking' && choices.some((choice) => choice.do === 'go' || choice.do === 'done');

  return (
    <div className="planner">
      <div role="status" className={answer === undefined || plan === undefined ? undefined : 'visually-hidden'}>
        {answer === undefined && texts.text('web.plan.working')}
        {answer === 'failed' && texts.text('web.plan.failed')}
        {outcome !== undefined && plan === undefined && texts.text('web.plan.none')}
      </div>
      {typeof answer === 'object' && (
        <Compare plans={answer} clinic={clinic} now={ledgersOf(engine, view)[seat]} shown={shown} onShow={setShown} />
      )}
      {plan !== undefined && (
        <>
          {moving ? (
            <button type="button" className="button button-main" onClick={() => onChoose(plan.choices)}>
              {texts.text('web.plan.take-over')}
            </button>
          ) : (
            <p className="muted">{texts.text('web.plan.later')}</p>
          )}
          {outcome?.exact === false && <p className="muted">{texts.text('web.plan.not-exact')}</p>}
          <Switch label={texts.text('web.plan.ways')} on={drawn} onChange={setDrawn} />
        </>
      )}
      <WhatIf
        rules={rules}
        seat={seat}
        clinic={clinic}
        pins={pins}
        walking={stageOf(state) === 'walking'}
        onPins={setPins}
      />
      {plan !== undefined && <PlanLines plan={plan} rules={rules} seat={seat} onPointAt={setPointedAt} />}
    </div>
  );
}
