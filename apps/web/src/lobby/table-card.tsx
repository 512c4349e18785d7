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
import { useStanding } from './use-standing.ts';

/** A table in the list: which game, who sits there, whose turn it is, how far it is, and the way back to it. */
export function TableCard({
  table,
  first,
  onKeep,
  onRemove,
}: {
  table: ListedTable;
  first: boolean;
  onKeep: () => void;
  /** Where it can be thrown away. */
  onRemove: (() => void) | undefined;
}) {
  const texts = useTexts();
  const { id, game, seats, made, over, changedAt, place, away } = table;
  const [now] = useState(Date.now);
  const standing = useStanding(table, first);
  const mine = standing?.turn.some((seat) => seats[seat].mine) === true;
  const title = coverOf(game)?.title(texts) ?? game;
  const names = texts.list(seats.map(({ name }) => name));
  return (
    <li className={away ? 'table-card away' : 'table-card'}>
      <div className="table-card-head">
        <h3>{title}</h3>
        {mine ? (
          <Tag kind="busy" icon="play">
            {texts.text('web.your-turn')}
          </Tag>
        ) : (
          <Tag kind={over || away ? 'plain' : 'good'} icon={over ? 'trophy' : 'clock'}>
            {texts.text(over ? 'web.over' : 'web.running')}
          </Tag>
        )}
      </div>
      <ul className="table-seats">
        {numbered(seats).map(({ value: seat, number }) => (
          <li key={number} data-turn={standing?.turn.includes(number) || undefined}>
            <SeatSign seat={number} /> {seat.name}
            {seat.kind === 'bot' && <Icon name="bot" size={16} />}
          </li>
        ))}
      </ul>
      {!over && (
        <p className="table-where">
          {standing === undefined ? texts.text('web.made', { made }) : standing.face.where(texts, standing.view)}
        </p>
      )}
      <p className="muted">
        {ago(texts, changedAt, now)}
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
        {onRemove !== undefined && <IconButton icon="delete" label={texts.text('web.remove')} onClick={onRemove} />}
      </p>
    </li>
  );
}
