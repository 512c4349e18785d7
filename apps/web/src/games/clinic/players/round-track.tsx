import { ACTIONS, type ClinicState } from '@asclepion/clinic';
import { stepName } from '@asclepion/clinic/text';
import { numbered } from '../../../ui/numbered.ts';
import { stepOf } from '../position.ts';
import { useClinicTexts } from '../texts.ts';

/** How far the game is: rounds, the actions of this round, and the step. */
export function RoundTrack({ state }: { state: ClinicState }) {
  const texts = useClinicTexts();
  const step = stepOf(state);
  return (
    <div className="track" data-look="round">
      <Beads name={texts.text('web.rounds')} count={state.nurses.length} now={state.round - 1}>
        {texts.text('web.round-of', { round: state.round })}
      </Beads>
      <Beads name={texts.text('web.actions')} count={ACTIONS.length} now={state.action}>
        {texts.text('web.action-of', { action: Math.min(state.action, ACTIONS.length - 1) + 1 })}
      </Beads>
      <strong className="step">{step === undefined ? texts.text('web.over') : stepName(texts, step)}</strong>
    </div>
  );
}

/** Numbers in a row, of which those before `now` are done. The sentence is for those who only hear it. */
function Beads({ name, count, now, children }: { name: string; count: number; now: number; children: string }) {
  return (
    <span className="beads">
      <span className="visually-hidden">{children}</span>
      <span className="beads-name" aria-hidden="true">
        {name}
      </span>
      {numbered(Array.from({ length: count })).map(({ number: place }) => (
        <span
          key={place}
          className="bead"
          data-state={place < now ? 'done' : place === now ? 'now' : 'next'}
          aria-hidden="true"
        >
          {place + 1}
        </span>
      ))}
    </span>
  );
}
