import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';

export default defineConfig({
  plugins: [react(), compressed()],
  worker: { format: 'es' },
  build: { target: 'es2022' },
});
