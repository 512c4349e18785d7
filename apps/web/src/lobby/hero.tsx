import type { ReactNode } from 'react';
import { deferred } from '../device/deferred.tsx';
import { useTexts } from '../text/texts.ts';
import { TitleFrame } from './title-frame.tsx';

/** The words come first, and can be used; the picture takes a while to draw. */
const TitlePicture = deferred(async () => (await import('./title-picture.tsx')).TitlePicture, TitleFrame);

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
