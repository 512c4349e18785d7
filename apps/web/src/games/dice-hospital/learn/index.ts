import type { Learning } from '../../../learn/learning.ts';

/** What teaches Dice Hospital. */
export const diceLearning: Learning = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  glossary: () => import('./glossary.ts').then(({ glossary }) => glossary),
  rulebook: (options) => import('./rulebook.ts').then(({ rulebookOf }) => rulebookOf(options)),
};
