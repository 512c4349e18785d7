import { type RefObject, useLayoutEffect } from 'react';
import { afterFrame } from '../../ui/after-frame.ts';
import type { Point } from './projection.ts';

/** Where somebody or something is on the way, and how well it is seen there. */
export interface Waypoint extends Keyframe {
  readonly transform: string;
  readonly opacity: number;
  /** When it is there, as a part of the time; evenly spread where none is given. */
  readonly offset?: number;
}

export const waypoint = ([x, y]: Point, opacity = 1): Waypoint => ({ transform: `translate(${x}px, ${y}px)`, opacity });

/**
 * Takes an element along a way. It is at the start in the first frame and sets out with the next: what moves is a layer
 * of its own, and making that would hold up the first. Once it has arrived it needs none any more.
 */
export function useWay(
  place: RefObject<HTMLElement | null>,
  way: readonly Waypoint[],
  duration: number,
  easing: string,
): void {
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const stand = ({ transform, opacity }: Waypoint): void => {
      current.style.transform = transform;
      current.style.opacity = String(opacity);
    };
    stand(way[0]);
    let motion: Animation | undefined;
    const cancel = afterFrame(() => {
      current.dataset.walking = '';
      motion = current.animate([...way], { duration, easing, fill: 'forwards' });
      motion.onfinish = () => {
        stand(way[way.length - 1]);
        delete current.dataset.walking;
        motion?.cancel();
      };
    });
    return () => {
      cancel();
      motion?.cancel();
    };
  }, [place, way, duration, easing]);
}
