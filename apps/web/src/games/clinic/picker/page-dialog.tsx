import type { OfferedModule } from '@asclepion/clinic';
import { moduleHelp, moduleName, modulePage } from '@asclepion/clinic/text';
import { links } from '../../../router.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { heading } from '../texts.ts';
import { usePickerTexts } from './texts.ts';

/** A module's rules on one page. Those in full open beside, so that the form stays as it is filled in. */
export function PageDialog({ module: { id, about }, onClose }: { module: OfferedModule; onClose: () => void }) {
  const texts = usePickerTexts();
  return (
    <Dialog title={heading(moduleName(texts, id))} onClose={onClose}>
      <p>{moduleHelp(texts, id)}</p>
      <ul className="module-page">
        {modulePage(texts, id).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href={links.rules(id, 'clinic')} target="_blank" rel="noreferrer">
          {texts.text('web.pick.all-rules')} ({about.rules})
        </a>
      </p>
    </Dialog>
  );
}
