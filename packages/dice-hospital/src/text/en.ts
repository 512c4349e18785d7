/** Why something is refused. */
const refuse = {
  'dice.refuse.not-such-setting': 'One die shows 3, one 4 and one 5.',
} as const;
export const en = { ...refuse } as const;
export type RefusalName = string;
