import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import { themeScript } from '../../packages/ui/src/theme-provider/theme.ts';
import { sourceAliases } from '../../tooling/source-aliases.ts';
import { chunkNames } from './chunks.ts';

const here = import.meta.dirname;
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

const input = (mode: string): string => `${here}/${mode === 'embed' ? 'embed' : 'index'}.html`;

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
    plugins: [react(), tailwindcss(), themeBeforePaint, filesByReaders, ...(mode === 'embed' ? [] : [partnerLoader])],
    worker,
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
