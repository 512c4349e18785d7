import { numbered } from '../../../ui/numbered.ts';
import { facesOf } from '../modules/loaded.ts';
import type { OwnBoardProps } from '../modules/module-face.ts';

/** What a player has of modules, beside the building. */
export function OwnBoards(props: OwnBoardProps) {
  const boards = facesOf(props.rules).flatMap(({ own }) => own ?? []);
  if (boards.length === 0) return null;
  return (
    <div className="own-boards">
      {numbered(boards).map(({ value: { Seen }, number }) => (
        <Seen key={number} {...props} />
      ))}
    </div>
  );
}

/** The same in words. */
export function OwnBoardsText(props: Omit<OwnBoardProps, 'lighting'>) {
  const boards = facesOf(props.rules).flatMap(({ own }) => own ?? []);
  return numbered(boards).map(({ value: { Told }, number }) => <Told key={number} {...props} />);
}
