import { useState } from 'react';
import type { ListedTable } from '../device/table-lists.ts';
import { coverOf } from '../games/faces.ts';
import { links } from '../router.ts';
import { useTexts } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { numbered } from '../ui/numbered.ts';
import { SeatSign } from '../ui/seat-sign.tsx';
import { Tag } from '../ui/tag.tsx';
import { ago } from './ago.ts';

/** A table in the list: which game, who sits there, how far it is, and the way back to it. */
export function TableCard({ table, onKeep }: { table: ListedTable; onKeep: () => void }) {
  const texts = useTexts();
  const { id, game, seats, made, over, changedAt, place, away } = table;
  const [now] = useState(Date.now);
  const title = coverOf(game)?.title(texts) ?? game;
  const names = texts.list(seats.map(({ name }) => name));
  return (
    <li className={away ? 'table-card away' : 'table-card'}>
      <div className="table-card-head">
        <h3>{title}</h3>
        <Tag kind={over || away ? 'plain' : 'good'} icon={over ? 'trophy' : 'play'}>
          {texts.text(over ? 'web.over' : 'web.running')}
        </Tag>
      </div>
      <ul className="table-seats">
        {numbered(seats).map(({ value: seat, number }) => (
          <li key={number}>
            <SeatSign seat={number} /> {seat.name}
            {seat.kind === 'bot' && <Icon name="bot" size={16} />}
          </li>
        ))}
      </ul>
      <p className="muted">
        {texts.text('web.made', { made })} · {ago(texts.locale, changedAt, now)}
        {place === 'device' && <> · {texts.text('web.on-device')}</>}
      </p>
      {away && <p className="muted">{texts.text('web.away')}</p>}
      <p className="row">
        <ButtonLink
          kind={over || away ? 'plain' : 'main'}
          icon={over ? 'eye' : 'right'}
          href={links.table(id)}
          aria-label={texts.text(over ? 'web.look-at' : 'web.resume-of', { names })}
        >
          {texts.text(over ? 'web.look-board' : 'web.resume')}
        </ButtonLink>
        <span className="spacer" />
        <IconButton icon="save" label={texts.text('web.export')} onClick={onKeep} />
      </p>
    </li>
  );
}
