import { linksFor, type OpenContract } from './contracts.ts';
import { doctorTile } from './data/doctors.ts';
import { type Amounts, NONE } from './data/medicines.ts';
import { patientTile } from './data/patients.ts';
import { changed, type Employed, NOTHING, type Player } from './state.ts';
import { bestSupply, type Leftovers, type Supply } from './supply.ts';

/** What a treatment phase can bring, in points, to whoever plans it. */
export interface Worths extends Leftovers {
  /** To have a patient cured, rather than not, in this phase. */
  patient(number: number): number;
  /** A doctor after the phase, by how many of its contracts are filled and which are not. */
  doctor(number: number, filled: number, open: readonly OpenContract[]): number;
}

/** A patient who is cured, and by which contracts. */
export interface Cure {
  readonly patient: number;
  readonly links: readonly OpenContract[];
}

/** The best that can be made of a treatment phase. */
export interface Treatment {
  readonly worth: number;
  readonly cures: readonly Cure[];
  readonly supply: Supply;
}

/** Links that can be made for some patients at once: which contracts they fill, a bit for each. */
interface Matching {
  readonly filled: number;
  readonly last: Cure | undefined;
  readonly before: Matching | undefined;
}

type Planned = Pick<Player, 'money' | 'stock' | 'ready' | 'doctors'> & {
  readonly patients: readonly number[];
  /** Wild knowledge, counted. */
  readonly wild: number;
};

/**
 * Solves a treatment phase exactly: whom to cure, by which contracts, and how to come by the medicine. Medicine depends
 * on the patients alone and contracts on the links alone, so that each set of patients is looked at once, with every
 * set of contracts that it can fill.
 */
export function bestTreatment(player: Planned, worths: Worths): Treatment {
  const { patients } = player;
  const open = allOpen(player.doctors);
  const options = patients.map((patient) =>
    linksFor(patientTile(patient).needs, open).map((links) => ({ patient, links, bits: bitsOf(links, open) })),
  );
  const staff = staffWorth(player.doctors, open, worths);
  const supplyOf = supplies(player, worths);
  let best: Treatment | undefined;

  /** Goes through the patients; each is cured or not. */
  const visit = (at: number, needs: Amounts, worth: number, matchings: readonly Matching[]): void => {
    const supply = supplyOf(needs);
    // Who needs more cannot be supplied either.
    if (supply === undefined) return;
    if (at === patients.length) {
      const [matching, doctors] = bestMatching(matchings, staff);
      const total = worth + doctors + supply.worth;
      if (best === undefined || total > best.worth) best = { worth: total, cures: curesOf(matching), supply };
      return;
    }
    const found = new Map<number, Matching>();
    for (const before of matchings) {
      for (const { patient, links, bits } of options[at]) {
        const filled = before.filled | bits;
        if ((before.filled & bits) === 0 && !found.has(filled))
          found.set(filled, { filled, last: { patient, links }, before });
      }
    }
    const more = changed(needs, patientTile(patients[at]).needs);
    if (found.size > 0) visit(at + 1, more, worth + worths.patient(patients[at]), [...found.values()]);
    visit(at + 1, needs, worth, matchings);
  };

  visit(0, NONE, 0, [{ filled: 0, last: undefined, before: undefined }]);
  if (best === undefined) throw new RangeError('Curing nobody is always possible.');
  return best;
}

/** How each sum of needs is supplied; many sets of patients need the same. */
function supplies(player: Planned, worths: Worths): (needs: Amounts) => Supply | undefined {
  const known = new Map<number, Supply | undefined>();
  return (needs) => {
    const key = (needs[0] << 20) | (needs[1] << 10) | needs[2];
    if (known.has(key)) return known.get(key);
    const supply = bestSupply(player, needs, worths);
    known.set(key, supply);
    return supply;
  };
}

/** Every open contract, equal ones of a doctor too. */
const allOpen = (doctors: readonly Employed[]): OpenContract[] =>
  doctors.flatMap(({ doctor, filled }, place) => {
    const { id, contracts } = doctorTile(doctor);
    return contracts.flatMap(({ name, kinds }, contract): OpenContract[] =>
      filled[contract] === NOTHING ? [{ doctor: place, contract, kinds, id: `${id}.${name}` }] : [],
    );
  });

const bitsOf = (links: readonly OpenContract[], open: readonly OpenContract[]): number =>
  links.reduce((bits, link) => bits | (1 << open.indexOf(link)), 0);

/** What all doctors are worth with some more contracts filled. */
function staffWorth(
  doctors: readonly Employed[],
  open: readonly OpenContract[],
  worths: Worths,
): (filled: number) => number {
  const known = new Map<number, number>();
  return (filled) => {
    const before = known.get(filled);
    if (before !== undefined) return before;
    const left = open.filter((_, bit) => (filled & (1 << bit)) === 0);
    const worth = doctors.reduce((total, { doctor, filled: contracts }, place) => {
      const own = left.filter((contract) => contract.doctor === place);
      return total + worths.doctor(doctor, contracts.length - own.length, own);
    }, 0);
    known.set(filled, worth);
    return worth;
  };
}

function bestMatching(matchings: readonly Matching[], staff: (filled: number) => number): [Matching, number] {
  let best = matchings[0];
  let worth = staff(best.filled);
  for (const matching of matchings) {
    const other = staff(matching.filled);
    if (other > worth) [best, worth] = [matching, other];
  }
  return [best, worth];
}

function curesOf(matching: Matching): Cure[] {
  const cures: Cure[] = [];
  for (let at: Matching | undefined = matching; at?.last !== undefined; at = at.before) cures.unshift(at.last);
  return cures;
}
