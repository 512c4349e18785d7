import { useEffect, useRef } from 'react';
import type { Timeline } from './timeline.ts';

/** Where a key means a letter. */
const TYPING = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** `[` and `]` go to the choice before and after, from wherever the focus is. */
export function useScrubKeys(timeline: Timeline): void {
  const latest = useRef(timeline);
  latest.current = timeline;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = { '[': -1, ']': 1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      latest.current.go(latest.current.place + step);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
