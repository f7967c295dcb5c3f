import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openOutline, projects } from './fixtures/demo.ts';
import { whenLive } from './fixtures/live.ts';
import { measureLoad } from './fixtures/page-load.ts';
import { accounts, expect, testOnSharedServer as test } from './fixtures/test.ts';
import { demoRoute } from './fixtures/watched-pages.ts';

const kB = 1000;
const gzipped = (parts: readonly Buffer[]) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);

/** First load: until the list is visible and the page receives realtime events. */
test('the first load at /project stays within 248 kB of scripts and 35 kB of styles, without the editor', async ({
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
  expect.soft(scripts, first.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(248 * kB);
  expect.soft(styles).toBeLessThanOrEqual(35 * kB);

  const hasEditor = async () => (await bodies('script')).some((script) => script.includes('ProseMirror'));
  expect(await hasEditor()).toBe(false);
  await openOutline(page, projects.fresh);
  await page.getByRole('textbox', { name: '創意大綱內容' }).waitFor();
  expect(await hasEditor()).toBe(true);
});

interface RouteBudget {
  kB: number;
  files: number;
  /** Calls before the page can be read. */
  calls: number;
  /** Calls until the network is idle, including those that wait for the text. */
  rest: number;
  /** Allowed layout shift. @default 0.005 */
  shift?: number;
}

const { routes } = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')) as {
  routes: Record<string, RouteBudget>;
};

for (const [name, budget] of Object.entries(routes)) {
  test(`${name} can be read within its budget, and nothing on it moves`, async ({ server, person }) => {
    const { as, path, readable } = await demoRoute(server.url, name);
    const page = await person(as ? { as: accounts[as] } : {});
    const load = await measureLoad(page, server.url + path, readable);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(load) });
    const scripts = `until ${load.readable} ms, in the document at ${load.present} ms:\n${load.scripts.join('\n')}`;
    expect.soft(load.kB, `kB of scripts ${scripts}`).toBeLessThanOrEqual(budget.kB);
    expect.soft(load.scripts.length, `scripts ${scripts}`).toBeLessThanOrEqual(budget.files);
    expect.soft(load.calls, 'calls').toBeLessThanOrEqual(budget.calls);
    expect.soft(load.allCalls, 'calls until it rests').toBeLessThanOrEqual(budget.rest);
    expect.soft(load.shift, 'layout shift').toBeLessThanOrEqual(budget.shift ?? 0.005);
  });
}

/** Pages with pictures in a text, with a bar whose platform loads after the text, and with bands above the buttons. */
for (const [name, width] of [
  ['/outline', 390],
  ['/copywriting/detail', 390],
  ['/project_progress, closed', 1440],
  ['/project_progress, closed', 390],
  ['/case_report, closed', 1440],
  ['/case_report, closed', 390],
] as const) {
  test(`${name} at ${width} px: nothing moves`, async ({ server, person }) => {
    const { as, path, readable } = await demoRoute(server.url, name);
    const page = await person(as ? { as: accounts[as] } : {});
    await page.setViewportSize({ width, height: 844 });
    const { shift } = await measureLoad(page, server.url + path, readable);
    expect(shift).toBeLessThan(0.005);
  });
}

/** A mouse usually moves while a page loads: parts that wait for a user wait for the text, too. */
for (const name of ['/briefb', '/copywriting/detail', '/outline'] as const) {
  test(`${name} loads no more before it can be read if the mouse moves`, async ({ server, person }) => {
    const { as, path, readable } = await demoRoute(server.url, name);
    const page = await person(as ? { as: accounts[as] } : {});
    const { kB, scripts } = await measureLoad(page, server.url + path, readable, { isMouseMoved: true });
    expect.soft(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(routes[name]?.files ?? 0);
    expect.soft(kB).toBeLessThanOrEqual(routes[name]?.kB ?? 0);
  });
}
