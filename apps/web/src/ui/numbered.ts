/** Things with their places, for lists in which a thing is known by its place alone, such as seats. */
export const numbered = <T>(items: readonly T[]): { readonly value: T; readonly number: number }[] =>
  items.map((value, number) => ({ value, number }));
