import { type ClinicState, NUMBERS, PRE_ADMISSION, type Rules } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../board/drawing.ts';
import type { Pointing } from '../game-face.ts';
import {
  actionTarget,
  bonusTarget,
  buttonTarget,
  cellTarget,
  edgeTarget,
  kindOf,
  NURSE,
  numbersOf,
  ORDERLY,
  personOf,
  pieceTarget,
  placeTarget,
  somebody,
  spaceTarget,
  waitingTarget,
  wordOf,
} from './targets.ts';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** What is asked of a seat: the name of the step, and what its frame remembers. */
export interface Asked {
  readonly step: string;
  readonly piece?: string;
}

/** How each choice is pointed at. A choice of a kind not named here goes by its fields, or gets a button. */
export function pointing(asked: Asked | undefined, rules: Rules, choice: Choice): Pointing {
  const number = (field: string): number => Number(choice[field]);
  const spot = (): Target => (number('lot') >= 0 ? cellTarget(number('lot')) : edgeTarget(number('edge')));
  const last = NUMBERS.notepadPlaces - 1;
  switch (choice.do) {
    case 'lay':
      return { needs: [actionTarget(String(choice.action))] };
    case 'place':
      return { needs: [asked?.piece === 'entrance' ? edgeTarget(number('at')) : cellTarget(number('at'))] };
    case 'bonus':
      return { needs: [bonusTarget(String(choice.tile))] };
    case 'build':
      return { needs: [pieceTarget(String(choice.tile)), cellTarget(number('at'))] };
    case 'equip':
      return { needs: [pieceTarget(String(choice.what)), cellTarget(number('at'))] };
    case 'upgrade':
      return { needs: [pieceTarget('upgraded-lot'), cellTarget(number('at'))] };
    case 'entrance':
      return { needs: [pieceTarget('entrance'), edgeTarget(number('edge'))] };
    case 'park':
    case 'shift':
    case 'leave':
      return { needs: [spot()] };
    case 'hire-doctor':
      return { needs: [spaceTarget(number('space'))] };
    case 'hire-nurse':
      return { needs: [NURSE] };
    case 'hire-orderly':
      return { needs: [ORDERLY] };
    case 'take':
      if (choice.row === undefined) break;
      return { needs: [placeTarget(number('row'), last), waitingTarget(number('row'))], first: 1 };
    case 'step': {
      const [down, right] = WAYS[String(choice.way)];
      const to = placeTarget(number('row') + down, number('place') + right);
      return { needs: [placeTarget(number('row'), number('place')), to], first: 1 };
    }
    case 'go': {
      const who = somebody(
        String(choice.kind),
        number('level'),
        number('service'),
        number('from'),
        Number(choice.load ?? 0),
      );
      return { needs: [who, cellTarget(number('to'))], first: 1 };
    }
    case 'treat': {
      const at = number('at');
      const service = [...rules.services.keys()].map((row) => somebody('patient', number('patient'), row, at));
      return { needs: [cellTarget(at)], also: [somebody('doctor', number('doctor'), -1, at), ...service] };
    }
  }
  if (typeof choice.at === 'number') return { needs: [cellTarget(choice.at)] };
  if (typeof choice.edge === 'number') return { needs: [edgeTarget(choice.edge)] };
  return { needs: [buttonTarget(choice)] };
}

/** What somebody may have meant who points at `target` after what is `picked`: the engine then says why not. */
export function meant(
  asked: Asked | undefined,
  rules: Rules,
  state: ClinicState,
  seat: number,
  picked: readonly Target[],
  target: Target,
): Choice[] {
  const all = [...picked, target];
  const one = (kind: string): Target | undefined => all.findLast((other) => kindOf(other) === kind);
  const cell = numberOf(one('cell'));
  const edge = numberOf(one('edge'));
  const spot = cell === undefined ? { edge: edge ?? -1, lot: -1 } : { edge: -1, lot: cell };
  const spots = cell === undefined && edge === undefined ? [] : [spot];
  switch (asked?.step) {
    case 'lay-tile':
      return kindOf(target) === 'action' ? [{ do: 'lay', action: wordOf(target) }] : [];
    case 'place-start': {
      const at = asked.piece === 'entrance' ? edge : cell;
      return at === undefined ? [] : [{ do: 'place', at }];
    }
    case 'choose-bonus':
      return kindOf(target) === 'bonus' ? [{ do: 'bonus', tile: wordOf(target) }] : [];
    case 'lay-free-tile':
      return cell === undefined ? [] : [{ do: 'lay-free', at: cell }];
    case 'extra-supply-room':
      return cell === undefined ? [] : [{ do: 'extra', at: cell }];
    case 'second-conveyor':
      return cell === undefined ? [] : [{ do: 'second', at: cell }];
    case 'park-car':
      return spots.map((where) => ({ do: 'park', ...where }));
    case 'shift-cars':
      return spots.map((where) => ({ do: 'shift', ...where }));
    case 'dig-hole':
      return cell === undefined ? [] : [{ do: 'dig', at: cell }];
    case 'car-leaves':
      return spots.map((where) => ({ do: 'leave', ...where }));
    case 'build-thing':
      return builds(rules, one('piece'), cell, edge);
    case 'hire-somebody':
      if (target === NURSE || target === ORDERLY) return [{ do: `hire-${wordOf(target)}` }];
      return kindOf(target) === 'space' ? [{ do: 'hire-doctor', space: numbersOf(target)[0] }] : [];
    case 'spend-points':
      return queueChoices(all);
    case 'walk': {
      const who = one('person');
      const clinic = state.clinics[seat];
      const people = who === undefined ? clinic.people.filter(({ at }) => at !== cell) : [personOf(who)];
      const to = cell ?? clinic.tiles.findIndex((tile) => tile > 0);
      return people.map(({ kind, level, service, at }) => ({ do: 'go', kind, level, service, from: at, to }));
    }
    case 'treat-patients':
      return treatments(state, seat, cell ?? personCell(one('person')));
  }
  return [];
}

const numberOf = (target: Target | undefined): number | undefined =>
  target === undefined ? undefined : numbersOf(target)[0];

const personCell = (target: Target | undefined): number | undefined =>
  target === undefined ? undefined : personOf(target).at;

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
