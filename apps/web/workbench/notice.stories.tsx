import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../src/ui/button.tsx';
import { Notice } from '../src/ui/notice.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Notice' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        {(['info', 'good', 'warning', 'bad'] as const).map((kind) => (
          <State key={kind} name={kind} wide>
            <Notice kind={kind}>{sample.sentence}</Notice>
          </State>
        ))}
        <State name="with something to do" wide>
          <Notice
            kind="bad"
            actions={
              <Button size="small" icon="again">
                {sample.go}
              </Button>
            }
          >
            {sample.sentence}
          </Notice>
        </State>
      </States>
    );
  },
};
