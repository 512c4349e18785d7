import {
  ADMINISTRATORS,
  COLOURS,
  DEPARTMENTS,
  type DiceState,
  namesOf,
  REPORTS,
  SPECIALISTS,
} from '@asclepion/dice-hospital';
import {
  administratorHelp,
  administratorName,
  eventHelp,
  eventName,
  patientNames,
  reportHelp,
  reportName,
  roomHelp,
  roomName,
  specialistHelp,
  specialistName,
} from '@asclepion/dice-hospital/text';
import type { Lighting } from '../../board/drawing.ts';
import { listening, pointedButton } from '../../board/pointing.ts';
import { numbered } from '../../ui/numbered.ts';
import { Panel } from '../../ui/panel.tsx';
import { SeatSign } from '../../ui/seat-sign.tsx';
import type { FaceProps } from '../game-face.ts';
import { Die, Wanted } from './die.tsx';
import { MEEPLE } from './hospital-plan.tsx';
import { stateOf } from './position.ts';
import { ANY_HEX, administratorTarget, ambulanceTarget, offerTarget, reportTarget } from './targets.ts';
import { useDiceTexts } from './texts.ts';
import { wantsOf } from './wants.ts';

/** What all players share: ambulances, the display, the event and the reports, and what is left in bag and stacks. */
export function HospitalCommon({ view, seat, names, lighting, onPoint }: FaceProps) {
  const texts = useDiceTexts();
  const state = stateOf(view);
  const dealt = seat === undefined ? [] : state.hospitals[seat].dealt;
  return (
    <div className="common" {...listening(onPoint)}>
      {dealt.length > 0 && <Administrators dealt={dealt} lighting={lighting} />}
      {state.event >= 0 && (
        <Panel title={texts.text('web.dice.event')}>
          <p>
            <strong>{eventName(texts, state.event)}</strong> {eventHelp(texts, state.event)}
          </p>
        </Panel>
      )}
      <Ambulances state={state} names={names} lighting={lighting} />
      <Display state={state} lighting={lighting} />
      {state.reports.length > 0 && <Reports state={state} lighting={lighting} />}
      <Panel title={texts.text('web.dice.bag')}>
        <p className="dice-row">
          {COLOURS.map((colour, place) => (
            <span key={colour} className="dice-count">
              <Wanted colour={colour} size={24} />
              <span className="visually-hidden">{texts.text(`dice.colour.${colour}`)} </span>
              {state.bag[place]}
            </span>
          ))}
        </p>
        <p className="muted">
          {texts.text('web.dice.stacks', {
            departments: state.departmentStack.length,
            specialists: state.specialistStack.length,
          })}
        </p>
      </Panel>
    </div>
  );
}

