import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawSolids } from '../src/board/building/furniture.tsx';
import { TITLE_SCENE } from './title-scene.ts';

/** The lobby's picture as the text of an SVG; its paints are those of the page's style sheet. */
export function titleDrawing(): string {
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-16 -400 1040 770', 'aria-hidden': true };
  const markup = renderToStaticMarkup(createElement('svg', frame, drawSolids('isometric', TITLE_SCENE)));
  return `${markup.replaceAll('></path>', '/>\n')}\n`;
}
