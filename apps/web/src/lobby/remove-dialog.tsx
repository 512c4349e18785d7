import type { ListedTable } from '../device/table-lists.ts';
import { coverOf } from '../games/faces.ts';
import { useTexts } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks whether a table is to be thrown away, which nothing brings back but its file. */
export function RemoveDialog({
  table: { game, seats },
  onKeep,
  onRemove,
  onClose,
}: {
  table: ListedTable;
  onKeep: () => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const texts = useTexts();
  const title = coverOf(game)?.title(texts) ?? game;
  return (
    <Dialog
      title={texts.text('web.remove-this')}
      onClose={onClose}
      actions={
        <>
          <Button icon="save" onClick={onKeep}>
            {texts.text('web.export')}
          </Button>
          <Button kind="danger" icon="delete" onClick={onRemove}>
            {texts.text('web.remove-now')}
          </Button>
        </>
      }
    >
      <p>{texts.text('web.remove-help', { title, names: texts.list(seats.map(({ name }) => name)) })}</p>
    </Dialog>
  );
}
