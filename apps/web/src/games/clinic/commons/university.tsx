import { type ClinicState, isLevel, NUMBERS, type Rules } from '@asclepion/clinic';
import type { Lighting } from '../../../board/drawing.ts';
import { useFirst } from '../../../table/first.tsx';
import { spaceTarget } from '../targets.ts';
import { useClinicTexts } from '../texts.ts';
import { LevelBarsAt } from './level-bars.tsx';
import { Space } from './space.tsx';
import { NOBODY, spacePrice } from './spaces.ts';
import { applicantAt } from './stand-in.ts';

/** Doctors on the steps of a stair: the higher the step, the dearer (CB-HIRE-2). */
export function University({
  rules,
  state: shown,
  lighting,
}: {
  rules: Rules;
  state: ClinicState;
  lighting: Lighting;
}) {
  const texts = useClinicTexts();
  const state = useFirst(shown, ({ university }) => JSON.stringify(university));
  return (
    <section className="panel university" id="clinic-university">
      <h2>{texts.text('web.university')}</h2>
      <div className="stair">
        {state.university.map((level, space) => {
          const target = spaceTarget(space);
          const price = spacePrice(rules, state, space);
          return (
            <span key={target} className="stair-step" data-price={NUMBERS.doctorPrices[space]}>
              <Space
                target={target}
                token={level === NOBODY ? undefined : applicantAt(texts, rules, target, level)}
                empty={texts.text('web.space-empty', { space: space + 1 })}
                lighting={lighting}
              >
                {isLevel(level) && <LevelBarsAt level={level} x={38} y={24} />}
              </Space>
              <span className="stair-price">${price}</span>
            </span>
          );
        })}
      </div>
    </section>
  );
}
