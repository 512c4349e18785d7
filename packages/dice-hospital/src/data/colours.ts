/** Colours of patients, in the order in which everything lists them. */
export const COLOURS = ['red', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** Colours of departments and specialists: hints only (DH-ACT-2). */
export type Hint = Colour | 'blue';
