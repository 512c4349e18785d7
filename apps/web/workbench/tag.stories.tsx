import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../src/ui/tag.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Tag' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="plain, busy, good, bad">
          <div className="row">
            <Tag>{sample.one}</Tag>
            <Tag kind="busy" icon="clock">
              {sample.two}
            </Tag>
            <Tag kind="good" icon="check">
              {sample.three}
            </Tag>
            <Tag kind="bad" icon="offline">
              {sample.stop}
            </Tag>
          </div>
        </State>
      </States>
    );
  },
};
