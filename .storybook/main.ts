import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { optimizeDeps } from '../tooling/optimize-deps.ts';
import { sourceAliases } from '../tooling/source-aliases.ts';
import { docgenOptions } from './docgen.ts';
import { docsPlugin } from './docs-plugin.ts';
import { storybookThemes } from './theme.ts';
import { writeReference } from './write-reference.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('../packages/ui/src/styles/theme.css');
const earlyTheme = read('./early-theme.js');
const themes = storybookThemes(tokens);

// Tests of stories show no pages.
const hasReference = !process.env.VITEST;
if (hasReference) await writeReference();

const config: StorybookConfig = {
  stories: [
    '../packages/*/src/**/*.mdx',
    './pages/*.mdx',
    ...(hasReference ? ['./reference/*.mdx'] : []),
    '../packages/*/src/**/*.stories.@(ts|tsx)',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  framework: '@storybook/react-vite',
  staticDirs: ['./public', { from: '../demo/pictures', to: '/demo' }, { from: '../docs/pictures', to: '/pictures' }],
  managerHead: (head) => `${head}<script>globalThis.paidangThemes = ${JSON.stringify(themes)}</script>`,
  previewHead: (head) =>
    `${head}<link rel="icon" href="./favicon.svg"><style>html { background: ${themes.light.appContentBg}; } html[data-theme="dark"] { background: ${themes.dark.appContentBg}; }</style>
    <script>(() => { ${earlyTheme} })()</script>`,
  // Every heading of a written page is found by the search: each name of the API reference is one.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.json',
      exclude: ['**/*.stories.tsx', '.storybook/**', 'apps/web/**'],
      ...docgenOptions,
    },
  },
  viteFinal: (vite, { configType }) =>
    mergeConfig(vite, {
      // Vite's progress goes past Storybook's `--loglevel`, by which the tests see that a build had nothing to say.
      logLevel: configType === 'PRODUCTION' ? 'warn' : 'info',
      plugins: [tailwindcss(), docsPlugin()],
      optimizeDeps,
      resolve: { alias: sourceAliases, dedupe: ['react', 'react-dom'] },
      build: {
        chunkSizeWarningLimit: 2_000,
        // Radix marks every file "use client", which means nothing in a bundle; a slow machine is no fault of the build.
        rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
      },
    }),
};

export default config;
