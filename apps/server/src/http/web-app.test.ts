import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSite, siteMetaName } from '@paidang/contract/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../config/env';
import { siteOf } from '../config/site';
import { findWebApp } from './web-app';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-web-'));
  await writeFile(join(folder, 'index.html'), '<head></head>');
});
afterAll(() => rm(folder, { recursive: true }));

/** What the served page says about the site, with these settings. */
function told(settings: Record<string, string>): unknown {
  const page = findWebApp(folder, { realtime: { key: 'k' }, site: siteOf(readEnv(settings)) })?.page ?? '';
  const content = page.match(new RegExp(`<meta name="${siteMetaName}" content='([^']*)' />`))?.[1];
  return JSON.parse(content ?? 'null');
}

test('R-sh-16 the page is told who runs the site, from the settings', () => {
  const settings = { NODE_ENV: 'production', SITE_COMPANY: '山眠股份有限公司', SITE_TAX_ID: '04595257' };
  expect(told(settings)).toEqual({ company: '山眠股份有限公司', taxId: '04595257' });
});

test('R-sh-16 the demo is the demo’s, but for what is set', () => {
  expect(told({})).toEqual(demoSite);
  expect(told({ SITE_PHONE: '02-2345-6789' })).toEqual({ ...demoSite, phone: '02-2345-6789' });
});

test('R-sh-14 the messaging account is the LINE account people are asked to add, unless another is named', () => {
  const line = { NODE_ENV: 'production', LINE_ADD_FRIEND_URL: 'https://line.me/R/ti/p/@paidang' };
  expect(told(line)).toEqual({ messenger: line.LINE_ADD_FRIEND_URL });
  const other = { ...line, SITE_MESSENGER_URL: 'https://m.me/paidang' };
  expect(told(other)).toEqual({ messenger: other.SITE_MESSENGER_URL });
});
