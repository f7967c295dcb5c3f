import { creatorCardCalls, errorCodes, platformContentCalls, siteContentCalls } from '@paidang/contract/calls';
import type { ContentPicture, ContentRecord } from '@paidang/contract/entities';
import { limits, siteContentLimits } from '@paidang/contract/limits';
import { creatorCardMessages, messages } from '@paidang/contract/rules';
import type { ContentKind } from '@paidang/contract/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createCard } from '../../../test/factories/creator-cards';
import { pictureFile } from '../../../test/factories/files';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { contentAddresses, siteDetails } from '.';
import { contentVersions } from './schema';

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
  const shown = async () =>
    ((await server.call(siteContentCalls.creatorSays)).json().data as { uuid: string; name: string }[]) ?? [];
  const first = await shown();
  expect(first.map(({ name }) => name)).toEqual(names.slice(0, limits.landing.creatorFeedback));
  const off = { params: { kind: 'creator-say', record: first[0]!.uuid }, body: { active: false }, as: editor };
  await server.call(platformContentCalls.activate, off);
  expect((await shown()).map(({ name }) => name)).toEqual(names.slice(1, limits.landing.creatorFeedback + 1));
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

const cases = async (preview?: string) =>
  (await server.call(siteContentCalls.customerSays, { query: preview === undefined ? {} : { preview } })).json();

test('R-rtp-09 a preview shows drafts and inactive records for a day, to holders of its link only', async () => {
  const content = { name: '許雅筑', industry: 'home', content: '打開就知道輪到誰。' };
  const draft = await create('customer-say', content);
  const { token } = (await server.call(platformContentCalls.linkPreview, { as: editor })).json().data;
  expect((await cases(token)).data).toMatchObject([{ uuid: draft.uuid, active: true }]);
  await publish(draft);
  await server.call(platformContentCalls.activate, { as: editor, params: at(draft), body: { active: false } });
  expect((await cases(token)).data).toMatchObject([{ uuid: draft.uuid, active: false }]);
  expect((await cases()).data).toEqual([]);
  expect((await cases('a'.repeat(43))).code).toBe(errorCodes.forbidden);
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + siteContentLimits.previewHours * 3_600_000 + 1);
  expect((await cases(token)).code).toBe(errorCodes.forbidden);
  server.clock.now = before;
});

const at = ({ kind, uuid }: ContentRecord) => ({ kind, record: uuid });
const save = (record: ContentRecord, content: object) =>
  server.call(platformContentCalls.save, {
    as: editor,
    params: at(record),
    body: { content, version: record.version },
  });

test('two people who save the same version: the second learns what the first wrote', async () => {
  const record = await create('creator-say', say('阿澄'));
  const [first, second] = [await save(record, say('第一個人')), await save(record, say('第二個人'))];
  expect(first.json().data).toMatchObject({ version: 2, published: null });
  expect(second.json()).toMatchObject({
    code: errorCodes.conflict,
    data: { version: 2, content: { name: '第一個人' }, updated_by: '小編' },
  });
});

test('an older version comes back as a new one, and no version is ever changed', async () => {
  const record = await create('creator-say', say('原來的'));
  await save(record, say('改過的'));
  const restored = await server.call(platformContentCalls.restore, {
    as: editor,
    params: at(record),
    body: { version: 2, restored: 1 },
  });
  expect(restored.json().data).toMatchObject({ version: 3, content: { name: '原來的' } });
  const versions = (await server.call(platformContentCalls.versions, { as: editor, params: at(record) })).json().data;
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
  await expect(server.db.update(contentVersions).set({ number: 9 })).rejects.toThrow();
  await expect(server.db.delete(contentVersions)).rejects.toThrow();
});

test('records moved at the same time all have distinct positions', async () => {
  const names = ['甲', '乙', '丙', '丁'];
  const made: ContentRecord[] = [];
  for (const title of names)
    made.push(await create('guide-article', article({ slug: `order-${names.indexOf(title)}` })));
  const move = (record: ContentRecord, before: ContentRecord | null) =>
    server.call(platformContentCalls.move, { as: editor, params: at(record), body: { before: before?.uuid ?? null } });
  await Promise.all([move(made[3]!, made[0]!), move(made[0]!, null), move(made[2]!, made[1]!)]);
  const list: ContentRecord[] = (
    await server.call(platformContentCalls.list, { as: editor, params: { kind: 'guide-article' } })
  ).json().data;
  expect(new Set(list.map(({ uuid }) => uuid)).size).toBe(names.length);
  const last = (await move(made[1]!, made[1]!)).json().data;
  expect(last.map(({ uuid }: ContentRecord) => uuid)).toEqual(list.map(({ uuid }) => uuid));
});

const article = (changes: object) => ({
  category: 'start',
  slug: 'register',
  title: '註冊帳號',
  body: '<p>選好身分。</p>',
  ...changes,
});

test('an article accepts no active content and no pictures from elsewhere', async () => {
  const made = await create(
    'guide-article',
    article({ slug: 'xss', body: '<p onclick="x()">安全<script>alert(1)</script><a href="javascript:x">點我</a></p>' }),
  );
  expect(JSON.stringify(made.content)).not.toMatch(/onclick|script|javascript/);
  const refused = await server.call(platformContentCalls.create, {
    as: editor,
    params: { kind: 'guide-article' },
    body: { content: article({ slug: 'picture', body: `<p><img src="/files/${'a'.repeat(32)}.webp"></p>` }) },
  });
  expect(refused.json()).toMatchObject({ code: errorCodes.invalid, errors: { 'content.body': [expect.any(String)] } });
});

