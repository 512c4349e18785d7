/** The six cities, left to right: one column of the board each (HI-GEO-1). */
export const CITIES = ['MAC', 'CAR', 'PER', 'ALE', 'GRE', 'CYR'] as const;
export type CityId = (typeof CITIES)[number];

/** Columns by number, 0 leftmost. */
export const COLUMNS: readonly number[] = CITIES.map((_, column) => column);

/** The column of a city's id, -1 for anything else. */
export const columnOf = (id: unknown): number => (CITIES as readonly unknown[]).indexOf(id);

/** Places of a queue, front to rear (HI-GEO-2). A die of the city shows the place that it lies beside. */
export const PLACES = [1, 2, 3] as const;
