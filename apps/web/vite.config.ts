import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import { themeScript } from '../../packages/ui/src/theme-provider/theme.ts';
import { sourceAliases } from '../../tooling/source-aliases.ts';
import { chunkNames, isEssential } from './chunks.ts';
import { pageFiles } from './page-files.ts';

const here = import.meta.dirname;
const awaited = new Set(
  readdirSync(`${here}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => isEssential(`/src/${path}`))
    .map((path) => basename(path, '.tsx')),
);

const server = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** Sets the theme before the first paint. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  // The frame on a partner's page takes its theme from there, and its policy allows no script in the page.
  transformIndexHtml: (_, { path }) =>
    path === '/embed.html' ? [] : [{ tag: 'script', children: themeScript(), injectTo: 'head-prepend' }],
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

/** Reading a property does nothing here, so what is only read from may go. */
const treeshake = { propertyReadSideEffects: false as const };

/** Workers load some of what they need only when they need it, which the default format cannot. */
const worker = { format: 'es' } as const;

/** What is built: the app with what starts it later on pages drawn ahead, what draws them, or the frame of partners' pages. */
const inputs: Record<string, Record<string, string>> = {
  embed: { embed: `${here}/embed.html` },
  prerender: { 'draw-page': `${here}/src/app/draw-page.tsx` },
};
const app = { index: `${here}/index.html` };
const inputOf = (mode: string) => inputs[mode] ?? { ...app, loader: `${here}/src/app/loader.ts` };
const isApp = (mode: string): boolean => !(mode in inputs);

/** What the document loads itself. */
const isThereAlready = (file: string): boolean => /\/(index|react|rolldown-runtime)-[\w-]{8}\.js$/.test(file);
/** Pages of the team, and parts that come when the page can be read: they may take one request longer. */
const isAwaited = (file: string): boolean => awaited.has(file.replace(/^assets\/|-[\w-]{8}\.js$/g, ''));

/**
 * The files that are fetched together with one that is imported later. The lists are part of the first load, so that only
 * what somebody waits for has one.
 */
const awaitedFiles = (file: string, needed: string[]): string[] =>
  needed.filter((one) => one.endsWith('.css') || (isAwaited(file) && !isThereAlready(one)));

/** Styles are no part of which script loads which. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (/\.css($|\?)/.test(id) ? '' : null),
};

/** The app as the bundler splits it by itself: only to see which page needs what. */
const unsplit: InlineConfig = {
  root: here,
  plugins: [react(), withoutStyles],
  worker,
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    write: false,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: app, treeshake },
  },
};

/** Names files by who needs them. In a hook: whoever only reads this configuration need not build the app first. */
const filesByReaders: Plugin = {
  name: 'files-by-readers',
  apply: 'build',
  config: async (_, { mode }) => {
    if (!isApp(mode)) return null;
    const groups = [{ name: await chunkNames(unsplit), includeDependenciesRecursively: false }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};

/**
 * `vite build --mode embed` adds the frame for pages of partners, which shares no script with the app; `--mode prerender`
 * what the server draws public pages with (docs/decisions/0334-public-pages-are-drawn-by-the-server.md).
 */
export default defineConfig(
  ({ command, mode }): UserConfig => ({
    plugins: [
      react(),
      tailwindcss(),
      themeBeforePaint,
      filesByReaders,
      ...(isApp(mode) ? [partnerLoader, pageFiles] : []),
    ],
    worker,
    // One file without dependencies, whichever folder it lies in.
    ssr: { noExternal: true },
    ...(mode === 'prerender' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    resolve: {
      // Development reads the packages' sources; production is built from what they publish.
      alias: command === 'serve' ? sourceAliases : [],
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
      modulePreload: { resolveDependencies: awaitedFiles },
      ...(mode === 'prerender' ? { ssr: true, outDir: 'dist/prerender' } : {}),
      emptyOutDir: mode !== 'embed',
      copyPublicDir: isApp(mode),
      rolldownOptions: {
        input: inputOf(mode),
        treeshake,
        output: {
          codeSplitting: {
            // What every page needs and rarely changes; then what `chunks.ts` makes of the rest.
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|zustand)[\\/]/,
              },
            ],
          },
        },
      },
    },
  }),
);
