import type { FloorDrawing } from '../drawing.ts';

const isAlike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function keepEach<T extends { readonly target: string }>(old: readonly T[], fresh: readonly T[]): readonly T[] {
  const known = new Map(old.map((one) => [one.target, one]));
  const kept = fresh.map((one) => {
    const before = known.get(one.target);
    return before !== undefined && isAlike(before, one) ? before : one;
  });
  return kept.length === old.length && kept.every((one, at) => one === old[at]) ? old : kept;
}

/** A new drawing of the same building, with the very parts of the old one that have not changed: those need no render. */
export function keepAlike(old: readonly FloorDrawing[], fresh: readonly FloorDrawing[]): readonly FloorDrawing[] {
  if (old === fresh || old.length !== fresh.length) return fresh;
  const kept = fresh.map((floor, at): FloorDrawing => {
    const before = old[at];
    const cells = keepEach(before.cells, floor.cells);
    const edges = keepEach(before.edges, floor.edges);
    const same = cells === before.cells && edges === before.edges && before.title === floor.title;
    return same ? before : { ...floor, cells, edges };
  });
  return kept.every((floor, at) => floor === old[at]) ? old : kept;
}
