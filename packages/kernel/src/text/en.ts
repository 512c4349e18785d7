/** What the kernel says, whatever the game. */
export const en = {
  'kernel.not-a-choice': 'That is no choice at all.',
  'kernel.not-your-turn': 'You have nothing to decide right now.',
  'kernel.no-such-choice': 'That cannot be chosen now.',
  'kernel.undo-known': 'Something became known since then, so it can no longer be taken back.',
  'kernel.undo-other': 'Somebody else has chosen since then, so it can no longer be taken back.',
  'kernel.undo-nothing': 'You have chosen nothing yet that could be taken back.',
} as const;
