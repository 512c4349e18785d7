import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../src/ui/button.tsx';
import { Empty } from '../src/ui/empty.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Empty' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="nothing yet" wide>
          <Empty icon="building" title={sample.title} actions={<Button kind="main">{sample.go}</Button>}>
            {sample.sentence}
          </Empty>
        </State>
        <State name="no way on" wide>
          <Empty icon="warning" title={sample.problem} alert actions={<Button icon="again">{sample.go}</Button>} />
        </State>
      </States>
    );
  },
};
