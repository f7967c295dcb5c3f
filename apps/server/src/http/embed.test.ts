import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app';
import { createPartner } from '../../test/factories/partners';

let server: TestApp;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'paidang-embed-'));
  await mkdir(join(webFolder, 'embed'));
  await writeFile(join(webFolder, 'index.html'), '<head><script>1</script></head>');
  await writeFile(join(webFolder, 'embed.html'), '<head></head><div id="root"></div>');
  await writeFile(join(webFolder, 'embed', 'loader.js'), 'loader()');
  server = await buildTestApp({}, { webFolder });
  await createPartner(server.transact, { origins: ['https://shop.example', 'https://www.shop.example'] });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

const get = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });
const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((part) => [part.split(' ')[0], part]),
  );

test('R-pkg-03 only the partner’s origins may frame the page', async () => {
  const answer = await get('/embed/chat?partner=shop&origin=https%3A%2F%2Fwww.shop.example');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(
    `<meta name="paidang-embed" content='{"partner":"shop","origin":"https://www.shop.example"}' />`,
  );
  expect(answer.body).toContain('paidang-realtime');
  const policy = directives(answer.headers['content-security-policy']);
  expect(policy.get('frame-ancestors')).toBe('frame-ancestors https://shop.example https://www.shop.example');
  expect(answer.headers).not.toHaveProperty('x-frame-options');
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('its policy allows no inline scripts and no inline styles', async () => {
  const answer = await get('/embed/chat?partner=shop&origin=https%3A%2F%2Fshop.example');
  const policy = directives(answer.headers['content-security-policy']);
  expect(policy.get('script-src')).toBe("script-src 'self'");
  expect(policy.get('style-src')).toBe("style-src 'self'");
});

test.each([
  '/embed/chat',
  '/embed/chat?partner=shop',
  '/embed/chat?partner=nobody&origin=https%3A%2F%2Fshop.example',
  '/embed/chat?partner=shop&origin=https%3A%2F%2Fevil.example',
  '/embed/chat?partner=shop&partner=other&origin=https%3A%2F%2Fshop.example',
  '/embed/chat?partner=shop&origin=https%3A%2F%2Fshop.example%20*',
])('%s is shown by nobody', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(directives(answer.headers['content-security-policy']).get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(answer.body).toContain('這個網站沒有開通聊天室。');
});

test('the loader may be loaded from anywhere, with a short cache time', async () => {
  const answer = await get('/embed/loader.js');
  expect(answer.body).toBe('loader()');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('pages of the app can only be framed by ourselves', async () => {
  const { headers } = await get('/project');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await get('/embed/nothing')).statusCode).toBe(404);
  expect((await get('/embed.html')).body).not.toContain('root');
});
