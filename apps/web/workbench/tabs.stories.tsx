import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from '../src/ui/tabs.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Tabs' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    const [open, setOpen] = useState('one');
    return (
      <States>
        <State name="words, pictures, counts" wide>
          <Tabs
            label={sample.title}
            tabs={[
              { id: 'one', title: sample.one, icon: 'building' },
              { id: 'two', title: sample.two, icon: 'people', count: 3 },
              { id: 'three', title: sample.three },
            ]}
            open={open}
            onOpen={setOpen}
          >
            <p>{sample.sentence}</p>
          </Tabs>
        </State>
      </States>
    );
  },
};
