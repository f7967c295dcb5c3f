import { briefCalls, copywritingCalls, notificationCalls, projectCalls } from '@paidang/contract/calls';
import type {
  BriefContent,
  BriefPlatform,
  BriefView,
  Notification,
  PlatformConsequences,
  Project,
  TaskPlatform,
} from '@paidang/contract/entities';
import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import { emptyBrief, projectMessages } from '@paidang/contract/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { notificationCodesOf } from '../../../test/review-fixture';
import { projects } from '../projects/schema';

let server: TestApp;
let fixture: TestProject;
/** YouTube and Instagram, the task's initial platforms. */
let youtube: BriefPlatform;
let instagram: BriefPlatform;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createProject(server.transact, {
    platforms: [
      { title: 'YouTube', kind: 'post' },
      { title: 'Instagram', kind: 'post' },
    ],
  });
  [youtube, instagram] = (await task()).platforms as [TaskPlatform, TaskPlatform];
});

const params = () => ({ task: fixture.task.id });
const facebook: BriefPlatform = { platform_title: 'Facebook', kind: 'post' };
async function task(): Promise<Project['tasks'][number]> {
  const answer = await server.call(projectCalls.get, { params: { project: fixture.project.id }, as: fixture.vendor });
  return answer.json().data.tasks[0];
}
const titles = async () => (await task()).platforms.map(({ platform_title: title }) => title);
const preview = (platforms: BriefPlatform[]) =>
  server.call(projectCalls.previewPlatforms, { params: params(), body: { platforms }, as: fixture.vendor });
const consequences = async (platforms: BriefPlatform[]): Promise<PlatformConsequences> =>
  (await preview(platforms)).json().data;
async function change(platforms: BriefPlatform[], seen?: string) {
  const known = seen ?? (await consequences(platforms)).seen;
  const body = { platforms, seen: known };
  return server.call(projectCalls.changePlatforms, { params: params(), body, as: fixture.vendor });
}
/** The creator sends copy for a platform, and starts the next version. */
async function writeCopy({ platform_uuid: platform = '' }: BriefPlatform) {
  const at = { task: fixture.task.id, platform };
  const body = { content: { mode: 'post', text: '<p>文案</p>' }, is_draft: false, revision: 0 };
  await server.call(copywritingCalls.unlock, { params: at, body: {}, as: fixture.vendor });
  const sent = await server.call(copywritingCalls.store, { params: at, body, as: fixture.creator });
  expect(sent.statusCode, sent.body).toBe(200);
}
const brief = async (): Promise<BriefView> =>
  (await server.call(briefCalls.view, { params: params(), as: fixture.vendor })).json().data;
async function storeBrief(isDraft: boolean, more: Partial<BriefContent> = {}) {
  const content: BriefContent = {
    ...emptyBrief,
    product: '精華',
    selling_points: ['清爽'],
    platforms: [youtube, instagram],
    ad_disclosure: '與山眠合作',
    licence_term: '六個月',
    deliverables: [{ title: '影片', quantity: 1, note: '' }],
    ...more,
  };
  const body = { content, is_draft: isDraft, revision: (await brief()).revision };
  const answer = await server.call(briefCalls.store, { params: params(), body, as: fixture.vendor });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('R-prj-12 a preview describes the consequences and changes nothing', async () => {
  await writeCopy(instagram);
  expect((await consequences([{ ...youtube, platform_title: 'YouTube Shorts' }, facebook])).changes).toEqual([
    expect.objectContaining({ platform_title: 'YouTube Shorts', change: 'renamed', previous_title: 'YouTube' }),
    expect.objectContaining({ platform_title: 'Facebook', change: 'added', steps: ['060', '070', '080'] }),
    {
      platform_title: 'Instagram',
      kind: 'post',
      change: 'removed',
      previous_title: null,
      steps: ['060'],
      versions: 1,
      drafts: 0,
      comments: 0,
      is_accepted: false,
    },
  ]);
  expect(await titles()).toEqual(['YouTube', 'Instagram']);
});

test('R-prj-12 a platform is removed with its content; a new one comes with its copywriting steps', async () => {
  await writeCopy(instagram);
  expect((await change([facebook, youtube])).statusCode).toBe(200);
  const { platforms, steps } = await task();
  expect(platforms.map(({ platform_title: title }) => title)).toEqual(['Facebook', 'YouTube']);
  const copy = steps.filter(({ function: code }) => code === '060').map(({ platform_uuid: id }) => id);
  expect(copy.toSorted()).toEqual(platforms.map(({ platform_uuid: id }) => id).toSorted());
  expect(await notificationCodesOf(server, fixture.creator)).toContain('1-010-02');
});

test('R-ntf-13 notifications about a removed platform link to the project', async () => {
  await writeCopy(instagram);
  const list = async (): Promise<Notification[]> =>
    (await server.call(notificationCalls.list, { as: fixture.vendor, query: {} })).json().data;
  const copy = async () => (await list()).find(({ code }) => code.function === '060');
  const before = await copy();
  expect(before && notificationTarget(before)).toContain(instagram.platform_uuid);
  await change([youtube]);
  const after = await copy();
  expect(after && notificationTarget(after)).toBe(`/project_progress?id=${fixture.project.id}`);
  expect(after && notificationText(after)).toBe(before && notificationText(before));
});

test('R-prj-12 the change is refused if the consequences differ from those seen', async () => {
  const { seen } = await consequences([youtube]);
  await writeCopy(instagram);
  const refused = await change([youtube], seen);
  expect(refused.json()).toMatchObject({ code: '0409', message: projectMessages.platformsMoved });
  expect(await titles()).toEqual(['YouTube', 'Instagram']);
});

test('R-prj-12 a platform of which something was accepted stays', async () => {
  await writeCopy(instagram);
  const at = { task: fixture.task.id, platform: instagram.platform_uuid ?? '' };
  await server.call(copywritingCalls.accept, { params: at, body: { version: 1 }, as: fixture.vendor });
  expect((await consequences([youtube])).changes[0]).toMatchObject({ is_accepted: true });
  const refused = await change([youtube]);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().message).toBe(projectMessages.platformAccepted('Instagram'));
});

test('R-brf-03 a brief that was sent becomes a version with the new platforms, and the current draft is kept', async () => {
  await storeBrief(false);
  await storeBrief(true, { product: '精華 30ml' });
  expect((await consequences([youtube, facebook])).brief_version).toBe(2);
  expect((await change([youtube, facebook])).statusCode).toBe(200);
  const { versions, draft, step } = await brief();
  expect(versions).toHaveLength(2);
  expect(step).toMatchObject({ status: 'modified', turn: 'creator' });
  expect(draft?.content).toMatchObject({ product: '精華 30ml', platforms: [{}, { platform_title: 'Facebook' }] });
  const sent = await server.call(briefCalls.version, { params: { ...params(), version: 2 }, as: fixture.creator });
  expect(sent.json().data.content).toMatchObject({ product: '精華', platforms: [{}, { platform_title: 'Facebook' }] });
  await storeBrief(false, draft?.content);
  expect(await titles()).toEqual(['YouTube', 'Facebook']);
});

test('R-prj-12 no platforms, duplicates, or a late change are refused', async () => {
  expect((await preview([])).json().errors).toHaveProperty('platforms');
  expect((await preview([youtube, { ...youtube }])).json().errors).toHaveProperty(['platforms.1.platform_title']);
  await server.db.update(projects).set({ status: 'reporting' }).where(eq(projects.id, fixture.project.id));
  expect((await preview([facebook])).json().message).toBe(projectMessages.platformsFixed);
});
