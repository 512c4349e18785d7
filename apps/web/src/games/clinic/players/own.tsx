import type { ComponentProps } from 'react';
import { useFirst } from '../../../table/first.tsx';
import { Hand } from './cards.tsx';
import { RoundTrack } from './round-track.tsx';
import { Stage } from './stage.tsx';

/*
 * What a choice of the viewer changes where they look: it shows before the rest of the table.
 */

export const OwnStage = (props: ComponentProps<typeof Stage>) => <Stage {...props} state={useFirst(props.state)} />;

export const OwnHand = (props: ComponentProps<typeof Hand>) => <Hand {...props} state={useFirst(props.state)} />;

export const FirstRoundTrack = (props: ComponentProps<typeof RoundTrack>) => (
  <RoundTrack {...props} state={useFirst(props.state)} />
);
