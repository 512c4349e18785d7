import type { Meta, StoryObj } from '@storybook/react-vite';
import { Popover } from '../src/ui/popover.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Popover' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="with words and with a picture">
          <div className="row">
            <Popover label={sample.title} title={sample.title}>
              <p>{sample.sentence}</p>
            </Popover>
            <Popover label="" icon="settings" kind="quiet" title={sample.title}>
              <p>{sample.sentence}</p>
            </Popover>
          </div>
        </State>
      </States>
    );
  },
};
