import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../text/texts.ts';

/** A window over the page; the browser keeps the focus in it and closes it with Escape. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) shown.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <form method="dialog">
        <button type="submit" className="button">
          {texts.text('web.close')}
        </button>
      </form>
    </dialog>
  );
}
