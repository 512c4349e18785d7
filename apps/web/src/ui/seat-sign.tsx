/** A shape for each seat beside its colour, so that nobody has to tell colours apart. */
const SHAPES: readonly string[] = [
  'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z',
  'M2.5 2.5h11v11h-11z',
  'M8 1.2 15 14H1z',
  'M8 .8 15.2 8 8 15.2.8 8z',
  'M5 1h6v4h4v6h-4v4H5v-4H1V5h4z',
  'M4.5 1.6h7L15 8l-3.5 6.4h-7L1 8z',
];

/** The shape of a seat, as a path in a square of 16. */
export const seatShape = (seat: number): string => SHAPES[seat % SHAPES.length];

/** The sign of a seat: its shape in its colour. The name stands beside it, so it says nothing itself. */
export function SeatSign({ seat, size = 12 }: { seat: number; size?: number }) {
  return (
    <svg className="seat-sign" data-seat={seat} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={seatShape(seat)} />
    </svg>
  );
}
