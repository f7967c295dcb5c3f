import { briefCalls, copyPhotoCalls, copywritingCalls, projectCalls } from '@paidang/contract/calls';
import type { CopyContent, CopywritingList, TaskPlatform } from '@paidang/contract/entities';
import { emptyBrief } from '@paidang/contract/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { pictureOf } from '../../../test/review-fixture';
import { notifications } from '../notifications/schema';

let server: TestApp;
let fixture: TestProject;
let post: TaskPlatform;
let story: TaskPlatform;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createProject(server.transact, {
    type: 'essay',
    platforms: [
      { title: 'Instagram', kind: 'post' },
      { title: 'Instagram', kind: 'story' },
    ],
  });
  const { platforms } = await list(fixture.creator);
  post = platforms[0]!;
  story = platforms[1]!;
  for (const platform of [post, story]) {
    for (const calls of [copywritingCalls, copyPhotoCalls]) {
      await server.call(calls.unlock, { params: at(platform), body: {}, as: fixture.vendor });
    }
  }
});

const at = ({ platform_uuid }: TaskPlatform) => ({ task: fixture.task.id, platform: platform_uuid });
const list = async (as: TestUser): Promise<CopywritingList> =>
  (await server.call(copywritingCalls.list, { params: { task: fixture.task.id }, as })).json().data;
const text: CopyContent = { mode: 'post', text: '<p>文案</p>' };
const write = async (platform: TaskPlatform, content: unknown, isDraft = false) => {
  const { revision } = (await read(copywritingCalls, platform, fixture.creator)).json().data;
  const body = { content, is_draft: isDraft, revision };
  return server.call(copywritingCalls.store, { params: at(platform), body, as: fixture.creator });
};
const sendPhotos = async (platform: TaskPlatform) =>
  server.call(copyPhotoCalls.store, {
    params: at(platform),
    body: {
      content: {
        photos: [{ photo_uuid: post.platform_uuid, path: await pictureOf(server, fixture.task.id), caption: '' }],
      },
      is_draft: false,
      revision: 0,
    },
    as: fixture.creator,
  });
const read = (
  calls: typeof copywritingCalls | typeof copyPhotoCalls,
  platform: TaskPlatform,
  as: TestUser,
  query = {},
) => server.call(calls.view, { params: at(platform), query, as });

test('a view that is read first includes the list of platforms, other views do not', async () => {
  await write(post, text);
  for (const calls of [copywritingCalls, copyPhotoCalls]) {
    const { data } = (await read(calls, post, fixture.vendor, { reading: '1' })).json();
    expect(data.platform_list).toEqual(await list(fixture.vendor));
    expect((await read(calls, post, fixture.vendor)).json().data).not.toHaveProperty('platform_list');
  }
});

test('R-cpy-04 a platform without text is refused to the vendor: 428 未有文案', async () => {
  const refused = await read(copywritingCalls, post, fixture.vendor);
  expect([refused.statusCode, refused.json()]).toMatchObject([428, { code: '0428', message: '未有文案' }]);
  expect((await list(fixture.vendor)).platforms.map((platform) => platform.is_missing)).toEqual([true, true]);
  expect((await read(copywritingCalls, post, fixture.creator)).statusCode).toBe(200);
  await write(post, text);
  expect((await read(copywritingCalls, post, fixture.vendor)).statusCode).toBe(200);
  expect((await list(fixture.vendor)).platforms.map((platform) => platform.is_missing)).toEqual([false, true]);
});

test('R-cpy-04 pictures require a text: without one they can neither be opened nor sent', async () => {
  expect((await read(copyPhotoCalls, post, fixture.creator)).statusCode).toBe(428);
  await write(post, text, true);
  expect((await read(copyPhotoCalls, post, fixture.creator)).statusCode).toBe(200);
  expect((await read(copyPhotoCalls, post, fixture.vendor)).statusCode).toBe(428);
  expect((await sendPhotos(post)).statusCode).toBe(428);
  await server.call(copywritingCalls.store, {
    params: at(post),
    body: { content: text, is_draft: false, revision: 1 },
    as: fixture.creator,
  });
  expect((await sendPhotos(post)).json().data.step).toMatchObject({ function: '061', status: 'provided' });
  expect((await read(copyPhotoCalls, post, fixture.vendor)).statusCode).toBe(200);
});

test('R-cpy-02 R-cpy-06 text and pictures are reviewed separately, and a platform is accepted when both are', async () => {
  await write(post, text);
  await sendPhotos(post);
  await server.call(copywritingCalls.accept, { params: at(post), body: { version: 1 }, as: fixture.vendor });
  const half = (await list(fixture.vendor)).platforms[0];
  expect(half).toMatchObject({ text: { status: 'accepted' }, photos: { status: 'provided' }, is_accepted: false });
  await server.call(copyPhotoCalls.accept, { params: at(post), body: { version: 1 }, as: fixture.vendor });
  expect((await list(fixture.vendor)).platforms.map((platform) => platform.is_accepted)).toEqual([true, false]);
});

