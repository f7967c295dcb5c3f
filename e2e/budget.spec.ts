import { gzipSync } from 'node:zlib';
import { openOutline, projects } from './fixtures/demo.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const kB = 1000;
const gzipped = (parts: readonly Buffer[]) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);

test('the first load at /project stays within 190 kB of scripts and 25 kB of styles, without the editor', async ({
  person,
}) => {
  const page = await person({ as: accounts.creator });
  const loads: { url: string; type: string }[] = [];
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') loads.push({ url: request.url(), type });
  });
  await page.goto('/project');
  await page.getByRole('link', { name: projects.fresh }).waitFor();
  await page.waitForLoadState('networkidle');
  const bodies = (type: string) =>
    Promise.all(
      [...new Set(loads.filter((load) => load.type === type).map(({ url }) => url))].map(async (url) =>
        (await page.request.get(url)).body(),
      ),
    );
  const [scripts, styles] = [gzipped(await bodies('script')), gzipped(await bodies('stylesheet'))];
  test.info().annotations.push({ type: 'measured', description: `${scripts} B of scripts, ${styles} B of styles` });
  expect.soft(scripts).toBeGreaterThan(0);
  expect.soft(scripts, loads.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(190 * kB);
  expect.soft(styles).toBeLessThanOrEqual(25 * kB);

  const hasEditor = async () => (await bodies('script')).some((script) => script.includes('ProseMirror'));
  expect(await hasEditor()).toBe(false);
  await openOutline(page, projects.fresh);
  await page.getByRole('textbox', { name: '創意大綱內容' }).waitFor();
  expect(await hasEditor()).toBe(true);
});
