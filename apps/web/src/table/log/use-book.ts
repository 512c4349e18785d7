import type { Moment } from '@asclepion/protocol';
import { useEffect, useRef } from 'react';
import type { GameFace } from '../../games/game-face.ts';
import { type Book, EMPTY_BOOK, readOn } from './book.ts';

/** The log of a table, read on with every choice. */
export function useBook(moments: readonly Moment[], face: GameFace): Book {
  const kept = useRef<Book>(EMPTY_BOOK);
  const book = readOn(kept.current, moments, face);
  useEffect(() => {
    kept.current = book;
  }, [book]);
  return book;
}
