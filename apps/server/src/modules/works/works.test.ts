import {
  acceptanceCalls,
  briefCalls,
  copywritingCalls,
  projectCalls,
  worksCalls,
  worksCommentCalls,
} from '@paidang/contract/calls';
import type { CopyContent, Work, WorkContent, WorksView } from '@paidang/contract/entities';
import { emptyBrief } from '@paidang/contract/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { notificationCodesOf } from '../../../test/review-fixture';
import { notifications } from '../notifications/schema';
import type { NamedPlatform } from '../steps';

const copy = '<p>睡前五分鐘，把今天關掉。</p><p>本影片與山眠合作</p>';
const links = ['https://www.youtube.com/watch?v=night', 'https://www.instagram.com/reel/night/'] as const;

let server: TestApp;
let fixture: TestProject;
let ids: string[];
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const viewFor = async (as: TestUser): Promise<WorksView> =>
  (await server.call(worksCalls.view, { params: { task: fixture.task.id }, as })).json().data;
const workFor = async (as: TestUser, index = 0): Promise<Work> => (await viewFor(as)).works[index]!;
const at = (index = 0) => ({ task: fixture.task.id, platform: ids[index] ?? '' });

async function approve(content: CopyContent, index = 0) {
  const params = at(index);
  const body = { content, is_draft: false, revision: 0 };
  await server.call(copywritingCalls.unlock, { params, body: {}, as: fixture.vendor });
  await server.call(copywritingCalls.store, { params, body, as: fixture.creator });
  await server.call(copywritingCalls.accept, { params, body: { version: 1 }, as: fixture.vendor });
}

const twoPlatforms: NamedPlatform[] = [
  { title: 'YouTube', kind: 'post' },
  { title: 'Instagram', kind: 'post' },
];

/** A task whose copy is approved, so that its works may be published. */
async function open(platforms = twoPlatforms) {
  fixture = await createProject(server.transact, { platforms });
  ids = (await viewFor(fixture.vendor)).works.map(({ platform }) => platform.platform_uuid);
  for (const [index, { kind }] of platforms.entries()) {
    await approve(kind === 'post' ? { mode: 'post', text: copy } : { mode: 'story', frames: [] }, index);
  }
}

const published: WorkContent = {
  url: links[0],
  published_date: '2026-11-20',
  published_time: '20:00',
  text: '睡前五分鐘，把今天關掉。\n\n本影片與山眠合作',
  is_disclosed: true,
};

const store = async (change: Partial<WorkContent> = {}, { index = 0, isDraft = false, revision = -1 } = {}) => {
  const content = { ...published, url: links[index] ?? '', ...change };
  const known = revision >= 0 ? revision : (await workFor(fixture.creator, index)).revision;
  const body = { content, is_draft: isDraft, revision: known };
  return server.call(worksCalls.store, { params: at(index), body, as: fixture.creator });
};
const newest = async (index: number) => (await workFor(fixture.vendor, index)).reports.length || 1;
const pass = async (index = 0, number?: number) =>
  server.call(worksCalls.pass, {
    params: at(index),
    body: { number: number ?? (await newest(index)) },
    as: fixture.vendor,
  });
const fail = async (index = 0, number?: number) =>
  server.call(worksCalls.fail, {
    params: at(index),
    body: { number: number ?? (await newest(index)), reason: '連結打不開' },
    as: fixture.vendor,
  });
const told = async (user: TestUser) =>
  (await notificationCodesOf(server, user)).filter((code) => /-0[78]0-|010-02/.test(code));
const stepOf = async (code: string) =>
  (await viewFor(fixture.vendor)).task.steps.find((step) => step.function === code);

beforeEach(async () => {
  server.clock.now = new Date('2026-11-21T02:00:00Z');
  await open();
});

