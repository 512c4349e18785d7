import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../src/ui/icon-button.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/IconButton' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="usual, small, pressed, disabled">
          <div className="row">
            <IconButton icon="zoom-in" label={sample.go} />
            <IconButton icon="zoom-in" label={sample.go} small />
            <IconButton icon="pin" label={sample.go} aria-pressed="true" />
            <IconButton icon="delete" label={sample.stop} disabled />
          </div>
        </State>
      </States>
    );
  },
};
