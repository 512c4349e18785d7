import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Segments } from '../src/ui/segments.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Segments' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    const [value, setValue] = useState('two');
    const given = {
      label: sample.name,
      value,
      onChange: setValue,
      items: [
        { value: 'one', text: sample.one },
        { value: 'two', text: sample.two },
        { value: 'three', text: sample.three },
      ],
    };
    return (
      <States>
        <State name="with its label">
          <Segments {...given} />
        </State>
        <State name="label only read out">
          <Segments {...given} hideLabel />
        </State>
      </States>
    );
  },
};
