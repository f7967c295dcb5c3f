import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chromium } from './tooling/browser.ts';
import { optimizeDeps } from './tooling/optimize-deps.ts';
import { sourceAliases } from './tooling/source-aliases.ts';

const resolve = { alias: sourceAliases, dedupe: ['react', 'react-dom'] };

const forFingers = 'packages/*/src/**/touch.test.tsx';
/** Limits end a test that hangs. They measure nothing, so a busy machine does not reach them. */
const generousTimeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 5_000 } } };
const inBrowser = {
  resolve,
  optimizeDeps,
  plugins: [react(), tailwindcss()],
};
const setupFiles = ['./tooling/empty-storage.ts', './tooling/fail-on-console.ts'];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{,src/**/}*.test.ts', 'scripts/**/*.test.ts'],
          ...generousTimeouts,
          setupFiles: ['./tooling/fail-on-console.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'server',
          isolate: false,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          ...generousTimeouts,
        },
      },
      {
        ...inBrowser,
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          exclude: [forFingers],
          ...generousTimeouts,
          setupFiles,
          retry: 1,
          browser: chromium(),
        },
      },
      {
        ...inBrowser,
        test: {
          name: 'touch',
          include: [forFingers],
          ...generousTimeouts,
          setupFiles,
          retry: 1,
          browser: chromium({ hasTouch: true }),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', isolate: false, ...generousTimeouts, retry: 1, browser: chromium() },
      },
    ],
  },
});
