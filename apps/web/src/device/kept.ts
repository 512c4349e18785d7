/** Reads what this browser keeps under a name; undefined if there is nothing, or if it may keep nothing. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`asclepion.${name}`) ?? 'null') ?? undefined;
  } catch {
    // Storage is off, or something else has written there: as if it were not kept.
    return undefined;
  }
}

/** Keeps something small; where the browser may keep nothing, it is forgotten with the page. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`asclepion.${name}`, JSON.stringify(value));
  } catch {
    // Storage is off or full: what is kept here is a convenience.
  }
}
