import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
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
  // The frame on a partner's page takes its theme from the host page, and its policy forbids inline scripts.
  transformIndexHtml: (_, { path }) =>
    path === '/embed.html' ? [] : [{ tag: 'script', children: themeScript(), injectTo: 'head-prepend' }],
};

/** The script for partners' pages, at a stable address. */
const partnerLoader: Plugin = {
  name: 'partner-loader',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(createRequire(import.meta.url).resolve('@paidang/chat/loader'));
    this.emitFile({ type: 'asset', fileName: 'embed/loader.js', source });
  },
};

/** Reading a property has no side effects here, so unused reads can be removed. */
const treeshake = { propertyReadSideEffects: false as const };

/** Workers use dynamic imports, which the default format does not support. */
const worker = { format: 'es' } as const;

/** Entries by mode: the app with its loader for prerendered pages, the prerenderer, or the frame for partners' pages. */
const inputs: Record<string, Record<string, string>> = {
  embed: { embed: `${here}/embed.html` },
  prerender: { 'draw-page': `${here}/src/app/draw-page.tsx` },
};
const app = { index: `${here}/index.html` };
const inputOf = (mode: string) => inputs[mode] ?? { ...app, loader: `${here}/src/app/loader.ts` };
const isApp = (mode: string): boolean => !(mode in inputs);

/** Files the document loads itself. */
const isInitialFile = (file: string): boolean => /\/(index|react|rolldown-runtime)-[\w-]{8}\.js$/.test(file);
/** Not awaited: pages of the team, and parts loaded once the page is readable. They may take one more request. */
const isAwaited = (file: string): boolean => awaited.has(file.replace(/^assets\/|-[\w-]{8}\.js$/g, ''));

/**
 * The files to fetch together with a dynamically imported one. The lists are part of the first load, so only files a user
 * waits for have one.
 */
const awaitedFiles = (file: string, needed: string[]): string[] =>
  needed.filter((one) => one.endsWith('.css') || (isAwaited(file) && !isInitialFile(one)));

/**
 * Writes a Brotli file beside each script and style sheet, 14 % smaller than what the server can compress per request. Clients
 * without Brotli get the original, compressed per request.
 */
const brotliFiles: Plugin = {
  name: 'brotli-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const paths = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file));
    const compress = async (path: string) => {
      const content = await readFile(path);
      // Smaller files are sent as they are, as the server does.
      if (content.length >= 1024) await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
    };
    await Promise.all(paths.map((file) => compress(join(dir, file))));
  },
};

/** Removes styles, which do not matter for which script loads which. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (/\.css($|\?)/.test(id) ? '' : null),
};

/** The app with the default chunks of the bundler, only to find out which page needs what. */
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

/** Groups and names files by the pages that need them. In a hook, so that reading this configuration does not build the app. */
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
 * `vite build --mode embed` adds the frame for partners' pages, which shares no script with the app; `--mode prerender` adds
 * the prerenderer of public pages (docs/decisions/0334-public-pages-are-drawn-by-the-server.md).
 */
export default defineConfig(
  ({ command, mode }): UserConfig => ({
    plugins: [
      react(),
      tailwindcss(),
      themeBeforePaint,
      filesByReaders,
      ...(isApp(mode) ? [partnerLoader, pageFiles] : []),
      ...(mode === 'prerender' ? [] : [brotliFiles]),
    ],
    worker,
    // One file without dependencies, regardless of its folder.
    ssr: { noExternal: true },
    ...(mode === 'prerender' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    resolve: {
      // Development uses the packages' sources; production uses their published builds.
      alias: command === 'serve' ? sourceAliases : [],
      dedupe: ['react', 'react-dom'],
    },
    // Pages load lazily: discovering their dependencies late would make the development server reload the page.
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
            // First what every page needs and rarely changes, then the groups of `chunks.ts` for the rest.
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
