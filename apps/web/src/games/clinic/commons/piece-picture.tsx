import { memo } from 'react';
import { Icon } from '../../../board/art.tsx';
import { drawSolids } from '../../../board/building/furniture.tsx';
import { level, ROOM } from '../../../board/building/projection.ts';
import { loadedFurniture } from '../modules/loaded.ts';

const FLOOR = level('isometric', [0, 0, 0], ROOM, ROOM);
/** The floor is 174 wide and 100 high; what stands on it rises above. */
const FIELD = '-4 -92 182 146';

/** What a piece looks like once it is built: the furniture of the room, else its sign. */
export const PiecePicture = memo(function PiecePicture({ id, fits }: { id: string; fits: boolean }) {
  const solids = fits ? loadedFurniture()[id] : undefined;
  if (solids === undefined) return <Icon art={id} size={26} />;
  return (
    <svg className="piece-room" viewBox={FIELD} aria-hidden="true" role="presentation">
      <path className="piece-floor" d={FLOOR} />
      {drawSolids('isometric', solids)}
    </svg>
  );
});
