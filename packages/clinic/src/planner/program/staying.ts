import { tileAt } from '../../board/rooms.ts';
import { ANY } from '../../module.ts';
import { isStaff, someone } from '../../people/people.ts';
import { FAR } from '../../people/walking.ts';
import { ACCESS, type BaseKind, type Kind, PRE_ADMISSION } from '../../state.ts';
import { FREE } from '../bodies.ts';
import type { Amounts } from './program.ts';
import { AWAY, beside, DISMISSED, fate, help, place, SAVING, WAGES, waits } from './quantities.ts';
import { amountFor, ending, groupsOf, lot, mayEnd, roomFor, type Scene, settledAt, timeTo, worthAt } from './scene.ts';

const PLACES: readonly BaseKind[] = ['doctor', 'nurse', 'orderly', 'patient'];

/**
 * Where people end who do nothing else: the base game's part of the program about walking (section 9). Everybody has
 * one fate, and no room holds more than it may. The fates of guests that a module brings are for the module to say.
 */
export function staying(scene: Scene): void {
  const { groups, program, rules } = scene;
  rooms(scene);
  groups.forEach(({ body, count }, group) => {
    program.row({ sum: { [fate(group)]: 1 }, least: count, most: count });
    if (isStaff(rules, someone(body.who))) staffStays(scene, group);
    else if (body.who.kind === 'patient') patientStays(scene, group);
    else if (rules.kinds[body.who.kind].walks === 'never') unmoved(scene, group);
  });
  const kinds = new Set(groups.map(({ body }) => body.who.kind));
  for (const kind of kinds) if (rules.kinds[kind].walks === 'staff') waiting(scene, kind);
  dismissal(scene);
}

/** No room holds more of a sort than it may; those who cannot leave may be too many already. */
function rooms(scene: Scene): void {
  const { program, clinic } = scene;
  for (const takes of PLACES) {
    for (let cell = 0; cell < clinic.tiles.length; cell++) {
      const room = roomFor(scene, takes, cell);
      if (room < ANY)
        program.row({ sum: { [place(cell, takes)]: 1 }, most: Math.max(room, settledAt(scene, cell, takes)) });
    }
  }
}

/** Staff may end wherever there is room for their kind. */
function staffStays(scene: Scene, group: number): void {
  const { groups, program, clinic, rules, all } = scene;
  const { body, count } = groups[group];
  const { kind, at } = body.who;
  if (body.lies || (body.to !== FREE && body.to < 0)) {
    // Whoever lies or is away stays there, even where none of its kind may stop.
    program.column({ most: count, worth: worthAt(scene, group, at), amounts: away(scene, group) });
    return;
  }
  const unused = body.use === 'not';
  for (let cell = 0; cell < clinic.tiles.length; cell++) {
    if (!mayEnd(scene, group, cell)) continue;
    if (unused && body.to === FREE && all && (tileAt(rules, clinic, cell).studies ?? 0) > 0) continue;
    const saving = kind === 'orderly' ? amountFor(scene, rules.maintenanceSaving, groups[group], cell) : 0;
    program.column({
      most: count,
      worth: worthAt(scene, group, cell),
      amounts: {
        ...ending(scene, group, cell, timeTo(scene, group, cell)),
        ...(kind === 'nurse' && !unused ? { [help(cell)]: -1 } : {}),
        ...(saving === 0 ? {} : { [SAVING]: saving }),
      },
      deed: { goes: [{ group, to: cell }] },
    });
  }
}

/** What somebody takes who lies or is away; orderlies are neither seated nor dismissed then (CB-MOVE-20). */
function away(scene: Scene, group: number): Amounts {
  const { kind, at } = scene.groups[group].body.who;
  const amounts = at < 0 ? { [fate(group)]: 1, [beside(at)]: 1 } : ending(scene, group, at, 0);
  return kind === 'orderly' ? { ...amounts, [AWAY]: 1 } : amounts;
}

