import { type ReactNode, useId, useRef } from 'react';
import { placeBeside } from './place.ts';

/**
 * A word or two about a control while the pointer or the keyboard's focus is on it. Escape takes it away, and it
 * stays while the pointer is on it (WCAG 1.4.13). `children` gets the id that describes the control.
 */
export function Tooltip({
  text,
  silent = false,
  children,
}: {
  text: ReactNode;
  /** For a tip that only repeats the control's name: it is not read out again. */
  silent?: boolean;
  children: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const around = useRef<HTMLSpanElement>(null);
  const show = (): void => {
    const control = around.current?.firstElementChild;
    if (tip.current === null || !control || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    placeBeside(control, tip.current);
  };
  const hide = (): void => tip.current?.hidePopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside.
    <span
      ref={around}
      className="tooltip-around"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children(id)}
      <span
        ref={tip}
        id={id}
        role={silent ? undefined : 'tooltip'}
        aria-hidden={silent || undefined}
        popover="manual"
        className="tooltip"
      >
        {text}
      </span>
    </span>
  );
}
