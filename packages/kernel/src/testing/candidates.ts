import type { Choice } from '../choice.ts';

/** Things that are no choice at all, whatever the game. */
export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  '',
  'pass',
  [],
  [{ do: 'pass' }],
  {},
  { do: undefined },
  { do: null },
  { do: 1 },
  { do: ['pass'] },
  { DO: 'pass' },
  { do: 'pass', to: null },
  { do: 'pass', to: undefined },
  { do: 'pass', to: true },
  { do: 'pass', to: 0.5 },
  { do: 'pass', to: Number.NaN },
  { do: 'pass', to: Number.POSITIVE_INFINITY },
  { do: 'pass', to: 2 ** 53 },
  { do: 'pass', to: 1n },
  { do: 'pass', to: {} },
  { do: 'pass', to: [0] },
  { do: 'pass', to: () => 0 },
  { do: 'x'.repeat(101) },
  Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at === 0 ? 'do' : `field${at}`, 'x'])),
  () => ({ do: 'pass' }),
  Symbol('pass'),
];

/** Choices that look much like this one: a number off by one, a field less, a field more, another word. */
export function likenesses(choice: Choice): Choice[] {
  const like: Choice[] = [
    { ...choice, do: `${choice.do}s` },
    { ...choice, do: '' },
    { ...choice, do: 'constructor' },
    { ...choice, other: 0 },
    { ...choice, ['__proto__']: 0 },
  ];
  const fields = Object.keys(choice).filter((field) => field !== 'do');
  for (const field of fields) {
    const value = choice[field];
    const others = typeof value === 'number' ? [value - 1, value + 1, -1, 0, 9999, `${value}`] : [`${value}s`, '', 0];
    for (const other of others) like.push({ ...choice, [field]: other });
    const { [field]: _, ...rest } = choice;
    like.push({ ...rest, do: choice.do });
    for (const twin of fields) like.push({ ...choice, [field]: choice[twin], [twin]: value });
  }
  return like;
}