/** Patients may wait, or be brought to a room even if nobody treats them, where that does them good. */
function patientStays(scene: Scene, group: number): void {
  const { groups, program, clinic, all } = scene;
  const { body, count } = groups[group];
  const { who, to, use } = body;
  if (use === 'must') return;
  const stays = (cell: number, worth: number): void =>
    program.column({
      most: count,
      worth,
      amounts: ending(scene, group, cell, timeTo(scene, group, cell)),
      deed: { goes: [{ group, to: cell }] },
    });
  if (to >= 0) {
    if (who.at === to || mayEnd(scene, group, to)) stays(to, lot(scene, body, to, who.level));
    return;
  }
  const waiting = lot(scene, body, PRE_ADMISSION, who.level);
  program.column({ most: count, worth: waiting, amounts: { [fate(group)]: 1 } });
  if (!all || to !== FREE || use === 'not') return;
  for (let cell = 0; cell < clinic.tiles.length; cell++) {
    const there = lot(scene, body, cell, who.level);
    if (there > waiting && mayEnd(scene, group, cell)) stays(cell, there);
  }
}

/** Whoever only its module moves stays where it is. */
function unmoved(scene: Scene, group: number): void {
  const { groups, program } = scene;
  const { body, count } = groups[group];
  const { at } = body.who;
  program.column({
    most: count,
    amounts: at < 0 ? { [fate(group)]: 1, [beside(at)]: 1 } : ending(scene, group, at, 0),
  });
}

/** Staff wait where they are if all places that they can reach are full (CB-MOVE-16). */
function waiting(scene: Scene, kind: Kind): void {
  const { groups, program, clinic, rules } = scene;
  const { takes } = rules.kinds[kind];
  const full = (cell: number): string => `full ${cell} ${kind}`;
  const watched = new Set<number>();
  const places = clinic.tiles.flatMap((_, cell) => (roomFor(scene, kind, cell) > 0 ? [cell] : []));
  for (const group of groupsOf(scene, kind)) {
    const { body, count } = groups[group];
    const { who, to, lies } = body;
    const outside = who.at === ACCESS || (who.at >= 0 && kind === 'orderly' && roomFor(scene, kind, who.at) === 0);
    if (!outside || lies || to !== FREE) continue;
    const reached = places.filter((cell) => timeTo(scene, group, cell) < FAR && mayEnd(scene, group, cell));
    if (reached.some((cell) => roomFor(scene, kind, cell) >= ANY)) continue;
    // Orderlies who reach every place are dismissed rather than wait.
    if (kind === 'orderly' && reached.length === places.length) continue;
    const name = `${waits(kind)} ${group}`;
    program.column({
      most: count,
      worth: worthAt(scene, group, -1),
      amounts: { [fate(group)]: 1, [waits(kind)]: 1, [name]: 1 },
    });
    for (const cell of reached) {
      watched.add(cell);
      program.row({ sum: { [name]: 1, [full(cell)]: 0 - count }, most: 0 });
    }
  }
  for (const cell of watched) {
    program.column({ most: 1, amounts: { [full(cell)]: 1 } });
    program.row({ sum: { [place(cell, takes)]: 1, [full(cell)]: 0 - roomFor(scene, kind, cell) }, least: 0 });
  }
}

/** Orderlies beyond the places for them are dismissed, but for those who are away this round (CB-MOVE-17, 20). */
function dismissal(scene: Scene): void {
  const { groups, program, clinic, rules } = scene;
  const orderlies = groupsOf(scene, 'orderly');
  const count = orderlies.reduce((sum, group) => sum + groups[group].count, 0);
  const places = clinic.tiles.reduce((sum, tile) => sum + rules.tiles[tile].holds.orderly, 0);
  const excess = count - places;
  if (excess <= 0) return;
  for (const group of orderlies) {
    const { body } = groups[group];
    if (body.to !== FREE) continue;
    program.column({
      most: groups[group].count,
      amounts: {
        [fate(group)]: 1,
        [DISMISSED]: 1,
        [WAGES]: 0 - amountFor(scene, rules.wages, groups[group], body.who.at),
      },
      deed: { dismisses: true },
    });
  }
  // As many go as are too many; when so many are away that all others have places, nobody does.
  const some = 'some dismissed';
  program.column({ most: 1, amounts: { [some]: 1 } });
  program.row({ sum: { [DISMISSED]: 1, [some]: 0 - excess }, most: 0 });
  program.row({ sum: { [DISMISSED]: 1, [AWAY]: 1 }, least: excess });
  program.row({ sum: { [DISMISSED]: 1, [AWAY]: 1, [some]: count - excess }, most: count });
}
