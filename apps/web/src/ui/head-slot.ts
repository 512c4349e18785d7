/** The place in the page's head that a table fills, so that one line is enough for both. */
export const HEAD_SLOT = 'head-slot';
