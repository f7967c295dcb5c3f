import { playwright } from '@vitest/browser-playwright';
import { viewport } from './viewport.ts';

interface ChromiumOptions {
  /**
   * Whether the browser has a touch screen, and so a coarse pointer and no hover. This applies to the whole browser: switching
   * it on and off within a page leaves that page without a mouse.
   * @default false
   */
  hasTouch?: boolean;
}

/** Chromium for tests that need a real browser; `CHROMIUM_PATH` is set by `scripts/chromium.mjs`. */
export const chromium = ({ hasTouch = false }: ChromiumOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    contextOptions: { hasTouch },
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
      ],
    },
  }),
});
