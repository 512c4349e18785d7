import { byReputation, type HippocratesState, isSolo, type Rules, seatPoints } from '@asclepion/hippocrates';
import { seatName } from '@asclepion/hippocrates/text';
import { PlayerCard, PlayerFigure } from '../../table/player-card.tsx';
import { SeatSign } from '../../ui/seat-sign.tsx';
import { Assistants, Stock } from './pieces.tsx';
import { useHippocratesTexts } from './texts.ts';

/** Every seat at a glance; a tap shows what a player has. AI seats have a name and a reputation, alone points too. */
export function Players({
  rules,
  state,
  deciders,
  names,
  seat,
  shown,
  onShow,
}: {
  rules: Rules;
  state: Readonly<HippocratesState>;
  deciders: readonly number[];
  names: readonly string[];
  seat: number | undefined;
  shown: number;
  onShow: (seat: number) => void;
}) {
  const texts = useHippocratesTexts();
  const points = seatPoints(state);
  const ranks = byReputation(state);
  const reputationOf = (one: number) => (
    <PlayerFigure
      name={texts.text('web.hippo.reputation-rank', { rank: ranks.indexOf(one) + 1 })}
      sign="medal"
      value={state.reputation[one]}
    />
  );
  return (
    <ul className="players" aria-label={texts.text('web.hippo.players')}>
      {state.players.map((player, one) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their places
        <li key={one}>
          <PlayerCard
            player={one}
            name={names[one]}
            own={one === seat}
            deciding={deciders.includes(one)}
            shown={shown === one}
            title={texts.text('web.hippo.show', { name: names[one] })}
            onShow={onShow}
          >
            <span className="player-figures">
              <PlayerFigure
                name={texts.text('web.hippo.points')}
                sign="star"
                value={points[one]}
                look={one === seat ? 'points' : undefined}
              />
              {reputationOf(one)}
              <PlayerFigure
                name={texts.text('web.hippo.untreated')}
                sign="bed"
                value={player.examination.length + player.emergency.length}
              />
              <PlayerFigure name={texts.text('web.hippo.hades')} sign="grave" value={player.hades.length} />
            </span>
            <span className="player-figures muted">
              <Stock money={player.money} stock={player.stock} />
              <Assistants ready={player.ready} />
            </span>
          </PlayerCard>
        </li>
      ))}
      {state.rivals.map((_, rival) => {
        const one = rules.seats + rival;
        return (
          <li key={one} className="rival" data-seat={one}>
            <SeatSign seat={one} /> {seatName(texts, one, names)}
            <span className="player-figures">
              {isSolo(rules) && <PlayerFigure name={texts.text('web.hippo.points')} sign="star" value={points[one]} />}
              {reputationOf(one)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
