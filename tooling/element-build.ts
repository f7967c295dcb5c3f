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

/** Modules by name that become separate files next to the script, which loads them on demand. */
type Parts = Readonly<Record<string, string>>;

/** The English labels of every element. */
const english: Parts = { en: 'src/labels/en/index.ts' };

/** Redirects an import of one of these from a neighbouring module to its separate file. */
const externalParts = (parts: Parts): Plugin => ({
  name: 'external-parts',
  enforce: 'pre',
  resolveId(source) {
    if (source === '../labels/en') return { id: './element.en.js', external: true };
    const part = Object.keys(parts).find((name) => source === `./${basename(parts[name] ?? '', '.ts')}`);
    return part ? { id: `./element.${part}.js`, external: true } : null;
  },
});

/**
 * Builds a package's custom element: one script for third-party pages, including renderer and styles. Mode `en` builds its
 * English labels, the mode of another part that part.
 *
 * @param name global name of the script
 * @param renderer Preact is small; elements based on Radix or Tiptap are tested with React and use it
 * @param parts modules loaded on demand, by file name: `{ ladder: 'src/react/play-ladder.ts' }`
 * @example export default defineElementBuild('PaidangTour');
 */
export function defineElementBuild(name: string, renderer: 'preact' | 'react' = 'preact', parts: Parts = {}) {
  const usesPreact = renderer === 'preact';
  return defineConfig(({ mode }) => {
    const part = { ...english, ...parts }[mode];
    return {
      plugins: part ? [] : [tailwindcss(), shadowTailwind(), externalParts(parts)],
      resolve: { alias: [...(usesPreact ? preact : []), ...sourceAliases] },
      oxc: { jsx: { runtime: 'automatic', importSource: usesPreact ? 'preact' : 'react' } },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          // Vite keeps whitespace in ES modules, for bundlers; these are loaded unbundled.
          output: { minify: true },
          // Warnings about directives for server components, and about a URL that only other builds need.
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
