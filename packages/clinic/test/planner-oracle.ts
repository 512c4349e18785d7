import loadHighs from 'highs';
import { canTreat, isModule, serviceOf, takesService, tileAt } from '../src/board/rooms.ts';
import { NUMBERS } from '../src/data/numbers.ts';
import { ANY, CURED } from '../src/module.ts';
import { FAR, walksOf } from '../src/people/walking.ts';
import { worsensBy } from '../src/phases/admin.ts';
import { incomeOf, nursesNeeded } from '../src/phases/treat.ts';
import type { Pin, Wanted, Weights } from '../src/planner/index.ts';
import type { Rules } from '../src/rules.ts';
import { type BaseKind, type ClinicState, type Person, PRE_ADMISSION, RED } from '../src/state.ts';

/** More money or time than there ever is. */
const LOTS = 2000;

interface Model {
  readonly text: string;
  readonly constant: number;
}

/** A sum of terms as LP text. */
const sum = (terms: readonly (readonly [number, string])[]): string =>
  terms
    .filter(([factor]) => factor !== 0)
    .map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`)
    .join('\n ');

/**
 * The planner's problem as a mixed-integer program, one variable for each person and place and for each treatment: who
 * of those alike does what is left to the solver, and nothing is shared with the planner but the rules themselves.
 */
function model(
  rules: Rules,
  state: ClinicState,
  goal: { wanted: readonly Wanted[] } | { weights: Weights },
  pins: readonly Pin[],
): Model {
  const clinic = state.clinics[0];
  const { people, tiles } = clinic;
  const free: Rules = { ...rules, options: { ...rules.options, 'full-rooms-block': 'off' } };
  const weights = 'weights' in goal ? goal.weights : undefined;
  const objective: [number, string][] = [];
  const rows: string[] = [];
  const binaries: string[] = [];
  const binary = (name: string): string => {
    binaries.push(name);
    return name;
  };
  const row = (terms: readonly (readonly [number, string])[], relation: string, right: number): void => {
    if (terms.length > 0) rows.push(` r${rows.length}: ${sum(terms)} ${relation} ${right}`);
  };
  const constant = 0;

  const time: [number, string][] = [];
  const holds = (cell: number, kind: BaseKind): number =>
    isModule(rules, clinic, cell) ? rules.tiles[tiles[cell]].holds[kind] : 0;
  const stays: (Map<number, string> | undefined)[] = [];
  const pinned = new Map<number, number>();
  const uses = new Map<number, Pin['use']>();
  const taken = new Set<number>();
  for (const { who, to, use } of pins) {
    const index = people.findIndex(
      (person, one) =>
        !taken.has(one) &&
        (person.spent === 0 || to === undefined) &&
        person.kind === who.kind &&
        person.level === who.level &&
        person.service === who.service &&
        person.at === who.at,
    );
    taken.add(index);
    if (to !== undefined) pinned.set(index, to);
    uses.set(index, use);
  }
  const placed = people.map((person, index): Map<number, string> => {
    const places = new Map<number, string>();
    const fixed = person.spent === 1 || (person.kind === 'patient' && person.at >= 0);
    const { time: walk } = walksOf(free, 0, clinic, person);
    const rests = uses.get(index) === 'not' && !pinned.has(index) && !fixed;
    if (rests && person.kind === 'patient') return places;
    for (let cell = 0; cell < tiles.length; cell++) {
      if (fixed ? person.at !== cell : holds(cell, person.kind as BaseKind) === 0 || walk[cell] >= FAR) continue;
      if (!fixed && person.kind === 'patient' && !takesService(rules, 0, clinic, cell, person.service)) continue;
      if (pinned.has(index) && pinned.get(index) !== cell) continue;
      if (rests && weights !== undefined && (tileAt(rules, clinic, cell).studies ?? 0) > 0) continue;
      const name = binary(`x${index}_${cell}`);
      places.set(cell, name);
      if (person.at !== cell) time.push([walk[cell], name]);
    }
    return places;
  });
  const excess = Math.max(
    0,
    people.filter(({ kind }) => kind === 'orderly').length -
      tiles.reduce((n, _, cell) => n + holds(cell, 'orderly'), 0),
  );
  const dismissed: [number, string][] = [];
  people.forEach((person, index) => {
    const terms: [number, string][] = [...placed[index].values()].map((name) => [1, name]);
    if (person.kind === 'orderly' && !pinned.has(index)) {
      const name = binary(`d${index}`);
      terms.push([1, name]);
      dismissed.push([1, name]);
    } else if (person.kind === 'patient' && person.at < 0 && (pinned.get(index) ?? -1) < 0) {
      const name = binary(`s${index}`);
      terms.push([1, name]);
      stays[index] = new Map([[PRE_ADMISSION, name]]);
    }
    if (terms.length === 0) rows.push(` r${rows.length}: nowhere >= 1`, ` r${rows.length + 1}: nowhere <= 0`);
    else row(terms, '=', 1);
  });
  row(dismissed, '=', excess);
  for (const kind of ['doctor', 'nurse', 'orderly', 'patient'] as const) {
    for (let cell = 0; cell < tiles.length; cell++) {
      const room = holds(cell, kind);
      if (room === 0 || room >= ANY) continue;
      row(
        people.flatMap((person, index): [number, string][] => {
          const name = placed[index].get(cell);
          return person.kind === kind && name !== undefined ? [[1, name]] : [];
        }),
        '<=',
        room,
      );
    }
  }

  const lot = (person: Person, at: number, level: number): number => {
    if (weights === undefined) return 0;
    const after = level + worsensBy(rules, state, clinic, { ...person, level, at });
    return after > RED ? -weights.death : -weights.untreated[after];
  };
  const treatedAs = new Map<number, [number, string][]>();
  const worksAs = new Map<number, [number, string][]>();
  const money: [number, string][] = [];
  const used: [number, string][] = [];
  const push = (map: Map<number, [number, string][]>, key: number, name: string): void => {
    map.set(key, [...(map.get(key) ?? []), [1, name]]);
  };
  for (let cell = 0; cell < tiles.length; cell++) {
    if (!canTreat(rules, 0, clinic, cell)) continue;
    const tile = tileAt(rules, clinic, cell);
    const { treatment } = tile;
    if (treatment === undefined) continue;
    const nurses: [number, string][] = [];
    const perDoctor = new Map<number, [number, string][]>();
    const perPatient = new Map<number, [number, string][]>();
    const all: [number, string][] = [];
    people.forEach((doctor, d) => {
      if (doctor.kind !== 'doctor' || uses.get(d) === 'not' || !placed[d].has(cell)) return;
      people.forEach((patient, p) => {
        if (patient.kind !== 'patient' || uses.get(p) === 'not' || !placed[p].has(cell)) return;
        if (tile.anyService !== true && serviceOf(rules, 0, clinic, cell) !== patient.service) return;
        const needed = nursesNeeded(treatment, doctor.level, patient.level);
        const name = binary(`y${d}_${p}_${cell}`);
        all.push([1, name]);
        push(perDoctor, d, name);
        push(perPatient, p, name);
        push(treatedAs, p, name);
        push(worksAs, d, name);
        nurses.push([needed, name]);
        if (weights === undefined) return;
        money.push([incomeOf(rules, 0, clinic, cell, patient.level), name]);
        const gone = treatment.recovers >= CURED || patient.level < treatment.recovers;
        const after = gone ? 0 : lot(patient, cell, patient.level - treatment.recovers);
        objective.push([after - lot(patient, cell, patient.level), name]);
      });
    });
    for (const [d, terms] of perDoctor) row([...terms, [-1, placed[d].get(cell) ?? '']], '<=', 0);
    for (const [p, terms] of perPatient) row([...terms, [-1, placed[p].get(cell) ?? '']], '<=', 0);
    const there = people.flatMap((person, index): [number, string][] => {
      const name = placed[index].get(cell);
      return person.kind === 'nurse' && uses.get(index) !== 'not' && name !== undefined ? [[-1, name]] : [];
    });
    if (nurses.some(([needed]) => needed > 0)) row([...nurses, ...there], '<=', 0);
    if (tile.usedMaintenance !== undefined && all.length > 0 && weights !== undefined) {
      const name = binary(`u${cell}`);
      used.push([tile.usedMaintenance - tile.maintenance, name]);
      row([...all, [-10, name]], '<=', 0);
    }
  }
  for (const terms of [...treatedAs.values(), ...worksAs.values()]) row(terms, '<=', 1);
  for (const [index, use] of uses) {
    if (use !== 'must') continue;
    const terms = treatedAs.get(index) ?? [];
    if (terms.length === 0) rows.push(` r${rows.length}: nobody >= 1`, ` r${rows.length + 1}: nobody <= 0`);
    else row(terms, '>=', 1);
  }

  if (weights === undefined) {
    const { wanted } = goal as { wanted: readonly Wanted[] };
    const kinds = new Set(wanted.map(({ service, level, at }) => `${service} ${level} ${at}`));
    for (const kind of kinds) {
      const [service, level, at] = kind.split(' ').map(Number);
      const count = wanted.filter((one) => one.service === service && one.level === level && one.at === at).length;
      const terms = people.flatMap((person, p) =>
        person.kind === 'patient' && person.service === service && person.level === level && person.at === at
          ? (treatedAs.get(p) ?? [])
          : [],
      );
      if (terms.length === 0) rows.push(` r${rows.length}: s_none >= 1`, ` r${rows.length + 1}: s_none <= 0`);
      else row(terms, '>=', count);
    }
    return { text: lp('Minimize', time, rows, binaries, []), constant: clinic.walked };
  }

  people.forEach((person, index) => {
    for (const [cell, name] of placed[index]) {
      if (person.kind === 'patient') objective.push([lot(person, cell, person.level), name]);
      if (person.kind !== 'doctor') continue;
      const studies = tileAt(rules, clinic, cell).studies ?? 0;
      const worth =
        studies > 0
          ? weights.doctor[Math.min(RED, person.level + studies)] + weights.studied
          : weights.doctor[Math.max(0, person.level - 1)];
      objective.push([worth, name]);
    }
    for (const [at, name] of stays[index] ?? []) objective.push([lot(person, at, person.level), name]);
  });
  // Time beyond what triages save.
  const saved = tiles.filter((tile) => rules.tiles[tile].id === 'triage').length * NUMBERS.triageTime;
  row([...time, [-1, 'over']], '<=', saved - clinic.walked);
  objective.push([-weights.time, 'over']);
  // Maintenance: pieces and used rooms less seated orderlies, not below 0.
  const pieces = tiles.reduce((total, tile) => total + rules.tiles[tile].maintenance, 0);
  const saving = people.flatMap((person, index): [number, string][] =>
    person.kind === 'orderly' ? [...placed[index].values()].map((name) => [-NUMBERS.orderlySaving, name]) : [],
  );
  row([...used, ...saving, [-1, 'upkeep']], '<=', -pieces);
  const wages =
    people.reduce((total, { kind, level }) => {
      if (kind === 'doctor') return total + NUMBERS.doctorWage[level];
      return kind === 'patient' ? total : total + 1;
    }, 0) - excess;
  // What is left after paying, as surplus less savings, less points, less what is forgiven, each only after the last.
  row(
    [...money, [-1, 'upkeep'], [-1, 'surplus'], [1, 'savings'], [1, 'points'], [1, 'forgiven']],
    '=',
    wages - clinic.income,
  );
  for (const name of ['b1', 'b2', 'b3']) binary(name);
  row(
    [
      [1, 'surplus'],
      [LOTS, 'b1'],
    ],
    '<=',
    LOTS,
  );
  row(
    [
      [1, 'savings'],
      [-clinic.money, 'b1'],
    ],
    '<=',
    0,
  );
  row(
    [
      [1, 'savings'],
      [-clinic.money, 'b2'],
    ],
    '>=',
    0,
  );
  row(
    [
      [1, 'points'],
      [-clinic.popularity, 'b2'],
    ],
    '<=',
    0,
  );
  row(
    [
      [1, 'points'],
      [-clinic.popularity, 'b3'],
    ],
    '>=',
    0,
  );
  row(
    [
      [1, 'forgiven'],
      [-LOTS, 'b3'],
    ],
    '<=',
    0,
  );
  row(
    [
      [1, 'b2'],
      [-1, 'b1'],
    ],
    '<=',
    0,
  );
  row(
    [
      [1, 'b3'],
      [-1, 'b2'],
    ],
    '<=',
    0,
  );
  objective.push([weights.surplus, 'surplus'], [-weights.savings, 'savings'], [-weights.popularity, 'points']);
  return {
    text: lp('Maximize', objective, rows, binaries, ['over', 'upkeep', 'surplus', 'savings', 'points', 'forgiven']),
    constant,
  };
}

const lp = (
  sense: string,
  objective: readonly (readonly [number, string])[],
  rows: readonly string[],
  binaries: readonly string[],
  integers: readonly string[],
): string =>
  [
    sense,
    ` obj: ${sum(objective) || '0 zero'}`,
    'Subject To',
    ...rows,
    ' zero: zero = 0',
    'Binaries',
    ...binaries.map((name) => ` ${name}`),
    ...(integers.length > 0 ? ['Generals', ...integers.map((name) => ` ${name}`)] : []),
    'End',
  ].join('\n');

type Solver = (text: string) => number | undefined;

/** HiGHS, the outside judge: the objective of a model, or undefined when nothing is possible. */
export async function loadSolver(): Promise<Solver> {
  const highs = await loadHighs();
  return (text) => {
    const solved = highs.solve(text, {
      mip_rel_gap: 0,
      mip_abs_gap: 0.5,
      mip_heuristic_effort: 0,
      mip_detect_symmetry: false,
    });
    if (solved.Status === 'Infeasible') return undefined;
    if (solved.Status !== 'Optimal') throw new Error(`HiGHS says: ${solved.Status}`);
    return Math.round(solved.ObjectiveValue);
  };
}

/** Least time that treats all wanted, by the outside judge. */
export function leastTime(
  solve: Solver,
  rules: Rules,
  state: ClinicState,
  wanted: readonly Wanted[],
  pins: readonly Pin[],
): number | undefined {
  const { text, constant } = model(rules, state, { wanted }, pins);
  const solved = solve(text);
  return solved === undefined ? undefined : solved + constant;
}

/** Most worth, by the outside judge. */
export function mostWorth(
  solve: Solver,
  rules: Rules,
  state: ClinicState,
  weights: Weights,
  pins: readonly Pin[],
): number | undefined {
  const { text, constant } = model(rules, state, { weights }, pins);
  const solved = solve(text);
  return solved === undefined ? undefined : solved + constant;
}
