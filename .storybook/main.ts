import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { optimizeDeps } from '../tooling/optimize-deps.ts';
import { sourceAliases } from '../tooling/source-aliases.ts';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: '../demo/pictures', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.json',
      exclude: ['**/*.stories.tsx', '.storybook/**'],
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      optimizeDeps,
      resolve: { alias: sourceAliases, dedupe: ['react', 'react-dom'] },
      build: {
        chunkSizeWarningLimit: 2_000,
        // Radix marks every file "use client", which means nothing in a bundle.
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    }),
};

export default config;
