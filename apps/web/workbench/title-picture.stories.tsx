import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitlePicture } from '../src/lobby/title-picture.tsx';
import { State, States } from './states.tsx';

const meta = { title: 'Pieces/Title picture' } satisfies Meta;
export default meta;

export const DayOrNight: StoryObj = {
  render: () => (
    <States>
      <State name="by day in the light theme, by night in the dark one" wide>
        <TitlePicture />
      </State>
    </States>
  ),
};
