import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { shadowTailwind } from './shadow-tailwind.ts';
import { sourceAliases } from './source-aliases.ts';

const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/** By their names: what stays a file of its own beside the script, which asks for it when a page does. */
type Parts = Readonly<Record<string, string>>;

/** The English labels of every element. */
const english: Parts = { en: 'src/labels/en/index.ts' };

/** An import of one of these from a module beside it leads to the file of its own. */
const partsApart = (parts: Parts): Plugin => ({
  name: 'parts-apart',
  enforce: 'pre',
  resolveId(source) {
    if (source === '../labels/en') return { id: './element.en.js', external: true };
    const part = Object.keys(parts).find((name) => source === `./${basename(parts[name] ?? '', '.ts')}`);
    return part ? { id: `./element.${part}.js`, external: true } : null;
  },
});

/**
 * Builds a package's custom element: one script for a partner's page, with its renderer and the styles inside; in the mode
 * `en` its English labels, in the mode of another part that part.
 *
 * @param name Global name of the script.
 * @param renderer Preact is small; what stands on Radix or Tiptap is tested with React and takes that.
 * @param parts Modules that are fetched when they are needed, by the name of their file: `{ ladder: 'src/react/play-ladder.ts' }`.
 * @example export default defineElementBuild('PaidangTour');
 */
export function defineElementBuild(name: string, renderer: 'preact' | 'react' = 'preact', parts: Parts = {}) {
  const small = renderer === 'preact';
  return defineConfig(({ mode }) => {
    const part = { ...english, ...parts }[mode];
    return {
      plugins: part ? [] : [tailwindcss(), shadowTailwind(), partsApart(parts)],
      resolve: { alias: [...(small ? preact : []), ...sourceAliases] },
      oxc: { jsx: { runtime: 'automatic', importSource: small ? 'preact' : 'react' } },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          // Of ES modules Vite would keep the spaces, for bundlers; these are fetched as they are.
          output: { minify: true },
          // Said of libraries for server components, and of an address only other builds ask for.
          onwarn(warning, warn) {
            if (!['MODULE_LEVEL_DIRECTIVE', 'EMPTY_IMPORT_META'].includes(warning.code ?? '')) warn(warning);
          },
        },
        target: 'es2022',
        lib: part
          ? { entry: part, formats: ['es'], fileName: () => `element.${mode}.js` }
          : { entry: 'src/element/index.ts', formats: ['iife'], name, fileName: () => 'element.iife.js' },
      },
    };
  });
}