function Administrators({ dealt, lighting }: { dealt: readonly number[]; lighting: Lighting }) {
  const texts = useDiceTexts();
  return (
    <Panel title={texts.text('web.dice.administrators')}>
      <ul className="offers">
        {dealt.map((kind) => {
          const name = administratorName(texts, kind);
          const help = administratorHelp(texts, kind);
          return (
            <li key={kind}>
              <button
                type="button"
                className="offer-card target"
                {...pointedButton(administratorTarget(ADMINISTRATORS[kind].id), `${name}. ${help}`, lighting)}
              >
                <strong>{name}</strong>
                <span>{help}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Ambulances({
  state,
  names,
  lighting,
}: {
  state: Readonly<DiceState>;
  names: readonly string[];
  lighting: Lighting;
}) {
  const texts = useDiceTexts();
  return (
    <Panel title={texts.text('web.dice.ambulances')}>
      <ul className="ambulances">
        {numbered(state.ambulances).map(({ value: dice, number: place }) => {
          const number = place + 1;
          const taker = state.hospitals.findIndex(({ ambulance }) => ambulance === place);
          const label =
            dice.length > 0
              ? texts.text('web.dice.ambulance', { number, patients: patientNames(texts, namesOf(dice)) })
              : taker >= 0
                ? texts.text('web.dice.ambulance-gone', { number, name: names[taker] })
                : texts.text('web.dice.ambulance-empty', { number });
          return (
            <li key={number}>
              <button
                type="button"
                className="ambulance target"
                data-empty={dice.length === 0 || undefined}
                {...pointedButton(ambulanceTarget(number), label, lighting)}
              >
                <svg className="ambulance-car" width="46" height="30" viewBox="0 0 46 30" aria-hidden="true">
                  <path d="M2 22V8a3 3 0 0 1 3-3h24v17zM29 10h8l7 7v5H29z" />
                  <path className="ambulance-window" d="M32 12.5h4l4.5 4.5H32z" />
                  <path className="ambulance-cross" d="M13 9h4v3.5h3.5v4H17V20h-4v-3.5H9.5v-4H13z" />
                  <circle cx="11" cy="23.500" r="4" />
                  <circle cx="36" cy="23.500" r="4" />
                </svg>
                <strong>{number}</strong>
                <span className="dice-row">
                  {numbered(dice).map(({ value: who, number: seat }) => (
                    <Die key={seat} who={who} size={28} />
                  ))}
                  {dice.length === 0 && taker >= 0 && <SeatSign seat={taker} size={18} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Display({ state, lighting }: { state: Readonly<DiceState>; lighting: Lighting }) {
  const texts = useDiceTexts();
  const placing = lighting.lit.has(ANY_HEX);
  return (
    <Panel title={texts.text('web.dice.display')}>
      <ul className="offers" data-look="display">
        {numbered(state.departmentDisplay).map(({ value: kind, number: place }) => {
          const room = DEPARTMENTS[kind];
          const name = roomName(texts, room.id);
          const help = roomHelp(texts, room.id);
          const { dice, gain } = wantsOf(room);
          return (
            <li key={`department ${place}`}>
              <button
                type="button"
                className="offer-card target"
                data-tone={room.colour}
                {...pointedButton(offerTarget('department', room.id), `${name}. ${help}`, lighting)}
              >
                <strong>⬡ {name}</strong>
                <span className="dice-row" aria-hidden="true">
                  {numbered(dice).map(({ value: { colour, value }, number }) => (
                    <Wanted key={number} colour={colour} value={value} size={22} />
                  ))}
                  <b>{gain}</b>
                </span>
                <span className="offer-help">{help}</span>
              </button>
            </li>
          );
        })}
        {numbered(state.specialistDisplay).map(({ value: kind, number: place }) => {
          const { id, colour } = SPECIALISTS[kind];
          const name = specialistName(texts, id);
          const help = specialistHelp(texts, id);
          return (
            <li key={`specialist ${place}`}>
              <button
                type="button"
                className="offer-card target"
                data-tone={colour}
                {...pointedButton(offerTarget('specialist', id), `${name}. ${help}`, lighting)}
              >
                <strong>
                  <svg width="16" height="19" viewBox="0 0 20 24" aria-hidden="true">
                    <path className="meeple" data-colour={colour} d={MEEPLE} />
                  </svg>{' '}
                  {name}
                </strong>
                <span className="offer-help">{help}</span>
              </button>
            </li>
          );
        })}
        {state.departmentDisplay.length + state.specialistDisplay.length === 0 && (
          <li className="muted">{texts.text('web.dice.none-left')}</li>
        )}
      </ul>
      {placing && (
        <button
          type="button"
          className="button target"
          {...pointedButton(ANY_HEX, texts.text('web.dice.place-for-me'), lighting)}
        >
          {texts.text('web.dice.place-for-me')}
        </button>
      )}
    </Panel>
  );
}

function Reports({ state, lighting }: { state: Readonly<DiceState>; lighting: Lighting }) {
  const texts = useDiceTexts();
  return (
    <Panel title={texts.text('web.dice.reports')}>
      <ul className="offers">
        {state.reports.map((report) => {
          const { id, points } = REPORTS[report];
          const name = reportName(texts, report);
          const worth = texts.text('web.dice.report-worth', { points });
          return (
            <li key={id}>
              <button
                type="button"
                className="offer-card target"
                {...pointedButton(reportTarget(id), `${name}, ${worth}. ${reportHelp(texts, report)}`, lighting)}
              >
                <strong>{name}</strong> <span className="tag">{worth}</span>
                <span className="offer-help">{reportHelp(texts, report)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
