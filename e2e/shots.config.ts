import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run shots`: pictures of every route and main state into `.shots/`, to look at the whole product in a minute. */
export default defineConfig({
  ...journeys,
  testMatch: /.*\.shots\.ts/,
  outputDir: '../test-results/shots',
  reporter: [['list']],
});
