import { type ClinicState, PRE_ADMISSION, type Rules } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../../../board/drawing.ts';
import { applicantKind, NOBODY } from '../../commons/spaces.ts';
import { kindOf, NURSE, numbersOf, ORDERLY, personOf, wordOf } from '../../targets.ts';
import type { Meant, PointedAt } from '../module-face.ts';
import { WAYS } from './pointing.ts';

/** A choice about the cell that is pointed at. */
const atCell =
  (verb: string): Meant =>
  ({ cell }) =>
    cell === undefined ? [] : [{ do: verb, at: cell }];

/** A choice about a spot for a car: an edge, or a lot. */
const atSpot =
  (verb: string): Meant =>
  ({ cell, edge = -1 }) => {
    if (cell !== undefined) return [{ do: verb, edge: -1, lot: cell }];
    return edge < 0 ? [] : [{ do: verb, edge, lot: -1 }];
  };

/** What may have been meant by pointing at what is dark, by the steps of the base game. */
export const BASE_MEANT: Readonly<Record<string, Meant>> = {
  'lay-tile': ({ target }) => (kindOf(target) === 'action' ? [{ do: 'lay', action: wordOf(target) }] : []),
  'place-start'({ asked, cell, edge }) {
    const at = asked.piece === 'entrance' ? edge : cell;
    return at === undefined ? [] : [{ do: 'place', at }];
  },
  'choose-bonus': ({ target }) => (kindOf(target) === 'bonus' ? [{ do: 'bonus', tile: wordOf(target) }] : []),
  'lay-free-tile': atCell('lay-free'),
  'extra-supply-room': atCell('extra'),
  'second-conveyor': atCell('second'),
  'park-car': atSpot('park'),
  'shift-cars': atSpot('shift'),
  'car-leaves': atSpot('leave'),
  'build-thing': ({ rules, one, cell, edge }) => builds(rules, one('piece'), cell, edge),
  'hire-somebody'({ target, rules, state }) {
    if (target === NURSE || target === ORDERLY) return [{ do: `hire-${wordOf(target)}` }];
    if (kindOf(target) !== 'space') return [];
    const [space] = numbersOf(target);
    const who = state.university[space] ?? NOBODY;
    return [{ do: `hire-${who === NOBODY ? 'doctor' : applicantKind(rules, who)}`, space }];
  },
  'spend-points': ({ all }) => queueChoices(all),
  walk: walks,
  'treat-patients': ({ state, seat, cell, one }) => treatments(state, seat, cell ?? personCell(one('person'))),
};

const personCell = (target: Target | undefined): number | undefined =>
  target === undefined ? undefined : personOf(target).at;

/** Whoever is pointed at to the cell that is, else everybody to it. */
function walks({ state, seat, one, cell }: PointedAt): Choice[] {
  const who = one('person');
  const clinic = state.clinics[seat];
  const people = who === undefined ? clinic.people.filter(({ at }) => at !== cell) : [personOf(who)];
  const to = cell ?? clinic.tiles.findIndex((tile) => tile > 0);
  return people.map(({ kind, level, service, at, load }) => ({
    ...{ do: 'go', kind, level, service, from: at, to },
    ...(load > 0 ? { load } : {}),
  }));
}

function builds(rules: Rules, piece: Target | undefined, cell = -1, edge = -1): Choice[] {
  if (piece === undefined) {
    if (edge >= 0) return [{ do: 'entrance', edge }];
    return rules.tiles.flatMap(({ id, colour }) => (colour === undefined ? [] : [{ do: 'build', tile: id, at: cell }]));
  }
  const id = wordOf(piece);
  if (id === 'entrance') return [{ do: 'entrance', edge }];
  if (id === 'upgraded-lot') return [{ do: 'upgrade', at: cell }];
  if (rules.equipment.some((equipment) => equipment.id === id)) return [{ do: 'equip', what: id, at: cell }];
  return [{ do: 'build', tile: id, at: cell }];
}

/** From the place that was picked to its neighbour, or out of the red column. */
function queueChoices(targets: readonly Target[]): Choice[] {
  const places = targets.filter((target) => kindOf(target) === 'place').map(numbersOf);
  const waiting = targets.find((target) => kindOf(target) === 'waiting');
  if (waiting !== undefined) return [{ do: 'take', row: numbersOf(waiting)[0] }];
  const [from, to] = places;
  if (from === undefined) return [];
  const [row, place] = from;
  const way = to && Object.keys(WAYS).find((name) => WAYS[name][0] === to[0] - row && WAYS[name][1] === to[1] - place);
  return way === undefined ? [{ do: 'take', row }] : [{ do: 'step', row, place, way }];
}

/** Every doctor with every patient of a room. */
function treatments(state: ClinicState, seat: number, at: number | undefined): Choice[] {
  if (at === undefined || at <= PRE_ADMISSION) return [];
  const levels = (kind: string): number[] => {
    const there = state.clinics[seat].people.filter((person) => person.at === at && person.kind === kind);
    return there.length === 0 ? [0] : [...new Set(there.map(({ level }) => level))];
  };
  return levels('doctor').flatMap((doctor) =>
    levels('patient').map((patient) => ({ do: 'treat', at, doctor, patient })),
  );
}
