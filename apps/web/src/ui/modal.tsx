import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../text/texts.ts';
import { IconButton } from './icon-button.tsx';

/** What dialog and sheet have in common: the browser keeps the focus inside and closes it with Escape. */
export function Modal({
  className,
  title,
  onClose,
  children,
  actions,
}: {
  className: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown?.open !== false) return;
    // The focus begins at the window itself, so that it is read out from its title on.
    shown.autofocus = true;
    shown.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  // A press on the veil hits the dialog itself, beside everything that is in it.
  const onClick = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, which the browser sees to.
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={className}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={onClick}
    >
      <div className="modal">
        <div className="modal-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={texts.text('web.close')} onClick={close} />
        </div>
        <div className="modal-body">{children}</div>
        {actions !== undefined && <div className="modal-actions row">{actions}</div>}
      </div>
    </dialog>
  );
}
