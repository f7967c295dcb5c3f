import { briefCalls, outlineCalls, projectCalls, scheduleCalls } from '@paidang/contract/calls';
import type { BriefContent, BriefView, Task } from '@paidang/contract/entities';
import { emptySchedule, planSchedule } from '@paidang/contract/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { notificationCodesOf } from '../../../test/review-fixture';

let server: TestApp;
let fixture: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createProject(server.transact, { outline: 'locked' });
  server.published();
});

const brief = (change: Partial<BriefContent> = {}): BriefContent => ({
  product: '夜間修護精華',
  selling_points: ['清爽不黏'],
  must_say: ['因人而異'],
  must_not_say: ['療效字眼'],
  hashtags: ['＃山眠', '夜間修護'],
  links: [{ title: '產品頁', url: 'https://example.com' }],
  references: [],
  platforms: [{ platform_title: 'YouTube', kind: 'post' }],
  ad_disclosure: '標示「與山眠合作」',
  licence_term: '六個月',
  deliverables: [{ title: '影片', quantity: 1, note: '8分鐘' }],
  revision_rounds: 3,
  skipped_steps: [],
  notes: '<p>先記得那個睡不好的晚上</p>',
  ...change,
});
const params = () => ({ task: fixture.task.id });
const store = async (content: unknown, at: { draft?: boolean; revision?: number; as?: TestUser } = {}) => {
  const { draft = false, as = fixture.vendor, revision = (await view(as)).revision } = at;
  return server.call(briefCalls.store, { params: params(), body: { content, is_draft: draft, revision }, as });
};
const move = async (name: 'confirm' | 'withdraw' | 'archive' | 'recover', as: TestUser, version?: number) =>
  server.call(briefCalls[name], {
    params: params(),
    body: { version: version ?? (await view(as)).step.version },
    as,
  });
const view = async (as: TestUser): Promise<BriefView> =>
  (await server.call(briefCalls.view, { params: params(), as })).json().data;
const task = async (): Promise<Task> =>
  (await server.call(projectCalls.get, { params: { project: fixture.project.id }, as: fixture.vendor })).json().data
    .tasks[0];
const statuses = async () => (await task()).steps.map((step) => [step.function, step.status]);

describe('the brief', () => {
  test('R-brf-03 stores every field, with sanitised notes and hashtags without #', async () => {
    const hostile = brief({ notes: '<p onclick="alert(1)">好<script>alert(1)</script></p>' });
    const sent = await store(hostile);
    expect(sent.json().data).toMatchObject({ step: { status: 'provided', turn: 'creator', version: 1 }, draft: null });
    const read = await server.call(briefCalls.version, { params: { ...params(), version: 1 }, as: fixture.creator });
    expect(read.json().data.content).toEqual({ ...hostile, hashtags: ['山眠', '夜間修護'], notes: '<p>好</p>' });
  });

  test('R-brf-03 is refused when incomplete, with a message at each field; a draft may be incomplete', async () => {
    const incomplete = brief({
      product: ' ',
      selling_points: [],
      hashtags: ['有 空白'],
      links: [{ title: '', url: 'example.com' }],
      deliverables: [{ title: '', quantity: 1, note: '' }],
    });
    expect((await store(incomplete, { draft: true })).statusCode).toBe(200);
    const refused = await store(incomplete, { revision: 1 });
    expect(refused.json()).toMatchObject({
      code: '0422',
      errors: {
        'content.product': ['請填寫此欄位'],
        'content.selling_points': ['請填寫此欄位'],
        'content.hashtags.0': ['主題標籤不可有空白或#'],
        'content.links.0.url': ['注意格式是否錯誤'],
        'content.deliverables.0.title': ['請填寫此欄位'],
      },
    });
  });

  test('R-brf-01 is drafted without notifying; providing, updating and confirming notify the other side', async () => {
    await store(brief({ product: '機密的新品' }), { draft: true });
    const early = await server.call(briefCalls.view, { params: params(), as: fixture.creator });
    expect(early.json().data).toMatchObject({ draft: null, step: { status: 'drafting' }, allowed: [] });
    expect(early.body).not.toContain('機密');
    expect(await notificationCodesOf(server, fixture.creator)).toEqual([]);
    await store(brief(), { revision: 1 });
    expect((await view(fixture.creator)).allowed).toEqual(['acknowledge']);
    await store(brief({ product: '精華 30ml' }));
    expect((await move('confirm', fixture.creator, 1)).json()).toMatchObject({
      code: '0409',
      message: '內容剛剛更新了，請先看過最新的版本再決定',
    });
    expect((await move('confirm', fixture.creator)).json().data.step).toMatchObject({
      status: 'acknowledged',
      turn: null,
    });
    const later = await store(brief({ product: '精華 50ml' }));
    expect(later.json().data.step).toMatchObject({ status: 'modified', turn: 'creator', version: 3 });
    expect(await notificationCodesOf(server, fixture.creator)).toEqual(['1-020-01', '1-020-02', '1-020-02']);
    expect(await notificationCodesOf(server, fixture.vendor)).toEqual(['2-020-05']);
  });

  test('drafting after the confirmation is not visible to the creator', async () => {
    await store(brief());
    await move('confirm', fixture.creator);
    const saved = await store(brief({ product: '改款' }), { draft: true });
    expect(saved.json().data).toMatchObject({ step: { status: 'acknowledged' }, draft: { base_version: 1 } });
    const late = await store(brief(), { draft: true, revision: 1 });
    expect(late.json()).toMatchObject({ code: '0409', data: { content: { product: '改款' }, revision: 2 } });
  });

  test('R-brf-01 a confirmation can be withdrawn while nothing is based on it: the vendor is notified, and the next step is locked again', async () => {
    await store(brief());
    await move('confirm', fixture.creator);
    expect((await view(fixture.creator)).allowed).toEqual(['withdraw_acknowledgement']);
    expect((await move('withdraw', fixture.vendor)).statusCode).toBe(404);
    expect((await move('withdraw', fixture.creator)).json().data).toMatchObject({
      step: { status: 'provided', turn: 'creator' },
      allowed: ['acknowledge'],
    });
    expect(await notificationCodesOf(server, fixture.vendor)).toEqual(['2-020-05', '2-020-12']);
    expect(await statuses()).toContainEqual(['030', 'locked']);
    expect((await move('withdraw', fixture.creator)).statusCode).toBe(422);
  });

  test('a confirmation cannot be withdrawn once dates or a version are based on it', async () => {
    await store(brief());
    await move('confirm', fixture.creator);
    const all = emptySchedule(['outline', 'draft', 'video', 'copywriting', 'works_upload']);
    const { dates } = planSchedule(all, '2035-06-15', { today: '2035-01-02', done: {} });
    const body = { content: { dates, note: '', is_free: false }, is_draft: false, number: 0, revision: 0 };
    const proposed = await server.call(scheduleCalls.propose, { params: params(), body, as: fixture.creator });
    expect(proposed.statusCode).toBe(200);
    expect((await view(fixture.creator)).allowed).toEqual([]);
    expect((await move('withdraw', fixture.creator)).statusCode).toBe(422);
  });

  test('can be archived and recovered until the creator has confirmed it', async () => {
    await store(brief());
    await move('archive', fixture.vendor);
    expect((await move('confirm', fixture.creator)).statusCode).toBe(422);
    expect((await move('recover', fixture.vendor)).json().data.step).toMatchObject({
      status: 'provided',
      turn: 'creator',
    });
    await move('confirm', fixture.creator);
    expect((await move('archive', fixture.vendor)).statusCode).toBe(422);
  });

  test('creates one version when two tabs send it at the same time', async () => {
    await store(brief(), { draft: true });
    const both = await Promise.all([1, 2].map(() => store(brief(), { revision: 1 })));
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect((await view(fixture.vendor)).versions).toHaveLength(1);
  });
});

