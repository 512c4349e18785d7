import { useEffect, useRef } from 'react';
import { type Attention, selectorOf } from '../table/attention.ts';
import { scrolling } from '../ui/scrolling.ts';

const ROOM = 5;

/** Rings around what is to be looked at. They follow it wherever it goes, and nobody can touch them. */
export function Spotlight({ attention, step, veiled }: { attention: Attention; step: string; veiled: boolean }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let brought = '';
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const rings = layer.current;
      const table = rings?.parentElement;
      if (!rings || !table) return;
      const targets = attention(table);
      const found = targets.map((target) => [target, visible(table, selectorOf(target))] as const);
      const first = found.find(([, element]) => element !== undefined);
      const seen = `${step} ${first?.[0] ?? ''}`;
      if (first?.[1] !== undefined && seen !== brought) {
        brought = seen;
        bringIntoView(first[1]);
      }
      draw(rings, found);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [attention, step]);
  return <div ref={layer} className="lesson-rings" data-veiled={veiled || undefined} aria-hidden="true" />;
}

function visible(table: Element, selector: string): Element | undefined {
  return [...table.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
}

function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: scrolling() });
}

/** One ring for each; a ring is moved, not made anew, so that it glides. Only what changed is written. */
function draw(layer: HTMLElement, found: readonly (readonly [string, Element | undefined])[]): void {
  const shown = found.flatMap(([target, element]) => (element === undefined ? [] : [{ target, element }]));
  while (layer.childElementCount > shown.length) layer.lastElementChild?.remove();
  shown.forEach(({ target, element }, at) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const ring = (layer.children[at] ?? layer.appendChild(document.createElement('div'))) as HTMLElement;
    const place = {
      translate: `${Math.round(left - ROOM)}px ${Math.round(top - ROOM)}px`,
      width: `${Math.round(width + 2 * ROOM)}px`,
      height: `${Math.round(height + 2 * ROOM)}px`,
    };
    for (const name of ['translate', 'width', 'height'] as const)
      if (ring.style[name] !== place[name]) ring.style[name] = place[name];
    if (ring.dataset.for === target) return;
    ring.className = 'lesson-ring';
    ring.dataset.for = target;
    ring.dataset.selector = selectorOf(target);
  });
}
