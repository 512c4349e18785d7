import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from '../src/ui/search-field.tsx';
import { State, States } from './states.tsx';

const meta = { title: 'Components/SearchField' } satisfies Meta;
export default meta;

function Filled({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return <SearchField label="Find a module" value={value} onChange={setValue} />;
}

export const Family: StoryObj = {
  render: () => (
    <States>
      <State name="empty">
        <Filled first="" />
      </State>
      <State name="filled in">
        <Filled first="virus" />
      </State>
    </States>
  ),
};
