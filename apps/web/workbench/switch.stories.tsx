import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from '../src/ui/switch.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Switch' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    const [on, setOn] = useState(true);
    return (
      <States>
        <State name="on or off">
          <Switch label={sample.title} on={on} onChange={setOn} />
          <Switch label={sample.title} on={!on} onChange={() => setOn(!on)} />
        </State>
        <State name="with help">
          <Switch label={sample.title} help={sample.sentence} on={on} onChange={setOn} />
        </State>
        <State name="disabled">
          <Switch label={sample.title} on disabled onChange={setOn} />
        </State>
      </States>
    );
  },
};
