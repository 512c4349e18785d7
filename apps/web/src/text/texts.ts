import { createTexts, kernelTexts, type Locale, type Texts } from '@asclepion/kernel/text';
import { createContext, useContext } from 'react';
import { buildingTexts } from '../board/building/text.ts';
import { learnTexts } from '../learn/text.ts';
import { importTexts } from '../lobby/import-text.ts';
import { lobbyTexts } from '../lobby/text.ts';
import { stateTexts } from '../states/text.ts';
import { endTexts } from '../table/end/text.ts';
import { logTexts } from '../table/log/text.ts';
import { tableTexts } from '../table/text.ts';
import { errorTexts } from '../ui/errors-text.ts';
import { frameTexts } from '../ui/text.ts';

/** The words of every part of the page, with the kernel's: each part brings its own. */
export const pageCatalogues = [
  kernelTexts,
  frameTexts,
  errorTexts,
  lobbyTexts,
  importTexts,
  stateTexts,
  tableTexts,
  learnTexts,
  logTexts,
  buildingTexts,
  endTexts,
] as const;

type KeyOf<C> = C extends { readonly en: infer English } ? keyof English & string : never;

/** A key of the page's own words. */
export type PageKey = KeyOf<(typeof pageCatalogues)[number]>;

/** The page's words and the kernel's. */
export type AnyTexts = Texts<PageKey>;

export const textsIn = (locale: Locale): AnyTexts => createTexts(locale, pageCatalogues);

export const TextsContext = createContext<AnyTexts | undefined>(undefined);

/** The texts of the language that is on. */
export function useTexts(): AnyTexts {
  const texts = useContext(TextsContext);
  if (texts === undefined) throw new Error('No language is on.');
  return texts;
}
