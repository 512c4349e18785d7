import { tileAt } from '../../board/rooms.ts';
import { ZOMBIES } from '../../data/box/zombies.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { ANY } from '../../module.ts';
import { mayWalk } from '../../people/people.ts';
import { mayWork } from '../../planner/program/caring.ts';
import { type Amounts, together } from '../../planner/program/program.ts';
import { care, fate, MONEY, POINTS, SAVING, there, WAGES } from '../../planner/program/quantities.ts';
import { others } from '../../planner/program/rooms.ts';
import { amountFor, ending, groupsOf, lot, mayEnd, type Scene, timeTo, worthAt } from '../../planner/program/scene.ts';
import { POINT } from '../../planner/worth.ts';
import type { Kind, Person } from '../../state.ts';
import { isCureRoom, ZOMBIE, zombiesAt } from './zombies-places.ts';
import { SUPPLY } from './zombies-steps.ts';

const YELLOW = 1;
const turning = (cell: number): string => `zombies turning ${cell}`;
const attended = (cell: number): string => `zombies attended ${cell}`;

/** What a member of staff who dies would still have brought in each round, in points: a guess, no rule. */
export const STAFF_A_ROUND = 0.5;

const ON_BOARD = 'zombies on the board';

/**
 * Zombies kill who stays with them, one alone with a doctor in a laboratory may be cured, and yellow patients whom
 * nobody attends turn (CX-ZOM-6 to 14). That their spaces are closed the ways know.
 */
export function zombiePlan(scene: Scene): void {
  const { clinic, program, groups, all } = scene;
  for (const group of groupsOf(scene, ZOMBIE)) {
    const { at } = groups[group].body.who;
    if (at >= 0) program.also({ of: fate(group), amounts: { [ON_BOARD]: 1 } });
  }
  const rooms = clinic.tiles.flatMap((_, cell) => {
    if (zombiesAt(clinic, cell) > 0) meets(scene, cell);
    return zombiesAt(clinic, cell) === 0 && mayTurn(scene, cell) ? [cell] : [];
  });
  program.also({ of: ON_BOARD, worth: all ? 0 - ZOMBIES.lost * POINT : 0 });
  for (const cell of rooms) turns(scene, cell);
  // With too few zombies others may come first, and the owner chooses the rooms.
  if (rooms.length > scene.state.marks.zombies[SUPPLY]) program.doubtful = true;
}

/** Who is in a space with a zombie dies, but for a doctor who is alone with one in a laboratory. */
function meets(scene: Scene, cell: number): void {
  const { clinic, rules } = scene;
  const disturbs = (person: Readonly<Person>): boolean =>
    person.at === cell && rules.kinds[person.kind].takes !== 'doctor' && person.kind !== ZOMBIE;
  const disturbed = clinic.people.some((person) => disturbs(person) && !mayWalk(rules, person));
  if (isCureRoom(rules, clinic, cell) && !disturbed) cures(scene, cell);
  else kills(scene, cell, () => true);
}

/** Everybody in the space dies: staff are paid no more, patients cost what a death costs (CX-ZOM-7, 8). */
function kills(scene: Scene, cell: number, who: (kind: Kind) => boolean): void {
  const { groups, program, rules, weights, state, all } = scene;
  const roundsAfter = NUMBERS.rounds - state.round;
  const known = new Set<string>();
  program.row({ sum: { [care(cell)]: 1 }, most: 0 });
  groups.forEach(({ body }, group) => {
    const { kind, level, at } = body.who;
    const alike = there(cell, kind, level);
    if (kind === ZOMBIE || at !== cell || !who(kind)) return;
    if (rules.kinds[kind].takes === 'patient') {
      const lots = kind === 'patient' ? lot(scene, body, cell, level) : 0;
      program.also({ of: fate(group), worth: 0 - weights.death - lots, amounts: { [POINTS]: rules.options.death } });
      return;
    }
    // What fees rise by without somebody is not counted.
    if (rules.fees.length > 0 && rules.kinds[kind].takes === 'none') program.doubtful = true;
    if (known.has(alike)) return;
    known.add(alike);
    const points = (kind === 'nurse' ? NUMBERS.nursePoints : 0) + STAFF_A_ROUND * roundsAfter;
    const saving = amountFor(scene, rules.maintenanceSaving, groups[group], cell);
    program.also({
      of: alike,
      worth: 0 - worthAt(scene, group, cell) - (all ? Math.round(points * POINT) : 0),
      amounts: {
        [WAGES]: 0 - amountFor(scene, rules.wages, groups[group], cell),
        ...(saving === 0 ? {} : { [SAVING]: 0 - saving }),
      },
    });
  });
}

