import { type DiceKey, diceTexts as gameTexts } from '@asclepion/dice-hospital/text';
import { createTexts, type Locale, type Texts } from '@asclepion/kernel/text';
import { type AnyTexts, type PageKey, pageCatalogues, useTexts } from '../../text/texts.ts';
import { dicePageTexts } from './text.ts';

/** What the page says about Dice Hospital. */
export const diceCatalogues = [dicePageTexts] as const;

/** All that can be said at a table of Dice Hospital. */
export type DicePageTexts = Texts<PageKey | DiceKey | keyof (typeof dicePageTexts)['en']>;

const made = new Map<Locale, DicePageTexts>();

/** Dice Hospital's texts in a language; made once. */
export function diceTextsIn(locale: Locale): DicePageTexts {
  const texts =
    made.get(locale) ?? (createTexts(locale, [...pageCatalogues, ...diceCatalogues, gameTexts]) as DicePageTexts);
  made.set(locale, texts);
  return texts;
}

/** Dice Hospital's texts in the same language. */
export const diceTexts = ({ locale }: AnyTexts): DicePageTexts => diceTextsIn(locale);

/** Dice Hospital's texts in the language that is on. */
export const useDiceTexts = (): DicePageTexts => diceTexts(useTexts());
