import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

/** A sheet that slides in: from below on a phone, from the side elsewhere. For what is read beside the page. */
export function Sheet(props: { title: ReactNode; onClose: () => void; children: ReactNode; actions?: ReactNode }) {
  return <Modal className="sheet" actions={undefined} {...props} />;
}
