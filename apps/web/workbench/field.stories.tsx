import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField } from '../src/ui/field.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Field' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    const [value, setValue] = useState('Ada');
    const given = { value, onChange: setValue };
    return (
      <States>
        <State name="plain, with help, empty, wrong, disabled" wide>
          <div className="fields">
            <TextField label={sample.name} {...given} />
            <TextField label={sample.name} help={sample.help} {...given} />
            <TextField label={sample.name} value="" placeholder={sample.one} onChange={setValue} />
            <TextField label={sample.name} problem={sample.problem} {...given} />
            <TextField label={sample.name} disabled {...given} />
          </div>
        </State>
      </States>
    );
  },
};
