import { ACTIONS, type ClinicState } from '@asclepion/clinic';
import { stepName } from '@asclepion/clinic/text';
import { memo } from 'react';
import { numbered } from '../../../ui/numbered.ts';
import { stepOf } from '../position.ts';
import { useClinicTexts } from '../texts.ts';

/** How far the game is: rounds, the actions of this round, and the step. */
export function RoundTrack({ state }: { state: ClinicState }) {
  const { round, action, nurses } = state;
  return <Track rounds={nurses.length} round={round} action={action} step={stepOf(state)} />;
}

const Track = memo(function Track({
  rounds,
  round,
  action,
  step,
}: {
  rounds: number;
  round: number;
  action: number;
  step: ReturnType<typeof stepOf>;
}) {
  const texts = useClinicTexts();
  return (
    <div className="track" data-look="round">
      <Beads name={texts.text('web.rounds')} count={rounds} now={round - 1}>
        {texts.text('web.round-of', { round })}
      </Beads>
      <Beads name={texts.text('web.actions')} count={ACTIONS.length} now={action}>
        {texts.text('web.action-of', { action: Math.min(action, ACTIONS.length - 1) + 1 })}
      </Beads>
      <strong className="step">{step === undefined ? texts.text('web.over') : stepName(texts, step)}</strong>
    </div>
  );
});

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
