import { ADMINISTRATORS, type DiceState, patientsOf, scoreLines } from '@asclepion/dice-hospital';
import { administratorName } from '@asclepion/dice-hospital/text';
import { numbered } from '../../ui/numbered.ts';
import { SeatSign } from '../../ui/seat-sign.tsx';
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
          <button
            type="button"
            className="player"
            aria-pressed={shown === player}
            data-seat={player}
            data-deciding={deciders.includes(player) || undefined}
            title={texts.text('web.dice.show', { name: names[player] })}
            onClick={() => onShow(player)}
          >
            <span className="player-name">
              <SeatSign seat={player} />
              <span className="player-words">{names[player]}</span>
              {player === seat && <span className="tag">{texts.text('web.you')}</span>}
              {deciders.includes(player) && <span className="tag tag-busy">{texts.text('web.deciding')}</span>}
            </span>
            <span className="player-figures">
              <Figure
                name={texts.text('web.dice.points')}
                sign="★"
                value={pointsOf(state, player)}
                look={player === seat ? 'points' : undefined}
              />
              <Figure name={texts.text('web.dice.patients')} sign="▤" value={patientsOf(hospital).length} />
              <Figure name={texts.text('web.dice.bags')} sign="♥" value={hospital.bags} />
              <Figure name={texts.text('web.dice.fatalities')} sign="✝" value={hospital.fatalities} />
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
          </button>
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, sign, value, look }: { name: string; sign: string; value: number; look?: string | undefined }) {
  return (
    <span className="figure-of" title={name} data-look={look}>
      <span className="visually-hidden">{name} </span>
      <span className="figure-sign" aria-hidden="true">
        {sign}
      </span>
      {value}
    </span>
  );
}
