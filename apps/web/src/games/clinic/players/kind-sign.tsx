import type { Person } from '@asclepion/clinic';

/** The outlines of the pieces, small. */
const OUTLINES: Readonly<Record<Person['kind'], string>> = {
  doctor: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z',
  nurse: 'M5.5 2h5v3.5H14v5h-3.5V14h-5v-3.5H2v-5h3.5z',
  orderly: 'M2.5 2.5h11v11h-11z',
  patient: 'M8 15 2 10V3.5L5 2h6l3 1.5V10z',
};

/** Which kind of person, as a piece without a level. */
export function KindSign({ kind, size = 13 }: { kind: Person['kind']; size?: number }) {
  return (
    <svg className="kind-sign" data-kind={kind} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={OUTLINES[kind]} />
    </svg>
  );
}
