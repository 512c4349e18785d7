import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useTexts } from '../text/texts.ts';
import { AttentionContext, selectorOf } from './attention.ts';
import { useCommands } from './keys.ts';

/** What a table consists of. On a small screen one part shows at a time. */
const PARTS = ['board', 'common', 'panels'] as const;
export type Part = (typeof PARTS)[number];

/** Which part shows where only one can: after each step one in which something is shown, or lights up. */
export function usePart(step: string, page: RefObject<HTMLElement | null>): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>('board');
  const seen = useRef('');
  const attention = useContext(AttentionContext);
  useEffect(() => {
    if (page.current === null) return;
    const shown = attention?.(page.current) ?? [];
    const now = `${step} ${shown.join(' ')}`;
    if (seen.current === now) return;
    const holds = (selector: string) => (name: Part) =>
      page.current?.querySelector(`.table-${name} ${selector}`) != null;
    const pointedOut = PARTS.filter((name) => shown.some((target) => holds(selectorOf(target))(name)));
    const lit = pointedOut.length > 0 ? pointedOut : PARTS.filter(holds('[data-lit]'));
    if (lit.length === 0) return;
    seen.current = now;
    if (!lit.includes(part)) setPart(lit[0]);
  });
  return [part, setPart];
}

const KEYS: Readonly<Record<Part, string>> = { board: 'g b', common: 'g s', panels: 'g p' };

/** Keys that lead to the parts: to what lights up there first, else to the first thing in it. */
export function usePartKeys(page: RefObject<HTMLElement | null>, onPart: (part: Part) => void): void {
  const texts = useTexts();
  useCommands(
    PARTS.map((part) => ({
      group: 'parts',
      title: texts.text(`web.part.${part}`),
      keys: [KEYS[part]],
      run: () => {
        onPart(part);
        const there = page.current?.querySelector(`.table-${part}`);
        const first = there?.querySelector<HTMLElement | SVGElement>('[data-lit]') ?? there?.querySelector('button');
        // Once the part shows, where only one does.
        requestAnimationFrame(() => first?.focus());
      },
    })),
  );
}

/** Signs of the parts: a house, what all share, lines to read. */
const SIGNS: Readonly<Record<Part, string>> = {
  board: 'M3 11 12 4l9 7v9h-6v-6H9v6H3z',
  common: 'M4 6h16v4H4zM4 14h7v5H4zM14 14h6v5h-6z',
  panels: 'M5 6h14M5 12h14M5 18h9',
};

/** Goes from part to part on a small screen, within reach of a thumb. */
export function PartsBar({ part, onPart }: { part: Part; onPart: (part: Part) => void }) {
  const texts = useTexts();
  return (
    <nav className="parts" aria-label={texts.text('web.parts')}>
      {PARTS.map((id) => (
        <button key={id} type="button" aria-pressed={part === id} onClick={() => onPart(id)}>
          <svg className="picture" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[id]} />
          </svg>
          {texts.text(`web.part.${id}`)}
        </button>
      ))}
    </nav>
  );
}