test('R-cpy-01 a notification names the platform, and links to it', async () => {
  await write(post, text);
  const rows = await server.db.select().from(notifications);
  const sent = rows.find(({ recipientId, code }) => recipientId === fixture.vendor.id && code === '2-060-01');
  expect(sent?.parameters).toMatchObject({ platform_title: 'Instagram', platform_uuid: post.platform_uuid });
  const done = await server.call(projectCalls.activities, {
    params: { project: fixture.project.id },
    as: fixture.vendor,
  });
  expect(done.json().data[0]).toMatchObject({ code: '2-060-01', platform_title: 'Instagram' });
});

test('R-cpy-01 a text over the platform’s limit can be drafted, but not sent', async () => {
  const long: CopyContent = { mode: 'post', text: `<p>${'字'.repeat(2201)}</p>` };
  expect((await write(post, long, true)).statusCode).toBe(200);
  const answer = await server.call(copywritingCalls.store, {
    params: at(post),
    body: { content: long, is_draft: false, revision: 1 },
    as: fixture.creator,
  });
  expect(answer.json()).toMatchObject({
    code: '0422',
    errors: { 'content.text': ['超過Instagram的上限1字，請縮短後再送出'] },
  });
});

test('R-cpy-05 a story consists of frames that keep their order, a post of one text', async () => {
  const frames = [3, 1, 2].map((n) => ({
    frame_uuid: `5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c0${n}`,
    image: null,
    caption: `第${n}則`,
    link_sticker: n === 2 ? { text: '看影片', url: 'https://example.com' } : null,
  }));
  const sent = await write(story, { mode: 'story', frames });
  expect(sent.json().data.platform).toMatchObject({ kind: 'story' });
  const version = await server.call(copywritingCalls.version, {
    params: { ...at(story), version: 1 },
    as: fixture.vendor,
  });
  expect(version.json().data.content).toEqual({ mode: 'story', frames });
  expect((await write(story, text)).statusCode).toBe(422);
  expect((await write(post, { mode: 'story', frames })).statusCode).toBe(422);
});

test('R-cpy-05 a link sticker needs an address, and a frame must not be empty', async () => {
  const frame = { frame_uuid: post.platform_uuid, image: null, caption: '', link_sticker: null };
  const answer = await write(story, {
    mode: 'story',
    frames: [frame, { ...frame, link_sticker: { text: '按', url: 'javascript:alert(1)' } }],
  });
  expect(answer.json().errors).toEqual({
    'content.frames.0': ['請填寫此欄位'],
    'content.frames.1.link_sticker.url': ['請確認是否輸入為網址'],
  });
});

test('R-cpy-07 a platform of another task is not found', async () => {
  const other = await createProject(server.transact, { type: 'essay', platforms: [{ title: 'X', kind: 'post' }] });
  const { platforms } = (
    await server.call(copywritingCalls.list, { params: { task: other.task.id }, as: other.creator })
  ).json().data;
  expect((await read(copywritingCalls, platforms[0], fixture.creator)).statusCode).toBe(404);
});

test('a platform cannot be removed once something was written for it', async () => {
  await write(story, { mode: 'story', frames: [] }, true);
  const content = {
    ...emptyBrief,
    product: '精華',
    selling_points: ['清爽'],
    platforms: [{ platform_title: 'Instagram', kind: 'post' }],
    ad_disclosure: '合作',
    licence_term: '六個月',
    deliverables: [{ title: '貼文', quantity: 1, note: '' }],
  };
  const params = { task: fixture.task.id };
  const answer = await server.call(briefCalls.store, {
    params,
    body: { content, is_draft: false, revision: 0 },
    as: fixture.vendor,
  });
  expect(answer.json()).toMatchObject({ errors: { 'content.platforms': [expect.stringContaining('不能移除')] } });
});

test('a version stores whether its text visibly discloses that it is paid', async () => {
  const sent = async (version: number) =>
    (await server.call(copywritingCalls.version, { params: { ...at(post), version }, as: fixture.vendor })).json().data
      .claims;
  await write(post, { mode: 'post', text: '<p>與山眠合作｜睡前三滴</p>' });
  expect(await sent(1)).toMatchObject({ disclosure: { strength: 'clear', text: '與山眠合作', place: 'first-line' } });
  await server.call(copywritingCalls.requestChanges, {
    params: at(post),
    body: { version: 1, words: '改' },
    as: fixture.vendor,
  });
  await write(post, { mode: 'post', text: `<p>${'字'.repeat(130)}#合作</p>` });
  expect(await sent(2)).toMatchObject({ disclosure: { strength: 'weak', place: 'after-fold' } });
  expect(await sent(1)).toMatchObject({ disclosure: { strength: 'clear' } });
});
