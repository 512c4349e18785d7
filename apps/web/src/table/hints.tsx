import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Target } from '../board/drawing.ts';
import { placeBeside } from '../ui/place.ts';
import { RuleLink } from '../ui/rule-text.tsx';
import { Changes } from './changes.tsx';
import type { Option } from './choosing.ts';
import type { Preview } from './preview.ts';
import type { Reason } from './reasons.tsx';
import type { Choosing } from './use-choosing.ts';
import { useStable } from './use-stable.ts';

/** Waits in milliseconds: what can be done is shown sooner than what cannot. */
const SOON = 160;
const LATER = 550;
const LONG_PRESS = 500;
const LINGER = 160;
/** A finger that moves further than this scrolls. */
const STILL = 10;

interface Hint {
  readonly anchor: Element;
  readonly option: Option | undefined;
  readonly preview: Preview | undefined;
  readonly reasons: readonly Reason[];
}

const anchorAt = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? (target.closest('[data-target]') ?? undefined) : undefined;

/**
 * Beside what the pointer, the keyboard's focus or a finger rests on: what choosing it would do, or why nothing can be
 * done with it. It is worked out only then.
 */
export function Hints({ page, choosing }: { page: RefObject<HTMLElement | null>; choosing: Choosing }) {
  const id = useId();
  const [hint, setHint] = useState<Hint>();
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { look } = choosing;
  const show = useStable((anchor: Element): boolean => {
    const found = hintFor(choosing, anchor);
    setHint(found);
    return found !== undefined;
  });

  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    const after = (wait: number, act: () => void): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, wait);
    };
    const hide = (): void => {
      clearTimeout(timer.current);
      setHint(undefined);
    };
    let current: Element | undefined;
    let press: { readonly x: number; readonly y: number } | undefined;
    let held = false;

    const rest = (anchor: Element | undefined): void => {
      if (anchor === current) return;
      current = anchor;
      if (anchor === undefined) after(LINGER, () => setHint(undefined));
      else after(anchor.matches('[data-lit], [data-picked]') ? SOON : LATER, () => show(anchor));
    };
    const onOver = ({ target, pointerType, buttons }: PointerEvent): void => {
      if (pointerType === 'touch' || buttons > 0) return;
      if (target instanceof Node && tip.current?.contains(target)) clearTimeout(timer.current);
      else rest(anchorAt(target));
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) rest(anchorAt(target));
    };
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && tip.current?.contains(event.target)) return;
      hide();
      current = undefined;
      held = false;
      const anchor = anchorAt(event.target);
      if (event.pointerType !== 'touch' || anchor === undefined) return;
      press = { x: event.clientX, y: event.clientY };
      after(LONG_PRESS, () => {
        held = !anchor.matches('[data-lit]') && show(anchor);
        press = undefined;
      });
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (press === undefined || Math.hypot(clientX - press.x, clientY - press.y) < STILL) return;
      press = undefined;
      clearTimeout(timer.current);
    };
    const onUp = (): void => {
      if (press !== undefined) clearTimeout(timer.current);
      press = undefined;
    };
    /** After a long press, lifting the finger is no tap, and the browser's own menu stays away. */
    const swallow = (event: Event): void => {
      if (!held) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') held = false;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    const onLeave = (): void => rest(undefined);
    const listening = new AbortController();
    const { signal } = listening;
    const caught = { capture: true, signal };
    root.addEventListener('pointerover', onOver, { signal });
    root.addEventListener('pointerleave', onLeave, { signal });
    root.addEventListener('focusin', onFocus, { signal });
    root.addEventListener('focusout', onLeave, { signal });
    root.addEventListener('pointerdown', onDown, caught);
    root.addEventListener('pointermove', onMove, { signal });
    root.addEventListener('pointerup', onUp, { signal });
    root.addEventListener('pointercancel', onUp, { signal });
    root.addEventListener('click', swallow, caught);
    root.addEventListener('contextmenu', swallow, caught);
    root.addEventListener('scroll', hide, caught);
    addEventListener('keydown', onKey, caught);
    return () => {
      clearTimeout(timer.current);
      listening.abort();
    };
  }, [page, show]);

  useEffect(() => {
    const shown = tip.current;
    if (hint === undefined || shown === null) return;
    shown.showPopover();
    placeBeside(hint.anchor, shown);
    hint.anchor.setAttribute('aria-describedby', id);
    look(hint.option);
    return () => {
      hint.anchor.removeAttribute('aria-describedby');
      look(undefined);
    };
  }, [hint, id, look]);

  // What was said of a thing is no longer so once something is chosen.
  const { options, picked } = choosing;
  const [saidOf, setSaidOf] = useState({ options, picked });
  if (saidOf.options !== options || saidOf.picked !== picked) {
    setSaidOf({ options, picked });
    setHint(undefined);
  }

  if (hint === undefined) return null;
  return (
    <div
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      className="hint"
      data-says={hint.preview === undefined ? 'why' : 'what'}
    >
      {hint.preview !== undefined && (
        <>
          <strong>{hint.preview.text}</strong>
          <Changes changes={hint.preview.changes} />
        </>
      )}
      {hint.reasons.map(({ text, rule, about }) => (
        <p key={text}>
          {about !== undefined && <span className="muted">{about}: </span>}
          {text} {rule !== undefined && <RuleLink rule={rule} />}
        </p>
      ))}
    </div>
  );
}

function hintFor(choosing: Choosing, anchor: Element): Hint | undefined {
  const target: Target | null = anchor.getAttribute('data-target');
  if (target === null || !anchor.isConnected || !choosing.asked) return undefined;
  if (anchor.matches('[data-lit], [data-picked]')) {
    const option = target === choosing.picked.at(-1) ? choosing.armed : choosing.wouldChoose(target);
    return option && { anchor, option, preview: choosing.preview(option.choice), reasons: [] };
  }
  return { anchor, option: undefined, preview: undefined, reasons: choosing.why(target) };
}
