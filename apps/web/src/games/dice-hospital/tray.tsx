import { type Hospital, kindsOf, nameOf, patientsOf, SPECIALISTS } from '@asclepion/dice-hospital';
import { meepleName, patientName, specialistHelp } from '@asclepion/dice-hospital/text';
import type { Lighting } from '../../board/drawing.ts';
import { pointedButton } from '../../board/pointing.ts';
import { Die } from './die.tsx';
import { MEEPLE } from './hospital-plan.tsx';
import { BLOOD, GIVE_BACK, meepleTarget, patientTarget } from './targets.ts';
import { useDiceTexts } from './texts.ts';

/** Staff, blood and patients of a hospital, large enough for a thumb. */
export function Tray({ hospital, lighting }: { hospital: Readonly<Hospital>; lighting: Lighting }) {
  const texts = useDiceTexts();
  const patients = patientsOf(hospital);
  return (
    <div className="tray">
      <ul className="tray-row" aria-label={texts.text('web.dice.staff')}>
        <li>
          <Meeple id="nurse" colour="white" count={hospital.nurses} idle={hospital.nurses > 0} lighting={lighting} />
        </li>
        {kindsOf(hospital.specialists.map(({ kind }) => kind)).map((kind) => {
          const alike = hospital.specialists.filter((one) => one.kind === kind);
          const idle = alike.filter(({ used }) => !used).length;
          const { id, colour } = SPECIALISTS[kind];
          return (
            <li key={id}>
              <Meeple id={id} colour={colour} count={idle} idle={idle > 0} lighting={lighting} />
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className="tray-item target"
            data-empty={hospital.bags === 0 || undefined}
            {...pointedButton(BLOOD, texts.text('web.dice.blood', { count: hospital.bags }), lighting)}
          >
            <svg className="blood-bag" width="22" height="26" viewBox="0 0 20 24" aria-hidden="true">
              <path d="M4 3h12v13a6 6 0 0 1-12 0zM10 22v2M8 1h4v2H8z" />
              <path className="blood-drop" d="M10 7c2 2.6 3 4.2 3 5.6a3 3 0 0 1-6 0c0-1.4 1-3 3-5.6z" />
            </svg>
            <span aria-hidden="true">×{hospital.bags}</span>
          </button>
        </li>
        {(lighting.lit.has(GIVE_BACK) || lighting.picked.has(GIVE_BACK)) && (
          <li>
            <button
              type="button"
              className="tray-item target"
              {...pointedButton(GIVE_BACK, texts.text('web.dice.give-back'), lighting)}
            >
              {texts.text('web.dice.give-back')}
            </button>
          </li>
        )}
      </ul>
      <ul className="tray-row" data-look="patients" aria-label={texts.text('web.dice.beds')}>
        {patients.length === 0 && <li className="muted">{texts.text('web.dice.nobody-in-bed')}</li>}
        {kindsOf(patients).map((who) => {
          const count = patients.filter((other) => other === who).length;
          const label = texts.text('web.dice.patient', { name: patientName(texts, who), count });
          return (
            <li key={nameOf(who)}>
              <button
                type="button"
                className="tray-item target"
                {...pointedButton(patientTarget(nameOf(who)), label, lighting)}
              >
                <Die who={who} size={28} />
                {count > 1 && <span aria-hidden="true">×{count}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Meeple({
  id,
  colour,
  count,
  idle,
  lighting,
}: {
  id: string;
  colour: string;
  count: number;
  idle: boolean;
  lighting: Lighting;
}) {
  const texts = useDiceTexts();
  const name = meepleName(texts, id);
  const help = id === 'nurse' ? '' : specialistHelp(texts, id);
  const state = idle ? texts.text('web.dice.staff-idle', { name, count }) : texts.text('web.dice.staff-used', { name });
  return (
    <button
      type="button"
      className="tray-item target"
      data-empty={!idle || undefined}
      title={help}
      {...pointedButton(meepleTarget(id), help === '' ? state : `${state}. ${help}`, lighting)}
    >
      <svg width="22" height="26" viewBox="0 0 20 24" aria-hidden="true">
        <path className="meeple" data-colour={colour} d={MEEPLE} />
      </svg>
      <span>
        {name}
        {count > 1 && ` ×${count}`}
      </span>
    </button>
  );
}
