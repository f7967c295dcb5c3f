import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/** Libraries that run in any JavaScript environment; importing any other means that a browser is needed. */
const runsAnywhere = ['clsx', 'class-variance-authority'];

/**
 * Adds "use client" to every file that needs the browser and to no other: for a server component the exports of such a file are
 * references, so a function that returns a string must come from a file without it
 * (docs/decisions/0120-what-a-server-can-call.md).
 */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk(code, { type, imports }) {
    const libraries = imports?.filter(({ external, path }) => external && !runsAnywhere.includes(path)) ?? [];
    if (type !== 'chunk' || libraries.length === 0) return;
    // On the first line, so that the source map stays correct.
    return { code: `"use client"; ${code}` };
  },
};

/**
 * Build configuration of all published packages: ESM and types, one file per entry.
 *
 * @param entry `{ 'button/index': 'src/button/index.ts' }`: output name to source file.
 * @param options `react: false` omits "use client" for packages without React
 */
export function definePackage(entry: Record<string, string>, options: Options & { react?: boolean } = {}) {
  const { react = true, ...rest } = options;
  return defineConfig({
    entry,
    format: ['esm'],
    dts: true,
    clean: true,
    sourcemap: true,
    splitting: true,
    treeshake: false,
    target: 'es2022',
    tsconfig: 'tsconfig.build.json',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: react ? [useClient] : [],
    ...rest,
  });
}
