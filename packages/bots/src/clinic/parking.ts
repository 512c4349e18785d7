import type { ClinicState } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import { best, judged } from '../judged.ts';
import type { ClinicEngine } from './engine.ts';

/** The spot that keeps the fewest further cells from being built on: a lot, else an edge of cells that are lost anyway. */
export function bestSpot(
  { rules }: ClinicEngine,
  state: Readonly<ClinicState>,
  seat: number,
  choices: readonly Choice[],
): Choice {
  const clinic = state.clinics[seat];
  const { edges, edgesOf } = rules.geometry[seat];
  const isOpen = (cell: number): boolean =>
    clinic.tiles[cell] === 0 && edgesOf[cell].every((edge) => clinic.cars[edge] === 0);
  const spots = judged(choices, ({ edge, lot }) =>
    Number(lot) >= 0 ? 0 : -edges[Number(edge)].cells.filter(isOpen).length,
  );
  return best(spots).choice;
}
