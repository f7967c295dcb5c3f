import { gzipSync } from 'node:zlib';
import { openOutline, projects } from './fixtures/demo.ts';
import { whenLive } from './fixtures/live.ts';
import { accounts, expect, testOnSharedServer as test } from './fixtures/test.ts';

const kB = 1000;
const gzipped = (parts: readonly Buffer[]) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);

/** First load: until the list is there and the page hears of what happens. */
test('the first load at /project stays within 190 kB of scripts and 26 kB of styles, without the editor', async ({
  person,
}) => {
  const page = await person({ as: accounts.creator });
  const loads: { url: string; type: string }[] = [];
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') loads.push({ url: request.url(), type });
  });
  await whenLive(page, () => page.goto('/project'));
  await page.getByRole('link', { name: projects.fresh }).waitFor();
  const first = [...loads];
  const bodies = (type: string, among = loads) =>
    Promise.all(
      [...new Set(among.filter((load) => load.type === type).map(({ url }) => url))].map(async (url) =>
        (await page.request.get(url)).body(),
      ),
    );
  const [scripts, styles] = [gzipped(await bodies('script', first)), gzipped(await bodies('stylesheet', first))];
  test.info().annotations.push({ type: 'measured', description: `${scripts} B of scripts, ${styles} B of styles` });
  expect.soft(scripts).toBeGreaterThan(0);
  expect.soft(scripts, first.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(190 * kB);
  expect.soft(styles).toBeLessThanOrEqual(26 * kB);

  const hasEditor = async () => (await bodies('script')).some((script) => script.includes('ProseMirror'));
  expect(await hasEditor()).toBe(false);
  await openOutline(page, projects.fresh);
  await page.getByRole('textbox', { name: '創意大綱內容' }).waitFor();
  expect(await hasEditor()).toBe(true);
});
