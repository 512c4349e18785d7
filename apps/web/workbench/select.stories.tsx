import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from '../src/ui/select.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Select' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    const [value, setValue] = useState('one');
    const given = {
      label: sample.name,
      value,
      onChange: setValue,
      items: [
        { value: 'one', text: sample.one },
        { value: 'two', text: sample.two },
        { value: 'long', text: sample.sentence },
      ],
    };
    return (
      <States>
        <State name="plain, with help, wrong" wide>
          <div className="fields">
            <Select {...given} />
            <Select {...given} help={sample.help} />
            <Select {...given} problem={sample.problem} />
          </div>
        </State>
      </States>
    );
  },
};
