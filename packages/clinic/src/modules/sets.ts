import type { ClinicModule } from '../module.ts';

type Choosable = Pick<ClinicModule, 'id' | 'needs' | 'conflicts'>;

/** What keeps a module of a set from being played. */
export interface SetProblem {
  readonly kind: 'unknown' | 'needs' | 'conflicts';
  readonly module: string;
  /** The one that is missing, or that it cannot be played with; of an unknown module itself. */
  readonly other: string;
}

const moduleOf = (offered: readonly Choosable[], id: string): Choosable | undefined =>
  offered.find((module) => module.id === id);

/** Modules that cannot be played with one, whichever of the two says so. */
export const conflictsOf = (offered: readonly Choosable[], id: string): string[] =>
  offered
    .filter(
      (other) =>
        other.conflicts?.includes(id) === true || moduleOf(offered, id)?.conflicts?.includes(other.id) === true,
    )
    .map((other) => other.id);

/** All that is wrong with a set; each conflict once, of the module that stands first in it. */
export function problemsOfSet(offered: readonly Choosable[], ids: readonly string[]): SetProblem[] {
  return ids.flatMap((module, place): SetProblem[] => {
    const known = moduleOf(offered, module);
    if (known === undefined) return [{ kind: 'unknown', module, other: module }];
    const missing = (known.needs ?? []).filter((other) => !ids.includes(other));
    const against = conflictsOf(offered, module).filter((other) => ids.indexOf(other) > place);
    return [
      ...missing.map((other): SetProblem => ({ kind: 'needs', module, other })),
      ...against.map((other): SetProblem => ({ kind: 'conflicts', module, other })),
    ];
  });
}

const inOrder = (offered: readonly Choosable[], ids: ReadonlySet<string>): string[] =>
  offered.map(({ id }) => id).filter((id) => ids.has(id));

/** These modules with all that they need, and all that those need. */
function withNeeds(offered: readonly Choosable[], ids: readonly string[]): Set<string> {
  const all = new Set(ids);
  for (const id of all) for (const other of moduleOf(offered, id)?.needs ?? []) all.add(other);
  return all;
}

/** A set without these modules, and without what needs one of them. */
export function without(offered: readonly Choosable[], ids: readonly string[], gone: readonly string[]): string[] {
  const left = ids.filter((id) => !gone.includes(id));
  const orphans = left.filter((id) =>
    moduleOf(offered, id)?.needs?.some((other) => gone.includes(other) && !left.includes(other)),
  );
  return orphans.length === 0 ? inOrder(offered, new Set(left)) : without(offered, left, orphans);
}

/** A set with one more module and all that this needs; what cannot be played with them leaves it. */
export function withModule(offered: readonly Choosable[], ids: readonly string[], id: string): string[] {
  const wanted = withNeeds(offered, [id]);
  const against = [...wanted].flatMap((one) => conflictsOf(offered, one)).filter((other) => !wanted.has(other));
  return inOrder(offered, new Set([...without(offered, ids, against), ...wanted]));
}

/** At most so many modules that go together, the first of `wanted` rather than the later ones. */
export function together(offered: readonly Choosable[], wanted: readonly string[], most = wanted.length): string[] {
  let set: string[] = [];
  for (const id of wanted) {
    const larger = inOrder(offered, withNeeds(offered, [...set, id]));
    if (larger.length <= most && problemsOfSet(offered, larger).length === 0) set = larger;
  }
  return set;
}
