import { argumentsOf, LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import { ledgerTexts } from '../src/games/clinic/ledger/text.ts';
import { plannerTexts } from '../src/games/clinic/planner/text.ts';
import { clinicCatalogues } from '../src/games/clinic/texts.ts';
import { diceCatalogues } from '../src/games/dice-hospital/texts.ts';
import { hippocratesCatalogues } from '../src/games/hippocrates/texts.ts';
import { pageCatalogues } from '../src/text/texts.ts';

describe.each(LOCALES)('texts of the page in %s', (locale) => {
  test.each(
    [
      ...pageCatalogues,
      ...clinicCatalogues,
      plannerTexts,
      ledgerTexts,
      ...diceCatalogues,
      ...hippocratesCatalogues,
    ].map((catalogue) => [Object.keys(catalogue.en)[0], catalogue] as const),
  )(
    'every message of the catalogue that begins with %s parses and takes the parameters of the English one',
    (_first, catalogue) => {
      const english = new Map(Object.entries(catalogue.en));
      for (const [key, message] of Object.entries(catalogue[locale])) {
        expect(argumentsOf(message, locale), key).toEqual(argumentsOf(english.get(key) ?? '', 'en'));
      }
    },
  );
});
