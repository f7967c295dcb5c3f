import {
  type Call,
  copyCommentCalls,
  copyPhotoCalls,
  copywritingCalls,
  guestLinkCalls,
  guestReviewCalls,
} from '@paidang/contract/calls';
import type { CopyContent, CopywritingList, GuestLink, GuestReview, TaskPlatform } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { notificationCodesOf, pictureOf } from '../../../test/review-fixture';

let server: TestApp;
let fixture: TestProject;
let platforms: readonly TaskPlatform[];
/** Names of the picture sent with the text, and of one inside the text. */
let pictures: readonly string[];

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const at = (platform = platforms[0]) => ({ task: fixture.task.id, platform: platform?.platform_uuid ?? '' });
const write = async (text: string, platform = platforms[0]) => {
  const params = at(platform);
  const { revision } = (await server.call(copywritingCalls.view, { params, as: fixture.creator })).json().data;
  const content: CopyContent = { mode: 'post', text };
  return server.call(copywritingCalls.store, {
    params,
    body: { content, is_draft: false, revision },
    as: fixture.creator,
  });
};

const sendPictures = async (captions: readonly string[], revision = 0) => {
  const photos = captions.map((caption) => ({ photo_uuid: crypto.randomUUID(), path: pictures[0], caption }));
  const body = { content: { photos }, is_draft: false, revision };
  return server.call(copyPhotoCalls.store, { params: at(), body, as: fixture.creator });
};
/** The vendor requests changes to the text or to the pictures. */
const askForChanges = (calls: typeof copywritingCalls | typeof copyPhotoCalls, version: number) =>
  server.call(calls.requestChanges, { params: at(), body: { version, summary: '再改一下' }, as: fixture.vendor });
const later = () => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
};

beforeEach(async () => {
  server.clock.now = new Date();
  const kinds = [
    { title: 'Instagram', kind: 'post' as const },
    { title: 'Threads', kind: 'post' as const },
  ];
  fixture = await createProject(server.transact, { type: 'essay', platforms: kinds });
  const params = { task: fixture.task.id };
  const list: CopywritingList = (await server.call(copywritingCalls.list, { params, as: fixture.creator })).json().data;
  platforms = list.platforms;
  for (const calls of [copywritingCalls, copyPhotoCalls])
    await server.call(calls.unlock, { params: at(), body: {}, as: fixture.vendor });
  pictures = [await pictureOf(server, fixture.task.id), await pictureOf(server, fixture.task.id)];
  await write(`<p>冬夜慢慢睡 #合作</p><img src="${pictures[1]}" alt="瓶身">`);
  await sendPictures(['桌上']);
});

const form = { title: 'IG 貼文，給法務看', version: null, may_comment: true, days: 7 };
async function makeLink(given: object = {}) {
  const params = { task: fixture.task.id };
  const body = { ...form, platform: at().platform, ...given };
  const link: GuestLink = (await server.call(guestLinkCalls.make, { params, body, as: fixture.vendor })).json().data;
  const chosen = { ...params, link: link.uuid };
  const { address } = (await server.call(guestLinkCalls.address, { params: chosen, as: fixture.vendor })).json().data;
  return { link, params: chosen, token: String(address).split('/').at(-1) ?? '' };
}
const answered = async (call: Call, body: object) => (await server.call(call, { body })).json();
const enter = async (token: string): Promise<{ pass: string; review: GuestReview }> =>
  (await answered(guestReviewCalls.enter, { token, name: '法務', email: 'law@brand.test' })).data;

test('a guest sees the copy of one platform with its pictures, and nothing else of the project', async () => {
  const { token } = await makeLink();
  expect((await answered(guestReviewCalls.knock, { token })).data).toMatchObject({ shows: 'post', state: 'open' });
  const { review, pass } = await enter(token);
  expect(review).toMatchObject({ title: form.title, version: 1, film: null, copy: null });
  expect(review.post).toMatchObject({ platform: 'Instagram', kind: 'post', pictures: [{ caption: '桌上' }] });
  const said = JSON.stringify([review, await answered(guestReviewCalls.view, { pass })]);
  expect(said).toContain('冬夜慢慢睡');
  const { project, task, vendor, creator } = fixture;
  for (const secret of [
    project.name,
    project.id,
    task.id,
    vendor.name,
    vendor.id,
    creator.name,
    creator.id,
    ...pictures,
  ])
    expect(said).not.toContain(secret);

  await askForChanges(copywritingCalls, 1);
  await write('<p>慢慢睡</p>');
  expect((await answered(guestReviewCalls.view, { pass })).data.version).toBe(2);
});

test('its pictures have addresses signed for the guest, which end with the link', async () => {
  const { token, params } = await makeLink();
  const { post } = (await enter(token)).review;
  const inText = /src="([^"]+)"/.exec(post?.content.mode === 'post' ? post.content.text : '')?.[1] ?? '';
  const addresses = [post?.pictures[0]?.path ?? '', inText];
  const statuses = (urls = addresses) =>
    Promise.all(urls.map(async (url) => (await server.app.inject({ url })).statusCode));
  expect(await statuses()).toEqual([200, 200]);
  const strange = addresses.map((address) => address.replace(/[^/]+$/, pictures[0]?.split('/').at(-1) ?? ''));
  expect(await statuses([strange[1] ?? ''])).toEqual([404]);
  await server.call(guestLinkCalls.revoke, { params, as: fixture.creator });
  expect(await statuses()).toEqual([404, 404]);
});

