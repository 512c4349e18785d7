import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../src/ui/icons/icon.tsx';
import { ICON_NAMES } from '../src/ui/icons/names.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

export const Family: StoryObj = {
  render: () => (
    <States>
      <State name="the whole family">
        <div className="swatches">
          {ICON_NAMES.map((name) => (
            <span key={name} className="swatch">
              <Icon name={name} size={28} />
              {name}
            </span>
          ))}
        </div>
      </State>
    </States>
  ),
};
