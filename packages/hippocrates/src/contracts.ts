import { type Contract, doctorNamed, doctorTile } from './data/doctors.ts';
import { type Amounts, kindsIn } from './data/medicines.ts';
import { type Employed, type LEFT, NOTHING, type Player } from './state.ts';

/** An open contract of an employed doctor. */
export interface OpenContract {
  /** Place of the doctor among those in employ, and of the contract on its tile. */
  readonly doctor: number;
  readonly contract: number;
  readonly kinds: number;
  /** As choices name it: `17.P`. */
  readonly id: string;
}

export const hire = (doctor: number): Employed => ({
  doctor,
  filled: doctorTile(doctor).contracts.map(() => NOTHING),
});

/** Whether all contracts are filled (HI-SCO-4). */
export const isFull = ({ filled }: Employed): boolean => filled.every((patient) => patient !== NOTHING);

/** Open contracts in the order of hiring; of equal ones on a tile the first. */
export const openContracts = (doctors: readonly Employed[]): OpenContract[] =>
  doctors.flatMap(({ doctor, filled }, place) => {
    const { id, contracts } = doctorTile(doctor);
    const isOpen = (contract: number): boolean => filled[contract] === NOTHING;
    return contracts.flatMap(({ name, kinds }, contract): OpenContract[] => {
      const first = contracts.findIndex((other: Contract, at) => other.name === name && isOpen(at));
      return first === contract ? [{ doctor: place, contract, kinds, id: `${id}.${name}` }] : [];
    });
  });

/** Whether these masters all that is needed (HI-TRT-3). */
export const masterAll = (links: readonly OpenContract[], needs: number): boolean =>
  links.reduce((kinds, link) => kinds & ~link.kinds, needs) === 0;

/** A link for which no needed kind is left that the others have not (HI-TRT-7). */
export const needless = (links: readonly OpenContract[], needs: number): OpenContract | undefined =>
  links.find((link) =>
    masterAll(
      links.filter((other) => other !== link),
      needs & link.kinds,
    ),
  );

/**
 * Every set of open contracts that a patient may be linked to: at most one of each doctor (HI-TRT-5), all kinds
 * mastered (HI-TRT-3), none needless (HI-TRT-7).
 */
export function linksFor(needs: Amounts, open: readonly OpenContract[]): OpenContract[][] {
  const kinds = kindsIn(needs);
  const found: OpenContract[][] = [];
  const extend = (links: readonly OpenContract[], from: number, missing: number): void => {
    for (let at = from; at < open.length; at++) {
      const link = open[at];
      if ((link.kinds & missing) === 0 || links.some(({ doctor }) => doctor === link.doctor)) continue;
      const all = [...links, link];
      const left = missing & ~link.kinds;
      if (left !== 0) extend(all, at + 1, left);
      else if (needless(all, kinds) === undefined) found.push(all);
    }
  };
  extend([], 0, kinds);
  return found;
}

/** Links as choices name them. */
export const linkIds = (links: readonly OpenContract[]): string => links.map(({ id }) => id).join(' ');

/** Fills contracts with a patient. */
export const link = (doctors: readonly Employed[], links: readonly OpenContract[], patient: number): Employed[] =>
  doctors.map((one, place) => {
    const own = links.find(({ doctor }) => doctor === place);
    return own === undefined ? one : { ...one, filled: one.filled.with(own.contract, patient) };
  });

/** Patients linked to a doctor who are still in the game. */
export const linkedTo = ({ filled }: Employed): number[] => filled.filter((patient) => patient > NOTHING);

/** Patients linked to anybody, each once. */
export const linkedPatients = ({ doctors }: Readonly<Pick<Player, 'doctors'>>): number[] => [
  ...new Set(doctors.flatMap(linkedTo)),
];

/**
 * A doctor leaves the game with the patients linked to it. What these fill elsewhere is `left` open after a dismissal
 * (HI-PAY-4) and stays filled after a retirement (HI-SCO-5).
 */
export function leave(player: Player, doctor: number, left: typeof NOTHING | typeof LEFT): void {
  const leaving = player.doctors.find((one) => one.doctor === doctor);
  if (leaving === undefined) throw new RangeError(`Doctor ${doctor} is not in employ.`);
  const patients = linkedTo(leaving);
  player.doctors = player.doctors
    .filter((one) => one !== leaving)
    .map((one) => ({ ...one, filled: one.filled.map((patient) => (patients.includes(patient) ? left : patient)) }));
  player.goneDoctors = [...player.goneDoctors, doctor];
  player.gonePatients = [...player.gonePatients, ...patients];
}

/** The doctor of an id in a player's employ; undefined where there is none. */
export const employed = ({ doctors }: Readonly<Player>, id: unknown): Employed | undefined => {
  const tile = doctorNamed(String(id));
  return doctors.find(({ doctor }) => doctor === tile?.number);
};
