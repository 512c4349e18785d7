import type { Learning } from '../../../learn/learning.ts';

/** What teaches Hippocrates. */
export const hippocratesLearning: Learning = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  glossary: () => import('./glossary.ts').then(({ glossary }) => glossary),
  rulebook: () => import('./rulebook.ts').then(({ rulebook }) => rulebook),
};
