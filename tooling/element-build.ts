import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { shadowTailwind } from './shadow-tailwind.ts';
import { sourceAliases } from './source-aliases.ts';

const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/** The English labels stay a file of their own beside the script, which asks for it when a page does. */
const englishApart: Plugin = {
  name: 'english-apart',
  enforce: 'pre',
  resolveId: (source) => (source === '../labels/en' ? { id: './element.en.js', external: true } : null),
};

/**
 * Builds a package's custom element: one script for a partner's page, with its renderer and the styles inside; in the mode
 * `en` its English labels.
 *
 * @param name Global name of the script.
 * @param renderer Preact is small; what stands on Radix or Tiptap is tested with React and takes that.
 * @example export default defineElementBuild('PaidangTour');
 */
export function defineElementBuild(name: string, renderer: 'preact' | 'react' = 'preact') {
  const small = renderer === 'preact';
  return defineConfig(({ mode }) => ({
    plugins: mode === 'en' ? [] : [tailwindcss(), shadowTailwind(), englishApart],
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
      lib:
        mode === 'en'
          ? { entry: 'src/labels/en/index.ts', formats: ['es'], fileName: () => 'element.en.js' }
          : { entry: 'src/element/index.ts', formats: ['iife'], name, fileName: () => 'element.iife.js' },
    },
  }));
}
