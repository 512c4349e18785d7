import type { Learning } from '../../../learn/learning.ts';
import { loadFaces, modulesOf } from '../modules/index.ts';
import { loadedFace } from '../modules/loaded.ts';

/** What teaches CliniC. */
export const clinicLearning = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  async glossary(options: unknown) {
    const modules = modulesOf(options);
    const [{ glossaryOf }] = await Promise.all([import('./glossary.ts'), loadFaces(modules)]);
    return glossaryOf(modules.flatMap((id) => loadedFace(id) ?? []));
  },
  async rulebook(options: unknown) {
    const modules = modulesOf(options);
    const [{ rulebookOf }] = await Promise.all([import('./rulebook.ts'), loadFaces(modules)]);
    return rulebookOf(modules);
  },
} satisfies Learning;
