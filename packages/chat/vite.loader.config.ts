import { defineConfig } from 'vite';

/** The loader for third-party pages: one classic script without dependencies. */
export default defineConfig({
  build: {
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/loader/index.ts', formats: ['iife'], name: 'PaidangLoader', fileName: () => 'loader.iife.js' },
  },
});