test('R-wrk-01 R-wrk-03 R-dom-04 each platform is reported and reviewed for itself; the step is through when all have passed', async () => {
  expect((await viewFor(fixture.creator)).step).toMatchObject({ status: 'todo', turn: 'creator' });
  await store();
  expect((await viewFor(fixture.vendor)).step).toMatchObject({ status: 'submitted', turn: 'vendor' });
  await pass();
  expect((await workFor(fixture.vendor)).status).toBe('passed');
  expect(await stepOf('070')).toMatchObject({ status: 'drafting', turn: 'creator' });

  await store({}, { index: 1 });
  await fail(1);
  const failed = await workFor(fixture.creator, 1);
  expect(failed).toMatchObject({ status: 'failed', turn: 'creator', allowed: ['save_draft', 'submit'] });
  expect(failed.reports).toMatchObject([{ number: 1, verdict: 'failed', reason: '連結打不開' }]);
  await store({}, { index: 1 });
  expect(await stepOf('080')).toMatchObject({ status: 'locked' });
  await pass(1);

  expect(await stepOf('070')).toMatchObject({ status: 'passed', turn: null });
  expect(await stepOf('080')).toMatchObject({ status: 'requested' });
  expect(
    (await server.call(projectCalls.get, { params: { project: fixture.project.id }, as: fixture.vendor })).json().data,
  ).toMatchObject({ status: 'reporting' });
  expect(await told(fixture.vendor)).toEqual([
    '2-070-01',
    '3-070-09',
    '2-070-01',
    '3-070-09',
    '2-070-02',
    '3-070-09',
    '3-010-02',
  ]);
  expect(await told(fixture.creator)).toEqual([
    '3-070-09',
    '1-070-05',
    '3-070-09',
    '1-070-12',
    '3-070-09',
    '1-070-05',
    '3-080-14',
    '3-010-02',
  ]);
});

test('R-wrk-05 notifications say which work, on which platform, and since when it is online', async () => {
  await store();
  const { works_online_uuid } = await workFor(fixture.vendor);
  const rows = await server.db.select().from(notifications);
  const about = (code: string) =>
    rows.find((row) => row.code === code && row.recipientId === fixture.vendor.id)?.parameters;
  const named = { works_online_uuid, platform_title: 'YouTube', platform_uuid: ids[0] };
  expect(about('2-070-01')).toMatchObject({ ...named, published_at: '2026-11-20T12:00:00.000Z' });
  expect(about('3-070-09')).toMatchObject(named);
  const done = await server.call(projectCalls.activities, {
    params: { project: fixture.project.id },
    as: fixture.vendor,
  });
  expect(done.json().data[0]).toMatchObject({ code: '2-070-01', platform_title: 'YouTube' });
});

describe('R-wrk-02 R-wrk-06 the pasted text is compared with the approved copy of its platform', () => {
  const match = async () => (await workFor(fixture.vendor)).reports.at(-1)?.comparison;

  test('line breaks aside, the same text is 100 %', async () => {
    await store();
    expect(await match()).toEqual({
      approved: { version: 1, html: '<p>睡前五分鐘，把今天關掉。</p><p>本影片與山眠合作</p>' },
      match: 100,
    });
  });

  test('what was left out or added lowers it', async () => {
    await store({ text: '睡前五分鐘，把今天關掉。' });
    expect((await match())?.match).toBe(75);
  });

  test('a story is compared by the words on its frames', async () => {
    const frame = (n: number, caption: string) => ({
      frame_uuid: `5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c0${n}`,
      image: null,
      caption,
      link_sticker: null,
    });
    await open([{ title: 'Instagram 限時動態', kind: 'story' }]);
    await approve({ mode: 'story', frames: [frame(1, '湯滾了'), frame(2, '人還沒到')] });
    await store({ url: links[1], text: '湯滾了\n人還沒到' });
    expect(await match()).toMatchObject({ approved: { html: '<p>湯滾了</p><p>人還沒到</p>' }, match: 100 });
  });

  test('without approved copy there is nothing to compare, and nothing to paste', async () => {
    fixture = await createProject(server.transact);
    ids = (await viewFor(fixture.vendor)).works.map(({ platform }) => platform.platform_uuid);
    await server.call(worksCalls.unlock, { params: { task: fixture.task.id }, body: {}, as: fixture.vendor });
    expect((await store({ text: '' })).statusCode).toBe(200);
    expect(await match()).toBeNull();
    expect(await told(fixture.vendor)).toEqual(['2-070-01']);
  });
});

