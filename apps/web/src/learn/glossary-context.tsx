import type { Texts } from '@asclepion/kernel/text';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { GameFace } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import type { Glossary } from './learning.ts';
import { type Marker, markerOf } from './mark-terms.ts';

interface Known {
  readonly mark: Marker;
  readonly texts: Texts<string>;
}

const GlossaryContext = createContext<Known | undefined>(undefined);

/** Inside it, `Marked` texts explain the terms of a game, from the moment at which its glossary has come. */
export function GlossaryOf({
  face,
  options,
  children,
}: {
  face: GameFace;
  /** Of a table; undefined for all words of the game. */
  options: unknown;
  children: ReactNode;
}) {
  const { locale } = useTexts();
  const [glossary, setGlossary] = useState<Glossary>();
  useEffect(() => {
    let current = true;
    // Without its glossary a table is as playable as before, so that nothing is said if it does not come.
    const load = (): void =>
      void face.learn.glossary?.(options).then(
        (loaded) => current && setGlossary(loaded),
        () => undefined,
      );
    const later = setTimeout(load, 300);
    return () => {
      current = false;
      clearTimeout(later);
    };
  }, [face, options]);
  const known = useMemo(() => {
    if (glossary === undefined) return undefined;
    const texts = glossary.texts(locale);
    return { texts, mark: markerOf(glossary.terms, texts) };
  }, [glossary, locale]);
  return <GlossaryContext value={known}>{children}</GlossaryContext>;
}

export const useGlossary = (): Known | undefined => useContext(GlossaryContext);
