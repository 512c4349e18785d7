import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tooltip } from '../src/ui/tooltip.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Tooltip' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="shown while the pointer or the focus is on it">
          <Tooltip text={sample.sentence}>
            {(describedBy) => (
              <button type="button" className="button" aria-describedby={describedBy}>
                {sample.go}
              </button>
            )}
          </Tooltip>
        </State>
      </States>
    );
  },
};
