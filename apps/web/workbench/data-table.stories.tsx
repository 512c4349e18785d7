import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '../src/ui/data-table.tsx';
import { useSample } from './sample.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Components/DataTable' } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: function AllStates() {
    const sample = useSample();
    return (
      <States>
        <State name="numbers at the right, a last row that sums up" wide>
          <DataTable
            caption={sample.score}
            columns={[
              { id: 'name', title: sample.name, value: ({ name }) => name },
              { id: 'points', title: sample.points, number: true, value: ({ points }) => points },
            ]}
            rows={[
              { name: 'Ada', points: 62 },
              { name: 'Grace', points: 8 },
            ]}
            keyOf={({ name }) => name}
            foot={[sample.total, 70]}
          />
        </State>
      </States>
    );
  },
};
