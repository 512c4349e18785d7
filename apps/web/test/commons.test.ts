import { openEngine } from '@asclepion/catalogue';
import type { ClinicState } from '@asclepion/clinic';
import type { Event } from '@asclepion/kernel';
import { LOCALES } from '@asclepion/kernel/text';
import type { Moment } from '@asclepion/protocol';
import { describe, expect, test } from 'vitest';
import { DARK, type Lighting } from '../src/board/drawing.ts';
import { edgesInWords, floorsInWords } from '../src/games/clinic/as-text/rooms.ts';
import { nursePrices } from '../src/games/clinic/commons/nurse-prices.ts';
import { groupsOf, pickedPrice, piecesOf } from '../src/games/clinic/commons/pieces.ts';
import { speak } from '../src/games/clinic/language.ts';
import { loadFaces } from '../src/games/clinic/modules/index.ts';
import { guestOf, shownClinics } from '../src/games/clinic/players/shown.ts';
import { rulesOf } from '../src/games/clinic/position.ts';
import { cellTarget, inClinicOf, numbersOf, pieceTarget } from '../src/games/clinic/targets.ts';
import { clinicTextsIn } from '../src/games/clinic/texts.ts';
import { eventsOfOthers, sinceOwnChoice } from '../src/table/others.ts';

await Promise.all([...LOCALES.map(speak), loadFaces(['virus', 'icu'])]);

const lit = (...targets: string[]): Lighting => ({ asked: true, lit: new Set(targets), picked: new Set() });
const engine = openEngine('clinic', { seats: 3, start: 'preset', setup: 'fixed', modules: ['virus', 'icu'] });
const rules = rulesOf(engine);
const { state: begun } = engine.begin('fast:commons');
const state = begun as ClinicState;

describe('which clinics show', () => {
  const [one, later] = [{}, {}];

  test('where one has room, a visit lasts until there is something to choose at home', () => {
    const visit = { seat: 2, since: one };
    expect(guestOf(visit, later, DARK, 0, 3, 1)).toBe(2);
    expect(guestOf(visit, one, lit(cellTarget(3)), 0, 3, 1)).toBe(2);
    expect(guestOf(visit, later, lit(cellTarget(3)), 0, 3, 1)).toBeUndefined();
    expect(guestOf(visit, later, lit('place:1.3'), 0, 3, 1)).toBe(2);
  });

  test('where more have room, it lasts: home shows beside it', () => {
    expect(guestOf({ seat: 2, since: one }, later, lit(cellTarget(3)), 0, 3, 2)).toBe(2);
    expect(shownClinics(0, 2, 3, 2)).toEqual([0, 2]);
    expect(shownClinics(1, undefined, 3, 2)).toEqual([1]);
    expect(shownClinics(1, undefined, 3, 4)).toEqual([1, 2, 0]);
    expect(shownClinics(1, 0, 3, 4)).toEqual([1, 0, 2]);
    expect(shownClinics(0, undefined, 1, 4)).toEqual([0]);
  });

  test('a clinic in which something lights up is offered while home is dark, until one goes home', () => {
    const theirs = inClinicOf(1, cellTarget(7));
    expect(numbersOf(theirs)).toEqual([7]);
    expect(guestOf(undefined, one, lit(theirs), 0, 3, 1)).toBe(1);
    expect(guestOf(undefined, one, lit(theirs, cellTarget(2)), 0, 3, 1)).toBeUndefined();
    expect(guestOf({ seat: 0, since: one }, one, lit(theirs), 0, 3, 1)).toBeUndefined();
  });
});

describe('what can be built', () => {
  test('what lights up comes first in its group, and every piece is in one', () => {
    const pieces = piecesOf(rules, state);
    const groups = groupsOf(pieces, lit(pieceTarget('hub:ophthalmology')));
    expect(groups[0].pieces[0].id).toBe('hub:ophthalmology');
    expect(groups.flatMap((group) => group.pieces)).toHaveLength(pieces.length);
  });

  test('the price is that of the floor that was picked (CB-BUILD-2)', () => {
    const { perFloor } = rules.geometry[0];
    expect(pickedPrice(rules, 0, DARK)).toBeUndefined();
    expect(pickedPrice(rules, 0, { ...DARK, picked: new Set([cellTarget(0)]) })).toBe(2);
    expect(pickedPrice(rules, 0, { ...DARK, picked: new Set([cellTarget(2 * perFloor)]) })).toBe(4);
  });
});

test('nurses cost what their place and their round add up to (CB-HIRE-4)', () => {
  const rounds = nursePrices(rules, state);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rounds[0].prices).toEqual([1, 1, 2]);
  expect(rounds[5].prices).toEqual([3, 3, 4]);
  const taken = { ...state, round: 3, nurses: state.nurses.with(2, 1) };
  expect(nursePrices(rules, taken)[0]).toEqual({ round: 3, prices: [3] });
});

test.each(LOCALES)('every room, door and car of a clinic is told in words in %s', (locale) => {
  const texts = clinicTextsIn(locale);
  const { tiles, entrances, cars } = state.clinics[1];
  const floors = floorsInWords(texts, rules, state, 1);
  const rooms = floors.flatMap((floor) => floor.rooms);
  expect(rooms).toHaveLength(tiles.filter((tile) => tile > 0).length);
  expect(rooms.every(({ room }) => room !== '' && !room.includes('clinic.'))).toBe(true);
  expect(floors.flatMap(({ empty }) => empty)).toHaveLength(tiles.filter((tile) => tile === 0).length);
  const edges = edgesInWords(texts, rules, state, 1);
  expect(edges.entrances).toHaveLength(entrances.filter((entrance) => entrance > 0).length);
  expect(edges.cars).toHaveLength(cars.filter((car) => car > 0).length);
});

describe('what others have done', () => {
  const event = (id: string, seat?: number): Event => ({ id, seat });
  const moments: Moment[] = [
    { sequence: 0, events: [event('table-set')] },
    { sequence: 1, by: { seat: 0 }, events: [event('mine', 0), event('shown', 1), event('table')] },
    { sequence: 2, by: { seat: 1 }, events: [event('theirs', 1)] },
  ];
  const ids = (events: readonly Event[]): string[] => events.map(({ id }) => id);

  test('since the reader’s last choice, with what it brought about for others', () => {
    expect(ids(sinceOwnChoice(moments, 0))).toEqual(['shown', 'table', 'theirs']);
    expect(ids(sinceOwnChoice(moments, 2))).toEqual(['table-set', 'mine', 'shown', 'table', 'theirs']);
    expect(ids(sinceOwnChoice(moments, undefined))).toHaveLength(5);
  });

  test('after an entry that is known', () => {
    expect(ids(eventsOfOthers(moments, 0, 1))).toEqual(['theirs']);
    expect(ids(eventsOfOthers(moments, 1, 1))).toEqual([]);
  });
});
