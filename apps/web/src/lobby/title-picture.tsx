import { drawSolids } from '../board/building/furniture.tsx';
import { TITLE_SCENE } from './title-scene.ts';

/** A little clinic at its street. It is there to be looked at and says nothing to a screen reader. */
export function TitlePicture() {
  return (
    <svg className="title-picture" viewBox="-16 -400 1040 770" aria-hidden="true" focusable="false">
      {drawSolids('isometric', TITLE_SCENE)}
    </svg>
  );
}
