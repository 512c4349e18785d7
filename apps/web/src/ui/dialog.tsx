import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

/** A window over the page. `actions` stand at its foot. */
export function Dialog(props: { title: ReactNode; onClose: () => void; children: ReactNode; actions?: ReactNode }) {
  return <Modal className="dialog" actions={undefined} {...props} />;
}
