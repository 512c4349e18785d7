import { MODULES, type OfferedModule } from '@asclepion/clinic';
import { moduleHelp, moduleName, modulePage } from '@asclepion/clinic/text';
import { type Catalogue, createTexts, type Locale } from '@asclepion/kernel/text';
import type { GameRulebook, Topic } from '../../../learn/learning.ts';
import { loadedFace } from '../modules/loaded.ts';
import { clinicTextsIn, heading } from '../texts.ts';
import { exampleCatalogue } from './example-text.ts';
import { baseExamples, examplesOfModule } from './examples.ts';
import { ClinicSketch } from './sketch.tsx';
import { topicCatalogue } from './topic-text.ts';
import { TOPICS } from './topics.ts';

/** CliniC's rules, explained and shown, with those of these modules, whose faces have come. */
export function rulebookOf(ids: readonly string[]): GameRulebook {
  const modules = MODULES.filter(({ id }) => ids.includes(id));
  const faces = modules.flatMap(({ id }) => loadedFace(id) ?? []);
  const topics = modules.map(({ id, about }): Topic => ({ id, rules: [about.rules], module: id }));
  return {
    topics: [...TOPICS, ...topics],
    examples: [...baseExamples, ...modules.flatMap(({ id }) => examplesOfModule(id, loadedFace(id)?.examples))],
    texts: (locale) =>
      createTexts(locale, [
        topicCatalogue,
        exampleCatalogue,
        ...faces.flatMap(({ texts }) => texts ?? []),
        topicTexts(locale, modules),
      ]),
    Sketch: ClinicSketch,
  };
}

/** What modules say of themselves, as topics of the rulebook in one language. */
function topicTexts(locale: Locale, modules: readonly OfferedModule[]): Catalogue {
  const texts = clinicTextsIn(locale);
  const said = Object.fromEntries(
    modules.flatMap(({ id }) => [
      [`topic.${id}`, texts.text('web.module-of', { name: heading(moduleName(texts, id)) })],
      [`summary.${id}`, moduleHelp(texts, id)],
      [`page.${id}`, modulePage(texts, id).join('\n')],
    ]),
  );
  return { en: said, 'zh-Hans': said, 'zh-Hant': said };
}
