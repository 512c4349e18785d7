import { AMENITIES } from '../../data/ext1/amenities.ts';
import { placeBeside } from '../../people/people.ts';
import { FREE } from '../../planner/bodies.ts';
import { AWAY, beside, fate, LATER, TIED, TIME } from '../../planner/program/quantities.ts';
import type { Scene } from '../../planner/program/scene.ts';
import { ACCESS, RED } from '../../state.ts';

export const CAFETERIA = 'cafeteria';
export const DORMITORY = 'dormitory';
export const RESTING_KINDS: ReadonlySet<string> = new Set(['doctor', 'nurse', 'orderly']);

const group = (place: string): string => `amenities group ${place}`;

/**
 * Staff who rest: each comes to an entrance, then whole groups go and come back (C1-AME-2 to 11). The way back is time
 * that no triage saves.
 */
export function amenitiesPlan(scene: Scene): void {
  for (const place of [CAFETERIA, DORMITORY]) {
    rests(scene, place);
    inGroups(scene, place);
  }
  scene.program.also({
    of: beside(placeBeside(scene.rules, CAFETERIA)),
    amounts: { [TIED]: AMENITIES.cafeteriaIncome },
  });
}

/** What a doctor who rests is worth after the round beyond what it would be worth with its level as it is. */
function rises({ weights, groups }: Scene, one: number, place: string): number {
  const { kind, level } = groups[one].body.who;
  if (kind !== 'doctor' || place !== DORMITORY) return 0;
  return weights.doctor[Math.min(RED, level + AMENITIES.dormitoryLevels)] - weights.doctor[level];
}

function rests(scene: Scene, place: string): void {
  const { groups, program, rules, weights } = scene;
  const to = placeBeside(rules, place);
  groups.forEach(({ body, count }, one) => {
    const { who, use } = body;
    const { kind, level, service, at } = who;
    if (at === to) program.also({ of: fate(one), worth: rises(scene, one, place) });
    const free = body.to === FREE && use !== 'not' && !body.lies && (who.load ?? 0) === 0;
    if (!RESTING_KINDS.has(kind) || !free) return;
    program.column({
      most: count,
      worth: (kind === 'doctor' ? weights.doctor[level] : 0) + rises(scene, one, place),
      amounts: {
        [fate(one)]: 1,
        [beside(to)]: 1,
        [TIME]: at === ACCESS ? 0 : AMENITIES.comingTime,
        ...(kind === 'orderly' ? { [AWAY]: 1 } : {}),
      },
      deed: { errand: { do: 'rest', kind, level, service, from: at, to } },
    });
  });
}

/** As many groups as it takes; those of whoever went before have paid for their way there. */
function inGroups({ clinic, program, rules, groups }: Scene, place: string): void {
  const to = placeBeside(rules, place);
  const gone = Math.ceil(clinic.people.filter(({ at }) => at === to).length / AMENITIES.groupSize);
  const most = groups.reduce((sum, { count }) => sum + count, 0);
  const back = { [group(place)]: 1, [LATER]: AMENITIES.groupTime };
  program.column({ most, amounts: { ...back, [TIME]: AMENITIES.groupTime, [`new ${group(place)}`]: 1 } });
  program.column({ most: gone, amounts: { ...back, [`old ${group(place)}`]: 1 } });
  program.row({ sum: { [`old ${group(place)}`]: 1 }, least: gone });
  program.row({ sum: { [beside(to)]: 1, [group(place)]: 0 - AMENITIES.groupSize }, most: 0 });
}
