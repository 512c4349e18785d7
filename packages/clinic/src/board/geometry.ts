/** Which side of the board a player uses: four or three columns, three rows each (CB-GEO-1). */
export type BoardSide = '4x3' | '3x3';

const ROWS = 3;
const COLUMNS = 'ABCD';
const NONE = -1;

export type Direction = 'E' | 'W' | 'N' | 'S';

/** A parking spot: the edge of a Floor 0 cell (CB-GEO-7). */
export interface Edge {
  /** The cell and direction it is named after (CB-GEO-11). */
  readonly name: string;
  /** One cell for an outer edge, two for a shared one. */
  readonly cells: readonly number[];
  readonly direction: Direction;
}

/**
 * The fixed shape of one player's board. Cells are numbered floor by floor, row by row from the front, column by column
 * from the left (CB-GEO-2).
 */
export interface Geometry {
  readonly side: BoardSide;
  readonly width: number;
  readonly perFloor: number;
  readonly topFloor: number;
  readonly cells: number;
  /** Cells at the four sides, on the same floor. */
  readonly beside: readonly (readonly number[])[];
  /** Cells beside, above and below (CB-GEO-4). */
  readonly adjacent: readonly (readonly number[])[];
  /** The cell above, or -1. */
  readonly above: readonly number[];
  /** The cell below, or -1. */
  readonly below: readonly number[];
  readonly floorOf: readonly number[];
  /** Every other cell in one straight line with it, along the row, the file or the column (CB-BUILD-21). */
  readonly inLine: readonly (readonly number[])[];
  readonly edges: readonly Edge[];
  /** All edges in the order of their names. */
  readonly edgesByName: readonly number[];
  /** Edges around a Floor 0 cell. */
  readonly edgesOf: readonly (readonly number[])[];
  /** Outer edges on which an entrance may lie; on the base boards all of them (CB-GEO-12). */
  readonly marked: readonly boolean[];
  readonly cellNames: readonly string[];
}

const made = new Map<string, Geometry>();

/** The geometry of a board side with floors 0 to `topFloor`. Made once, shared, never changed. */
export function geometry(side: BoardSide, topFloor: number): Geometry {
  const key = `${side}:${topFloor}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const built = build(side, topFloor);
  made.set(key, built);
  return built;
}

function build(side: BoardSide, topFloor: number): Geometry {
  const width = side === '4x3' ? 4 : 3;
  const perFloor = width * ROWS;
  const cells = perFloor * (topFloor + 1);
  const all = Array.from({ length: cells }, (_, cell) => cell);
  const column = (cell: number) => cell % width;
  const row = (cell: number) => Math.floor((cell % perFloor) / width);
  const floor = (cell: number) => Math.floor(cell / perFloor);
  const name = (cell: number) => `${floor(cell)}${COLUMNS[column(cell)]}${row(cell) + 1}`;

  const at = (cell: number, direction: Direction): number => {
    if (direction === 'E') return column(cell) + 1 < width ? cell + 1 : NONE;
    if (direction === 'W') return column(cell) > 0 ? cell - 1 : NONE;
    if (direction === 'N') return row(cell) + 1 < ROWS ? cell + width : NONE;
    return row(cell) > 0 ? cell - width : NONE;
  };
  const above = all.map((cell) => (cell + perFloor < cells ? cell + perFloor : NONE));
  const below = all.map((cell) => (cell >= perFloor ? cell - perFloor : NONE));
  const beside = all.map((cell) =>
    (['E', 'W', 'N', 'S'] as const).map((way) => at(cell, way)).filter((other) => other !== NONE),
  );

  const edges: Edge[] = [];
  const edgesOf: number[][] = Array.from({ length: perFloor }, () => []);
  for (const cell of all.slice(0, perFloor)) {
    for (const direction of ['E', 'N', 'W', 'S'] as const) {
      const other = at(cell, direction);
      const shared = other !== NONE;
      if (shared && (direction === 'W' || direction === 'S')) continue;
      const index =
        edges.push({ name: `${name(cell)}-${direction}`, cells: shared ? [cell, other] : [cell], direction }) - 1;
      edgesOf[cell].push(index);
      if (shared) edgesOf[other].push(index);
    }
  }

  const sameLine = (a: number, b: number): boolean => {
    const alike = Number(column(a) === column(b)) + Number(row(a) === row(b)) + Number(floor(a) === floor(b));
    return a !== b && alike === 2;
  };

  return {
    side,
    width,
    perFloor,
    topFloor,
    cells,
    beside,
    adjacent: all.map((cell) => [...beside[cell], above[cell], below[cell]].filter((other) => other !== NONE)),
    above,
    below,
    floorOf: all.map(floor),
    inLine: all.map((cell) => all.filter((other) => sameLine(cell, other))),
    edges,
    edgesByName: [...edges.keys()].sort((a, b) => (edges[a].name < edges[b].name ? -1 : 1)),
    edgesOf,
    marked: edges.map((edge) => edge.cells.length === 1),
    cellNames: all.map(name),
  };
}

/** The cell of a name such as `1C2`, or -1. */
export const cellNamed = (geo: Geometry, name: string): number => geo.cellNames.indexOf(name);

/** The edge of a name such as `0D2-E`; a shared edge answers to both its names. -1 if there is none. */
export function edgeNamed(geo: Geometry, name: string): number {
  const [cellName, direction] = name.split('-');
  const cell = cellNamed(geo, cellName);
  if (cell < 0 || cell >= geo.perFloor) return NONE;
  const opposite = { E: 'W', W: 'E', N: 'S', S: 'N' } as const;
  return (
    geo.edgesOf[cell].find((index) => {
      const edge = geo.edges[index];
      return edge.cells[0] === cell ? edge.direction === direction : opposite[edge.direction] === direction;
    }) ?? NONE
  );
}
