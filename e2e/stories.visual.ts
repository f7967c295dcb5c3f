import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

const storybook = join(import.meta.dirname, '..', process.env.VISUAL_STORYBOOK ?? 'storybook-static');
const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const takesPictures = process.env.VISUAL_MODE === 'take';

const baseURL = 'http://127.0.0.1:6107';
const themes = ['light', 'dark'] as const;
const widths = { 390: 844, 1280: 800 };

/** Opens a story and waits for its play function. Returns the story's screenshot settings. */
async function open(page: Page, id: string, theme: string) {
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:ended;a11y.manual:!true`);
  const settings = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as StorybookPage;
    const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
    if (!ends.some((event) => channel?.last(event))) return null;
    const { theme: fixed, chromatic } = preview?.currentRender?.story?.parameters ?? {};
    return { theme: fixed, skip: chromatic?.disableSnapshot === true };
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return settings.jsonValue();
}

interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { parameters?: { theme?: string; chromatic?: { disableSnapshot?: boolean } } } };
  };
}

/** One page per worker: its cache saves loading Storybook again for every story. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL,
        locale: 'zh-TW',
        timezoneId: 'Asia/Taipei',
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id } of stories) {
  test(id, async ({ stage: page }, info) => {
    for (const theme of themes) {
      for (const [width, height] of Object.entries(widths)) {
        const name = `${id}-${theme}-${width}.png`;
        const stored = existsSync(info.snapshotPath(name, { kind: 'screenshot' }));
        if (takesPictures && stored) continue;
        await page.setViewportSize({ width: Number(width), height });
        const asked = await open(page, id, theme);
        if (asked?.skip || (asked?.theme && asked.theme !== theme)) continue;
        if (takesPictures || stored) {
          await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
        } else {
          info.annotations.push({ type: 'new', description: `${theme} ${width}` });
          await info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
        }
      }
    }
  });
}
