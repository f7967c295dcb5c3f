import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeScript } from '../../packages/ui/src/theme-provider/theme.ts';
import { sourceAliases } from '../../tooling/source-aliases.ts';

const here = import.meta.dirname;
const server = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** Sets the theme before the first paint. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  // The frame on a partner's page takes its theme from there, and its policy allows no script in the page.
  transformIndexHtml: (_, { path }) =>
    path === '/embed.html' ? [] : [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
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

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), themeBeforePaint, partnerLoader],
  resolve: {
    // Development reads the packages' sources; production is built from what they publish.
    alias: [
      { find: 'zod', replacement: `${here}/src/config/schema-stub.ts` },
      ...(command === 'serve' ? sourceAliases : []),
    ],
    dedupe: ['react', 'react-dom'],
  },
  // Pages load lazily: found late, their dependencies would make the development server reload the page.
  optimizeDeps: { entries: ['index.html', 'src/routes/*.tsx', 'src/**/*-paper.tsx', '../../packages/*/src/index.ts'] },
  server: {
    port: 3000,
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(
        ['/api', '/broadcasting', '/files', '/exports', '/docs', '/dev/'].map((path) => [path, server]),
      ),
      '^/app/[^/]+$': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: [`${here}/index.html`, `${here}/embed.html`],
      output: {
        codeSplitting: {
          // What every page needs, in two files that change rarely: many small ones compress worse.
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
}));
