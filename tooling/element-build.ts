import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { shadowTailwind } from './shadow-tailwind.ts';
import { sourceAliases } from './source-aliases.ts';

const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/**
 * Builds a package's custom element: one script for a partner's page, with Preact and the styles inside.
 *
 * @param name Global name of the script.
 * @example export default defineElementBuild('PaidangTour');
 */
export function defineElementBuild(name: string) {
  return defineConfig({
    plugins: [tailwindcss(), shadowTailwind()],
    resolve: { alias: [...preact, ...sourceAliases] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'src/element/index.ts', formats: ['iife'], name, fileName: () => 'element.iife.js' },
    },
  });
}
