import { type ClinicState, NUMBERS, type Rules } from '@asclepion/clinic';
import { aPerson, levelName, serviceName } from '@asclepion/clinic/text';
import { Icon } from '../../board/art.tsx';
import type { Lighting, TokenDrawing } from '../../board/drawing.ts';
import { listening, pointedButton } from '../../board/pointing.ts';
import { TokenButton } from '../../board/token.tsx';
import type { FaceProps } from '../game-face.ts';
import { rulesOf, stateOf } from './position.ts';
import { NURSE, ORDERLY, placeTarget, spaceTarget } from './targets.ts';
import { type ClinicTexts, heading, useClinicTexts } from './texts.ts';

const NOBODY = -1;

/** What all players share: the notepad, the university and the job market, the bags. */
export function ClinicCommon({ engine, view, lighting, onPoint }: FaceProps) {
  const rules = rulesOf(engine);
  const state = stateOf(view);
  return (
    <div className="common" {...listening(onPoint)}>
      <Notepad rules={rules} state={state} lighting={lighting} />
      <Market rules={rules} state={state} lighting={lighting} />
      <Bags state={state} />
    </div>
  );
}

/** Somebody who is on no player's board. */
function standIn(
  texts: ClinicTexts,
  rules: Rules,
  target: string,
  shape: TokenDrawing['shape'],
  level: number,
  service = NOBODY,
): TokenDrawing {
  const levelled = shape === 'doctor' || shape === 'patient';
  const letter = levelled
    ? texts.text(`web.level.${level as 0 | 1 | 2 | 3}`)
    : texts.text(shape === 'nurse' ? 'web.letter.nurse' : 'web.letter.orderly');
  return {
    target,
    shape,
    level: levelled ? level : undefined,
    letter,
    badge: undefined,
    count: 1,
    spent: false,
    label: aPerson(texts, rules, shape, level, service),
  };
}

function Notepad({ rules, state, lighting }: { rules: Rules; state: ClinicState; lighting: Lighting }) {
  const texts = useClinicTexts();
  const places = NUMBERS.notepadPlaces;
  return (
    <section className="panel">
      <h2>{texts.text('web.notepad')}</h2>
      <div className="notepad">
        {rules.services.map((service, row) => (
          <div key={service} className="notepad-row">
            <span className="notepad-name">
              <Icon art={`hub:${service}`} size={16} />
              {heading(serviceName(texts, rules, service))}
              {state.marks.virus?.[row] === 1 && <span className="tag tag-bad">{texts.text('web.infected')}</span>}
            </span>
            {Array.from({ length: places }, (_, place) => {
              const target = placeTarget(row, place);
              const level = state.notepad[row * places + place];
              const red = place === places - 1;
              return (
                <span key={target} className="notepad-place" data-red={red || undefined}>
                  {level === NOBODY ? (
                    <button
                      type="button"
                      className="gap target"
                      {...pointedButton(target, texts.text('web.place-empty', { place: place + 1 }), lighting)}
                    />
                  ) : (
                    <TokenButton token={standIn(texts, rules, target, 'patient', level, row)} lighting={lighting} />
                  )}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}

function Market({ rules, state, lighting }: { rules: Rules; state: ClinicState; lighting: Lighting }) {
  const texts = useClinicTexts();
  const price = (id: string, choice: { do: string; space?: number }): number | undefined => {
    const asked = rules.hires.find((hire) => hire.id === id)?.price(rules, state, { ...choice });
    return typeof asked === 'number' ? asked : undefined;
  };
  const nurses = state.nurses[state.round - 1] ?? 0;
  return (
    <section className="panel">
      <h2>{texts.text('web.university')}</h2>
      <div className="market">
        {state.university.map((level, space) => {
          const target = spaceTarget(space);
          return (
            <span key={target} className="offer">
              {level === NOBODY ? (
                <button
                  type="button"
                  className="gap target"
                  {...pointedButton(target, texts.text('web.space-empty', { space: space + 1 }), lighting)}
                />
              ) : (
                <TokenButton token={standIn(texts, rules, target, 'doctor', level)} lighting={lighting} />
              )}
              <span className="price">${NUMBERS.doctorPrices[space]}</span>
            </span>
          );
        })}
      </div>
      <h2>{texts.text('web.job-market')}</h2>
      <div className="market">
        <span className="offer">
          <TokenButton token={{ ...standIn(texts, rules, NURSE, 'nurse', 0), count: nurses }} lighting={lighting} />
          <span className="price">{nurses === 0 ? '–' : `$${price('hire-nurse', { do: 'hire-nurse' })}`}</span>
          <span className="muted">{texts.text('web.nurses-left', { count: nurses })}</span>
        </span>
        <span className="offer">
          <TokenButton
            token={{ ...standIn(texts, rules, ORDERLY, 'orderly', 0), count: state.orderlies }}
            lighting={lighting}
          />
          <span className="price">{state.orderlies === 0 ? '–' : `$${NUMBERS.orderlyPrice}`}</span>
          <span className="muted">{texts.text('web.orderlies-left', { count: state.orderlies })}</span>
        </span>
      </div>
    </section>
  );
}

function Bags({ state }: { state: ClinicState }) {
  const texts = useClinicTexts();
  return (
    <section className="panel bags">
      <h2>{texts.text('web.bags')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {[0, 1, 2, 3].map((level) => (
              <th key={level} scope="col">
                {heading(levelName(texts, level))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['patientBag', 'doctorBag'] as const).map((bag) => (
            <tr key={bag}>
              <th scope="row">{texts.text(`web.${bag}`)}</th>
              {[0, 1, 2, 3].map((level) => (
                <td key={level}>{state[bag].counts[level] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
