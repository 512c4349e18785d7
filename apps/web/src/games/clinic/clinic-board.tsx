import { ACCESS, ACTIONS, type ClinicState, NO_TILE, PRE_ADMISSION, type Rules } from '@asclepion/clinic';
import { actionName, bonusHelp, bonusName, serviceName, stepName } from '@asclepion/clinic/text';
import { useState } from 'react';
import { Icon } from '../../board/art.tsx';
import { DARK, type Lighting } from '../../board/drawing.ts';
import { listening, pointedButton } from '../../board/pointing.ts';
import { TokenButton } from '../../board/token.tsx';
import { numbered } from '../../ui/numbered.ts';
import type { FaceProps } from '../game-face.ts';
import { ClinicBuilding } from './clinic-building.tsx';
import { tokensOf } from './draw-clinic.ts';
import { Palette } from './palette.tsx';
import { isSetup, rulesOf, stateOf, stepOf } from './position.ts';
import { actionTarget, bonusTarget, waitingTarget } from './targets.ts';
import { heading, useClinicTexts } from './texts.ts';

/** One clinic at a time, under the standing of all players. */
export function ClinicBoard(props: FaceProps) {
  const { engine, view, seat, names, lighting, onPoint } = props;
  const rules = rulesOf(engine);
  const state = stateOf(view);
  const home = seat ?? 0;
  const [visited, setVisited] = useState<number>();
  const shown = visited !== undefined && visited < names.length ? visited : home;
  const own = shown === seat;
  const light = own ? lighting : DARK;

  return (
    <section className="clinic">
      <Track state={state} names={names} />
      <Standing {...props} shown={shown} onShow={setVisited} />
      <div {...listening(onPoint)}>
        {seat !== undefined && <Hand state={state} seat={seat} lighting={lighting} />}
        {isSetup(state) && <BonusTiles rules={rules} state={state} lighting={lighting} />}
        <Palette rules={rules} state={state} seat={seat} lighting={lighting} />
      </div>
      <div
        role="tabpanel"
        id="clinic-panel"
        aria-labelledby={`seat-tab-${shown}`}
        {...listening(own ? onPoint : () => {})}
      >
        <Outside rules={rules} state={state} seat={shown} lighting={light} />
        <ClinicBuilding rules={rules} state={state} seat={shown} lighting={light} />
      </div>
    </section>
  );
}

function Track({ state, names }: { state: ClinicState; names: readonly string[] }) {
  const texts = useClinicTexts();
  const step = stepOf(state);
  return (
    <div className="track">
      <ol className="rounds" aria-label={texts.text('web.round-of', { round: state.round })}>
        {numbered(state.nurses).map(({ number: place }) => (
          <li key={place} aria-current={place + 1 === state.round ? 'step' : undefined}>
            {place + 1}
          </li>
        ))}
      </ol>
      <ol className="actions-track" aria-label={texts.text('web.action-of', { action: state.action + 1 })}>
        {ACTIONS.map((name, place) => (
          <li key={name} aria-current={place === state.action ? 'step' : undefined}>
            {texts.text('web.action-letter', { action: place + 1 })}
          </li>
        ))}
      </ol>
      <strong className="step">{step === undefined ? texts.text('web.over') : stepName(texts, step)}</strong>
      <span className="turn-order">
        <span className="muted">{texts.text('web.turn-order')}</span>{' '}
        {state.turnOrder.map((seat) => names[seat]).join(' › ')}
      </span>
    </div>
  );
}

function Standing({
  engine,
  view,
  seat,
  names,
  shown,
  onShow,
}: FaceProps & { shown: number; onShow: (seat: number) => void }) {
  const texts = useClinicTexts();
  const state = stateOf(view);
  const deciders = engine.deciders(view);
  return (
    <div className="standing" role="tablist" aria-label={texts.text('web.players')}>
      {numbered(state.clinics).map(({ value: clinic, number: player }) => (
        <button
          key={player}
          type="button"
          role="tab"
          id={`seat-tab-${player}`}
          className="seat-tab"
          aria-selected={player === shown}
          aria-controls="clinic-panel"
          data-seat={player}
          onClick={() => onShow(player)}
        >
          <span className="seat-name">
            <span className="seat-dot" data-seat={player} aria-hidden="true" />
            {names[player]}
            {player === seat && <span className="tag">{texts.text('web.you')}</span>}
            {deciders.includes(player) && <span className="tag tag-busy">{texts.text('web.deciding')}</span>}
          </span>
          <span className="figures">
            <Figure name={texts.text('web.money')} sign="$" value={clinic.money} />
            <Figure name={texts.text('web.income')} sign="+$" value={clinic.income} />
            <Figure name={texts.text('web.popularity')} sign="★" value={clinic.popularity} />
            <Figure name={texts.text('web.time')} sign="◷" value={clinic.time} />
            <span className="tiles-left">
              {ACTIONS.map((action, tile) => (
                <span key={action} className="tile-left" data-laid={clinic.laid === tile || undefined}>
                  <Icon art={action} size={14} />
                  <span className="visually-hidden">{actionName(texts, action)} </span>
                  {clinic.hand[tile]}
                </span>
              ))}
              {clinic.laid !== NO_TILE && clinic.laid < 0 && <span className="tag">{texts.text('web.laid')}</span>}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}

function Figure({ name, sign, value }: { name: string; sign: string; value: number }) {
  return (
    <span className="figure-of" title={name}>
      <span className="visually-hidden">{name} </span>
      <span aria-hidden="true">{sign}</span>
      {value}
    </span>
  );
}

function Hand({ state, seat, lighting }: { state: ClinicState; seat: number; lighting: Lighting }) {
  const texts = useClinicTexts();
  if (!ACTIONS.some((action) => lighting.lit.has(actionTarget(action)))) return null;
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
            <span className="muted">×{left}</span>
          </button>
        );
      })}
    </div>
  );
}

function BonusTiles({ rules, state, lighting }: { rules: Rules; state: ClinicState; lighting: Lighting }) {
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

/** Who waits outside: patients by service, staff at the ways in. */
function Outside({
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
  return (
    <div className="outside">
      <h2>{texts.text('web.pre-admission')}</h2>
      {rules.services.map((service, row) => {
        const name = serviceName(texts, rules, service);
        const waiting = tokensOf(
          texts,
          rules,
          people.filter((person) => person.at === PRE_ADMISSION && person.service === row),
        );
        const label = texts.text('web.waiting', {
          service: name,
          count: waiting.reduce((sum, { count }) => sum + count, 0),
        });
        return (
          <div key={service} className="waiting">
            <button
              type="button"
              className="waiting-name target"
              {...pointedButton(waitingTarget(row), label, lighting)}
            >
              <Icon art={`hub:${service}`} size={16} />
              <span>{heading(name)}</span>
            </button>
            {waiting.map((token) => (
              <TokenButton key={token.target} token={token} lighting={lighting} />
            ))}
            {waiting.length === 0 && <span className="muted">–</span>}
          </div>
        );
      })}
      <div className="waiting">
        <span className="waiting-name">
          <Icon art="entrance" size={16} />
          <span>{texts.text('web.at-doors')}</span>
        </span>
        {staff.map((token) => (
          <TokenButton key={token.target} token={token} lighting={lighting} />
        ))}
        {staff.length === 0 && <span className="muted">–</span>}
      </div>
    </div>
  );
}
