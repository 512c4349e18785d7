import { NUMBERS } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../../../board/drawing.ts';
import type { Pointing } from '../../../game-face.ts';
import {
  actionTarget,
  bonusTarget,
  buttonTarget,
  cellTarget,
  edgeTarget,
  NURSE,
  ORDERLY,
  pieceTarget,
  placeTarget,
  somebody,
  spaceTarget,
  waitingTarget,
} from '../../targets.ts';
import type { PointAt } from '../module-face.ts';

/** Where a patient of the notepad goes, in rows and places. */
export const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

const LAST = NUMBERS.notepadPlaces - 1;

/** A field of a choice that is a number. */
const number = (choice: Choice, field: string): number => Number(choice[field]);

/** A spot for a car: an edge, or the lot on a cell. What stands among cars in a lot is named by a button. */
function spot(choice: Choice): Pointing {
  const lot = number(choice, 'lot');
  if (lot < 0) return { needs: [edgeTarget(number(choice, 'edge'))] };
  return { needs: [choice.vehicle === undefined ? cellTarget(lot) : buttonTarget(choice)] };
}

/** A piece from beside the board, and the cell that it goes to. */
const pieceTo = (piece: unknown, choice: Choice): Pointing => ({
  needs: [pieceTarget(String(piece)), cellTarget(number(choice, 'at'))],
});

/** How the choices of the base game are pointed at. */
export const BASE_POINTING: Readonly<Record<string, PointAt>> = {
  lay: ({ action }) => ({ needs: [actionTarget(String(action))] }),
  place: (choice, _rules, asked) => ({
    needs: [asked?.piece === 'entrance' ? edgeTarget(number(choice, 'at')) : cellTarget(number(choice, 'at'))],
  }),
  bonus: ({ tile }) => ({ needs: [bonusTarget(String(tile))] }),
  build: (choice) => pieceTo(choice.tile, choice),
  equip: (choice) => pieceTo(choice.what, choice),
  upgrade: (choice) => pieceTo('upgraded-lot', choice),
  entrance: (choice) => ({ needs: [pieceTarget('entrance'), edgeTarget(number(choice, 'edge'))] }),
  park: spot,
  shift: spot,
  leave: spot,
  'hire-doctor': (choice) => ({ needs: [spaceTarget(number(choice, 'space'))] }),
  'hire-nurse': () => ({ needs: [NURSE] }),
  'hire-orderly': () => ({ needs: [ORDERLY] }),
  take: (choice) =>
    choice.row === undefined
      ? undefined
      : { needs: [placeTarget(number(choice, 'row'), LAST), waitingTarget(number(choice, 'row'))], first: 1 },
  step(choice) {
    const [down, right] = WAYS[String(choice.way)];
    const to = placeTarget(number(choice, 'row') + down, number(choice, 'place') + right);
    return { needs: [placeTarget(number(choice, 'row'), number(choice, 'place')), to], first: 1 };
  },
  go(choice) {
    const who = somebody(
      String(choice.kind),
      number(choice, 'level'),
      number(choice, 'service'),
      number(choice, 'from'),
      Number(choice.load ?? 0),
    );
    return { needs: [who, cellTarget(number(choice, 'to'))], first: 1 };
  },
  treat(choice, rules) {
    const at = number(choice, 'at');
    const patients = rules.services.map((_, row): Target => somebody('patient', number(choice, 'patient'), row, at));
    return {
      needs: [cellTarget(at)],
      also: [somebody('doctor', number(choice, 'doctor'), -1, at), ...patients],
    };
  },
};
