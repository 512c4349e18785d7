import { type ClinicState, NUMBERS, type Rules } from '@asclepion/clinic';
import type { Lighting } from '../../../board/drawing.ts';
import { TokenButton } from '../../../board/token.tsx';
import { useFirst } from '../../../table/first.tsx';
import { numbered } from '../../../ui/numbered.ts';
import { NURSE, ORDERLY } from '../targets.ts';
import { useClinicTexts } from '../texts.ts';
import { nursePrices } from './nurse-prices.ts';
import { standIn } from './stand-in.ts';

/** Nurses of this round with what the next ones cost, those of later rounds, and orderlies. */
export function JobMarket({ rules, state: shown, lighting }: { rules: Rules; state: ClinicState; lighting: Lighting }) {
  const texts = useClinicTexts();
  const state = useFirst(shown, ({ nurses, orderlies }) => `${nurses} ${orderlies}`);
  const [now, ...later] = nursePrices(rules, state);
  const nurses = now?.prices.length ?? 0;
  return (
    <section className="panel job-market" id="clinic-job-market">
      <h2>{texts.text('web.job-market')}</h2>
      <div className="jobs">
        <div className="job">
          <TokenButton token={{ ...standIn(texts, rules, NURSE, 'nurse', 0), count: nurses }} lighting={lighting} />
          <span className="job-words">
            <span className="job-prices">
              <span className="visually-hidden">{texts.text('web.nurses-left', { count: nurses })}: </span>
              {nurses === 0 && <span className="price">–</span>}
              {numbered(now?.prices ?? []).map(({ value: price, number: place }) => (
                <span key={place} className="price" data-next={place === 0 || undefined}>
                  ${price}
                </span>
              ))}
            </span>
            <span className="muted">{texts.text('web.this-round')}</span>
          </span>
        </div>
        <ol className="later-rounds" aria-label={texts.text('web.later-rounds')}>
          {later.map(({ round, prices }) => (
            <li
              key={round}
              title={texts.text('web.nurses-in-round', { round, count: prices.length, price: prices[0] ?? 0 })}
            >
              <span className="visually-hidden">
                {texts.text('web.nurses-in-round', { round, count: prices.length, price: prices[0] ?? 0 })}
              </span>
              <span className="muted" aria-hidden="true">
                {texts.text('web.round-short', { round })}
              </span>
              <span className="price" aria-hidden="true">
                ${prices[0]}
              </span>
              <span className="muted" aria-hidden="true">
                ×{prices.length}
              </span>
            </li>
          ))}
        </ol>
        <div className="job">
          <TokenButton
            token={{ ...standIn(texts, rules, ORDERLY, 'orderly', 0), count: state.orderlies }}
            lighting={lighting}
          />
          <span className="job-words">
            <span className="price" data-next={state.orderlies > 0 || undefined}>
              {state.orderlies === 0 ? '–' : `$${NUMBERS.orderlyPrice}`}
            </span>
            <span className="muted">{texts.text('web.orderlies-left', { count: state.orderlies })}</span>
          </span>
        </div>
      </div>
    </section>
  );
}
