import type { Learning } from '../../../learn/learning.ts';

/** What teaches CliniC. */
export const clinicLearning: Learning = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
};
