import { canTreat, tileAt } from '../../board/rooms.ts';
import { OBSTETRICS } from '../../data/ext1/obstetrics.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { countKind } from '../../people/people.ts';
import { applicantCode } from '../../people/university.ts';
import { mostPopular } from '../../phases/standing.ts';
import { FREE } from '../../planner/bodies.ts';
import { fate, help, MONEY, POINTS } from '../../planner/program/quantities.ts';
import { doctorWorth, ending, groupsOf, mayEnd, type Scene, timeTo, together } from '../../planner/program/scene.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState } from '../../state.ts';
import { birthIncome, nursesAtBirth } from './obstetrics-birth.ts';

const KIND = 'pregnant-woman';

/**
 * Pregnant women in the movement planner: each waits where she is and costs popularity, or gives birth with two doctors
 * who then treat nobody (C1-OBS-8 to 10).
 */
export function obstetricsPlan(scene: Scene): void {
  const { clinic, groups, program, weights, rules, seat } = scene;
  for (const group of groupsOf(scene, KIND)) {
    const { body, count } = groups[group];
    const { who, to, use } = body;
    const stays = to === FREE ? who.at : to;
    if (use !== 'must' && (stays === who.at || mayEnd(scene, group, stays))) {
      program.column({
        most: count,
        worth: -OBSTETRICS.neglectLoss * weights.popularity,
        amounts: {
          ...(stays < 0 ? { [fate(group)]: 1 } : ending(scene, group, stays, timeTo(scene, group, stays))),
          [POINTS]: OBSTETRICS.neglectLoss,
        },
        deed: { goes: [{ group, to: stays }] },
      });
    }
    for (let cell = 0; cell < clinic.tiles.length && use !== 'not'; cell++) {
      if (tileAt(rules, clinic, cell).colour !== 'treatment-room' || !canTreat(rules, seat, clinic, cell)) continue;
      if (mayEnd(scene, group, cell)) births(scene, group, cell);
    }
  }
}

/** Every two doctors who may help a woman of a group in a room. */
function births(scene: Scene, group: number, cell: number): void {
  const { clinic, groups, program, rules, seat } = scene;
  const { nurse } = tileAt(rules, clinic, cell).holds;
  const doctors = groupsOf(scene, 'doctor').filter((doctor) => {
    const { use, lies } = groups[doctor].body;
    return use !== 'not' && !lies && mayEnd(scene, doctor, cell);
  });
  const levelOf = (doctor: number): number => groups[doctor].body.who.level;
  doctors.forEach((one, place) => {
    for (const other of doctors.slice(place)) {
      const same = one === other;
      if (same && groups[one].count < 2) continue;
      const [lower, higher] = [levelOf(one), levelOf(other)].sort((a, b) => a - b);
      const nurses = nursesAtBirth(lower, higher);
      if (nurses > nurse) continue;
      const money = birthIncome(rules, seat, clinic, cell);
      program.column({
        most: 1,
        worth: doctorWorth(scene, lower, cell) + doctorWorth(scene, higher, cell),
        amounts: {
          ...together(...[group, one, other].map((who) => ending(scene, who, cell, timeTo(scene, who, cell)))),
          [MONEY]: money,
          ...(nurses > 0 ? { [help(cell)]: nurses } : {}),
        },
        deed: {
          goes: [group, one, other].map((who) => ({ group: who, to: cell })),
          cares: { choice: { do: 'birth', at: cell, white: lower, yellow: higher }, money },
        },
      });
    }
  });
}

/** What a birth brings in points beyond popularity saved, once the walks of three people are paid; the least wait else. */
const BIRTH = OBSTETRICS.income / NUMBERS.moneyPerPopularity - 1;
const ROUNDS_OF_NEGLECT = 2;
/** How likely it is that nobody admits a woman; what it is worth to others that the most popular player loses points. */
const LEFT_STANDING = 0.8;
const OTHERS_LOSS = 0.2;
/** What a woman in the university is worth to a clinic that could help her. */
const WELCOME = 1;

/** Whether two of a seat's doctors could help at a birth, with the nurses there are. */
function couldHelp(rules: Rules, state: Readonly<ClinicState>, seat: number): boolean {
  const clinic = state.clinics[seat];
  const room = clinic.tiles.some(
    (_, cell) => tileAt(rules, clinic, cell).colour === 'treatment-room' && canTreat(rules, seat, clinic, cell),
  );
  const levels = clinic.people.flatMap(({ kind, level }) => (kind === 'doctor' ? [level] : [])).sort((a, b) => a - b);
  return room && levels.length > 1 && nursesAtBirth(levels[0], levels[1]) <= countKind(clinic, 'nurse');
}

/** Whether there are two doctors whom this round's patients do not need. */
const areSpare = (clinic: Readonly<Clinic>): boolean => countKind(clinic, 'doctor') - countKind(clinic, 'patient') >= 2;

/** What pregnant women will still bring a seat and cost it, in points. */
export function obstetricsProspect(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  roundsAfter: number,
): number {
  const own = countKind(state.clinics[seat], KIND);
  const code = applicantCode(rules, KIND);
  const others = state.university.filter((who) => who === code).length;
  if (own === 0 && others === 0) return 0;
  const able = couldHelp(rules, state, seat);
  const born = Math.min(own, able && areSpare(state.clinics[seat]) ? 1 : 0);
  const welcome = able && own === 0 && others > 0 ? WELCOME : 0;
  const neglected = (own - born) * OBSTETRICS.neglectLoss * Math.min(roundsAfter + 1, ROUNDS_OF_NEGLECT);
  const leader = mostPopular(state);
  const lost = Math.min(others * OBSTETRICS.publicityLoss, state.clinics[leader].popularity);
  const publicity = lost * (leader === seat ? -LEFT_STANDING : OTHERS_LOSS);
  return born * BIRTH - neglected + publicity + welcome;
}