describe('sending a brief', () => {
  test('sets the agreed rounds', async () => {
    await store(brief({ revision_rounds: 3 }));
    const outline = await server.call(outlineCalls.view, { params: params(), as: fixture.creator });
    expect(outline.json().data.rounds_agreed).toBe(3);
  });

  test('R-dom-04 skips steps of the task, and includes them again', async () => {
    const sent = await store(brief({ skipped_steps: ['030', '040'] }));
    expect(sent.json().data).toMatchObject({ skipped_steps: ['030', '040'], skippable_steps: ['030', '040'] });
    expect(await statuses()).toEqual(
      expect.arrayContaining([
        ['030', 'skipped'],
        ['040', 'skipped'],
        ['050', 'locked'],
      ]),
    );
    await store(brief({ skipped_steps: ['040'] }));
    expect(await statuses()).toEqual(
      expect.arrayContaining([
        ['030', 'locked'],
        ['040', 'skipped'],
      ]),
    );
  });

  test('refuses to skip a step that was begun', async () => {
    await store(brief());
    await server.call(outlineCalls.unlock, { params: params(), body: {}, as: fixture.vendor });
    await server.call(outlineCalls.store, {
      params: params(),
      body: { content: '<p>大綱</p>', is_draft: false, revision: 0 },
      as: fixture.creator,
    });
    expect((await view(fixture.vendor)).skippable_steps).toEqual(['040']);
    const refused = await store(brief({ skipped_steps: ['030'] }));
    expect(refused.json()).toMatchObject({
      errors: { 'content.skipped_steps': [expect.stringContaining('已經開始')] },
    });
    expect((await view(fixture.vendor)).versions).toHaveLength(1);
  });

  test('R-cpy-01 syncs the platforms: new ones get copywriting steps, and renamed ones keep theirs', async () => {
    const [youtube] = (await task()).platforms;
    await store(
      brief({
        platforms: [
          { platform_title: 'Instagram', kind: 'story' },
          { platform_title: 'YouTube Shorts', kind: 'post', platform_uuid: youtube?.platform_uuid },
        ],
      }),
    );
    const { platforms, steps } = await task();
    expect(platforms.map(({ platform_title, kind }) => [platform_title, kind])).toEqual([
      ['Instagram', 'story'],
      ['YouTube Shorts', 'post'],
    ]);
    expect(platforms[1]?.platform_uuid).toBe(youtube?.platform_uuid);
    const copy = steps.filter((step) => step.function === '060');
    expect(copy.map((step) => step.platform_uuid)).toEqual(platforms.map((platform) => platform.platform_uuid));
  });
});
