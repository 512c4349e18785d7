import { ACTIONS, type ClinicState, type Rules } from '@asclepion/clinic';
import { actionName, bonusHelp, bonusName } from '@asclepion/clinic/text';
import { Icon } from '../../../board/art.tsx';
import type { Lighting } from '../../../board/drawing.ts';
import { pointedButton } from '../../../board/pointing.ts';
import { useFirst } from '../../../table/first.tsx';
import { actionTarget, bonusTarget } from '../targets.ts';
import { heading, useClinicTexts } from '../texts.ts';

/** The viewer's action tiles, while one is to be laid. How many are left shows before the rest of the table. */
export function Hand({ state: shown, seat, lighting }: { state: ClinicState; seat: number; lighting: Lighting }) {
  const texts = useClinicTexts();
  const isThere = ACTIONS.some((action) => lighting.lit.has(actionTarget(action)));
  const state = useFirst(shown, ({ clinics }) => isThere && JSON.stringify(clinics[seat].hand));
  if (!isThere) return null;
  return (
    <div className="cards">
      {ACTIONS.map((action, tile) => {
        const name = heading(actionName(texts, action));
        const left = state.clinics[seat].hand[tile];
        return (
          <button
            key={action}
            type="button"
            className="card target"
            {...pointedButton(actionTarget(action), texts.text('web.tile-of', { name, left }), lighting)}
          >
            <Icon art={action} size={28} />
            <strong>{name}</strong>
            <span className="muted card-left">
              <span>×{left}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Bonus tiles on show, at the start. */
export function BonusTiles({ rules, state, lighting }: { rules: Rules; state: ClinicState; lighting: Lighting }) {
  const texts = useClinicTexts();
  if (state.bonusTiles.length === 0) return null;
  return (
    <div className="cards">
      {state.bonusTiles.map((tile) => {
        const { id } = rules.bonusTiles[tile];
        const name = bonusName(texts, id);
        const help = bonusHelp(texts, id);
        return (
          <button
            key={id}
            type="button"
            className="card target"
            {...pointedButton(bonusTarget(id), `${name}: ${help}`, lighting)}
          >
            <Icon art={id} size={28} />
            <strong>{name}</strong>
            <span className="muted">{help}</span>
          </button>
        );
      })}
    </div>
  );
}
