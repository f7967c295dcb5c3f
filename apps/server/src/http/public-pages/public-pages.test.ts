import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followSite } from '../current-site';
import { handleErrors } from '../error-handler';
import { findWebApp, serveWebApp } from '../web-app';
import { createPublicPages } from './public-pages';
import { serveCrawlers } from './serve-crawlers';
import { serveSharePictures } from './serve-share-pictures';

const origin = 'https://paidang.example';
/** Stands in for the web app's drawing program: shows what the server returns to a guest. */
const program = `
export const addresses = ['/', '/about-us'];
export async function drawPage(address, origin) {
  if (address.includes('none')) return null;
  if (address.includes('terms')) throw new Error('broken');
  const company = globalThis.paidangSite.company;
  const answer = await fetch('/api/words');
  const words = answer.ok ? await answer.text() : 'nothing';
  return {
    page: 'aboutUs', title: '關於 "我們"｜拍檔', description: 'a < b', path: address, shareTitle: '關於 "我們"',
    html: '<h1>' + words + '</h1><footer>' + company + '</footer>', preload: '', known: [['words', { data: '</script>' }]],
    structured: [{ '@type': 'WebPage', url: origin + address }],
    picture: { kicker: '', title: words, text: '長'.repeat(300), face: null, beside: null, figures: [] },
  };
}`;
const index = `<html><head><title>拍檔</title><script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js"></head><body><div id="root" class="pd-root"></div></body></html>`;

let folder: string;
let app: FastifyInstance;
let words = '一';
let company = '山眠';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-pages-'));
  await mkdir(join(folder, 'prerender'));
  await writeFile(join(folder, 'index.html'), index);
  await writeFile(join(folder, 'prerender', 'draw-page.js'), program);
  await writeFile(join(folder, 'prerender', 'package.json'), '{"type":"module"}');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'about-1.css'), '.about{color:red}');
  const pages = { aboutUs: { scripts: ['/assets/about-1.js'], styles: ['/assets/about-1.css'] } };
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ loader: '/assets/loader-1.js', pages }));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  words = '一';
  company = '山眠';
  app = fastify();
  await app.register(compress, { encodings: ['br'], threshold: 100 });
  app.get('/api/words', async () => words);
  const web = findWebApp(folder, { key: 'k' });
  const findSite = followSite(web?.page ?? '', async () => ({ company }));
  const pages = createPublicPages(app, { folder, findSite, origin });
  const records = async () => [
    { path: '/creator/1', changedAt: new Date('2026-11-01T00:00:00Z') },
    { path: '/about-us', changedAt: new Date('2026-11-03T00:00:00Z') },
  ];
  handleErrors(app);
  serveCrawlers(app, { pages, origin, builtAt: new Date('2026-11-02T00:00:00Z'), records });
  serveSharePictures(app, pages);
  await serveWebApp(app, web, { findSite, pages, opensPreview: async (token) => token === 'good' });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('R-rtp-31 a public page is complete in the first response, whatever `Accept` says, and the app starts later', async () => {
  const { statusCode, body } = await get('/about-us', { accept: 'image/png' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>一</h1>');
  expect(body).toContain('<title>關於 "我們"｜拍檔</title>');
  expect(body).toContain('property="og:title" content="關於 &quot;我們&quot;"');
  expect(body).toContain('name="description" content="a &lt; b"');
  expect(body).toContain(`<link rel="canonical" href="${origin}/about-us" />`);
  expect(body).toContain('<style>.about{color:red}</style>');
  expect(body).toContain('data-scripts="/assets/index-1.js" data-parts="/assets/react-1.js /assets/about-1.js"');
  expect(body).toContain('[["words",{"data":"\\u003c/script>"}]]');
  expect([...body.matchAll(/<script type="module"[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script type="module" src="/assets/loader-1.js">',
  ]);
});

test.each(['/about-us/', '/ABOUT-US', '/about-us?utm_source=line'])('%s is the same page', async (url) => {
  const { body } = await get(url);
  expect(body).toContain(`<link rel="canonical" href="${origin}/about-us" />`);
  expect(body).toContain('<h1>一</h1>');
});

test('pages are compressed, including not-found pages', async () => {
  for (const path of ['/about-us', '/about-us?from=mail', '/nothing-here']) {
    const { headers } = await get(path, { accept: 'text/html', 'accept-encoding': 'br' });
    expect(headers['content-encoding'], path).toBe('br');
  }
});

test('with a query, the app draws the page in the browser, with the same head', async () => {
  const { statusCode, body } = await get('/about-us?login');
  expect(statusCode).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${origin}/about-us" />`);
  expect(body).toContain('src="/assets/index-1.js"');
  expect(body).not.toContain('<h1>');
});

test('a drawn page stays cached until the responses it was drawn from change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await get('/about-us');
  const etag = String(first.headers.etag);
  expect((await get('/about-us', { 'if-none-match': etag })).statusCode).toBe(304);
  words = '二';
  vi.setSystemTime(Date.now() + 1500);
  const next = await get('/about-us', { 'if-none-match': etag });
  expect(next.statusCode).toBe(200);
  expect(next.body).toContain('<h1>二</h1>');
});

test('R-rtp-31 an address without a record is not found', async () => {
  const { statusCode, body } = await get('/userGuide/none', { accept: '*/*' });
  expect(statusCode).toBe(404);
  expect(body).toContain('src="/assets/index-1.js"');
});

test('a page that cannot be drawn is drawn in the browser', async () => {
  const { statusCode, body } = await get('/terms-of-use');
  expect(statusCode).toBe(200);
  expect(body).toContain('src="/assets/index-1.js"');
});

test('pages of signed-in users are neither drawn nor indexed', async () => {
  const { body, headers } = await get('/project');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('src="/assets/index-1.js"');
  expect((await get('/about-us')).headers['x-robots-tag']).toBeUndefined();
});

test('secret addresses are not leaked to other sites and not indexed', async () => {
  const { headers, statusCode } = await get(`/review/${'a'.repeat(43)}`);
  expect(statusCode).toBe(200);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect((await get('/project')).headers['referrer-policy']).not.toBe('no-referrer');
});

test.each(['/about-us', '/', '/nowhere'])('HEAD %s responds like GET', async (url) => {
  const [head, whole] = [
    await app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } }),
    await get(url, { accept: 'text/html' }),
  ];
  expect(head.statusCode).toBe(whole.statusCode);
  expect(head.body).toBe('');
});

