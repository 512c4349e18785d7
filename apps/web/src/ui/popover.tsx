import { type ReactNode, useId, useRef } from 'react';
import type { ButtonKind, ButtonSize } from './button.tsx';
import { Button } from './button.tsx';
import type { IconName } from './icons/icon.tsx';
import { placeBeside } from './place.ts';

/** A button with a small window beside it. The browser closes it with Escape and a press elsewhere. */
export function Popover({
  label,
  title,
  icon,
  kind = 'plain',
  size = 'usual',
  children,
}: {
  /** What stands on the button. */
  label: ReactNode;
  /** What the window is called; the button's name where `label` is a picture alone. */
  title: string;
  icon?: IconName;
  kind?: ButtonKind;
  size?: ButtonSize;
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  return (
    <span ref={button} className="popover-around">
      <Button kind={kind} size={size} {...(icon !== undefined && { icon })} popoverTarget={id} aria-label={title}>
        {label}
      </Button>
      <div
        ref={shown}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="popover"
        onToggle={({ newState }) => {
          const control = button.current?.firstElementChild;
          if (newState === 'open' && control && shown.current !== null) placeBeside(control, shown.current);
        }}
      >
        {children}
      </div>
    </span>
  );
}
