import { ACCESS, type ClinicState, PRE_ADMISSION, type Rules } from '@asclepion/clinic';
import { serviceName } from '@asclepion/clinic/text';
import { Icon } from '../../../board/art.tsx';
import type { Lighting } from '../../../board/drawing.ts';
import { pointedButton } from '../../../board/pointing.ts';
import { TokenButton } from '../../../board/token.tsx';
import { tokensOf } from '../draw-clinic.ts';
import { waitingTarget } from '../targets.ts';
import { heading, useClinicTexts } from '../texts.ts';

/** Who waits outside: patients by service, staff at the ways in. */
export function Outside({
  rules,
  state,
  seat,
  lighting,
}: {
  rules: Rules;
  state: ClinicState;
  seat: number;
  lighting: Lighting;
}) {
  const texts = useClinicTexts();
  const { people } = state.clinics[seat];
  const staff = tokensOf(
    texts,
    rules,
    people.filter(({ at }) => at === ACCESS),
  );
  const isEmpty = !people.some(({ at }) => at === ACCESS || at === PRE_ADMISSION);
  return (
    <section className="outside" data-empty={isEmpty || undefined} aria-label={texts.text('web.pre-admission')}>
      {rules.services.map((service, row) => {
        const name = serviceName(texts, rules, service);
        const waiting = tokensOf(
          texts,
          rules,
          people.filter((person) => person.at === PRE_ADMISSION && person.service === row),
        );
        const count = waiting.reduce((sum, token) => sum + token.count, 0);
        return (
          <div key={service} className="waiting" data-empty={count === 0 || undefined}>
            <button
              type="button"
              className="waiting-name target"
              title={heading(name)}
              {...pointedButton(waitingTarget(row), texts.text('web.waiting', { service: name, count }), lighting)}
            >
              <Icon art={`hub:${service}`} size={18} />
              <span className="service-letters">{texts.find(`web.service.${service}`)}</span>
            </button>
            {waiting.map((token) => (
              <TokenButton key={token.target} token={token} lighting={lighting} />
            ))}
          </div>
        );
      })}
      {staff.length > 0 && (
        <div className="waiting">
          <span className="waiting-name">
            <Icon art="entrance" size={18} />
            <span>{texts.text('web.at-doors')}</span>
          </span>
          {staff.map((token) => (
            <TokenButton key={token.target} token={token} lighting={lighting} />
          ))}
        </div>
      )}
    </section>
  );
}
