import { numbered } from '../../../ui/numbered.ts';
import { facesOf } from '../modules/loaded.ts';
import type { BoardProps } from '../modules/module-face.ts';

/** Boards of modules that all share. */
export function CommonBoards(props: BoardProps) {
  const boards = facesOf(props.rules).flatMap(({ common }) => common ?? []);
  return numbered(boards).map(({ value: { Seen }, number }) => <Seen key={number} {...props} />);
}

/** The same in words. */
export function CommonBoardsText(props: Omit<BoardProps, 'lighting'>) {
  const boards = facesOf(props.rules).flatMap(({ common }) => common ?? []);
  return numbered(boards).map(({ value: { Told }, number }) => <Told key={number} {...props} />);
}
