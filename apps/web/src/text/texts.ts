import { type Catalogue, createTexts, kernelTexts, type Locale, type Texts } from '@asclepion/kernel/text';
import { createContext, useContext } from 'react';
import { en } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const pageTexts = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant } satisfies Catalogue;

/** The page's words and the kernel's. */
export type AnyTexts = Texts<keyof typeof en | keyof (typeof kernelTexts)['en']>;

export const textsIn = (locale: Locale): AnyTexts => createTexts(locale, [kernelTexts, pageTexts]);

export const TextsContext = createContext<AnyTexts | undefined>(undefined);

/** The texts of the language that is on. */
export function useTexts(): AnyTexts {
  const texts = useContext(TextsContext);
  if (texts === undefined) throw new Error('No language is on.');
  return texts;
}
