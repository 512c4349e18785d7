import type { Meta, StoryObj } from '@storybook/react-vite';
import { DARK, type TokenDrawing } from '../src/board/drawing.ts';
import { TokenButton } from '../src/board/token.tsx';
import { State, States } from './states.tsx';

const meta = { title: 'Pieces/People' } satisfies Meta;
export default meta;

const LETTERS = ['W', 'Y', 'O', 'R'] as const;

const token = (shape: TokenDrawing['shape'], level: number | undefined, more: Partial<TokenDrawing> = {}) => ({
  target: `${shape}:${level}:${JSON.stringify(more)}`,
  shape,
  level,
  letter: level === undefined ? (shape === 'nurse' ? 'N' : '$') : LETTERS[level],
  badge: undefined,
  count: 1,
  spent: false,
  label: `${shape} ${level ?? ''}`,
  ...more,
});

const FAMILY: readonly (readonly [string, readonly TokenDrawing[]])[] = [
  ['doctors by level', [0, 1, 2, 3].map((level) => token('doctor', level))],
  ['patients by level, with their service', [0, 1, 2, 3].map((level) => token('patient', level, { badge: 'Ps' }))],
  ['nurse and orderly', [token('nurse', undefined), token('orderly', undefined)]],
  ['several, and one who is done', [token('doctor', 1, { count: 3 }), token('nurse', undefined, { spent: true })]],
];

export const Family: StoryObj = {
  render: () => (
    <States>
      {FAMILY.map(([name, tokens]) => (
        <State key={name} name={name}>
          <div className="row">
            {tokens.map((one) => (
              <TokenButton key={one.target} token={one} lighting={DARK} />
            ))}
          </div>
        </State>
      ))}
    </States>
  ),
};
