import type { OptionsFormProps } from '../game-face.ts';

/** Every seat has its board: what was not said is as the first one's. */
export function withBoards(options: OptionsFormProps['options'], seats: number): OptionsFormProps['options'] {
  const boards = options.boards as readonly unknown[] | undefined;
  if (boards === undefined) return options;
  return { ...options, boards: Array.from({ length: seats }, (_, seat) => boards[seat] ?? boards[0]) };
}
