import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../src/ui/icon-button.tsx';
import { Panel } from '../src/ui/panel.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Panel' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="with a title" wide>
          <Panel title={sample.title} actions={<IconButton icon="more" label={sample.other} small />}>
            <p>{sample.sentence}</p>
          </Panel>
        </State>
        <State name="without" wide>
          <Panel>
            <p>{sample.sentence}</p>
          </Panel>
        </State>
      </States>
    );
  },
};
