import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Call } from '@paidang/contract/calls';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import { themeScript } from '../../packages/ui/src/theme-provider/theme.ts';
import { sourceAliases } from '../../tooling/source-aliases.ts';
import { chunkNames } from './chunks.ts';

const here = import.meta.dirname;
const server = process.env.API_URL ?? 'http://127.0.0.1:3001';

const contractCalls = '@paidang/contract/calls';
const slimCalls = '\0calls-without-schemas';
type SentCall = Pick<Call, 'method' | 'path' | 'encoding'>;

const isCall = (value: unknown): value is SentCall => typeof value === 'object' && value !== null && 'method' in value;
/** An object of calls, or of areas. */
const isArea = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((one) => isCall(one) || isArea(one));
const pick = ({ method, path, encoding }: SentCall): SentCall => ({ method, path, ...(encoding ? { encoding } : {}) });

/** Sets the theme before the first paint. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  // The frame on a partner's page takes its theme from there, and its policy allows no script in the page.
  transformIndexHtml: (_, { path }) =>
    path === '/embed.html' ? [] : [{ tag: 'script', children: themeScript(), injectTo: 'head-prepend' }],
};

/**
 * The browser only needs to know how a call is made: what checks it stays on the server. Of the contract's calls their
 * method, path and encoding remain, each area in a module of its own, which comes with the pages that make its calls.
 */
const callsWithoutSchemas: Plugin = {
  name: 'calls-without-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(slimCalls)) return source;
    if (source !== contractCalls) return null;
    return importer === slimCalls ? fileURLToPath(import.meta.resolve(contractCalls)) : slimCalls;
  },
  async load(id) {
    if (!id.startsWith(slimCalls)) return null;
    const { calls: _, ...contract } = await import(contractCalls);
    if (id === slimCalls) {
      const areas = Object.keys(contract).filter((name) => isArea(contract[name]));
      const own = areas.map((name) => `export { ${name} } from '${slimCalls}/${name}';`);
      return [`export * from '${contractCalls}';`, ...own].join('\n');
    }
    const name = id.slice(slimCalls.length + 1);
    const slim = (_key: string, value: unknown) => (isCall(value) ? pick(value) : value);
    return `export const ${name} = ${JSON.stringify(contract[name], slim)};`;
  },
};

/** The script of pages of partners, at an address that stays. */
const partnerLoader: Plugin = {
  name: 'partner-loader',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(createRequire(import.meta.url).resolve('@paidang/chat/loader'));
    this.emitFile({ type: 'asset', fileName: 'embed/loader.js', source });
  },
};

const input = (mode: string): string => `${here}/${mode === 'embed' ? 'embed' : 'index'}.html`;
// Development reads the packages' sources; production is built from what they publish.
const withoutSchemas = { find: 'zod', replacement: `${here}/src/config/schema-stub.ts` };
/** Calls of a namespace lose their name before they could be told to be pure: the stand-in is one object. */
const oneSchema: Plugin = {
  name: 'one-schema',
  enforce: 'pre',
  transform: {
    filter: { code: /import \* as z from ['"]zod['"]/ },
    handler: (code) => ({ code: code.replace(/import \* as z from (['"]zod['"])/, 'import { z } from $1'), map: null }),
  },
};
const treeshake = {
  // Schemas and calls are only described by these, so what nobody uses may go.
  manualPureFunctions: ['z', 'checked', 'defineCall', 'joinCalls', 'boardCalls', 'moveCalls', 'reviewCalls'],
  propertyReadSideEffects: false as const,
};

/** Styles are no part of which script loads which. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (/\.css($|\?)/.test(id) ? '' : null),
};

/** The app as the bundler splits it by itself: only to see which page needs what. */
const unsplit: InlineConfig = {
  root: here,
  plugins: [react(), withoutStyles, callsWithoutSchemas, oneSchema],
  resolve: { alias: [withoutSchemas], dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    write: false,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: input('production'), treeshake },
  },
};

/** Names files by who needs them. In a hook: whoever only reads this configuration need not build the app first. */
const filesByReaders: Plugin = {
  name: 'files-by-readers',
  apply: 'build',
  config: async (_, { mode }) => {
    if (mode === 'embed') return null;
    const groups = [{ name: await chunkNames(unsplit), includeDependenciesRecursively: false }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};

/** `vite build --mode embed` adds the frame for pages of partners, which shares no script with the app. */
export default defineConfig(
  ({ command, mode }): UserConfig => ({
    plugins: [
      react(),
      tailwindcss(),
      themeBeforePaint,
      callsWithoutSchemas,
      oneSchema,
      filesByReaders,
      ...(mode === 'embed' ? [] : [partnerLoader]),
    ],
    resolve: {
      alias: [withoutSchemas, ...(command === 'serve' ? sourceAliases : [])],
      dedupe: ['react', 'react-dom'],
    },
    // Pages load lazily: found late, their dependencies would make the development server reload the page.
    optimizeDeps: {
      entries: ['index.html', 'src/routes/*.tsx', 'src/**/*-paper.tsx', '../../packages/*/src/index.ts'],
    },
    server: {
      port: 3000,
      host: '127.0.0.1',
      proxy: {
        ...Object.fromEntries(
          ['/api', '/broadcasting', '/files', '/exports', '/guides', '/docs', '/dev/'].map((path) => [path, server]),
        ),
        '^/app/[^/]+$': { target: server, ws: true },
      },
    },
    build: {
      target: 'es2022',
      emptyOutDir: mode !== 'embed',
      copyPublicDir: mode !== 'embed',
      rolldownOptions: {
        input: input(mode),
        treeshake,
        output: {
          codeSplitting: {
            // What every page needs and rarely changes; then the app itself, what pages share, and each page.
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|zustand)[\\/]/,
              },
              {
                name: 'base',
                test: /node_modules[\\/](@radix-ui[\\/](primitive|react-(use-.*|compose-refs|context|slot|presence|id|direction|primitive|popper|arrow|portal|dismissable-layer|tooltip|visually-hidden|roving-focus|collection|tabs|avatar))|@floating-ui|clsx|class-variance-authority)[\\/]/,
              },
            ],
          },
        },
      },
    },
  }),
);
