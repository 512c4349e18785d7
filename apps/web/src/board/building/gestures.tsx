import { useGesture } from '@use-gesture/react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import type { Point } from './projection.ts';
import type { CameraControls } from './use-camera.ts';

/** Drags, pinches and the wheel. A component of its own, since saying anew what is to be heard takes time. */
export const Gestures = memo(function Gestures({
  window,
  controls,
}: {
  window: RefObject<HTMLElement | null>;
  controls: CameraControls;
}) {
  const dragged = useRef(false);
  useNoClickAfter(window, dragged);
  useGesture(
    {
      onDrag: ({ delta: [x, y], pinching, cancel, event, first }) => {
        if (pinching) return cancel();
        if (first && isHeldByPerson(event.target)) return cancel();
        dragged.current = true;
        controls.pan(x, y);
      },
      onPinch: ({ origin, offset: [scale], memo, first }) => {
        const from = first || memo === undefined ? controls.scale() : (memo as number);
        controls.zoom(scale / from, inWindow(window.current, origin));
        return controls.scale();
      },
      onWheel: ({ event, delta: [, y], ctrlKey }) => {
        if (ctrlKey || !pageScrolls()) {
          event.preventDefault();
          // A pinch on a touch pad comes as a wheel with ctrl and is heard as a pinch.
          if (ctrlKey) return;
          controls.zoom(Math.exp(-y / 500), inWindow(window.current, [event.clientX, event.clientY]));
        }
      },
    },
    {
      target: window,
      eventOptions: { passive: false },
      drag: { threshold: 5, keys: false },
      pinch: { from: () => [controls.scale(), 0], scaleBounds: { min: 0.12, max: 4 } },
    },
  );
  return null;
});

/** The browser takes the end of a drag for a click; here it is none. */
function useNoClickAfter(window: RefObject<HTMLElement | null>, dragged: RefObject<boolean>): void {
  useEffect(() => {
    const onPress = (): void => {
      dragged.current = false;
    };
    const onClick = (event: Event): void => {
      if (!dragged.current || !(event.target instanceof Node) || window.current?.contains(event.target) !== true)
        return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    };
    // From above all others, who may keep a press to themselves.
    addEventListener('pointerdown', onPress, true);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('click', onClick, true);
    };
  }, [window, dragged]);
}

/** Whether the page itself can be scrolled: then a wheel belongs to the page. */
const pageScrolls = (): boolean => document.documentElement.scrollHeight > innerHeight + 1;

function inWindow(window: HTMLElement | null, [x, y]: readonly number[]): Point {
  const frame = window?.getBoundingClientRect();
  return [x - (frame?.x ?? 0), y - (frame?.y ?? 0)];
}

/** Somebody who lights up may be dragged to a room: then the building stays. */
const isHeldByPerson = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.token[data-lit], .token[data-picked]') !== null;
