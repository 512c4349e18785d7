import type { ReactNode } from 'react';
import { useTexts } from '../text/texts.ts';
import { TitlePicture } from './title-picture.tsx';

/** What this is, and the ways in. */
export function Hero({ children }: { children: ReactNode }) {
  const texts = useTexts();
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>{texts.text('web.title')}</h1>
        <p>{texts.text('web.tagline')}</p>
        {children}
      </div>
      <TitlePicture />
    </section>
  );
}