describe('a draft', () => {
  test('is saved even if incomplete, visible to its author only, and notifies nobody', async () => {
    const answer = await store({ url: 'youtu', published_date: null, text: '' }, { isDraft: true });
    expect(answer.json().data.works[0]).toMatchObject({ status: 'drafting', draft: { content: { url: 'youtu' } } });
    expect((await workFor(fixture.vendor)).draft).toBeNull();
    expect(await told(fixture.vendor)).toEqual([]);
  });

  test('of an older revision is refused with the newer one', async () => {
    await store({ text: '新' }, { isDraft: true });
    const answer = await store({ text: '舊' }, { isDraft: true, revision: 0 });
    expect([answer.statusCode, answer.json().data.content.text]).toEqual([409, '新']);
    await store();
    expect((await store({}, { revision: 1 })).statusCode).toBe(422);
    expect(await workFor(fixture.creator)).toMatchObject({ draft: null, revision: 2 });
  });

  test('of a work that did not pass leaves it there until it is submitted again', async () => {
    await store();
    await fail();
    await store({ text: '改好了' }, { isDraft: true });
    expect(await workFor(fixture.creator)).toMatchObject({ status: 'failed', draft: { content: { text: '改好了' } } });
  });
});

test('R-wrk-01 errors are reported at their fields, and nothing is submitted', async () => {
  const answer = await store({ url: links[1], published_date: '2026-11-22', text: ' \n', is_disclosed: false });
  expect(answer.json()).toMatchObject({
    code: '0422',
    errors: {
      'content.url': ['這不是YouTube的連結，請貼上youtube.com的網址'],
      'content.published_date': ['上線時間不能晚於現在'],
      'content.text': ['請貼上發佈的文字，才能和核可的文案比對'],
      'content.is_disclosed': ['請確認已揭露合作關係，再勾選'],
    },
  });
  expect((await workFor(fixture.creator)).reports).toEqual([]);
});

test('a work that was changed after it had passed goes back to the creator, and comes again', async () => {
  await store();
  await pass();
  const body = { number: 1, reason: '貼文不見了' };
  await server.call(worksCalls.markChanged, { params: at(), body, as: fixture.vendor });
  expect(await workFor(fixture.creator)).toMatchObject({ status: 'changed', turn: 'creator' });
  await store();
  expect((await workFor(fixture.vendor)).reports).toMatchObject([
    { verdict: 'changed', reason: '貼文不見了' },
    { number: 2, verdict: null },
  ]);
  expect((await told(fixture.creator)).slice(-2)).toEqual(['1-070-02', '3-070-09']);
  expect((await told(fixture.vendor)).slice(-2)).toEqual(['2-070-02', '3-070-09']);
});

test('a locked step takes no reports until the vendor opens it early', async () => {
  fixture = await createProject(server.transact);
  ids = (await viewFor(fixture.vendor)).works.map(({ platform }) => platform.platform_uuid);
  expect(await viewFor(fixture.vendor)).toMatchObject({ may_unlock: true, works: [{ status: 'locked', allowed: [] }] });
  expect((await store({}, { isDraft: true })).statusCode).toBe(422);
  await server.call(worksCalls.unlock, { params: { task: fixture.task.id }, body: {}, as: fixture.vendor });
  expect((await store({}, { isDraft: true })).statusCode).toBe(200);
  expect(await told(fixture.creator)).toEqual(['1-070-07']);
});

