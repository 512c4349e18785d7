import { type ClinicState, NUMBERS, type Rules } from '@asclepion/clinic';
import { serviceName } from '@asclepion/clinic/text';
import { memo } from 'react';
import { Icon as Picture } from '../../../board/art.tsx';
import type { Lighting } from '../../../board/drawing.ts';
import { useFirst } from '../../../table/first.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { RowMark } from '../modules/module-face.ts';
import { placeTarget } from '../targets.ts';
import { heading, useClinicTexts } from '../texts.ts';
import { LevelBarsAt } from './level-bars.tsx';
import { marksOf } from './row-marks.ts';
import { Space } from './space.tsx';
import { NOBODY } from './spaces.ts';
import { standIn } from './stand-in.ts';

const PLACES = Array.from({ length: NUMBERS.notepadPlaces }, (_, place) => place);
const RED_COLUMN = NUMBERS.notepadPlaces - 1;

/** The waiting list as the board of a ward: a row for each service, more urgent to the right. */
export function Notepad({ rules, state: shown, lighting }: { rules: Rules; state: ClinicState; lighting: Lighting }) {
  const texts = useClinicTexts();
  const state = useFirst(shown, ({ notepad }) => JSON.stringify(notepad));
  return (
    <section className="panel ward" data-look="notepad" id="clinic-notepad">
      <h2>{texts.text('web.notepad')}</h2>
      <div className="ward-board">
        <span className="ward-corner" aria-hidden="true" />
        {PLACES.map((place) => (
          <span key={place} className="ward-column" data-place={place} data-red={place === RED_COLUMN || undefined}>
            {place === RED_COLUMN ? (
              <span title={texts.text('web.red-column-help')}>
                <Icon name="warning" size={16} />
                <span className="visually-hidden">{texts.text('web.red-column-help')}</span>
              </span>
            ) : (
              <span aria-hidden="true">{place + 1}</span>
            )}
          </span>
        ))}
        {rules.services.map((service, row) => (
          <Row
            key={service}
            rules={rules}
            row={row}
            levels={state.notepad.slice(row * PLACES.length, (row + 1) * PLACES.length)}
            marks={marksOf(texts, rules, state, row)}
            lighting={lighting}
          />
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  readonly rules: Rules;
  readonly row: number;
  /** Who waits in each place. */
  readonly levels: readonly number[];
  readonly marks: readonly RowMark[];
  readonly lighting: Lighting;
}

const isUnchanged = (before: RowProps, after: RowProps): boolean =>
  before.rules === after.rules &&
  before.lighting === after.lighting &&
  String(before.levels) === String(after.levels) &&
  JSON.stringify(before.marks) === JSON.stringify(after.marks);

const Row = memo(function Row({ rules, row, levels, marks, lighting }: RowProps) {
  const texts = useClinicTexts();
  const service = rules.services[row];
  return (
    <>
      <span className="ward-name" data-marked={marks.length > 0 || undefined}>
        <span className="service-sign">
          <Picture art={`hub:${service}`} size={18} />
          <span className="service-letters" aria-hidden="true">
            {texts.find(`web.service.${service}`)}
          </span>
        </span>
        <span className="ward-service">
          {heading(serviceName(texts, rules, service))}
          {marks.map(({ id, name }) => (
            <span key={id} className="tag tag-bad row-mark">
              <Picture art={id} size={13} />
              {name}
            </span>
          ))}
        </span>
      </span>
      {PLACES.map((place) => (
        <Place key={place} rules={rules} row={row} place={place} level={levels[place]} lighting={lighting} />
      ))}
    </>
  );
}, isUnchanged);

const Place = memo(function Place({
  rules,
  row,
  place,
  level,
  lighting,
}: {
  rules: Rules;
  row: number;
  place: number;
  level: number;
  lighting: Lighting;
}) {
  const texts = useClinicTexts();
  const target = placeTarget(row, place);
  return (
    <span className="ward-place" data-place={place} data-red={place === RED_COLUMN || undefined}>
      <span className="ward-spot">
        <Space
          target={target}
          token={level === NOBODY ? undefined : standIn(texts, rules, target, 'patient', level, row)}
          empty={texts.text('web.place-empty', { place: place + 1 })}
          lighting={lighting}
        >
          <LevelBarsAt level={level} x={-9} y={-4} />
        </Space>
      </span>
    </span>
  );
});
