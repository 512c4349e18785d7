import type { Meta, StoryObj } from '@storybook/react-vite';
import { State, States } from './states.tsx';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

const COLOURS = {
  grounds: ['ground', 'paper', 'paper-2', 'paper-3'],
  'lines and words': ['line', 'line-strong', 'ink', 'ink-2'],
  'what to do next': ['accent', 'accent-hover', 'accent-ink', 'accent-ground'],
  'what can be chosen': ['lit', 'lit-ground', 'picked'],
  'how it went': ['good', 'good-ground', 'bad', 'bad-ground', 'bad-ink'],
  rooms: ['hub', 'treatment-room', 'supply-room', 'special', 'garden', 'lot', 'helipad', 'other'].map(
    (kind) => `tone-${kind}`,
  ),
  people: [
    'level-0',
    'level-1',
    'level-2',
    'level-3',
    'piece-line',
    'piece-nurse',
    'piece-orderly',
    'piece-zombie',
    'piece-body',
  ],
  seats: ['seat-0', 'seat-1', 'seat-2', 'seat-3'],
} as const;

export const Colours: StoryObj = {
  render: () => (
    <States>
      {Object.entries(COLOURS).map(([group, names]) => (
        <State key={group} name={group}>
          <div className="swatches">
            {names.map((name) => (
              <span key={name} className="swatch">
                <span className="swatch-colour" style={{ background: `var(--${name})` }} />
                --{name}
              </span>
            ))}
          </div>
        </State>
      ))}
    </States>
  ),
};

const SIZES = ['title-0', 'title-1', 'title-2', 'title-3', 'text-large', 'text', 'text-small', 'text-tiny'] as const;

export const Type: StoryObj = {
  render: () => (
    <States>
      {SIZES.map((size) => (
        <State key={size} name={`--${size}`}>
          <p style={{ fontSize: `var(--${size})` }}>Asclepion 1234567890 诊所 診所</p>
        </State>
      ))}
    </States>
  ),
};
