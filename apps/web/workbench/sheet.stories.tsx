import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Sheet } from '../src/ui/sheet.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Sheet' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    const [open, setOpen] = useState(true);
    return (
      <States>
        <State name="from the side, or from below on a phone">
          <Button onClick={() => setOpen(true)}>{sample.go}</Button>
          {open && (
            <Sheet title={sample.title} onClose={() => setOpen(false)}>
              <p>{sample.sentence}</p>
            </Sheet>
          )}
        </State>
      </States>
    );
  },
};
