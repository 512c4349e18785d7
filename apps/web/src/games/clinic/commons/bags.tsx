import { type ClinicState, LEVELS } from '@asclepion/clinic';
import { levelName } from '@asclepion/clinic/text';
import { heading, useClinicTexts } from '../texts.ts';

const BAGS = ['patientBag', 'doctorBag'] as const;

/** What is left in the bags, as bars: how long tells how many, with the number and the letter of the level. */
export function Bags({ state }: { state: ClinicState }) {
  const texts = useClinicTexts();
  return (
    <section className="panel bags" id="clinic-bags">
      <h2>{texts.text('web.bags')}</h2>
      {BAGS.map((bag) => {
        const counts = LEVELS.map((_, level) => state[bag].counts[level] ?? 0);
        const total = counts.reduce((sum, count) => sum + count, 0);
        return (
          <div key={bag} className="bag">
            <span className="bag-name">
              {texts.text(`web.${bag}`)} <span className="muted">{total}</span>
            </span>
            <span className="bag-bar">
              {counts.map((count, level) => {
                const name = heading(levelName(texts, level));
                return (
                  <span
                    key={LEVELS[level]}
                    className="bag-part"
                    data-level={level}
                    data-none={count === 0 || undefined}
                    style={{ flexGrow: count }}
                    title={`${name}: ${count}`}
                  >
                    <span className="visually-hidden">{name}: </span>
                    <span aria-hidden="true">{texts.text(`web.level.${level as 0 | 1 | 2 | 3}`)}</span>
                    <b>{count}</b>
                  </span>
                );
              })}
            </span>
          </div>
        );
      })}
    </section>
  );
}
