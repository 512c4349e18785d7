import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Check } from '../src/ui/check.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Check' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    const [on, setOn] = useState(true);
    return (
      <States>
        <State name="taken or left">
          <Check label={sample.title} checked={on} onChange={setOn} />
          <Check label={sample.title} checked={!on} onChange={() => setOn(!on)} />
        </State>
        <State name="with help">
          <Check label={sample.title} help={sample.sentence} checked={on} onChange={setOn} />
        </State>
        <State name="disabled">
          <Check label={sample.title} checked disabled onChange={setOn} />
        </State>
      </States>
    );
  },
};
