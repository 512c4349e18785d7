import { certain, house, likely } from '@asclepion/kernel';

/** Section 15.1: every number of the game that is not printed on a tile or a place. */
export const NUMBERS = {
  seats: certain(4),
  subRounds: certain(3),
  /** HI-SET-3 */
  queue: certain(3),
  /** HI-SET-2 */
  freeRow: certain(4),
  /** HI-SET-4: kits, and knowledge tiles, of each column. */
  pile: certain(4),
  startMoney: certain(6),
  startMedicines: certain([1, 1, 1] as const),
  lowestReputation: house(-8),
  highestReputation: house(16),
  sell: certain(2),
  buy: certain(3),
  /** What an assistant counts for as money. */
  assistant: certain(2),
  option: certain(2),
  reputationForCure: certain(1),
  bribe: certain(1),
  emergency: certain(-1),
  hades: certain(-3),
  /** Solo: points of a rival for each contract of a doctor that it removes. */
  contractOfRival: certain(1),
} as const;

/** HI-PAY-1: the salary of each doctor, from a reputation on. */
const SALARIES = [
  { from: Number.NEGATIVE_INFINITY, salary: house(5) },
  { from: house(-4), salary: house(4) },
  { from: 0, salary: likely(3) },
  { from: house(5), salary: house(2) },
  { from: house(10), salary: house(1) },
] as const;

export const salaryAt = (reputation: number): number =>
  (SALARIES.findLast(({ from }) => reputation >= from) ?? SALARIES[0]).salary;
