import { defineConfig, devices } from '@playwright/test';

/** Journeys in a real browser against the built product, with its own server and database; nothing is mocked. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './fixtures/template-data.ts',
  // Every test has a server of its own, or changes nothing.
  workers: 2,
  // A second try keeps a slow machine from failing the run; the report names tests that needed one.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    actionTimeout: 20_000,
    // Recording would take a third of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
