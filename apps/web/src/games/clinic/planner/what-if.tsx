import type { Clinic, Person, Rules } from '@asclepion/clinic';
import type { Pin } from '@asclepion/clinic/planner';
import { aPerson, pieceName, placeName } from '@asclepion/clinic/text';
import { useMemo } from 'react';
import { numbered } from '../../../ui/numbered.ts';
import { Figure } from '../ledger/line.tsx';
import { heading } from '../texts.ts';
import { mayStay, type PinValue, pinFor, pinned, placesFor, whoOf } from './pins.ts';
import { type PlannerTexts, usePlannerTexts } from './texts.ts';

/** What can be fixed beforehand about each person, so that the plans keep to it. */
export function WhatIf({
  rules,
  seat,
  clinic,
  pins,
  walking,
  onPins,
}: {
  rules: Rules;
  seat: number;
  clinic: Readonly<Clinic>;
  pins: readonly Pin[];
  /** Whether who has done its part has walked, and not something else. */
  walking: boolean;
  onPins: (pins: readonly Pin[]) => void;
}) {
  const texts = usePlannerTexts();
  const { people } = clinic;
  const values = pinned(people, pins);
  const rows = numbered(people);
  const change = (at: number, value: PinValue): void =>
    onPins(people.flatMap((person, index) => pinFor(whoOf(person), index === at ? value : values[index]) ?? []));
  return (
    <details className="what-if">
      <summary>
        {texts.text('web.plan.what-if')}{' '}
        <span className="muted">{texts.text('web.plan.pins', { count: pins.length })}</span>
      </summary>
      <p className="muted">{texts.text('web.plan.what-if-help')}</p>
      {pins.length > 0 && (
        <button type="button" className="button button-small" onClick={() => onPins([])}>
          {texts.text('web.plan.unpin')}
        </button>
      )}
      {(['web.plan.staff', 'web.plan.patients'] as const).map((title) => {
        const shown = rows.filter(({ value }) => (value.kind === 'patient') === (title === 'web.plan.patients'));
        if (shown.length === 0) return null;
        return (
          <section key={title}>
            <h3>{texts.text(title)}</h3>
            <ul className="plan-lines">
              {shown.map(({ value: person, number }) => (
                <PersonRow
                  key={number}
                  rules={rules}
                  seat={seat}
                  clinic={clinic}
                  person={person}
                  walked={walking && person.spent > 0}
                  value={values[number]}
                  onChange={(value) => change(number, value)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </details>
  );
}

function PersonRow({
  rules,
  seat,
  clinic,
  person,
  walked,
  value,
  onChange,
}: {
  rules: Rules;
  seat: number;
  clinic: Readonly<Clinic>;
  person: Person;
  walked: boolean;
  value: PinValue;
  onChange: (value: PinValue) => void;
}) {
  const texts = usePlannerTexts();
  const items = useMemo(
    () => itemsFor(texts, rules, seat, clinic, person, walked),
    [texts, rules, seat, clinic, person, walked],
  );
  const place = placeName(texts, rules, seat, person.at);
  const name = heading(aPerson(texts, rules, person.kind, person.level, person.service));
  return (
    <li className="plan-line" data-pinned={value !== 'free' || undefined}>
      <span aria-hidden="true">
        <Figure rules={rules} person={person} />
      </span>
      <span className="plan-way">
        {place}
        {walked && <span className="tag">{texts.text('web.plan.has-walked')}</span>}
      </span>
      <select
        aria-label={texts.text('web.plan.person-at', { name, place })}
        value={value}
        onChange={({ target }) => onChange(target.value as PinValue)}
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.text}
          </option>
        ))}
      </select>
    </li>
  );
}

/** What can be said of somebody: where it goes, and whether it takes part. */
function itemsFor(
  texts: PlannerTexts,
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  person: Readonly<Person>,
  walked: boolean,
): { value: PinValue; text: string }[] {
  const free = { value: 'free' as const, text: texts.text('web.plan.free') };
  if (person.kind === 'patient')
    return [
      free,
      { value: 'must', text: texts.text('web.plan.must') },
      { value: 'not', text: texts.text('web.plan.must-not') },
    ];
  const cells = walked ? [] : placesFor(rules, seat, clinic, person);
  return [
    free,
    ...(mayStay(person) && !walked ? [{ value: 'stay' as const, text: texts.text('web.plan.stays') }] : []),
    ...(person.kind === 'orderly' ? [] : [{ value: 'not' as const, text: texts.text('web.plan.not-used') }]),
    ...cells.map((cell): { value: PinValue; text: string } => ({
      value: `${cell}`,
      text: texts.text('web.plan.goes', {
        place: `${rules.geometry[seat].cellNames[cell]} (${pieceName(texts, rules.tiles[clinic.tiles[cell]].id)})`,
      }),
    })),
  ];
}
