import type { ReactNode } from 'react';

/** Pictures on a field of 24 by 24, drawn in the current colour, by name. */
export type Pictures = Readonly<Record<string, ReactNode>>;

const pictures = new Map<string, ReactNode>();

/** A game's face brings its pictures once. */
export function addPictures(added: Pictures): void {
  for (const [name, picture] of Object.entries(added)) pictures.set(name, picture);
}

/** What nobody brought a picture for. */
const DOOR = <path d="M6 21V3h12v18M3 21h18M14.5 12v1.5" />;

/** A picture inside a drawing. */
export function Picture({ art, x, y, size }: { art: string; x: number; y: number; size: number }) {
  return (
    <svg className="picture" x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {pictures.get(art) ?? DOOR}
    </svg>
  );
}

/** A picture in a line of text. Its words stand beside it. */
export function Icon({ art, size = 20 }: { art: string; size?: number }) {
  return (
    <svg className="picture" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {pictures.get(art) ?? DOOR}
    </svg>
  );
}
