import { defineConfig, devices } from '@playwright/test';

const { VISUAL_STORYBOOK = 'storybook-static', VISUAL_PICTURES = '.visual/base', CHROMIUM_PATH } = process.env;

/** `npm run visual`: compares every story, in both themes and at two widths, with screenshots of another commit. */
export default defineConfig({
  testDir: '.',
  testMatch: /.*\.visual\.ts/,
  outputDir: '../.visual/differences',
  snapshotPathTemplate: `../${VISUAL_PICTURES}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['line'], ['html', { outputFolder: '../.visual/report', open: 'never', title: '拍檔 visual regression' }]],
  expect: {
    timeout: 10_000,
    // Anti-aliasing differs slightly between runs; a moved hairline changes some hundred pixels.
    toHaveScreenshot: { threshold: 0.15, maxDiffPixels: 20, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  webServer: {
    command: `vite preview --outDir ${VISUAL_STORYBOOK} --host 127.0.0.1 --port 6107 --strictPort --logLevel error`,
    cwd: '..',
    url: 'http://127.0.0.1:6107/index.json',
    reuseExistingServer: false,
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
});
