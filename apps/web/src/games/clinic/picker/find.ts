import type { OfferedModule } from '@asclepion/clinic';
import { moduleHelp, moduleName } from '@asclepion/clinic/text';
import type { PickerTexts } from './texts.ts';

/** Modules in which every word of a query stands: in their ids, in their names and sentences in any language. */
export function find(
  offered: readonly OfferedModule[],
  languages: readonly PickerTexts[],
  query: string,
): readonly OfferedModule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return offered;
  return offered.filter(({ id }) => {
    const said = [id, ...languages.flatMap((texts) => [moduleName(texts, id), moduleHelp(texts, id)])]
      .join(' ')
      .toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
