import { drawSolids } from '../board/building/furniture.tsx';
import { TitleFrame } from './title-frame.tsx';
import { TITLE_SCENE } from './title-scene.ts';

/** A little clinic at its street. */
export function TitlePicture() {
  return <TitleFrame>{drawSolids('isometric', TITLE_SCENE)}</TitleFrame>;
}
