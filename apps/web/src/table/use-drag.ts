import { type RefObject, useEffect } from 'react';
import type { Target } from '../board/drawing.ts';
import { ghostOf } from './ghost.ts';
import { useStable } from './use-stable.ts';

/** A mouse that moves so far with a button down drags, in pixels. */
const FAR = 6;
/** A finger drags after it has lain still for so long, in milliseconds; sooner it scrolls or moves the building. */
const HOLD = 220;

/** So near to a border it scrolls, so much each time, in pixels. */
const EDGE = 36;
const STEP = 9;

/** What is dragged, and how. */
interface Drag {
  readonly pointer: number;
  readonly target: Target;
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  moving: boolean;
  readonly hold: ReturnType<typeof setTimeout> | undefined;
  ghost: HTMLElement | undefined;
  over: Element | undefined;
}

/** What lies there and can be dropped on, under the pieces that stand on it. */
function landing(x: number, y: number): Element | undefined {
  const under = document.elementsFromPoint(x, y).flatMap((element) => element.closest('[data-target]') ?? []);
  return under.find((element) => element.matches('[data-lit]')) ?? under[0];
}

/**
 * Dragging does what pointing at two things does: the first is picked while it is in the air, so that what it may be
 * dropped on lights up, and the drop points at the second. It begins only on what can be taken somewhere, so that the
 * rest of the board can still be moved and scrolled.
 */
export function useDrag(
  page: RefObject<HTMLElement | null>,
  acts: {
    readonly isSource: (target: Target) => boolean;
    readonly take: (target: Target) => void;
    readonly point: (target: Target) => void;
    readonly clear: () => void;
  },
): void {
  const isSource = useStable(acts.isSource);
  const take = useStable(acts.take);
  const point = useStable(acts.point);
  const clear = useStable(acts.clear);

  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    let drag: Drag | undefined;
    let dropped = false;
    let at = { x: 0, y: 0 };

    function lift(one: Drag): void {
      one.moving = true;
      one.ghost = ghostOf(one.element);
      root?.append(one.ghost);
      root?.setAttribute('data-dragging', '');
      take(one.target);
      follow(one, one.x, one.y);
      requestAnimationFrame(scrollOn);
    }
    function follow(one: Drag, x: number, y: number): void {
      at = { x, y };
      if (one.ghost === undefined) return;
      one.ghost.style.translate = `${x}px ${y}px`;
      const over = landing(x, y);
      if (over === one.over) return;
      one.over?.removeAttribute('data-over');
      one.over = over;
      if (over?.matches('[data-lit]')) over.setAttribute('data-over', '');
    }
    /** Near the border of what scrolls, it scrolls on, so that what is out of sight can be reached. */
    function scrollOn(): void {
      if (drag?.moving !== true) return;
      const { x, y } = at;
      const box = document.elementFromPoint(x, y)?.closest('.table-board, .table-side') ?? document.documentElement;
      const { top, bottom } =
        box === document.documentElement ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
      const by = y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
      if (by !== 0) {
        box.scrollBy(0, by);
        follow(drag, x, y);
      }
      requestAnimationFrame(scrollOn);
    }
    function end(): void {
      if (drag === undefined) return;
      clearTimeout(drag.hold);
      drag.ghost?.remove();
      drag.over?.removeAttribute('data-over');
      root?.removeAttribute('data-dragging');
      drag = undefined;
    }

    const onDown = (event: PointerEvent): void => {
      dropped = false;
      if (drag !== undefined || event.button !== 0 || !(event.target instanceof Element)) return;
      const element = event.target.closest('[data-target]');
      const target = element?.getAttribute('data-target');
      if (!element || !target || !isSource(target)) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      const touch = event.pointerType === 'touch';
      const one: Drag = {
        pointer,
        target,
        element,
        x,
        y,
        moving: false,
        hold: touch ? setTimeout(() => drag === one && lift(one), HOLD) : undefined,
        ghost: undefined,
        over: undefined,
      };
      drag = one;
      // A mouse that goes down on a piece takes the piece; the building below stays where it is.
      if (!touch) event.stopPropagation();
    };
    const onMove = (event: PointerEvent): void => {
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > FAR;
      if (drag.moving) {
        event.stopPropagation();
        follow(drag, event.clientX, event.clientY);
      } else if (far && event.pointerType === 'touch') end();
      else if (far) lift(drag);
    };
    const onUp = (event: PointerEvent): void => {
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const { moving, target, ghost } = drag;
      ghost?.remove();
      const there = moving ? landing(event.clientX, event.clientY)?.getAttribute('data-target') : undefined;
      end();
      if (!moving) return;
      dropped = true;
      setTimeout(() => {
        dropped = false;
      });
      if (there && there !== target) point(there);
      else if (!there) clear();
    };
    const onCancel = (event: PointerEvent): void => {
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const { moving } = drag;
      end();
      if (moving) clear();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || drag === undefined) return;
      end();
      clear();
    };
    /** The browser takes the end of a drag for a click. */
    const onClick = (event: Event): void => {
      if (!dropped) return;
      dropped = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const onTouchMove = (event: TouchEvent): void => {
      if (drag?.moving === true && event.cancelable) event.preventDefault();
    };
    const onMenu = (event: Event): void => {
      if (drag !== undefined) event.preventDefault();
    };
    root.addEventListener('pointerdown', onDown, true);
    addEventListener('pointermove', onMove, true);
    addEventListener('pointerup', onUp, true);
    addEventListener('pointercancel', onCancel, true);
    addEventListener('keydown', onKey, true);
    addEventListener('click', onClick, true);
    root.addEventListener('touchmove', onTouchMove, { passive: false });
    root.addEventListener('contextmenu', onMenu);
    return () => {
      end();
      root.removeEventListener('pointerdown', onDown, true);
      removeEventListener('pointermove', onMove, true);
      removeEventListener('pointerup', onUp, true);
      removeEventListener('pointercancel', onCancel, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('click', onClick, true);
      root.removeEventListener('touchmove', onTouchMove);
      root.removeEventListener('contextmenu', onMenu);
    };
  }, [page, isSource, take, point, clear]);
}
