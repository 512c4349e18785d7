import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterFrame } from '../../ui/after-frame.ts';
import { type Camera, centred, fit, held, reaching, type Size, sees, sizeOfNames, zoomed } from './camera.ts';
import type { Box } from './layout.ts';
import type { Point } from './projection.ts';

const NO_SIZE: Size = { width: 0, height: 0 };

/** The size of an element, kept up to date; nothing until the first frame has laid it out. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>(NO_SIZE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    // It tells at once too, but with the frame: to ask before would lay out the whole table in the middle of drawing it.
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [ref]);
  return size;
}

/** What moves what is seen. */
export interface CameraControls {
  /** Around a point of the window; else around its middle, in a movement that one sees. */
  zoom(factor: number, at?: Point): void;
  scale(): number;
  pan(x: number, y: number): void;
  /** Shows everything again. */
  fit(): void;
  /** Brings something drawn into sight. */
  reach(element: Element): void;
  /** Looks at these points of the drawing if none of them can be seen. */
  find(points: readonly Point[]): void;
}

/**
 * Pans and zooms a drawing inside a window. The drawing is moved without rendering it again. Until somebody has moved
 * it, it keeps showing `home`.
 */
export function useCamera(
  window: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
  size: Size,
  home: { readonly camera: Camera; readonly all: Box },
): CameraControls {
  const camera = useRef<Camera>(home.camera);
  const moved = useRef(false);
  const names = useRef(0);
  const latest = useRef({ size, home });
  latest.current = { size, home };

  const tellNames = useCallback(() => {
    window.current?.setAttribute('data-names', String(names.current));
  }, [window]);

  const show = useCallback(
    (next: Camera, smooth = false): void => {
      const { size: room, home: to } = latest.current;
      const kept = held(next, to.all, room);
      camera.current = kept;
      const { current } = drawing;
      if (current === null) return;
      current.toggleAttribute('data-smooth', smooth);
      current.style.transform = `translate(${kept.x}px, ${kept.y}px) scale(${kept.scale})`;
      // All names are laid out anew for it, so it is told only when it changes, and nothing waits for that.
      const size = sizeOfNames(kept.scale);
      if (names.current === size) return;
      names.current = size;
      afterFrame(tellNames);
    },
    [drawing, tellNames],
  );

  useLayoutEffect(() => {
    if (size.width === 0) return;
    show(moved.current ? camera.current : home.camera, true);
  }, [show, home, size]);

  return useMemo(
    (): CameraControls => ({
      zoom(factor, at) {
        const { width, height } = latest.current.size;
        moved.current = true;
        show(zoomed(camera.current, factor, at ?? [width / 2, height / 2]), at === undefined);
      },
      scale: () => camera.current.scale,
      pan(x, y) {
        moved.current = true;
        show({ ...camera.current, x: camera.current.x + x, y: camera.current.y + y });
      },
      fit() {
        moved.current = false;
        show(fit(latest.current.home.all, latest.current.size), true);
      },
      find(points) {
        const { size: room } = latest.current;
        if (points.length === 0 || room.width === 0 || sees(camera.current, room, points)) return;
        const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
        moved.current = true;
        show(centred([middle(0), middle(1)], camera.current.scale, room), true);
      },
      reach(element) {
        const { current } = window;
        if (current === null) return;
        const [frame, box] = [current.getBoundingClientRect(), element.getBoundingClientRect()];
        const at = { x: box.x - frame.x, y: box.y - frame.y, width: box.width, height: box.height };
        const next = reaching(camera.current, at, latest.current.size);
        if (next.x === camera.current.x && next.y === camera.current.y) return;
        moved.current = true;
        show(next);
      },
    }),
    [show, window],
  );
}

/** Brings what gets the focus into sight, unless it was pointed at: that one is in sight. */
export function useReach(window: RefObject<HTMLElement | null>, { reach }: CameraControls): void {
  useEffect(() => {
    const { current } = window;
    if (current === null) return;
    let pointing = false;
    const onPress = (): void => {
      pointing = true;
    };
    const onRelease = (): void => {
      pointing = false;
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!pointing && target instanceof SVGElement) reach(target);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pointerdown', onPress, { signal, capture: true });
    for (const end of ['pointerup', 'pointercancel'] as const)
      addEventListener(end, onRelease, { signal, capture: true });
    current.addEventListener('focusin', onFocus, { signal });
    return () => listeners.abort();
  }, [window, reach]);
}