test.each([`/userGuide/${'x'.repeat(4000)}`, '/userGuide/%00', '/userGuide/%E0%A4%A', '/about-us?%', '/ABOUT-US//'])(
  '%s gets an answer below 500',
  async (url) => {
    expect((await get(url)).statusCode).toBeLessThan(500);
  },
);

test('the sitemap lists pages and records; robots.txt links to it and excludes what is not public', async () => {
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('xml');
  expect(
    [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(([, ...pair]) => pair),
  ).toEqual([
    [`${origin}/`, '2026-11-02T00:00:00.000Z'],
    [`${origin}/about-us`, '2026-11-03T00:00:00.000Z'],
    [`${origin}/creator/1`, '2026-11-01T00:00:00.000Z'],
  ]);
  const { body } = await get('/robots.txt');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(body).toContain('Disallow: /project\n');
  expect(body).not.toContain('Disallow: /\n');
});

test('changed operator details appear on every page at once', async () => {
  expect((await get('/about-us')).body).toContain('<footer>山眠</footer>');
  company = '海眠';
  const { body } = await get('/about-us');
  expect(body).toContain('<footer>海眠</footer>');
  expect(body).toContain('{"company":"海眠"}');
  expect((await get('/project')).body).toContain('{"company":"海眠"}');
});

test('the cases of an industry have a page of their own; an unknown industry has none', async () => {
  const { body } = await get('/ladingpage/viewMoreCase?type=travel&utm_source=line');
  expect(body).toContain(`<link rel="canonical" href="${origin}/ladingpage/viewMoreCase?type=travel" />`);
  expect(body).toContain('<h1>一</h1>');
  const other = await get('/ladingpage/viewMoreCase?type=none');
  expect(other.body).toContain(`<link rel="canonical" href="${origin}/ladingpage/viewMoreCase" />`);
  expect(other.body).not.toContain('<h1>');
});

test.each([
  ['/preview/success-project-list', 404],
  ['/preview?preview=', 404],
  ['/preview?preview=bad', 403],
  ['/preview/creator-say/?preview=good', 200],
])('R-rtp-09 %s answers %i', async (url, status) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('src="/assets/index-1.js"');
});

const pictureIn = (body: string): string =>
  (/property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&').replace(origin, '');

test('R-rtp-31 a page names its share picture, which is drawn in the declared size', async () => {
  const { body } = await get('/about-us');
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
  const picture = await get(pictureIn(body));
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(picture.rawPayload.length).toBeLessThan(300_000);
  const known = { 'if-none-match': String(picture.headers.etag) };
  expect((await get(pictureIn(body), known)).statusCode).toBe(304);
});

test('a changed picture has a different address', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = pictureIn((await get('/about-us')).body);
  words = '二';
  vi.setSystemTime(Date.now() + 1500);
  expect(pictureIn((await get('/about-us')).body)).not.toBe(first);
});

test.each(['', '?page=/userGuide/none', '?page=/project', '?page=//x', '?page=/a&page=/b', '?page=%2Fuser%00'])(
  'there is no picture at /share.jpg%s',
  async (query) => {
    expect((await get(`/share.jpg${query}`)).statusCode).toBe(404);
  },
);
