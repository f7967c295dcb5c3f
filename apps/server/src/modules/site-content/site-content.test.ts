import { errorCodes, platformContentCalls, siteContentCalls } from '@paidang/contract/calls';
import type { ContentPicture, ContentRecord } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { ContentKind } from '@paidang/contract/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { contentRevision } from '.';

let server: TestApp;
let editor: TestStaff;
beforeAll(async () => {
  server = await buildTestApp();
  editor = await createStaff(server.transact, { name: '小編', roles: ['content'] });
});
afterAll(() => server.close());

const picture = async (): Promise<ContentPicture> =>
  (
    await server.call(platformContentCalls.addPicture, {
      as: editor,
      body: {},
      files: [await pictureFile('case.jpg', { width: 1600, height: 900 })],
    })
  ).json().data;

const create = async (kind: ContentKind, content: object): Promise<ContentRecord> =>
  (await server.call(platformContentCalls.create, { as: editor, params: { kind }, body: { content } })).json().data;

const publish = ({ kind, uuid, version }: ContentRecord) =>
  server.call(platformContentCalls.publish, { as: editor, params: { kind, record: uuid }, body: { version } });

const say = (name: string) => ({ name, content: '改了哪裡，打開就知道。' });

test('R-land-06 R-land-08 R-land-12 people see what is published and active, at most so many, in the order of the console', async () => {
  const names = Array.from({ length: limits.landing.creatorFeedback + 2 }, (_, index) => `創作者${index}`);
  for (const name of names) await publish(await create('creator-say', say(name)));
  const before = await contentRevision(server.db);
  const shown = async () =>
    ((await server.call(siteContentCalls.creatorSays)).json().data as { uuid: string; name: string }[]) ?? [];
  const first = await shown();
  expect(first.map(({ name }) => name)).toEqual(names.slice(0, limits.landing.creatorFeedback));
  const off = { params: { kind: 'creator-say', record: first[0]!.uuid }, body: { active: false }, as: editor };
  await server.call(platformContentCalls.activate, off);
  expect((await shown()).map(({ name }) => name)).toEqual(names.slice(1, limits.landing.creatorFeedback + 1));
  expect(await contentRevision(server.db)).toBe(before + 1);
});

test('R-land-07 R-land-11 R-land-18 a case has its pictures in their own size, and nobody sees it before it is published', async () => {
  const main_image = await picture();
  const made = await create('success-project', {
    title: 'tentō × 小鹿出門中',
    main_image: { ...main_image, width: 1, height: 1, alt: '夜裡的帳篷' },
    type: 'travel',
  });
  const cases = async () => (await server.call(siteContentCalls.successProjects)).json().data;
  expect(await cases()).toEqual([]);
  expect((await publish(made)).statusCode).toBe(200);
  expect(await cases()).toMatchObject([
    { title: 'tentō × 小鹿出門中', main_image: { width: 1600, height: 900, alt: '夜裡的帳篷' }, images: [] },
  ]);
  const unknown = { ...main_image, path: `/files/${'0'.repeat(32)}.webp` };
  const refused = await server.call(platformContentCalls.create, {
    as: editor,
    params: { kind: 'success-project' },
    body: { content: { title: '沒有圖', main_image: unknown, type: 'travel' } },
  });
  expect(refused.json()).toMatchObject({
    code: errorCodes.invalid,
    errors: { 'content.main_image': [expect.any(String)] },
  });
});

test('the answer can be kept for a minute, and is not sent again while nothing has changed', async () => {
  const first = await server.call(siteContentCalls.brands);
  expect(first.headers['cache-control']).toBe('public, max-age=60');
  const again = await server.call(siteContentCalls.brands, {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
