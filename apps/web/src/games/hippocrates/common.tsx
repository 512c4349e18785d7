import { byReputation, NUMBERS, salaryAt } from '@asclepion/hippocrates';
import { seatName } from '@asclepion/hippocrates/text';
import { Panel } from '../../ui/panel.tsx';
import { SeatSign } from '../../ui/seat-sign.tsx';
import type { FaceProps } from '../game-face.ts';
import { stateOf } from './position.ts';
import { useHippocratesTexts } from './texts.ts';

const TRACK = Array.from(
  { length: NUMBERS.highestReputation - NUMBERS.lowestReputation + 1 },
  (_, step) => NUMBERS.lowestReputation + step,
);

/** What all share beside the board: the order of turns, and the track of reputation with what doctors are paid on it. */
export function HippocratesCommon({ view, names }: FaceProps) {
  const texts = useHippocratesTexts();
  const state = stateOf(view);
  const onTrack = new Set(state.active);
  return (
    <div className="common">
      {state.order.length > 0 && (
        <Panel title={texts.text('web.hippo.order')}>
          <ol className="turn-order">
            {state.order.map((seat) => (
              <li key={seat} data-moved={onTrack.has(seat) || undefined}>
                <SeatSign seat={seat} size={18} /> {seatName(texts, seat, names)}
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <Panel title={texts.text('web.hippo.reputation')}>
        <ol className="reputation-track" aria-hidden="true">
          {TRACK.map((number) => (
            <li key={number} data-salary={salaryAt(number)}>
              <span className="track-number">{number}</span>
              {byReputation(state)
                .filter((seat) => state.reputation[seat] === number)
                .map((seat) => (
                  <SeatSign key={seat} seat={seat} size={14} />
                ))}
            </li>
          ))}
        </ol>
        <ol className="ranks">
          {byReputation(state).map((seat) => (
            <li key={seat}>
              <SeatSign seat={seat} size={14} />{' '}
              {texts.text('web.hippo.rank', {
                name: seatName(texts, seat, names),
                reputation: state.reputation[seat],
                salary: salaryAt(state.reputation[seat]),
              })}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
