import {
  BOARD,
  DEPARTMENTS,
  type DiceState,
  type Hex,
  type Hospital,
  nameOf,
  patientsOf,
  SPECIALISTS,
  STARTING_ROOMS,
} from '@asclepion/dice-hospital';
import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../board/drawing.ts';
import type { Pointing } from '../game-face.ts';
import {
  ANY_HEX,
  administratorTarget,
  ambulanceTarget,
  BLOOD,
  buttonTarget,
  GIVE_BACK,
  hexOf,
  hexTarget,
  kindOf,
  meepleTarget,
  offerTarget,
  patientTarget,
  reportTarget,
  restOf,
} from './targets.ts';

const OFFERS = ['department', 'specialist'] as const;

/** How each choice is pointed at; one of a kind not named here gets a button. */
export function pointing(hospital: Readonly<Hospital>, choice: Choice): Pointing {
  const patients = String(choice.patients ?? choice.patient ?? '');
  const people = [...new Set(patients.split(' '))].map(patientTarget);
  switch (choice.do) {
    case 'activate':
      // Who works there tells alike actions apart.
      return {
        needs: [...roomTargets(hospital, String(choice.room)), ...people],
        also: [meepleTarget(String(choice.by))],
      };
    case 'ambulance':
      return { needs: [ambulanceTarget(Number(choice.number))] };
    case 'keep':
      return choice.administrator === undefined
        ? { needs: [buttonTarget(choice)] }
        : { needs: [administratorTarget(String(choice.administrator))] };
    case 'take': {
      const offer = OFFERS.find((one) => choice[one] !== undefined) ?? 'department';
      const item = offerTarget(offer, String(choice[offer]));
      if (offer === 'specialist') return { needs: [item] };
      const place = choice.q === undefined ? ANY_HEX : hexTarget({ q: Number(choice.q), r: Number(choice.r) });
      return { needs: [item, place], first: 1 };
    }
    case 'return':
      return {
        needs: [
          GIVE_BACK,
          choice.department === undefined
            ? meepleTarget(String(choice.specialist))
            : hexTarget({ q: Number(choice.q), r: Number(choice.r) }),
        ],
        first: 1,
      };
    case 'send-away':
    case 'treat':
    case 'spare':
      return { needs: people };
    case 'transfuse':
      return { needs: [BLOOD, ...people], first: 1 };
    case 'recolour':
      // The colour is said with a button: it is what is left once bag and patient are picked.
      return { needs: [BLOOD, ...people, `colour:${choice.to}`], first: 1 };
    case 'swap':
      return { needs: [reportTarget(String(choice.report))] };
    default:
      return { needs: [buttonTarget(choice)] };
  }
}

/** The place of the first idle room of a kind: alike ones are used one after another. */
function roomTargets(hospital: Readonly<Hospital>, id: string): Target[] {
  const onBoard = STARTING_ROOMS.some((room) => room.id === id) ? BOARD[id] : undefined;
  const joined = hospital.departments.find(({ kind, used }) => !used && DEPARTMENTS[kind].id === id);
  const hex = onBoard ?? joined;
  return hex === undefined ? [] : [hexTarget(hex)];
}

/** The room that lies on a hex. */
function roomAt(hospital: Readonly<Hospital>, { q, r }: Hex): string | undefined {
  const onBoard = STARTING_ROOMS.find(({ id }) => BOARD[id].q === q && BOARD[id].r === r);
  if (onBoard !== undefined) return onBoard.id;
  const joined = hospital.departments.find((one) => one.q === q && one.r === r);
  return joined && DEPARTMENTS[joined.kind].id;
}

/** Choices that somebody may have meant by pointing at what is dark; why they are refused is what the page says. */
export function meant(
  step: string | undefined,
  state: Readonly<DiceState>,
  seat: number,
  picked: readonly Target[],
  target: Target,
): Choice[] {
  const hospital = state.hospitals[seat];
  const all = [...picked, target];
  const found = (kind: string): Target | undefined => all.findLast((one) => kindOf(one) === kind);
  const word = (kind: string): string | undefined => {
    const one = found(kind);
    return one && restOf(one);
  };
  const people = all.filter((one) => kindOf(one) === 'patient').map(restOf);
  switch (step) {
    case 'act':
      if (found('bag') !== undefined)
        return people.length === 0 ? [{ do: 'transfuse', patient: '' }] : [{ do: 'transfuse', patient: people[0] }];
      return activations(hospital, hexOf(found('hex') ?? ''), word('meeple') ?? 'nurse', people);
    case 'effect':
      return people.map((patient) => ({ do: 'treat', patient }));
    case 'take-ambulance':
      return [{ do: 'ambulance', number: Number(word('ambulance')) }];
    case 'improve':
      return improvements(found('offer'), hexOf(found('hex') ?? ''), found('give') !== undefined, word('meeple'));
    case 'make-room':
      return people.map((patient) => ({ do: 'send-away', patient }));
    case 'spare-one':
      return people.map((patient) => ({ do: 'spare', patient }));
    case 'keep-administrator':
      return [{ do: 'keep', administrator: word('administrator') ?? '' }];
    default:
      return [];
  }
}

/** The room with what was pointed at, or with everybody in turn; a patient alone, in every room. */
function activations(
  hospital: Readonly<Hospital>,
  hex: Hex | undefined,
  by: string,
  people: readonly string[],
): Choice[] {
  const rooms =
    hex === undefined
      ? [...STARTING_ROOMS.map(({ id }) => id), ...hospital.departments.map(({ kind }) => DEPARTMENTS[kind].id)]
      : [roomAt(hospital, hex) ?? ''];
  const groups = people.length > 0 ? [people.join(' ')] : [...new Set(patientsOf(hospital).map(nameOf))];
  return rooms.flatMap((room) =>
    (groups.length === 0 ? [''] : groups).map((patients) => ({ do: 'activate', room, by, patients })),
  );
}

function improvements(
  offer: Target | undefined,
  hex: Hex | undefined,
  back: boolean,
  specialist: string | undefined,
): Choice[] {
  if (back) {
    if (hex !== undefined) return [{ do: 'return', department: '', ...hex }];
    return [{ do: 'return', specialist: specialist ?? SPECIALISTS[0].id }];
  }
  if (offer === undefined) return [];
  const [kind, id] = restOf(offer).split('.');
  return [{ do: 'take', [kind]: id, ...(hex ?? {}) }];
}
