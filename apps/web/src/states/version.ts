/** The version of this page, as its package says. */
export const VERSION: string = __VERSION__;

declare const __VERSION__: string;
