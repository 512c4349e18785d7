import { useTexts } from '../../text/texts.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SeatSign } from '../../ui/seat-sign.tsx';
import type { Ranked } from './ranking.ts';

/** Who ended where: the first place stands highest. */
export function Podium({
  ranking,
  winners,
  names,
}: {
  ranking: readonly Ranked[];
  winners: readonly number[];
  names: readonly string[];
}) {
  const texts = useTexts();
  return (
    <ol className="podium" aria-label={texts.text('web.end.podium')}>
      {ranking.map(({ seat, place, score }) => (
        <li key={seat} data-place={place} data-seat={seat}>
          <span className="podium-name">
            <SeatSign seat={seat} size={22} />
            <span>{names[seat]}</span>
          </span>
          <span className="podium-block">
            {winners.includes(seat) ? <Icon name="trophy" size={22} /> : <span aria-hidden="true">{place}</span>}
            <span className="visually-hidden">{texts.text('web.end.place', { place })}: </span>
            <strong>{texts.text('web.end.points', { points: score })}</strong>
          </span>
        </li>
      ))}
    </ol>
  );
}
