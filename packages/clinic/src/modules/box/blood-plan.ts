import type { Choice } from '@asclepion/kernel';
import { isHub, isTreatmentRoom } from '../../board/rooms.ts';
import { BLOOD } from '../../data/box/blood-transfusion.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { ANY } from '../../module.ts';
import { FAR } from '../../people/walking.ts';
import { goChoice } from '../../phases/move.ts';
import { FREE } from '../../planner/bodies.ts';
import { together } from '../../planner/program/program.ts';
import { AWAY, fate, help, place, TIME, there } from '../../planner/program/quantities.ts';
import { others, treatable, treatingCells } from '../../planner/program/rooms.ts';
import { routeOf } from '../../planner/program/routes.ts';
import { ending, groupsOf, mayEnd, type Scene, worthAt } from '../../planner/program/scene.ts';
import { POINT } from '../../planner/worth.ts';
import { bloodAt, bloodCells, bloodInSupply } from './blood-transfusion-store.ts';

/** Blood that is taken from a cell, by nurses and for patients, but for what is brought there. */
const taken = (cell: number): string => `blood-transfusion taken ${cell}`;
const given = (hub: number): string => `blood-transfusion given ${hub}`;
/** Whether a room is without a doctor, so that nurses may give blood there. */
const quiet = (cell: number): string => `blood-transfusion quiet ${cell}`;
const uses = (cell: number): string => `blood-transfusion uses ${cell}`;

/**
 * What a piece of blood will bring in a later round, in points: a guess, no rule. It is little more than the time that
 * giving takes, since those who give wherever they can lose more by it than they ever treat (measured over games).
 */
export const BLOOD_HOPE = 1;

const worthOfPiece = ({ all, state }: Scene): number =>
  all && state.round < NUMBERS.rounds ? Math.round(BLOOD_HOPE * POINT) : 0;

/** Staff give blood, nurses carry it to rooms and treat with it where no doctor is (CX-BLO-2 to 13). */
export function bloodPlan(scene: Scene): void {
  const { rules, clinic, state, seat } = scene;
  for (let hub = 0; hub < clinic.tiles.length; hub++) if (isHub(rules, clinic, hub)) donors(scene, hub);
  const cells = bloodCells(rules, state, seat);
  if (cells.length === 0) return;
  carries(scene, cells);
  for (const cell of treatingCells(scene)) if (isTreatmentRoom(rules, clinic, cell)) transfuses(scene, cell);
}

/** One member of the staff alone in a hub (CX-BLO-2 to 5). */
function donors(scene: Scene, hub: number): void {
  const { groups, program, rules, state } = scene;
  const worth = bloodInSupply(state) > 0 ? worthOfPiece(scene) : 0;
  groups.forEach(({ body, count }, group) => {
    const { who, lies, use } = body;
    const { walks, takes } = rules.kinds[who.kind];
    if (walks !== 'staff' || takes === 'none' || lies || use === 'not' || who.load !== undefined) return;
    if (body.to !== FREE && body.to !== hub) return;
    const walk = who.at === hub ? 0 : body.time[hub];
    const seatless = takes === 'orderly';
    if (walk >= FAR || !(seatless || mayEnd(scene, group, hub))) return;
    const give = goChoice(who, hub, 'give-blood');
    const standing = { ...give, from: hub };
    const choices = seatless || who.at === hub ? [give] : [goChoice(who, hub), standing];
    const route = routeOf(scene, group, [hub]);
    if (route === undefined) return;
    program.column({
      most: Math.min(count, 1),
      worth: worthAt(scene, group, hub) + worth,
      amounts: {
        [fate(group)]: 1,
        [there(hub, who.kind, who.level)]: 1,
        [given(hub)]: 1,
        [TIME]: walk + BLOOD.time,
        ...(seatless ? { [AWAY]: 1 } : { [place(hub, takes)]: 1 }),
      },
      deed: { goes: [{ group, to: hub, walk: { ...route, time: walk + BLOOD.time, choices } }] },
    });
  });
  const staff = { ...others(scene, hub, 'doctor'), ...others(scene, hub, 'nurse'), ...others(scene, hub, 'orderly') };
  program.row({ sum: { ...staff, [given(hub)]: ANY - 1 }, most: ANY });
}

/** A nurse picks a piece up, puts it down somewhere else and ends her walk there or in another room (CX-BLO-7). */
function carries(scene: Scene, cells: readonly number[]): void {
  const { groups, program, rules, clinic, state, seat } = scene;
  const stores = clinic.tiles.flatMap((_, cell) =>
    isHub(rules, clinic, cell) || isTreatmentRoom(rules, clinic, cell) ? [cell] : [],
  );
  const rooms = treatingCells(scene).filter((cell) => isTreatmentRoom(rules, clinic, cell));
  for (const cell of stores) program.row({ sum: { [taken(cell)]: 1 }, most: bloodAt(rules, state, seat, cell) });
  for (const group of groupsOf(scene, 'nurse')) {
    const { body, count } = groups[group];
    const { who, use, lies, to } = body;
    if (use === 'not' || lies || who.load !== undefined || (to !== FREE && to === who.at)) continue;
    for (const from of cells) {
      // Blood that is of use this round is in a room where patients are treated.
      for (const put of rooms) {
        if (put === from) continue;
        for (const end of new Set([put, ...rooms, ...(to === FREE ? [] : [to])])) {
          if (!mayEnd(scene, group, end)) continue;
          const walk = routeOf(scene, group, [from, put, end]);
          if (walk === undefined) continue;
          const choices: Choice[] = [
            goChoice(who, from, 'fetch-blood'),
            { do: 'put-blood', at: put },
            end === put ? { do: 'done' } : { do: 'go-on', at: end },
          ];
          program.column({
            most: count,
            amounts: together(ending(scene, group, end, walk.time), {
              [help(end)]: -1,
              [taken(from)]: 1,
              [taken(put)]: -1,
            }),
            deed: { goes: [{ group, to: end, walk: { ...walk, choices } }] },
          });
        }
      }
    }
  }
}

/** One nurse and one piece for a patient, where no doctor is; it does not worsen (CX-BLO-9 to 13). */
function transfuses(scene: Scene, cell: number): void {
  const { program, weights } = scene;
  for (const { group, count, who, money, amounts } of treatable(scene, cell)) {
    const after = who.level < BLOOD.recovers ? 0 : 0 - weights.untreated[who.level - BLOOD.recovers];
    program.column({
      most: count,
      worth: after - worthOfPiece(scene),
      amounts: together(amounts, { [help(cell)]: 1, [taken(cell)]: 1, [uses(cell)]: 1 }),
      deed: {
        goes: [{ group, to: cell }],
        cares: { choice: { do: 'transfuse', at: cell, patient: who.level }, money },
      },
    });
  }
  program.column({ most: 1, amounts: { [quiet(cell)]: 1 } });
  program.row({ sum: { [uses(cell)]: 1, [quiet(cell)]: 0 - ANY }, most: 0 });
  program.row({ sum: { ...others(scene, cell, 'doctor'), [quiet(cell)]: ANY }, most: ANY });
}
