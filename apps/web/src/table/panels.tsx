import { memo, type ReactNode } from 'react';
import { useRemembered } from '../device/remembered.ts';
import type { GameFace, PanelProps } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Option } from './choosing.ts';
import { useCommands } from './keys.ts';

/** What can be read beside the board, one at a time: the log, all choices, and what the game adds. */
export const Panels = memo(function Panels({
  table,
  face,
  panelProps,
  options,
  log,
}: {
  /** Its name: what is open is the same when the reader comes back to it. */
  table: string;
  face: GameFace;
  panelProps: PanelProps;
  options: readonly Option[];
  log: ReactNode;
}) {
  const texts = useTexts();
  const tabs = [
    { id: 'log', title: texts.text('web.log') },
    { id: 'choices', title: texts.text('web.choices') },
    ...face.panels.map(({ id, title }) => ({ id, title: title(texts) })),
  ];
  const ids = tabs.map(({ id }) => id);
  const [open, setOpen] = useRemembered(table, 'panel', ids, 'log');
  useCommands(
    tabs.map(({ id, title }, place) => ({
      group: 'parts',
      title,
      keys: [`g ${place + 1}`],
      run: () => {
        setOpen(id);
        document.getElementById(`panel-tab-${id}`)?.focus();
      },
    })),
  );
  const panel = face.panels.find(({ id }) => id === open);
  return (
    <section className="panel panels">
      <div className="tabs" role="tablist" aria-label={texts.text('web.part.panels')}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`panel-tab-${id}`}
            aria-selected={open === id}
            aria-controls="panel"
            onClick={() => setOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="panel-place">
        <div role="tabpanel" id="panel" className="panel-body" aria-labelledby={`panel-tab-${open}`}>
          {open === 'log' && log}
          {open === 'choices' && (
            <ChoiceList
              options={options}
              words={(choice) => panelProps.words.choice(panelProps.view, panelProps.seat ?? 0, choice)}
              onChoose={(choice) => panelProps.onChoose([choice])}
            />
          )}
          {panel !== undefined && <panel.Component {...panelProps} />}
        </div>
      </div>
    </section>
  );
});
