import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSite, type SiteInfo, siteMetaName } from '@paidang/contract/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app';
import { readEnv } from '../config/env';
import { siteOf } from '../config/site';
import { followSite } from './current-site';
import { findWebApp } from './web-app';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-web-'));
  await writeFile(join(folder, 'index.html'), '<head></head>');
});
afterAll(() => rm(folder, { recursive: true }));

/** The site details in the served page, with these settings. */
async function told(settings: Record<string, string>): Promise<unknown> {
  const template = findWebApp(folder, { key: 'k' })?.page ?? '';
  const { page } = await followSite(template, async () => siteOf(readEnv(settings)))();
  const content = page.match(new RegExp(`<meta name="${siteMetaName}" content='([^']*)' />`))?.[1];
  return JSON.parse(content ?? 'null');
}

test('R-sh-16 the page contains the operator’s details from the settings', async () => {
  const settings = { NODE_ENV: 'production', SITE_COMPANY: '山眠股份有限公司', SITE_TAX_ID: '04595257' };
  expect(await told(settings)).toEqual({ company: '山眠股份有限公司', taxId: '04595257' });
});

test('R-sh-16 with demo data, its details fill in for missing settings', async () => {
  expect(await told({})).toEqual(demoSite);
  expect(await told({ SITE_PHONE: '02-2345-6789' })).toEqual({ ...demoSite, phone: '02-2345-6789' });
});

test('R-sh-14 the LINE account to add is the messaging account, unless another is configured', async () => {
  const line = { NODE_ENV: 'production', LINE_ADD_FRIEND_URL: 'https://line.me/R/ti/p/@paidang' };
  expect(await told(line)).toEqual({ messenger: line.LINE_ADD_FRIEND_URL });
  const other = { ...line, SITE_MESSENGER_URL: 'https://m.me/paidang' };
  expect(await told(other)).toEqual({ messenger: other.SITE_MESSENGER_URL });
});

test('the site follows changed operator details, and keeps the last ones if the lookup fails', async () => {
  let details: () => Promise<SiteInfo> = async () => ({ company: '山眠' });
  const find = followSite('<head></head>', () => details());
  const first = await find();
  expect(first.page).toContain('山眠');
  expect(await find()).toBe(first);
  details = async () => ({ company: '海眠' });
  const next = await find();
  expect(next.page).toContain('海眠');
  details = () => Promise.reject(new Error('no database'));
  expect(await find()).toBe(next);
});

test('an address that cannot be decoded is not found: a page for browsers, our error for other clients', async () => {
  const { app, close } = await buildTestApp({}, { webFolder: folder });
  try {
    for (const url of ['/outline/%E0%A4%A', '/%', '/nowhere/%zz?a=%']) {
      const page = await app.inject({ url, headers: { accept: 'text/html' } });
      expect([url, page.headers['content-type']]).toEqual([url, 'text/html; charset=utf-8']);
    }
    const call = await app.inject({ url: '/api/%E0%A4%A' });
    expect([call.statusCode, call.json().code]).toEqual([404, '0404']);
  } finally {
    await close();
  }
});
