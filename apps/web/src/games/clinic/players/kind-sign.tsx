import type { Person } from '@asclepion/clinic';
import { personFace } from '../modules/loaded.ts';

/** Which kind of person, as a piece without a level. */
export function KindSign({ kind, size = 13 }: { kind: Person['kind']; size?: number }) {
  return (
    <svg className="kind-sign" data-kind={kind} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={personFace(kind).sign} />
    </svg>
  );
}
