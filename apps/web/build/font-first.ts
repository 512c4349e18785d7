import type { Plugin } from 'vite';

/** The letters of every language; what a language has besides is loaded when it is met. */
const LETTERS = /figtree-latin-wght-normal.*\.woff2$/;

/** Loads the page's letters beside its script, so that nothing is laid out twice: with letters of the system, then with them. */
export const fontFirst = (): Plugin => ({
  name: 'font-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => LETTERS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
});
