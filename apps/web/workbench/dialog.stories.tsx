import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Dialog } from '../src/ui/dialog.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Dialog' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    const [open, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <States>
        <State name="with actions">
          <Button onClick={() => setOpen(true)}>{sample.go}</Button>
          {open && (
            <Dialog
              title={sample.title}
              onClose={close}
              actions={
                <>
                  <Button kind="quiet" onClick={close}>
                    {sample.other}
                  </Button>
                  <Button kind="main" onClick={close}>
                    {sample.go}
                  </Button>
                </>
              }
            >
              <p>{sample.sentence}</p>
            </Dialog>
          )}
        </State>
      </States>
    );
  },
};