test('an address written in the text is not changed', async () => {
  const name = pictures[0]?.split('/').at(-1);
  const written = `說明在 /files/${name} 與 /files/readme.pdf`;
  await askForChanges(copywritingCalls, 1);
  later();
  await write(`<p>${written}</p><blockquote><img src="${pictures[1]}" alt="/files/${name}"></blockquote>`);
  await askForChanges(copyPhotoCalls, 1);
  await sendPictures([written], 1);
  const { post } = (await enter((await makeLink()).token)).review;
  const text = post?.content.mode === 'post' ? post.content.text : '';
  expect(text).toContain(`<p>${written}</p>`);
  expect(text).toContain(`alt="/files/${name}"`);
  expect(text).toMatch(/src="\/files\/guest-pictures\//);
  expect(post?.pictures.map(({ caption }) => caption)).toEqual([written]);
});

test('a link to one version keeps the pictures of its text; one to the newest version shows new pictures', async () => {
  const [first, newest] = [await makeLink({ version: 1 }), await makeLink()];
  const shown = async (token: string) => {
    const { version, post } = (await enter(token)).review;
    return [version, post?.pictures.map(({ caption }) => caption)];
  };
  later();
  await askForChanges(copyPhotoCalls, 1);
  await sendPictures(['窗邊'], 1);
  expect(await shown(first.token)).toEqual([1, ['桌上']]);
  expect(await shown(newest.token)).toEqual([1, ['窗邊']]);
  later();
  await askForChanges(copywritingCalls, 1);
  await write('<p>慢慢睡</p>');
  later();
  await askForChanges(copyPhotoCalls, 2);
  await sendPictures(['床頭'], 2);
  later();
  expect(await shown((await makeLink({ version: 1 })).token)).toEqual([1, ['窗邊']]);
  expect(await shown((await makeLink({ version: 2 })).token)).toEqual([2, ['床頭']]);
  expect(await shown(first.token)).toEqual([1, ['桌上']]);
});

test('a text that was replaced before it had pictures is shown with those from when the link was created', async () => {
  const platform = platforms[1];
  const photosAt = at(platform);
  for (const calls of [copywritingCalls, copyPhotoCalls])
    await server.call(calls.unlock, { params: photosAt, body: {}, as: fixture.vendor });
  await write('<p>一</p>', platform);
  later();
  const asked = { params: photosAt, body: { version: 1, summary: '短' }, as: fixture.vendor };
  await server.call(copywritingCalls.requestChanges, asked);
  await write('<p>二</p>', platform);
  later();
  const photos = [{ photo_uuid: crypto.randomUUID(), path: pictures[0], caption: '桌上' }];
  const body = { content: { photos }, is_draft: false, revision: 0 };
  await server.call(copyPhotoCalls.store, { params: photosAt, body, as: fixture.creator });
  later();
  const { token } = await makeLink({ version: 1, platform: photosAt.platform });
  expect((await enter(token)).review.post?.pictures).toMatchObject([{ caption: '桌上' }]);
});

test('comments are on the board of that platform, without a time, and notify both sides', async () => {
  const { pass } = await enter((await makeLink()).token);
  const body = { pass, message: '「最」不能用', time: { hour: 0, minute: 0, second: 1 } };
  const review: GuestReview = (await answered(guestReviewCalls.comment, body)).data;
  expect(review.comments).toMatchObject([{ by: 'guest', message: '「最」不能用', time: null }]);
  for (const person of [fixture.vendor, fixture.creator]) {
    expect(await notificationCodesOf(server, person)).toContain('6-060-04');
    const params = at();
    const board = (await server.call(copyCommentCalls.list, { params, query: { function: '060' }, as: person })).json();
    expect(board.data).toMatchObject([{ role: 'Guest', created_by: '法務', message: '「最」不能用' }]);
  }
});

test('links are listed by platform, without a download; a platform without text has no links', async () => {
  const { link } = await makeLink({ may_download: true });
  expect(link.may_download).toBe(false);
  const params = { task: fixture.task.id };
  const listed = async (query: { platform: string }): Promise<GuestLink[]> =>
    (await server.call(guestLinkCalls.list, { params, query, as: fixture.creator })).json().data;
  expect(await listed({ platform: at().platform })).toHaveLength(1);
  expect(await listed({ platform: at(platforms[1]).platform })).toEqual([]);
  const early = { ...form, platform: at(platforms[1]).platform };
  const refused = await server.call(guestLinkCalls.make, { params, body: early, as: fixture.vendor });
  expect(refused.json().message).toBe(messages.guestVersionMissing);
  const nowhere = { ...form, platform: crypto.randomUUID() };
  expect((await server.call(guestLinkCalls.make, { params, body: nowhere, as: fixture.vendor })).statusCode).toBe(404);
});
