import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compiledAhead } from './build/compiled-ahead.ts';
import { compressed } from './build/compressed.ts';
import { fontFirst } from './build/font-first.ts';
import { parts } from './build/parts.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    compiledAhead(),
    fontFirst(),
    compressed(),
    // The whole page is kept in the browser, so that it opens without a network. `public/` has the manifest.
    VitePWA({
      strategies: 'generateSW',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,woff2}'],
        maximumFileSizeToCacheInBytes: 4 << 20,
        // Parts have their hash in the name.
        dontCacheBustURLsMatching: /assets\//,
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/api\//],
        cleanupOutdatedCaches: true,
        // A page that is open is served from its first load on; a new version waits until somebody asks for it.
        clientsClaim: true,
        skipWaiting: false,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // Browsers that cannot load ahead load a part when it is asked for: no need to watch the page for that.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: parts(import.meta.dirname) }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
