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
 * Builds a package's custom element: one script for a partner's page, with its renderer and the styles inside.
 *
 * @param name Global name of the script.
 * @param renderer Preact is small; what stands on Radix or Tiptap is tested with React and takes that.
 * @example export default defineElementBuild('PaidangTour');
 */
export function defineElementBuild(name: string, renderer: 'preact' | 'react' = 'preact') {
  const small = renderer === 'preact';
  return defineConfig({
    plugins: [tailwindcss(), shadowTailwind()],
    resolve: { alias: [...(small ? preact : []), ...sourceAliases] },
    oxc: { jsx: { runtime: 'automatic', importSource: small ? 'preact' : 'react' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: false,
      rolldownOptions: {
        // Said of libraries for server components, and of an address only other builds ask for.
        onwarn(warning, warn) {
          if (!['MODULE_LEVEL_DIRECTIVE', 'EMPTY_IMPORT_META'].includes(warning.code ?? '')) warn(warning);
        },
      },
      target: 'es2022',
      lib: { entry: 'src/element/index.ts', formats: ['iife'], name, fileName: () => 'element.iife.js' },
    },
  });
}