test('a file that is not a picture is refused, and a huge one is scaled down', async () => {
  const send = (file: Awaited<ReturnType<typeof pictureFile>>) =>
    server.call(platformContentCalls.addPicture, { as: editor, body: {}, files: [file] });
  const words = { field: 'file', name: 'case.png', bytes: new TextEncoder().encode('<svg onload="x()"/>') };
  expect((await send(words)).json().code).toBe(errorCodes.unsupportedType);
  expect((await send(await pictureFile('wide.png', { width: 4000, height: 1000 }))).json().data).toMatchObject({
    width: 2000,
    height: 500,
    path: expect.stringMatching(/\.webp$/),
  });
  expect((await server.call(platformContentCalls.addPicture, { as: editor, body: {} })).json().code).toBe(
    errorCodes.invalid,
  );
});

test('of the claims there is one record, and figures that are not given are not there', async () => {
  const made = await create('claims', { creators: 200_000, services: ['japan-market'] });
  await publish(made);
  const again = await server.call(platformContentCalls.create, {
    as: editor,
    params: { kind: 'claims' },
    body: { content: {} },
  });
  expect(again.json().code).toBe(errorCodes.conflict);
  expect((await server.call(siteContentCalls.claims)).json().data).toEqual({
    creators: 200_000,
    brands: null,
    platforms: null,
    services: ['japan-market'],
  });
});

test('R-land-15 R-land-16 reviews and cases by industry are there for partners', async () => {
  const review = await create('customer-say', { name: '陳以安', industry: 'food', content: '沒有一天忘記回覆。' });
  await publish(review);
  expect((await server.call(siteContentCalls.customerReviews)).json().data).toEqual([
    { uuid: review.uuid, name: '陳以安', position: '', industry: 'food', content: '沒有一天忘記回覆。' },
  ]);
  const types = (await server.call(siteContentCalls.cooperationCaseTypes)).json().data;
  expect(types).toEqual([{ type: 'travel', title: '旅遊戶外', cases: 1 }]);
  const of = async (type: string) =>
    (await server.call(siteContentCalls.cooperationCases, { params: { type } })).json();
  expect((await of('travel')).data).toHaveLength(1);
  expect((await of('food')).data).toEqual([]);
  expect((await of('nothing')).code).toBe(errorCodes.notFound);
});

test('R-land-17 whom the operator recommends is shown by their public card, and gone as soon as it is taken back', async () => {
  const forVendors = await createCard(server, {}, { level: 'vendors' });
  const refused = await server.call(platformContentCalls.create, {
    as: editor,
    params: { kind: 'recommendation' },
    body: { content: { creator: forVendors.id } },
  });
  expect(refused.json().errors).toEqual({ 'content.creator': [creatorCardMessages.notPublic] });

  const creator = await createCard(server, {}, { level: 'public', name: '阿澄' });
  const record = await create('recommendation', { creator: creator.id, name: '別人' });
  expect(record.content).toEqual({ creator: creator.id, name: '阿澄' });
  await publish(record);
  await publish(await create('recommendation', { creator: creator.id }));
  const shown = () => server.call(siteContentCalls.recommendations);
  const first = await shown();
  expect(first.json().data).toMatchObject([{ uuid: creator.id, name: '阿澄', categories: ['beauty'], fees: [] }]);
  expect(first.headers['cache-control']).not.toContain('public');
  await server.call(creatorCardCalls.unpublish, { as: creator });
  expect((await shown()).json().data).toEqual([]);
});

test('what the footer says goes before the settings, and what it leaves empty is theirs', async () => {
  const settings = { company: '拍檔', phone: '02-5550-0168' };
  expect(await siteDetails(server.db, settings)).toEqual(settings);
  await publish(await create('footer', { phone: '02-2345-6789', blog: 'https://blog.paidang.example' }));
  expect(await siteDetails(server.db, settings)).toEqual({
    company: '拍檔',
    phone: '02-2345-6789',
    blog: 'https://blog.paidang.example',
  });
  const wrong = { as: editor, params: { kind: 'footer' }, body: { content: { blog: 'javascript:x' } } };
  expect((await server.call(platformContentCalls.create, wrong)).json().code).toBe(errorCodes.invalid);
});

test('two articles of the guide never stand at one address: what is refused is said at the field', async () => {
  const article = (slug: string, category = 'make') => ({
    category,
    slug,
    title: '教學',
    summary: '',
    body: '<p>字</p>',
  });
  const send = (content: object) =>
    server.call(platformContentCalls.create, { as: editor, params: { kind: 'guide-article' }, body: { content } });
  const first = await create('guide-article', article('own-words'));
  await publish(first);
  const taken = { code: errorCodes.invalid, errors: { 'content.slug': [messages.addressTaken] } };
  expect((await send(article('own-words'))).json()).toMatchObject(taken);
  expect((await send(article('own-words', 'start'))).statusCode).toBe(200);
  // Its former address stays taken while people can still see the article there.
  expect((await save(first, article('other-words'))).statusCode).toBe(200);
  expect((await send(article('own-words'))).json()).toMatchObject(taken);
  expect((await send(article('other-words'))).json()).toMatchObject(taken);
  const both = await Promise.all([send(article('at-once')), send(article('at-once'))]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  // It replaces a built-in article, which is not a record.
  expect((await send(article('outline'))).statusCode).toBe(200);
});

test('search engines are told of the guide’s articles and of the industries with cases', async () => {
  const paths = (await contentAddresses(server.db)).map(({ path }) => path);
  expect(paths).toContain('/userGuide/make/own-words');
  expect(paths).not.toContain('/userGuide/make/other-words');
  expect(paths).toContain('/ladingpage/viewMoreCase?type=travel');
});
