import type { CellDrawing, FloorDrawing, Lighting, Target } from '../drawing.ts';
import { angleOf, boundsOf, cellBox, type FloorSize, type Mode, union } from './layout.ts';

/** A floor as it is shown: without the cells that would only be in the way. */
export interface ShownFloor extends FloorSize {
  readonly drawing: FloorDrawing;
}

/** What must be seen: what lights up, what was picked, and ways that are drawn. */
export interface Attention extends Lighting {
  readonly passed: ReadonlySet<Target>;
}

const isOn = (target: Target, { lit, picked, passed }: Attention): boolean =>
  lit.has(target) || picked.has(target) || passed.has(target);

const isCellOn = ({ target, tokens }: CellDrawing, attention: Attention): boolean =>
  isOn(target, attention) || tokens.some((token) => isOn(token.target, attention));

const isFloorOn = ({ cells, edges }: FloorDrawing, attention: Attention): boolean =>
  cells.some((cell) => isCellOn(cell, attention)) || edges.some(({ target }) => isOn(target, attention));

/**
 * Whether a cell above the ground is worth showing. On a whole plan all are, to ask why nothing can be there. As
 * long as nothing can be built, bare roofs would only hide what is below.
 */
function isShown(cell: CellDrawing, mode: Mode, attention: Attention, closed: boolean): boolean {
  if (mode === 'single' || mode === 'flat' || isCellOn(cell, attention)) return true;
  return mode === 'stacked' && closed ? cell.room !== undefined : !cell.air;
}

/**
 * Floors that stay where they stood before as long as nothing on any of them must be seen: what was lifted off comes
 * back when something else is asked, not with every choice.
 */
export function staying(before: readonly ShownFloor[], shown: readonly ShownFloor[]): readonly ShownFloor[] {
  if (shown.some(({ open }) => open)) return shown;
  const opened = new Set(before.flatMap(({ floor, open }) => (open ? [floor] : [])));
  return shown.map((one) => ({ ...one, open: opened.has(one.floor) }));
}

/** The floors that are shown in a mode, and what of them. */
export function shownFloors(
  floors: readonly FloorDrawing[],
  attention: Attention,
  mode: Mode,
  chosen: number,
): ShownFloor[] {
  const angle = angleOf(mode);
  const closed = !floors.some(({ cells }) =>
    cells.some((cell) => cell.room === undefined && isCellOn(cell, attention)),
  );
  return floors.flatMap((drawing, at): ShownFloor[] => {
    const { floor, columns, rows } = drawing;
    if (mode === 'single' && floor !== chosen) return [];
    const ground = floor === 0;
    const cells = ground ? drawing.cells : drawing.cells.filter((cell) => isShown(cell, mode, attention, closed));
    const open = isFloorOn(drawing, attention);
    if (cells.length === 0) return [];
    // Above a floor without a room nothing can be.
    const below = floors[at - 1];
    if (mode === 'flat' && !ground && !open && !below.cells.some(({ room }) => room !== undefined)) return [];
    const whole = ground || mode === 'single' || mode === 'flat';
    const box = whole
      ? boundsOf(angle, columns, rows)
      : union(cells.map(({ column, row }) => cellBox(angle, column, row)));
    return [{ floor, columns, rows, open, box, drawing: { ...drawing, cells } }];
  });
}
