import { type ClinicState, isLevel, NUMBERS, type Rules } from '@asclepion/clinic';
import type { Lighting } from '../../../board/drawing.ts';
import { pointedButton } from '../../../board/pointing.ts';
import { TokenButton } from '../../../board/token.tsx';
import { useFirst } from '../../../table/first.tsx';
import { spaceTarget } from '../targets.ts';
import { useClinicTexts } from '../texts.ts';
import { LevelBars } from './level-bars.tsx';
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
              {level === NOBODY ? (
                <button
                  type="button"
                  className="gap target"
                  {...pointedButton(target, texts.text('web.space-empty', { space: space + 1 }), lighting)}
                />
              ) : (
                <>
                  <TokenButton token={applicantAt(texts, rules, target, level)} lighting={lighting} />
                  {isLevel(level) && <LevelBars level={level} />}
                </>
              )}
              <span className="stair-price">${price}</span>
            </span>
          );
        })}
      </div>
    </section>
  );
}
