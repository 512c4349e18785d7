import type { ClinicModule } from '../module.ts';
import type { Rules } from '../rules.ts';
import type { Clinic } from '../state.ts';

/** One line of costs or savings: how many of a kind, and what they come to. */
export interface CostLine {
  /** A kind of staff, the id of a tile, a module's id where the amount belongs to no single piece, or a fee's. */
  readonly of: string;
  readonly what: 'staff' | 'tile' | 'module' | 'fee';
  /** Doctors: their level. */
  readonly level: number;
  readonly count: number;
  readonly money: number;
  readonly rule: string;
}

type Amount = (rules: Rules, clinic: Readonly<Clinic>) => number;
type Group = Pick<CostLine, 'of' | 'what' | 'level' | 'count' | 'rule'> & {
  /** The clinic without this group. */
  readonly without: Readonly<Clinic>;
};

/**
 * Splits what a hook of all modules comes to: each group counts for what would be missing without it, and what belongs
 * to no group stands under its module. So the lines always add up to what the phase takes.
 */
function split(
  rules: Rules,
  clinic: Readonly<Clinic>,
  hook: (module: ClinicModule) => Amount | undefined,
  groups: readonly Group[],
  rule: string,
): CostLine[] {
  const lines = groups.map(({ without: _, ...group }) => ({ ...group, money: 0 }));
  const rest: CostLine[] = [];
  for (const module of rules.modules) {
    const amount = hook(module);
    if (amount === undefined) continue;
    const whole = amount(rules, clinic);
    let left = whole;
    groups.forEach(({ without }, index) => {
      const part = whole - amount(rules, without);
      lines[index].money += part;
      left -= part;
    });
    if (left !== 0) rest.push({ of: module.id, what: 'module', level: 0, count: 1, money: left, rule });
  }
  return [...lines.filter(({ money }) => money !== 0), ...rest];
}

/** Staff by kind and level, the highest first. */
function staffGroups(rules: Rules, clinic: Readonly<Clinic>, rule: string): Group[] {
  const groups: Group[] = [];
  for (const kind of Object.keys(rules.kinds)) {
    for (const level of [3, 2, 1, 0]) {
      const are = (person: Clinic['people'][number]): boolean => person.kind === kind && person.level === level;
      const count = clinic.people.filter(are).length;
      if (count === 0) continue;
      const without = { ...clinic, people: clinic.people.filter((person) => !are(person)) };
      groups.push({ of: kind, what: 'staff', level, count, rule, without });
    }
  }
  return groups;
}

/** Wages line by line (CB-PAY-1). */
export function wageLines(rules: Rules, clinic: Readonly<Clinic>): CostLine[] {
  const groups = staffGroups(rules, clinic, 'CB-PAY-1');
  const ruled = groups.map((group) => ({ ...group, rule: rules.kinds[group.of].wageRule ?? group.rule }));
  return split(rules, clinic, ({ wages }) => wages, ruled, 'CB-PAY-1');
}

/** What is saved on maintenance, before it is cut off at the sum (CB-PAY-5). */
export const savingLines = (rules: Rules, clinic: Readonly<Clinic>): CostLine[] =>
  split(
    rules,
    clinic,
    ({ maintenanceSaving }) => maintenanceSaving,
    staffGroups(rules, clinic, 'CB-PAY-5'),
    'CB-PAY-6',
  );

/** What modules ask on lines of their own. */
export const feeLines = (rules: Rules, seat: number, clinic: Readonly<Clinic>): CostLine[] =>
  rules.fees.flatMap((fee): CostLine[] => {
    const money = fee.due(rules, seat, clinic);
    return money === 0 ? [] : [{ of: fee.id, what: 'fee', level: 0, count: 1, money, rule: fee.rule }];
  });

/** Maintenance by kind of tile; rooms that are dearer because they were used stand apart (CB-PAY-2, 3). */
export function maintenanceLines(rules: Rules, clinic: Readonly<Clinic>): CostLine[] {
  const groups: Group[] = [];
  rules.tiles.forEach(({ id }, index) => {
    for (const used of [false, true]) {
      const cells = clinic.tiles.flatMap((tile, cell) =>
        index > 0 && tile === index && clinic.used.includes(cell) === used ? [cell] : [],
      );
      if (cells.length === 0) continue;
      const without = {
        ...clinic,
        tiles: clinic.tiles.map((tile, cell) => (cells.includes(cell) ? 0 : tile)),
        used: clinic.used.filter((cell) => !cells.includes(cell)),
      };
      const rule = used ? 'CB-PAY-3' : 'CB-PAY-2';
      groups.push({ of: id, what: 'tile', level: used ? 1 : 0, count: cells.length, rule, without });
    }
  });
  return split(rules, clinic, ({ maintenance }) => maintenance, groups, 'CB-PAY-6');
}
