import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../src/ui/button.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/Button' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        {(['main', 'plain', 'quiet', 'danger'] as const).map((kind) => (
          <State key={kind} name={kind}>
            <div className="row">
              <Button kind={kind}>{sample.go}</Button>
              <Button kind={kind} icon="plus">
                {sample.go}
              </Button>
              <Button kind={kind} size="small">
                {sample.go}
              </Button>
              <Button kind={kind} size="large" icon="play">
                {sample.go}
              </Button>
              <Button kind={kind} disabled>
                {sample.go}
              </Button>
              <Button kind={kind} busy>
                {sample.go}
              </Button>
              <Button kind={kind} aria-pressed="true">
                {sample.go}
              </Button>
            </div>
          </State>
        ))}
        <State name="ButtonLink">
          <div className="row">
            <ButtonLink href="#there" kind="main" icon="right">
              {sample.go}
            </ButtonLink>
            <ButtonLink href="#there">{sample.other}</ButtonLink>
          </div>
        </State>
      </States>
    );
  },
};
