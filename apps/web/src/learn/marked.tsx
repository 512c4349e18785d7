import { useId, useRef } from 'react';
import { placeBeside } from '../ui/place.ts';
import { useGlossary } from './glossary-context.tsx';
import '../styles/terms.css';

/** A text in which the terms of the game explain themselves. Outside a game it is just the text. */
export function Marked({ text }: { text: string }) {
  const glossary = useGlossary();
  if (glossary === undefined) return text;
  let at = 0;
  return glossary.mark(text).map(({ text: words, term }) => {
    at += words.length;
    if (term === undefined) return words;
    return (
      <Term key={at} words={words} name={glossary.texts.text(`term.${term}`)}>
        {glossary.texts.text(`meaning.${term}`)}
      </Term>
    );
  });
}

/**
 * A term in a sentence: a button that reads as the word, with its meaning as a description. The meaning shows under
 * the pointer, with the focus, and after a tap; Escape takes it away (WCAG 1.4.13).
 */
function Term({ words, name, children }: { words: string; name: string; children: string }) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = (): void => {
    if (word.current === null || tip.current === null || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    placeBeside(word.current, tip.current);
  };
  const hide = (): void => tip.current?.hidePopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the button inside.
    <span
      className="term-around"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      <button
        ref={word}
        type="button"
        className="term"
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        {words}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className="tooltip term-tip">
        <b>{name}</b> {children}
      </span>
    </span>
  );
}
