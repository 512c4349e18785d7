import { type ClinicState, LEVELS, type Rules } from '@asclepion/clinic';
import { kindName, levelName } from '@asclepion/clinic/text';
import { lettersOf } from '../letters.ts';
import { heading, useClinicTexts } from '../texts.ts';

const BAGS = ['patientBag', 'doctorBag'] as const;

/** What is left in the bags, as bars: how long tells how many, with the number and the letter of the level. */
export function Bags({ rules, state }: { rules: Rules; state: ClinicState }) {
  const texts = useClinicTexts();
  return (
    <section className="panel bags" id="clinic-bags">
      <h2>{texts.text('web.bags')}</h2>
      {BAGS.map((bag) => {
        const { counts } = state[bag];
        const total = counts.reduce((sum, count) => sum + count, 0);
        return (
          <div key={bag} className="bag">
            <span className="bag-name">
              {texts.text(`web.${bag}`)} <span className="muted">{total}</span>
            </span>
            <span className="bag-bar">
              {counts.map((count, level) => {
                // Behind the levels those whom modules send to the university (`applicants`).
                const kind = level < LEVELS.length ? 'doctor' : rules.applicants[level - LEVELS.length].id;
                const name = heading(kind === 'doctor' ? levelName(texts, level) : kindName(texts, kind));
                return (
                  <span
                    key={kind === 'doctor' ? LEVELS[level] : kind}
                    className="bag-part"
                    data-level={kind === 'doctor' ? level : undefined}
                    data-kind={kind}
                    data-none={count === 0 || undefined}
                    style={{ flexGrow: count }}
                    title={`${name}: ${count}`}
                  >
                    <span className="visually-hidden">{name}: </span>
                    <span aria-hidden="true">{lettersOf(texts, kind, level).letter}</span>
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
