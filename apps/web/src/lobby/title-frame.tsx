import type { ReactNode } from 'react';

/** Where the lobby's picture is. It is there to be looked at and says nothing to a screen reader. */
export function TitleFrame({ children }: { children?: ReactNode }) {
  return (
    <svg className="title-picture" viewBox="-16 -400 1040 770" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