test('nobody decides what was not submitted, or twice; a reason is needed to refuse', async () => {
  expect((await pass()).statusCode).toBe(422);
  await store();
  const silent = await server.call(worksCalls.fail, {
    params: at(),
    body: { number: 1, reason: ' ' },
    as: fixture.vendor,
  });
  expect(silent.statusCode).toBe(422);
  const both = await Promise.all([pass(), fail()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test('R-wrk-03 a verdict is about the report it names: one that was handed back and submitted again is another', async () => {
  await store();
  await fail();
  await store({ text: '改過的貼文 本影片與山眠合作' });
  for (const late of [await pass(0, 1), await fail(0, 1)]) {
    expect(late.json()).toMatchObject({ code: '0409', message: '內容剛剛更新了，請先看過最新的版本再決定' });
  }
  expect((await pass(0, 3)).statusCode).toBe(422);
  expect((await workFor(fixture.vendor)).reports.map(({ verdict }) => verdict)).toEqual(['failed', null]);
  expect((await pass(0, 2)).statusCode).toBe(200);
});

test('the acceptance sheet has a row for each platform, which the vendor may pass when it waits for them', async () => {
  await store();
  const read = async () =>
    (await server.call(acceptanceCalls.view, { params: { task: fixture.task.id }, as: fixture.vendor }))
      .json()
      .data.steps.filter(({ step }: { step: { function: string } }) => step.function === '070');
  expect(await read()).toMatchObject([
    {
      platform: { platform_title: 'YouTube' },
      step: { status: 'submitted' },
      version: { number: 1 },
      may_accept: true,
    },
    { platform: { platform_title: 'Instagram' }, step: { status: 'todo' }, version: null, may_accept: false },
  ]);
  await pass();
  expect((await read())[0]).toMatchObject({ step: { status: 'passed' }, may_accept: false });
});

test('platforms may change meanwhile: one with a work stays, a new one has to go online too', async () => {
  await store();
  await pass();
  const send = async (titles: string[], revision: number) => {
    const content = {
      ...emptyBrief,
      product: '精華',
      selling_points: ['清爽'],
      platforms: titles.map((title) => ({ platform_title: title, kind: 'post' })),
      ad_disclosure: '第一行標示「與山眠合作」',
      licence_term: '六個月',
      deliverables: [{ title: '影片', quantity: 1, note: '' }],
    };
    const body = { content, is_draft: false, revision };
    return server.call(briefCalls.store, { params: { task: fixture.task.id }, body, as: fixture.vendor });
  };
  expect((await send(['Instagram'], 0)).json()).toMatchObject({
    errors: { 'content.platforms': [expect.stringContaining('不能移除')] },
  });
  await store({}, { index: 1 });
  await pass(1);
  expect((await stepOf('070'))?.status).toBe('passed');
  expect((await send(['YouTube', 'Instagram', 'Facebook'], 0)).statusCode).toBe(200);
  expect(await stepOf('070')).toMatchObject({ status: 'drafting', turn: 'creator' });
  expect((await viewFor(fixture.creator)).ad_disclosure).toBe('第一行標示「與山眠合作」');
  expect((await send(['YouTube', 'Instagram'], 1)).statusCode).toBe(200);
  expect((await stepOf('070'))?.status).toBe('passed');
});

test('R-wrk-04 the step has a single board', async () => {
  const params = { task: fixture.task.id };
  const body = { task_uuid: fixture.task.id, message: '說明欄第一行可以再空一格嗎？' };
  const sent = (await server.call(worksCommentCalls.send, { params, body, as: fixture.vendor })).json().data;
  const toggled = await server.call(worksCommentCalls.setProcessed, {
    params: { ...params, message: sent.message_id },
    as: fixture.creator,
  });
  expect(toggled.json().data).toMatchObject({ message_id: sent.message_id, is_processed: true });
  expect((await told(fixture.creator)).at(-1)).toBe('1-070-04');
});

test('a report keeps whether the published text said that it is paid for', async () => {
  await store();
  const [report] = (await workFor(fixture.vendor)).reports;
  expect(report?.claims?.disclosure).toEqual({ strength: 'clear', text: '與山眠合作', place: 'before-fold' });
});
