import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../src/ui/skeleton.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Skeleton' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="three lines, six lines" wide>
          <Skeleton label={sample.title} />
          <Skeleton label={sample.title} lines={6} />
        </State>
      </States>
    );
  },
};
