import { MODULES } from '../src/modules/index.ts';

type Options = Readonly<Record<string, unknown>>;

const byId = new Map(MODULES.map((module) => [module.id as string, module]));

/** Whether these modules may stand at one table, by what each of them says of the others. */
export const isCompatible = (ids: readonly string[]): boolean =>
  ids.every((id) => {
    const { needs = [], conflicts = [] } = byId.get(id) ?? {};
    return needs.every((other) => ids.includes(other)) && !conflicts.some((other) => ids.includes(other));
  });

/** A set with everything that its modules need, in the order of the boxes. */
export function completed(ids: readonly string[]): string[] {
  const asked = new Set(ids);
  for (const id of asked) for (const other of byId.get(id)?.needs ?? []) asked.add(other);
  return MODULES.map(({ id }) => id as string).filter((id) => asked.has(id));
}

/** Every two modules, each with what it needs, that may be played together. */
export const PAIRS: readonly (readonly string[])[] = MODULES.flatMap(({ id }, place) =>
  MODULES.slice(place + 1).map((other) => completed([id, other.id])),
).filter(isCompatible);

/** A table with these modules, whose own options are set by `pick`: a number below the given one. */
export function tableWith(modules: readonly string[], seats: number, pick: (below: number) => number): Options {
  const own = modules.flatMap((id) =>
    Object.entries(byId.get(id)?.options ?? {}).map(([name, values]) => [name, values[pick(values.length)]] as const),
  );
  return { seats, modules, start: pick(2) === 0 ? 'preset' : 'free', ...Object.fromEntries(own) };
}
