import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { expect, test } from 'vitest';
import { speak } from '../src/games/clinic/language.ts';
import { pinFor, pinned, placesFor, standingPins, whoOf } from '../src/games/clinic/planner/pins.ts';
import { plannerTexts } from '../src/games/clinic/planner/text.ts';
import { wayOf } from '../src/games/clinic/planner/ways.ts';
import { cellTarget, edgeTarget } from '../src/games/clinic/targets.ts';
import { textsWith } from '../src/games/clinic/texts.ts';

/** A doctor in the treatment room, two who look alike at the doors, a patient outside. */
await speak('en');

const made = (): Scenario =>
  new Scenario().positionS().doctor('white', '0C2').doctor('white', 'access').patient('red', 'psychiatry');

test('what is fixed about people comes back as the words of the form, of those alike for the first ones', () => {
  const s = made();
  const { people } = s.clinic;
  const [outside, inside, , patient] = people;
  const pins = [
    pinFor(whoOf(inside), 'stay'),
    pinFor(whoOf(outside), `${s.cell('0D2')}`),
    pinFor(whoOf(patient), 'must'),
  ].flatMap((pin) => pin ?? []);
  expect(pinned(people, pins)).toEqual([`${s.cell('0D2')}`, 'stay', 'free', 'must']);
  expect(pinFor(whoOf(inside), 'free')).toBeUndefined();
});

test('what is fixed falls away once somebody has walked or is no longer there', () => {
  const s = made();
  const { people } = s.clinic;
  const [outside, inside, , patient] = people;
  const pins = [
    { who: whoOf(inside), to: inside.at },
    { who: whoOf(outside), use: 'not' as const },
    { who: whoOf(patient), use: 'must' as const },
  ];
  expect(standingPins(people, pins)).toEqual(pins);
  const after = people.filter(({ kind }) => kind !== 'patient').map((person) => ({ ...person, spent: 1 }));
  expect(standingPins(after, pins)).toEqual([pins[1]]);
});

test('CB-MOVE-5: somebody may go to rooms that hold its kind, but not where it is', () => {
  const s = made();
  const [outside, inside] = s.clinic.people;
  expect(placesFor(s.rules, 0, s.clinic, outside)).toEqual([s.cell('0C2'), s.cell('0D2')]);
  expect(placesFor(s.rules, 0, s.clinic, inside)).toEqual([s.cell('0D2')]);
});

test('a planned walk is drawn from the door through every cell', () => {
  const s = made();
  const [who] = s.clinic.people;
  const walk = {
    who: whoOf(who),
    from: who.at,
    to: s.cell('0C2'),
    start: { by: 'entrance' as const, edge: s.edge('0D2-E') },
    cells: [s.cell('0D2'), s.cell('0C2')],
    time: 2,
  };
  const way = wayOf(textsWith(plannerTexts)('en'), createEngine(clinic, { seats: 2 }).rules, 0, walk, 3);
  expect(way.through).toEqual([edgeTarget(s.edge('0D2-E')), cellTarget(s.cell('0D2')), cellTarget(s.cell('0C2'))]);
  expect(way).toMatchObject({ id: 'walk-3', label: 'a white doctor: outside to 0C2, time 2' });
});
