import type { ReactNode } from 'react';
import { useTexts } from '../text/texts.ts';
import { Icon, type IconName } from '../ui/icons/icon.tsx';
import { SeatSign } from '../ui/seat-sign.tsx';

/** A player at a glance; a tap shows what is theirs. What the game has to tell stands below the name. */
export function PlayerCard({
  player,
  name,
  own,
  deciding,
  shown,
  lit = false,
  title,
  aside,
  children,
  onShow,
}: {
  player: number;
  name: string;
  own: boolean;
  deciding: boolean;
  /** Whether what is theirs shows large. */
  shown: boolean;
  /** Whether something of theirs can be pointed at. */
  lit?: boolean;
  title: string;
  /** Behind the name, such as the place in turn order. */
  aside?: ReactNode;
  children: ReactNode;
  onShow: (player: number) => void;
}) {
  const texts = useTexts();
  return (
    <button
      type="button"
      className="player"
      aria-pressed={shown}
      data-seat={player}
      data-deciding={deciding || undefined}
      data-lit-inside={lit || undefined}
      title={title}
      onClick={() => onShow(player)}
    >
      <span className="player-name">
        <SeatSign seat={player} />
        <span className="player-words">{name}</span>
        {own && <span className="tag tag-you">{texts.text('web.you')}</span>}
        {deciding && <span className="tag tag-busy">{texts.text('web.deciding')}</span>}
        {aside}
      </span>
      {children}
    </button>
  );
}

/** A figure of a player with its sign; the name is for those who cannot see the sign. */
export function PlayerFigure({
  name,
  sign,
  value,
  plus = 0,
  look,
}: {
  name: string;
  sign: IconName | '$';
  value: number;
  plus?: number;
  /** By what name a lesson finds it. */
  look?: string | undefined;
}) {
  return (
    <span className="figure-of" title={name} data-look={look}>
      <span className="visually-hidden">{name} </span>
      <span className="figure-sign" aria-hidden="true">
        {sign === '$' ? sign : <Icon name={sign} size={14} />}
      </span>
      {value}
      {plus > 0 && <span className="figure-plus">+{plus}</span>}
    </span>
  );
}
