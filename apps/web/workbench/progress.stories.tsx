import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress, Spinner } from '../src/ui/progress.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Progress' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="so far, done, under way" wide>
          <Progress label={sample.title} value={0.4} />
          <Progress label={sample.title} value={1} />
          <Progress label={sample.title} />
        </State>
        <State name="Spinner">
          <Spinner label={sample.title} />
        </State>
      </States>
    );
  },
};
