import {
  CITIES,
  columnOf,
  doctorTile,
  type HippocratesState,
  linkIds,
  linksFor,
  NOTHING,
  openContracts,
  patientTile,
  untreatedOf,
} from '@asclepion/hippocrates';
import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../board/drawing.ts';
import type { Pointing } from '../game-face.ts';
import {
  assistantTarget,
  buttonTarget,
  buyTarget,
  contractTarget,
  DECLINE,
  dieTarget,
  doctorTarget,
  kindOf,
  kitTarget,
  PURSE,
  patientTarget,
  placeTarget,
  reserveTarget,
  restOf,
  sellTarget,
  slotTarget,
  spaceTarget,
  WILD,
} from './targets.ts';

/** What tells ways to pay apart: the assistants that help, or none of them. */
function paying(choice: Choice): Target[] {
  const assistants = String(choice.with ?? '')
    .split(' ')
    .filter(Boolean);
  const wild = choice.wild === undefined ? [] : [WILD];
  return assistants.length + wild.length === 0 ? [PURSE] : [...assistants.map(assistantTarget), ...wild];
}

/** How each choice is pointed at; one of a kind not named here gets a button. */
export function pointing(state: Readonly<HippocratesState>, seat: number, choice: Choice): Pointing {
  const column = columnOf(choice.column);
  const city = String(choice.column);
  const also = paying(choice);
  switch (choice.do) {
    case 'ready':
      return { needs: [assistantTarget(String(choice.assistant))] };
    case 'admit':
    case 'collect':
    case 'plan':
      return usingDie(state, choice, column);
    case 'decline':
      return { needs: [DECLINE, spaceTarget(city)], first: 1 };
    case 'sell':
      return { needs: [sellTarget(String(choice.medicines))] };
    case 'buy':
      return { needs: [buyTarget(String(choice.medicines))], also };
    case 'dismiss':
    case 'option':
      return { needs: [doctorTarget(String(choice.doctor))], also };
    case 'hire-option':
      return { needs: [doctorTarget(doctorTile(state.players[seat].option).id)], also };
    case 'hire':
      return { needs: [cityDoctor(state, column)], also };
    case 'kit':
      return { needs: [kitTarget(city)], also };
    case 'both':
      return { needs: [cityDoctor(state, column), kitTarget(city)], also };
    case 'cure':
      return {
        needs: [patientTarget(Number(choice.patient)), ...String(choice.contracts).split(' ').map(contractTarget)],
        first: 1,
        also,
      };
    case 'remove':
      return { needs: [patientTarget(Number(choice.patient))], also };
    default:
      return { needs: [buttonTarget(choice)] };
  }
}

function cityDoctor({ cityDoctors }: Readonly<HippocratesState>, column: number): Target {
  const doctor = cityDoctors[column] ?? NOTHING;
  return doctorTarget(doctor === NOTHING ? '' : doctorTile(doctor).id);
}

/**
 * A place alone means its own die. A die that assistants move is pointed at by them and by where it comes to lie; who
 * comes from the reserve, by the planning assistant and the reserve.
 */
function usingDie({ dice }: Readonly<HippocratesState>, choice: Choice, column: number): Pointing {
  const city = String(choice.column);
  const place = Number(choice.place);
  const die = columnOf(choice.die);
  const planned = choice.do === 'plan';
  const helpers = [
    ...(die === column ? [] : [assistantTarget('travel'), dieTarget(CITIES[die])]),
    ...(place === dice[die] ? [] : [assistantTarget('charity')]),
    ...(planned ? [assistantTarget('planning')] : []),
  ];
  const goal = planned ? [reserveTarget(city)] : [];
  const also = paying(choice);
  if (helpers.length === 0) return { needs: [placeTarget(city, place)], also };
  if (die === column && place === dice[die]) return { needs: [...helpers, ...goal], first: 1, also };
  return { needs: [...helpers, ...goal, slotTarget(city, place)], first: 1, also };
}

/** The field of a choice that says which assistants pay. */
type Payment = Readonly<Record<string, string>>;

