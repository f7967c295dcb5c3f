import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/** Libraries that run wherever JavaScript does; what imports any other needs the browser. */
const runsAnywhere = ['clsx', 'class-variance-authority'];

/**
 * Says "use client" in every file that needs the browser and in no other: to a server component an export of such a file is a
 * reference, so a function that gives a string must come from a file without it (docs/decisions/0120-what-a-server-can-call.md).
 */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk(code, { type, imports }) {
    const libraries = imports?.filter(({ external, path }) => external && !runsAnywhere.includes(path)) ?? [];
    if (type !== 'chunk' || libraries.length === 0) return;
    // On the first line, so that the source map stays true.
    return { code: `"use client"; ${code}` };
  },
};

/**
 * One build for every published package: ESM and types, one file an entry.
 *
 * @param entry `{ 'button/index': 'src/button/index.ts' }`: output name to source file.
 * @param options `react: false` leaves "use client" away for packages without React.
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
