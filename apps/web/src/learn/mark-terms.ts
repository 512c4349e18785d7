import type { Locale, Texts } from '@asclepion/kernel/text';
import type { Term } from './learning.ts';

/** A stretch of text, and the term that it is, if it is one. */
interface Stretch {
  readonly text: string;
  readonly term?: string;
}

/** Finds the terms of a glossary in sentences of one language. */
export type Marker = (text: string) => readonly Stretch[];

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each term is marked where it first stands in a text, the longest that fits; plurals of English count too. */
export function markerOf(terms: readonly Term[], texts: Texts<string>): Marker {
  const byForm = new Map(
    terms.flatMap(({ id }) =>
      texts
        .text(`forms.${id}`)
        .split('|')
        .map((form) => [form.toLowerCase(), id] as const),
    ),
  );
  if (terms.length === 0) return (text) => [{ text }];
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(patternOf(forms, texts.locale), 'giu');
  return (text) => {
    const stretches: Stretch[] = [];
    const seen = new Set<string>();
    let from = 0;
    for (const found of text.matchAll(pattern)) {
      const word = found[0].toLowerCase();
      const term = byForm.get(word) ?? byForm.get(word.replace(/s$/, ''));
      if (term === undefined || seen.has(term)) continue;
      seen.add(term);
      if (found.index > from) stretches.push({ text: text.slice(from, found.index) });
      stretches.push({ text: found[0], term });
      from = found.index + found[0].length;
    }
    if (from < text.length) stretches.push({ text: text.slice(from) });
    return stretches;
  };
}

const patternOf = (forms: readonly string[], locale: Locale): string =>
  locale === 'en' ? `\\b(?:${forms.join('|')})s?\\b` : forms.join('|');
