import type { ComponentProps } from 'react';
import { useFirst } from '../../../table/first.tsx';
import { stepOf } from '../position.ts';
import { Hand } from './cards.tsx';
import { RoundTrack } from './round-track.tsx';

/*
 * What a choice of the viewer changes beside the own building: it shows before the rest of the table.
 */

export function FirstHand(props: ComponentProps<typeof Hand>) {
  const state = useFirst(props.state, ({ clinics }) => JSON.stringify(clinics[props.seat].hand));
  return <Hand {...props} state={state} />;
}

export function FirstRoundTrack({ state }: ComponentProps<typeof RoundTrack>) {
  return <RoundTrack state={useFirst(state, (now) => `${now.round} ${now.action} ${stepOf(now)}`)} />;
}