/** Choices that somebody may have meant by pointing at what is dark; why they are refused is what the page says. */
export function meant(
  step: string | undefined,
  state: Readonly<HippocratesState>,
  seat: number,
  picked: readonly Target[],
  target: Target,
): Choice[] {
  const all = [...picked, target];
  const word = (kind: string): string | undefined => {
    const found = all.findLast((one) => kindOf(one) === kind);
    return found && restOf(found);
  };
  const assistants = all.filter((one) => kindOf(one) === 'assistant').map(restOf);
  const payment: Payment = assistants.length === 0 ? {} : { with: assistants.join(' ') };
  const trade = kindOf(target) === 'sell' || kindOf(target) === 'buy';
  if (trade) return [{ do: kindOf(target), medicines: restOf(target), ...payment }];
  switch (step) {
    case 'welcome':
      return meantInWelcome(state, word('place') ?? word('slot'), word('die'), word('reserve'), word('space'));
    case 'option':
      return [{ do: 'option', doctor: word('doctor') ?? '', ...payment }];
    case 'purchase':
      return meantInPurchase(state, word('doctor'), word('kit'), payment);
    case 'hire-option':
      return [{ do: 'hire-option', ...payment }];
    case 'salary':
      return [{ do: 'dismiss', doctor: word('doctor') ?? '' }];
    case 'treat':
      return meantInTreatment(state, seat, word('patient'), all);
    case 'remove':
      return [{ do: 'remove', patient: Number(word('patient')), ...payment }];
    default:
      return [];
  }
}

function meantInWelcome(
  state: Readonly<HippocratesState>,
  place: string | undefined,
  die: string | undefined,
  reserve: string | undefined,
  space: string | undefined,
): Choice[] {
  if (place !== undefined) {
    const [city, number] = place.split('.');
    const column = columnOf(city);
    const empty = state.queues[column]?.[Number(number) - 1] === NOTHING;
    return [{ do: empty ? 'collect' : 'admit', column: city, die: die ?? city, place: Number(number) }];
  }
  if (reserve !== undefined) {
    const at = state.dice[columnOf(reserve)];
    return [{ do: 'plan', column: reserve, die: reserve, place: at > 0 ? at : 1 }];
  }
  return space === undefined ? [] : [{ do: 'decline', column: space }];
}

function meantInPurchase(
  state: Readonly<HippocratesState>,
  doctor: string | undefined,
  kit: string | undefined,
  payment: Payment,
): Choice[] {
  const column = state.cityDoctors.findIndex((one) => one !== NOTHING && doctorTile(one).id === doctor);
  const hires: Choice[] = column < 0 ? [] : [{ do: 'hire', column: CITIES[column], ...payment }];
  const buys: Choice[] = kit === undefined ? [] : [{ do: 'kit', column: kit, ...payment }];
  return column >= 0 && kit === CITIES[column] ? [{ do: 'both', column: kit, ...payment }] : [...buys, ...hires];
}

/** The patient with the contracts pointed at, or with every set of open ones that could do. */
function meantInTreatment(
  state: Readonly<HippocratesState>,
  seat: number,
  patient: string | undefined,
  all: readonly Target[],
): Choice[] {
  const player = state.players[seat];
  const open = openContracts(player.doctors);
  const contracts = all.filter((one) => kindOf(one) === 'contract').map(restOf);
  const ordered = [...open.map(({ id }) => id).filter((id) => contracts.includes(id))];
  const named = (ordered.length === contracts.length ? ordered : contracts).join(' ');
  const patients = patient === undefined ? untreatedOf(player) : [Number(patient)];
  return patients.flatMap((number): Choice[] => {
    if (named !== '') return [{ do: 'cure', patient: number, contracts: named }];
    const known = untreatedOf(player).includes(number);
    const sets = known ? linksFor(patientTile(number).needs, open).map(linkIds) : [];
    return (sets.length === 0 ? [open[0]?.id ?? ''] : sets).map((ids) => ({
      do: 'cure',
      patient: number,
      contracts: ids,
    }));
  });
}
