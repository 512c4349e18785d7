import type { Learning } from '../../../learn/learning.ts';

/** What teaches CliniC. */
export const clinicLearning: Learning = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  glossary: () => import('./glossary.ts').then(({ glossary }) => glossary),
  rulebook: () => import('./rulebook.ts').then(({ rulebook }) => rulebook),
};
