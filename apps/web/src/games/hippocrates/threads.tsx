import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Thread {
  readonly key: string;
  readonly path: string;
}

/** Draws a thread from every linked patient to each contract that it fills, over what it is given. */
export function Threads({
  links,
  children,
}: {
  links: readonly { readonly patient: number; readonly contract: string }[];
  children: ReactNode;
}) {
  const area = useRef<HTMLDivElement>(null);
  const [threads, setThreads] = useState<readonly Thread[]>([]);
  const wanted = JSON.stringify(links);
  // biome-ignore lint/correctness/useExhaustiveDependencies: links are the same as long as they read the same
  useLayoutEffect(() => {
    const within = area.current;
    if (within === null) return;
    const draw = (): void => setThreads(links.flatMap(({ patient, contract }) => threadOf(within, patient, contract)));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(within);
    return () => watch.disconnect();
  }, [wanted]);
  return (
    <div ref={area} className="threads">
      {children}
      <svg aria-hidden="true">
        {threads.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </svg>
    </div>
  );
}

function threadOf(within: Element, patient: number, contract: string): Thread[] {
  const from = within.querySelector(`[data-linked="${patient}"]`)?.getBoundingClientRect();
  const to = within.querySelector(`[data-contract="${contract}"]`)?.getBoundingClientRect();
  if (from === undefined || to === undefined) return [];
  const { x, y } = within.getBoundingClientRect();
  const [fromX, fromY] = [from.x + from.width / 2 - x, from.y + 6 - y];
  const [toX, toY] = [to.x + to.width / 2 - x, to.bottom - 2 - y];
  const bend = Math.max(18, (fromY - toY) / 2);
  const path = `M${fromX.toFixed(1)} ${fromY.toFixed(1)}C${fromX.toFixed(1)} ${(fromY - bend).toFixed(1)} ${toX.toFixed(1)} ${(toY + bend).toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`;
  return [{ key: `${patient} ${contract}`, path }];
}
