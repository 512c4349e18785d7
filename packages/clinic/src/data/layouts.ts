import { house } from '@asclepion/kernel';

/** One preset layout: names of cells and edges on the 4×3 side (CB-PRE-1). */
export interface Layout {
  readonly hub: string;
  readonly entrance: string;
  readonly treatmentRoom: string;
  readonly supplyRoom: string;
  readonly car: string;
}

/** By the colour of the cube drawn: white, yellow, orange, red (CB-SETUP-11, CB-PRE-1). */
export const LAYOUTS: readonly Layout[] = house([
  { hub: '0D2', entrance: '0D2-E', treatmentRoom: '0C2', supplyRoom: '0C1', car: '0A3-W' },
  { hub: '0D1', entrance: '0D1-E', treatmentRoom: '0C1', supplyRoom: '0B1', car: '0A3-W' },
  { hub: '0D3', entrance: '0D3-E', treatmentRoom: '0D2', supplyRoom: '0D1', car: '0A3-W' },
  { hub: '0D2', entrance: '0D2-E', treatmentRoom: '0D1', supplyRoom: '0C1', car: '0A3-W' },
]);

/** The same layout on the 3×3 side: every room one letter to the left, the car where it was (CB-PRE-2). */
export function narrow(layout: Layout): Layout {
  const left = (name: string) => name.replace(/[BCD]/, (letter) => String.fromCharCode(letter.charCodeAt(0) - 1));
  return {
    hub: left(layout.hub),
    entrance: left(layout.entrance),
    treatmentRoom: left(layout.treatmentRoom),
    supplyRoom: left(layout.supplyRoom),
    car: layout.car,
  };
}
