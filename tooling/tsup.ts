import { defineConfig, type Options } from 'tsup';

/**
 * One build for every published package: ESM and types, one file an entry.
 *
 * @param entry `{ 'button/index': 'src/button/index.ts' }`: output name to source file.
 * @param options `react: false` leaves the `"use client"` banner away for packages without React.
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
    ...(react ? { banner: { js: '"use client";' } } : {}),
    ...rest,
  });
}
