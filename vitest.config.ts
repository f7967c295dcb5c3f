import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from './tooling/browser.ts';
import { optimizeDeps } from './tooling/optimize-deps.ts';
import { sourceAliases } from './tooling/source-aliases.ts';

const resolve = { alias: sourceAliases, dedupe: ['react', 'react-dom'] };

const forFingers = 'packages/*/src/**/touch.test.tsx';
/**
 * Files that need a page of their own, because they set a content security policy, replace modules, need code that is not loaded yet,
 * or measure what the styles of other files change.
 */
const onTheirOwn = [
  'packages/*/src/**/bare-host.test.tsx',
  'apps/web/src/features/onboarding/creator-visit.test.tsx',
  'apps/web/src/features/rating/rating-view.test.tsx',
  'packages/editor/src/core/extensions/table/table.test.tsx',
  'packages/editor/src/views/content-security-policy.test.tsx',
  'packages/editor/src/views/toolbar/tool-popover.test.tsx',
  'packages/ui/src/nonce/nonce.test.tsx',
];
/** Limits end a test that hangs. They measure nothing, so a busy machine does not reach them. */
const generousTimeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };
/** How many times slower than this machine each page computes; see CONTRIBUTING. */
const slowdown = process.env.CPU_SLOWDOWN;
const slowPage = slowdown ? ['./tooling/slow-page.ts'] : [];
const tries = slowdown ? { retry: 0, env: { CPU_SLOWDOWN: slowdown } } : { retry: 1 };
const setupFiles = [
  './tooling/fresh-page.ts',
  './tooling/empty-storage.ts',
  './tooling/fail-on-console.ts',
  ...slowPage,
];

/** A project of browser tests. */
const inBrowser = (name: string, test: NonNullable<TestProjectInlineConfiguration['test']>) => ({
  resolve,
  optimizeDeps,
  plugins: [react(), tailwindcss()],
  test: {
    name,
    exclude: [forFingers, ...onTheirOwn],
    ...generousTimeouts,
    setupFiles,
    ...tries,
    browser: chromium(),
    ...test,
  },
});

export default defineConfig({
  test: {
    // More than processors, because tests of components also wait for timers and animations.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          isolate: false,
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
          maxWorkers: '100%',
          isolate: false,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          ...generousTimeouts,
        },
      },
      // The app's styles would change those of a package. Of all these projects at once, a page would get too little of the machine.
      inBrowser('browser', { include: ['packages/*/src/**/*.test.tsx'], isolate: false }),
      inBrowser('web', {
        include: ['apps/web/src/**/*.test.tsx'],
        isolate: false,
        setupFiles: [...setupFiles, './apps/web/src/testing/fresh-stores.ts'],
        sequence: { groupOrder: 1 },
      }),
      inBrowser('isolated', { include: onTheirOwn, exclude: [], sequence: { groupOrder: 1 } }),
      inBrowser('touch', {
        include: [forFingers],
        exclude: [],
        sequence: { groupOrder: 1 },
        browser: chromium({ hasTouch: true }),
      }),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          isolate: false,
          ...generousTimeouts,
          setupFiles: slowPage,
          ...tries,
          browser: chromium(),
        },
      },
    ],
  },
});
