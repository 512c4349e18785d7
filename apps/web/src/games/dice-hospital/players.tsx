import { ADMINISTRATORS, type DiceState, patientsOf, scoreLines } from '@asclepion/dice-hospital';
import { administratorName } from '@asclepion/dice-hospital/text';
import { PlayerCard, PlayerFigure } from '../../table/player-card.tsx';
import { numbered } from '../../ui/numbered.ts';
import { useDiceTexts } from './texts.ts';

/** Points of a seat as they stand: fatalities and unspent bags included. */
export const pointsOf = (state: Readonly<DiceState>, seat: number): number =>
  scoreLines(state).reduce((sum, { points }) => sum + points[seat], 0);

/** Every player at a glance; a tap shows that player's hospital. */
export function Players({
  state,
  deciders,
  names,
  seat,
  shown,
  onShow,
}: {
  state: Readonly<DiceState>;
  deciders: readonly number[];
  names: readonly string[];
  seat: number | undefined;
  shown: number;
  onShow: (seat: number) => void;
}) {
  const texts = useDiceTexts();
  return (
    <ul className="players" aria-label={texts.text('web.dice.players')}>
      {numbered(state.hospitals).map(({ value: hospital, number: player }) => (
        <li key={player}>
          <PlayerCard
            player={player}
            name={names[player]}
            own={player === seat}
            deciding={deciders.includes(player)}
            shown={shown === player}
            title={texts.text('web.dice.show', { name: names[player] })}
            onShow={onShow}
          >
            <span className="player-figures">
              <PlayerFigure
                name={texts.text('web.dice.points')}
                sign="star"
                value={pointsOf(state, player)}
                look={player === seat ? 'points' : undefined}
              />
              <PlayerFigure name={texts.text('web.dice.patients')} sign="bed" value={patientsOf(hospital).length} />
              <PlayerFigure name={texts.text('web.dice.bags')} sign="drop" value={hospital.bags} />
              <PlayerFigure name={texts.text('web.dice.fatalities')} sign="grave" value={hospital.fatalities} />
            </span>
            <span className="player-figures muted">
              {player === state.firstPlayer && <span className="tag">{texts.text('web.dice.first-player')}</span>}
              {hospital.ambulance >= 0 && (
                <span>{texts.text('web.dice.ambulance-taken', { number: hospital.ambulance + 1 })}</span>
              )}
              {ADMINISTRATORS[hospital.administrator] !== undefined && (
                <span>{administratorName(texts, hospital.administrator)}</span>
              )}
            </span>
          </PlayerCard>
        </li>
      ))}
    </ul>
  );
}
