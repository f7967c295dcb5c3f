import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { authCalls, calls, outlineCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../test/build-app';
import { createProject } from '../test/factories/projects';

let server: TestApp;
let webFolder: string;
const page = '<!doctype html><html><head><script>document.title="拍檔"</script></head><div id="root"></div></html>';
const script = `console.log(1);${'/* long */'.repeat(500)}`;
const compressed = brotliCompressSync(script);

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'paidang-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), page);
  await writeFile(join(webFolder, 'assets', 'index-Dk3l9aXz.js'), script);
  await writeFile(join(webFolder, 'assets', 'page-Dk3l9aXw.js'), script);
  await writeFile(join(webFolder, 'assets', 'page-Dk3l9aXw.js.br'), compressed);
  server = await buildTestApp({}, { webFolder });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const html = { accept: 'text/html,*/*' };

describe('the web app', () => {
  test('is served at every path of a page, and revalidated each time', async () => {
    for (const url of ['/', '/project', '/outline/0b0e?index=0', '/ladingpage/bonus']) {
      const answer = await get(url, html);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body.replace(/<meta[^>]*>/g, '')).toBe(page);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  test('R-rtp-01 a page is served whatever a request accepts', async () => {
    for (const accept of ['*/*', 'application/json', 'image/avif', '']) {
      for (const url of ['/', '/project', '/ladingpage/bonus']) {
        const answer = await get(url, { accept });
        expect(answer.statusCode, `${url} for ${accept}`).toBe(200);
        expect(answer.body).toContain('<div id="root">');
      }
    }
  });

  test('R-rtp-31 an unknown path is 404: with the not-found page for browsers, an error for other clients', async () => {
    for (const url of ['/wp-login.php', '/outline', '/404', '/no/such/page']) {
      const people = await get(url, html);
      expect(people.statusCode, url).toBe(404);
      expect(people.body).toContain('<div id="root">');
      const program = await get(url, { accept: '*/*' });
      expect(program.statusCode, url).toBe(404);
      expect(program.json()).toMatchObject({ code: '0404' });
    }
    expect((await server.app.inject({ method: 'POST', url: '/project', headers: html })).statusCode).toBe(404);
  });

  test('contains the current realtime endpoint', async () => {
    const told = async (env: Record<string, string>) => {
      const own = await buildTestApp(env, { webFolder });
      const { body, headers } = await own.app.inject({ url: '/project', headers: html });
      await own.close();
      const content = /<meta name="paidang-realtime" content='([^']*)' \/>/.exec(body)?.[1] ?? '';
      return { ...JSON.parse(content), policy: headers['content-security-policy'] };
    };
    expect(await told({ REALTIME_KEY: 'own-key' })).toMatchObject({ key: 'own-key' });
    expect(await told({ BROADCAST_URL: 'pushers://k:s@api-eu.pusher.com/1' })).toEqual({
      key: 'k',
      host: 'ws-eu.pusher.com',
      port: 443,
      tls: true,
      policy: expect.stringContaining('wss://ws-eu.pusher.com:443'),
    });
    const inside = { BROADCAST_URL: 'pusher://k:s@10.0.0.7:6001/paidang', REALTIME_URL: 'wss://live.paidang.example' };
    expect(await told(inside)).toEqual({
      key: 'k',
      host: 'live.paidang.example',
      port: 443,
      tls: true,
      policy: expect.stringContaining('wss://live.paidang.example:443'),
    });
  });

  test('serves assets compressed, to be cached forever', async () => {
    const answer = await get('/assets/index-Dk3l9aXz.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  test('sends the files compressed by the build as they are, and the originals to clients without Brotli', async () => {
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };
    const answer = await get('/assets/page-Dk3l9aXw.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.rawPayload.equals(compressed)).toBe(true);
    expect(answer.headers).toMatchObject({
      ...headers,
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    const plain = await get('/assets/page-Dk3l9aXw.js');
    expect(plain.body).toBe(script);
    expect(plain.headers).toMatchObject(headers);
    const gzip = await get('/assets/page-Dk3l9aXw.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect((await get('/assets/page-Dk3l9aXw.js.br')).statusCode).toBe(404);
  });

  test('is not served for other missing files', async () => {
    for (const url of ['/api/nothing', '/files/none.jpg', '/assets/old-Dk3l9aXy.js', '/dev/nothing']) {
      const answer = await get(url, html);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: '0404', code: '0404' });
    }
  });

  test('runs its own scripts only', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    const directives = Object.fromEntries(policy.split(';').map((part) => part.split(/ (.*)/s).slice(0, 2)));
    expect(directives['script-src']).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(directives).toMatchObject({ 'default-src': "'self'", 'object-src': "'none'", 'base-uri': "'none'" });
    expect(directives['connect-src']).toBe("'self' ws://127.0.0.1:3000");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

describe('other endpoints', () => {
  test('/healthz reaches the database', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  test('R-err-03 /docs lists every call of the contract with its errors', async () => {
    const { paths } = (await get('/docs/json')).json();
    for (const call of Object.values(calls).flatMap((area) => Object.values(area))) {
      expect(paths[call.path]?.[call.method.toLowerCase()], call.path).toBeDefined();
    }
    const store = paths['/api/outlines/{task}'].post;
    expect(Object.keys(store.responses)).toEqual(expect.arrayContaining(['200', '401', '404', '409', '422']));
    expect(store.security).toEqual([{ bearer: [] }]);
    expect((await get('/docs/', html)).body).toContain('swagger');
  });

  test('the outbox does not exist in production', async () => {
    expect((await get('/dev/outbox')).statusCode).toBe(200);
    const production = await buildTestApp({ NODE_ENV: 'production' });
    for (const url of ['/dev/outbox', '/dev/outbox/0b0e']) {
      expect((await production.app.inject({ url })).statusCode).toBe(404);
    }
    await production.close();
  });
});

describe('rate limits by address', () => {
  const manyFrom = async (proxy: string) => {
    const own = await buildTestApp({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
    const ask = async (client: string) => {
      const headers = { 'x-forwarded-for': client };
      const { method, path } = authCalls.forgotPassword;
      const payload = { email: 'nobody@paidang.test' };
      const { statusCode } = await own.app.inject({ method, url: path, remoteAddress: proxy, headers, payload });
      return statusCode;
    };
    for (let times = 0; times < 6; times += 1) await ask('203.0.113.7');
    const codes = [await ask('203.0.113.7'), await ask('203.0.113.8')];
    await own.close();
    return codes;
  };

  test('distinguish users behind a known proxy', async () => {
    expect(await manyFrom('10.0.0.4')).toEqual([429, 200]);
  });

  test('ignore forwarded addresses from anybody else', async () => {
    expect(await manyFrom('192.0.2.4')).toEqual([429, 429]);
  });
});

describe('the log', () => {
  test('warns once about an unknown proxy, without its address', async () => {
    const own = await buildTestApp({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
    const ask = (remoteAddress: string) =>
      own.app.inject({ url: '/healthz', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.7' } });
    const said = () => own.log.filter((line) => line.includes('TRUSTED_PROXIES'));
    await ask('10.0.0.4');
    await own.app.inject({ url: '/healthz', remoteAddress: '192.0.2.4' });
    expect(said()).toEqual([]);
    for (let times = 0; times < 3; times += 1) await ask('192.0.2.4');
    expect(said()).toHaveLength(1);
    expect(said().join()).not.toMatch(/192\.0|203\.0/);
    await own.close();
  });

  test('has one line per request with its id and route, and nothing personal', async () => {
    const { task, creator } = await createProject(server.transact);
    server.log.length = 0;
    const answer = await server.call(outlineCalls.store, {
      params: { task: task.id },
      body: { content: '<p>機密的大綱</p>', is_draft: true, revision: 0 },
      as: creator,
    });
    await server.call(authCalls.login, { body: { email: 'secret@paidang.test', password: 'hunter2-hunter2' } });
    await server.call(authCalls.verifyEmail, { params: { token: 'verify-token-of-a-person-000' } });
    await get('/project?token=token-in-a-query');
    const [line = '{}'] = server.log;
    expect(JSON.parse(line)).toMatchObject({
      reqId: answer.headers['x-request-id'],
      method: 'POST',
      route: '/api/outlines/:task',
      status: 200,
      user: creator.id,
    });
    expect(server.log.length).toBeGreaterThanOrEqual(4);
    expect(server.log.join('')).not.toMatch(/機密|secret@|hunter2|verify-token|token-in|Bearer/);
    expect(server.log.join('')).not.toContain(creator.token);
  });

  test('R-err-08 contains details of a failure that the response does not', async () => {
    const own = await buildTestApp();
    const { task, vendor } = await createProject(own.transact);
    own.clock.now = new Date(Number.NaN);
    const answer = await own.call(outlineCalls.view, { params: { task: task.id }, as: vendor });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ status: '0500', code: '0500', message: '系統忙碌中，請稍後再試' });
    expect(own.log.some((line) => line.includes(String(answer.headers['x-request-id'])))).toBe(true);
    own.clock.now = new Date();
    await own.close();
  });
});