/** A doctor alone with one zombie in a laboratory may cure it and lie down, or study beside it (CX-ZOM-7, 13 to 15). */
function cures(scene: Scene, cell: number): void {
  const { groups, program, weights } = scene;
  const [zombie] = groupsOf(scene, ZOMBIE).filter((group) => groups[group].body.who.at === cell);
  for (const doctor of groupsOf(scene, 'doctor')) {
    if (!mayWork(scene, doctor, cell)) continue;
    program.column({
      most: 1,
      worth: weights.doctor[groups[doctor].body.who.level],
      amounts: together(ending(scene, doctor, cell, timeTo(scene, doctor, cell)), {
        [fate(zombie)]: 1,
        [ON_BOARD]: -1,
        [MONEY]: ZOMBIES.cureIncome,
      }),
      deed: {
        goes: [{ group: doctor, to: cell }],
        cares: { choice: { do: 'cure', at: cell }, money: ZOMBIES.cureIncome },
      },
    });
  }
  // Nobody else stays beside a doctor, or all would die; without one, all do.
  const disturbing = others(scene, cell, 'none', ZOMBIE);
  program.row({ sum: { ...disturbing, ...others(scene, cell, 'doctor') }, most: 1 });
  kills(scene, cell, (kind) => scene.rules.kinds[kind].takes !== 'doctor');
}

/** Yellow patients who may be in a room at the end. */
const yellowIn = (scene: Scene, cell: number): number[] =>
  groupsOf(scene, 'patient').filter((group) => {
    const { who } = scene.groups[group].body;
    return who.level === YELLOW && (who.at === cell || mayEnd(scene, group, cell));
  });

function mayTurn(scene: Scene, cell: number): boolean {
  const { rules, clinic, groups, all, state } = scene;
  if (!all || tileAt(rules, clinic, cell).colour !== 'treatment-room' || state.marks.zombies[SUPPLY] === 0)
    return false;
  const yellow = yellowIn(scene, cell).reduce((sum, group) => sum + groups[group].count, 0);
  return yellow >= ZOMBIES.patientsEach;
}

/** Two yellow patients without a doctor and a nurse become a zombie, whoever would rather not (CX-ZOM-10 to 12). */
function turns(scene: Scene, cell: number): void {
  const { groups, program } = scene;
  const yellow = yellowIn(scene, cell);
  const lots = yellow.map((group) => lot(scene, groups[group].body, cell, YELLOW));
  const most = yellow.reduce((sum, group) => sum + groups[group].count, 0);
  if (lots.some((one) => one !== lots[0])) program.doubtful = true;
  program.column({
    most: 1,
    worth: 0 - ZOMBIES.patientsEach * lots[0],
    amounts: { [turning(cell)]: 1, [ON_BOARD]: 1 },
  });
  program.column({ most: 1, amounts: { [attended(cell)]: 1 } });
  const staff = { ...others(scene, cell, 'doctor'), ...others(scene, cell, 'nurse') };
  const many = there(cell, 'patient', YELLOW);
  const beyond = most - ZOMBIES.patientsEach + 1;
  program.row({
    sum: { [many]: 1, [turning(cell)]: 0 - beyond, [attended(cell)]: 0 - beyond },
    most: ZOMBIES.patientsEach - 1,
  });
  program.row({ sum: { [many]: -1, [turning(cell)]: ZOMBIES.patientsEach }, most: 0 });
  program.row({ sum: { ...negative(staff), [attended(cell)]: 1 }, most: 0 });
  program.row({ sum: { ...staff, [turning(cell)]: ANY }, most: ANY });
}

const negative = (amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([quantity, amount]) => [quantity, 0 - amount]));
