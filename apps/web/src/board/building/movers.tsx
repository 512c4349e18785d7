import { memo, type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterFrame } from '../../ui/after-frame.ts';
import { Figure } from '../token.tsx';
import type { HeadStart } from './head-start.ts';
import type { Movement, Traveller } from './movements.ts';
import type { Angle } from './projection.ts';
import { Stride } from './stride.ts';
import { Vehicle } from './vehicles.tsx';

const SIZE = 33;

/**
 * People and cars on their way, each in a drawing of its own, so that the building need not be painted again with each
 * of their steps; and, unseen, those who may set off next. They cannot be pointed at, and nothing waits for them.
 */
export const Movers = memo(function Movers({
  movements,
  headStart,
  angle,
}: {
  movements: readonly Movement[];
  headStart: HeadStart;
  angle: Angle;
}) {
  const ready = useReady(headStart);
  const going = useMemo(() => new Set(movements.map(({ id }) => id)), [movements]);
  // In an order of their own, so that none is taken out and put back when it sets off.
  const all = [...movements, ...ready.filter(({ id }) => !going.has(id))].sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <div className="movers" aria-hidden="true">
      {all.map((movement) => (
        <Mover
          key={movement.id}
          movement={movement}
          going={going.has(movement.id)}
          headStart={headStart}
          angle={angle}
        />
      ))}
    </div>
  );
});

/** Those who may set off next. */
function useReady(headStart: HeadStart): readonly Movement[] {
  const [ready, setReady] = useState<readonly Movement[]>([]);
  useEffect(
    () =>
      headStart.prepareBy((movements) =>
        startTransition(() => setReady((known) => (areSame(known, movements) ? known : movements))),
      ),
    [headStart],
  );
  return ready;
}

const areSame = (some: readonly Movement[], others: readonly Movement[]): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at].id);

interface MoverProps {
  readonly movement: Movement;
  /** Whether it is on its way, or only ready for one. */
  readonly going: boolean;
  readonly headStart: HeadStart;
  readonly angle: Angle;
}

const courseOf = ({ way }: Movement): string => JSON.stringify(way);

/** Where somebody goes who only waits does not matter. */
const isUnchanged = (before: MoverProps, after: MoverProps): boolean =>
  before.angle === after.angle &&
  before.going === after.going &&
  (!after.going || courseOf(before.movement) === courseOf(after.movement));

const Mover = memo(function Mover({ movement, going, headStart, angle }: MoverProps) {
  const place = useRef<HTMLDivElement>(null);
  useStride(place, movement, going, headStart);
  return (
    <div ref={place} className="mover" data-ready={!going || undefined}>
      <Seen traveller={movement.traveller} angle={angle} />
    </div>
  );
}, isUnchanged);

/**
 * Takes an element along its way. Where it has not set off yet, it is at the start in the first frame and sets out with
 * the next: what moves is a layer of its own, and making that would hold up the first.
 */
function useStride(
  place: RefObject<HTMLDivElement | null>,
  movement: Movement,
  going: boolean,
  headStart: HeadStart,
): void {
  const stride = useRef<Stride>(undefined);
  const { id } = movement;
  useLayoutEffect(() => {
    if (place.current === null) return;
    stride.current = new Stride(place.current);
    return headStart.add(id, stride.current);
  }, [place, headStart, id]);

  const latest = useRef(movement);
  latest.current = movement;
  const course = going ? courseOf(movement) : undefined;
  useLayoutEffect(() => {
    const { current } = stride;
    if (course === undefined || current === undefined) return;
    if (!current.isOn(latest.current)) current.stand(latest.current.way[0]);
    return afterFrame(() => current.go(latest.current));
  }, [course]);
  useLayoutEffect(() => {
    if (!going) stride.current?.wait();
    return () => {
      if (going) stride.current?.rest();
    };
  }, [going]);
}

function Seen({ traveller, angle }: { traveller: Traveller; angle: Angle }) {
  if (traveller.is === 'car')
    return (
      <svg role="presentation">
        <Vehicle angle={angle} along={traveller.along} coat={traveller.coat} sort={traveller.sort} />
      </svg>
    );
  return (
    <>
      <svg className="walker-bob" role="presentation">
        <g transform={`scale(${SIZE / 32}) translate(-16 -35.2)`}>
          <Figure token={traveller.token} />
        </g>
      </svg>
      {traveller.cured && (
        <svg className="cured" role="presentation">
          <g transform="translate(0 -40)">
            <circle className="cured-ground" r="11" />
            <path
              className="cured-sign"
              d="M0 6.5C-7 1.5-6.5-5-2.8-5-1-5 0-3.2 0-2.5 0-3.2 1-5 2.8-5 6.5-5 7 1.5 0 6.5z"
            />
          </g>
        </svg>
      )}
    </>
  );
}
