import {
  type Call,
  caseReportCalls,
  messagingCalls,
  projectCalls,
  reportCommentCalls,
  worksCalls,
} from '@paidang/contract/calls';
import type {
  CaseReport,
  CaseReportSummary,
  CaseReports,
  CommentMessage,
  ReportContent,
} from '@paidang/contract/entities';
import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import { emptyReport, reportMessages } from '@paidang/contract/report';
import { messages } from '@paidang/contract/rules';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { notificationCodesOf, pictureOf } from '../../../test/review-fixture';
import { notifications } from '../notifications/schema';
import { projects } from '../projects/schema';
import { type NamedPlatform, setUpTask } from '../steps';
import { steps } from '../steps/schema';
import { acceptUnansweredReports } from './accept-unanswered';

let server: TestApp;
let at: TestProject;
let ids: string[];
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const listFor = async (as: TestUser): Promise<CaseReports> =>
  (await server.call(caseReportCalls.list, { params: { task: at.task.id }, as })).json().data;
const reportFor = async (as: TestUser, index = 0): Promise<CaseReport> => (await listFor(as)).reports[index]!;

const youtube: ReportContent = {
  ...emptyReport('video'),
  figures: {
    yt_final_total_views: 214_386,
    yt_first_week_mission_views: 142_910,
    likes: 11_842,
    comments: 1206,
    view_rate: 52.4,
  },
  curve_perday: [
    { date: '2026-12-16', value: 38_412 },
    { date: '2026-12-17', value: 21_000 },
  ],
};
const facebook: ReportContent = {
  ...emptyReport('post'),
  figures: { fb_views: 24_870, shares: 211, comments: 96, post_reach: 41_208, reactions: 1388, link_clicks: 1742 },
  curve_perday: [{ date: '2026-12-17', value: 900 }],
};
const contents = [youtube, facebook] as const;

const both: NamedPlatform[] = [
  { title: 'YouTube', kind: 'post' },
  { title: 'Facebook', kind: 'post' },
];

/** A project whose works have passed, so that its reports are requested. */
async function open(platforms = both) {
  at = await createProject(server.transact, { platforms });
  await server.db.update(steps).set({ status: 'requested', turn: 'creator' }).where(eq(steps.function, '080'));
  ids = (await listFor(at.vendor)).reports.map(({ url_uid }) => url_uid);
}

interface Options {
  readonly index?: number;
  /** @default the latest */
  readonly revision?: number;
  readonly as?: TestUser;
  /** Idempotency key. */
  readonly key?: string;
}

const params = (index = 0) => ({ task: at.task.id, url_uid: ids[index] ?? '' });

async function write(
  call: Pick<Call, 'method' | 'path'>,
  change: Partial<ReportContent>,
  { index = 0, revision, as = at.creator, key = '' }: Options,
) {
  const content = { ...contents[index], ...change };
  const known = revision ?? (await reportFor(at.creator, index)).revision;
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return server.call(call, { params: params(index), body: { content, revision: known }, headers, as });
}
const save = (change: Partial<ReportContent> = {}, options: Options = {}) =>
  write(caseReportCalls.save, change, options);
const provide = (change: Partial<ReportContent> = {}, options: Options = {}) =>
  write(caseReportCalls.provide, change, options);

const decide = async (
  name: 'open' | 'accept' | 'requestUpdate',
  body: object = {},
  { index = 0, as = at.vendor }: Options = {},
) => {
  const number = (await reportFor(at.vendor, index)).versions.length || 1;
  return server.call(caseReportCalls[name], { params: params(index), body: { number, ...body }, as });
};
const requestUpdate = (body: object = {}) =>
  decide('requestUpdate', { parts: ['likes', 'curve_perday'], reason: '喜歡次數少了一位數', ...body });

const told = async (user: TestUser) =>
  (await notificationCodesOf(server, user)).filter((code) => /-080-|-010-/.test(code));
const stepNow = async () => (await listFor(at.vendor)).step;
const projectNow = async () =>
  (await server.call(projectCalls.get, { params: { project: at.project.id }, as: at.vendor })).json().data;
const activities = async (): Promise<{ code: string; platform_title: string | null }[]> =>
  (await server.call(projectCalls.activities, { params: { project: at.project.id }, as: at.vendor })).json().data;

beforeEach(async () => {
  server.clock.now = new Date('2027-01-06T02:00:00Z');
  await open();
});

test('R-rep-01 R-rep-09 from request to acceptance: draft, provided, opened, update requested, updated, accepted', async () => {
  expect((await stepNow()).turn).toBe('creator');
  await save();
  expect(await reportFor(at.creator)).toMatchObject({ status: 'drafting', turn: 'creator', revision: 1 });
  expect(await told(at.vendor)).toEqual([]);

  await provide();
  expect(await reportFor(at.vendor)).toMatchObject({
    status: 'provided',
    turn: 'vendor',
    allowed: ['open', 'request_update'],
    draft: null,
    versions: [{ number: 1, content: youtube, opened_at: null, changes: [] }],
  });
  await decide('open');
  await decide('open');
  expect(await reportFor(at.creator)).toMatchObject({
    status: 'opened',
    versions: [{ opened_at: '2027-01-06T02:00:00.000Z' }],
  });

  await requestUpdate();
  expect(await reportFor(at.creator)).toMatchObject({
    status: 'update_requested',
    turn: 'creator',
    allowed: ['save_draft', 'update'],
    versions: [{ update_request: { parts: ['likes', 'curve_perday'], reason: '喜歡次數少了一位數' } }],
  });
  await save({ figures: { ...youtube.figures, likes: 1 } });
  expect(await reportFor(at.creator)).toMatchObject({ status: 'update_requested', draft: { base_version: 0 } });
  await provide({ figures: { ...youtube.figures, likes: 118_420 } });
  const updated = await reportFor(at.vendor);
  expect(updated).toMatchObject({ status: 'updated', turn: 'vendor' });
  expect(updated.versions.map(({ content }) => content.figures.likes)).toEqual([11_842, 118_420]);
  expect(updated.versions[1]?.changes).toEqual([{ figure: 'likes', from: 11_842, to: 118_420 }]);

  await decide('accept');
  expect(await reportFor(at.vendor)).toMatchObject({ status: 'accepted', turn: null, allowed: [] });
  expect(await told(at.vendor)).toEqual(['2-080-01', '2-080-02']);
  expect(await told(at.creator)).toEqual(['1-080-07', '1-080-15', '1-080-05']);
  expect((await activities()).map(({ code, platform_title }) => [code, platform_title])).toEqual(
    ['1-080-05', '2-080-02', '1-080-15', '1-080-07', '2-080-01'].map((code) => [code, 'YouTube']),
  );
});

test('R-prj-14 R-rep-01 the step depends on all platforms, and the last acceptance closes the project', async () => {
  await provide();
  expect(await stepNow()).toMatchObject({ status: 'provided', turn: 'vendor' });
  await decide('open');
  await decide('accept');
  expect(await stepNow()).toMatchObject({ status: 'drafting', turn: 'creator' });
  expect((await projectNow()).status).toBe('active');
  await provide({}, { index: 1 });
  await decide('open', {}, { index: 1 });
  await decide('accept', {}, { index: 1 });
  expect(await stepNow()).toMatchObject({ status: 'accepted', turn: null });
  expect((await projectNow()).status).toBe('closed');
  expect((await told(at.creator)).at(-1)).toBe('3-010-03');
  expect((await told(at.vendor)).at(-1)).toBe('3-010-03');
});

test('R-rep-01 the vendor requests a report before the works have passed; an existing draft is kept', async () => {
  await server.db.update(steps).set({ status: 'locked', turn: null }).where(eq(steps.taskId, at.task.id));
  await save();
  expect(await listFor(at.creator)).toMatchObject({ step: { status: 'locked' }, may_request: false });
  expect((await provide()).statusCode).toBe(422);
  expect((await listFor(at.vendor)).may_request).toBe(true);
  const asked = { params: { task: at.task.id }, body: {} };
  await server.call(caseReportCalls.request, { ...asked, as: at.vendor });
  expect(await told(at.creator)).toEqual(['1-080-14']);
  expect(await reportFor(at.creator)).toMatchObject({ status: 'requested', draft: { content: youtube } });
  expect((await server.call(caseReportCalls.request, { ...asked, as: at.vendor })).statusCode).toBe(422);
  expect((await provide()).statusCode).toBe(200);
});

test('R-prj-10 R-rep-01 in a project it runs, the platform asks for the reports', async () => {
  const request = async () => {
    const asked = { params: { task: at.task.id }, body: {}, as: at.vendor };
    expect((await server.call(caseReportCalls.request, asked)).statusCode).toBe(200);
    return notificationCodesOf(server, at.creator);
  };
  at = await createProject(server.transact, { platforms: both });
  expect((await listFor(at.creator)).project.build_mode).toBe('self');
  expect(await request()).toEqual(['1-080-14']);
  at = await createProject(server.transact, { platforms: both, buildMode: 'platform' });
  expect((await listFor(at.creator)).project.build_mode).toBe('platform');
  expect(await request()).toEqual(['3-080-14']);
});

test('R-rep-01 passing the last work requests the reports, with the link of each post', async () => {
  at = await createProject(server.transact, { platforms: [{ title: 'Threads', kind: 'story' }] });
  const { db } = server;
  await db.update(steps).set({ status: 'skipped', turn: null }).where(eq(steps.taskId, at.task.id));
  for (const code of ['070', '080']) {
    const status = code === '070' ? 'todo' : 'locked';
    await db.update(steps).set({ status }).where(eq(steps.function, code));
  }
  const [only] = (await listFor(at.creator)).reports;
  const place = { task: at.task.id, platform: only?.url_uid ?? '' };
  const content = {
    url: 'https://www.threads.net/@a/post/1',
    published_date: '2026-12-16',
    published_time: '20:00',
    text: '',
    is_disclosed: true,
  };
  const body = { content, is_draft: false, revision: 0 };
  expect((await server.call(worksCalls.store, { params: place, body, as: at.creator })).statusCode).toBe(200);
  await server.call(worksCalls.pass, { params: place, body: { number: 1 }, as: at.vendor });
  expect(await told(at.creator)).toContain('3-080-14');
  expect(await reportFor(at.creator)).toMatchObject({
    status: 'requested',
    report_type: 'story',
    work: { url: content.url, published_at: '2026-12-16T12:00:00.000Z' },
  });
});

test('R-rep-01 notifications name the report they lead to', async () => {
  await provide();
  const [row] = await server.db.select().from(notifications).where(eq(notifications.recipientId, at.vendor.id));
  expect(row?.parameters).toMatchObject({ report_uuid: ids[0], task_uuid: at.task.id, platform_title: 'YouTube' });
});

test('R-rep-01 providing a report may be sent by LINE, opening it may not', async () => {
  const asks = async (as: TestUser, status: string) =>
    (await server.call(messagingCalls.ifAsk, { as, params: { status } })).json().data.isAsk;
  for (const as of [at.vendor, at.creator]) await server.call(messagingCalls.bindTestAccount, { as });
  await provide();
  await decide('open');
  await requestUpdate();
  expect(await asks(at.creator, '08001')).toBe(true);
  expect(await asks(at.vendor, '08007')).toBe(false);
  expect(await asks(at.vendor, '08015')).toBe(true);
});

describe('R-role-03 permissions', () => {
  test('each side makes its own moves only', async () => {
    expect((await save({}, { as: at.vendor })).statusCode).toBe(404);
    expect((await provide({}, { as: at.vendor })).statusCode).toBe(404);
    await provide();
    for (const name of ['open', 'accept'] as const) {
      expect((await decide(name, {}, { as: at.creator })).statusCode).toBe(404);
    }
    const asked = { params: { task: at.task.id }, body: {}, as: at.creator };
    expect((await server.call(caseReportCalls.request, asked)).statusCode).toBe(404);
  });

  test('a creator of another task of the project sees nothing of it', async () => {
    const other = await createUser(server.transact, { role: 'Creator' });
    const more = { projectId: at.project.id, type: 'video', roundsAgreed: 2, fee: 1, platforms: both } as const;
    await server.transact((tx) => setUpTask(tx, { ...more, position: 1, title: '另一支', creatorId: other.id }));
    await provide();
    for (const call of [caseReportCalls.list, caseReportCalls.summary]) {
      expect((await server.call(call, { params: { task: at.task.id }, as: other })).statusCode).toBe(404);
    }
    expect((await save({}, { as: other })).statusCode).toBe(404);
  });

  test('a report of another project is not found through one of our tasks', async () => {
    const ours = at;
    await open();
    const strange = ids;
    await provide();
    at = ours;
    const body = { content: youtube, revision: 0 };
    const place = { task: ours.task.id, url_uid: strange[0] ?? '' };
    const calls = [
      [caseReportCalls.save, body, ours.creator],
      [caseReportCalls.provide, body, ours.creator],
      [caseReportCalls.open, { number: 1 }, ours.vendor],
      [caseReportCalls.accept, { number: 1 }, ours.vendor],
      [caseReportCalls.requestUpdate, { number: 1, parts: ['likes'], reason: '少了' }, ours.vendor],
    ] as const;
    for (const [call, sent, as] of calls) {
      expect((await server.call(call, { params: place, body: sent, as })).statusCode, call.path).toBe(404);
    }
  });

  test('a draft is visible to its author only', async () => {
    await save();
    expect((await reportFor(at.vendor)).draft).toBeNull();
    expect((await reportFor(at.creator)).draft?.content).toEqual(youtube);
  });
});

describe('R-rep-02 R-rep-05 refusals', () => {
  test.each([
    ['a negative figure', { likes: -1 }, reportMessages.negative],
    ['a figure of 10^15', { likes: 10 ** 15 }, reportMessages.tooLarge],
    ['half a like', { likes: 0.5 }, reportMessages.wholeNumber],
    ['three decimals', { view_rate: 52.411 }, reportMessages.rate],
  ])('%s, in a draft too', async (_, figures, message) => {
    const [field = ''] = Object.keys(figures);
    for (const write of [save, provide]) {
      const refused = await write({ figures: { ...youtube.figures, ...figures } });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual({ [`content.figures.${field}`]: [message] });
    }
  });

  test('an incomplete report, but not an incomplete draft', async () => {
    expect((await save({ figures: {} })).statusCode).toBe(200);
    const refused = await provide({
      figures: { ...youtube.figures, likes: null, female_percent: 80, male_percent: 21 },
    });
    expect(refused.json()).toMatchObject({
      code: '0422',
      errors: {
        'content.figures.likes': ['請填寫此欄位'],
        'content.figures.male_percent': [reportMessages.sexes],
      },
    });
  });

  test('figures of another platform', async () => {
    expect((await provide({ report_type: 'post' })).json().errors).toHaveProperty(['content.report_type']);
    expect((await provide({ figures: { ...youtube.figures, saves: 1 } })).json().errors).toEqual({
      'content.figures.saves': [reportMessages.foreign],
    });
    await provide();
    expect((await requestUpdate({ parts: ['saves'] })).statusCode).toBe(422);
  });

  test('pictures that are not of the task; its own are taken', async () => {
    const picture = await pictureOf(server, at.task.id);
    const foreign = '/files/00000000000000000000000000000000.png';
    expect((await provide({ other_img: [picture, foreign] })).json().errors).toHaveProperty(['content.other_img.1']);
    expect((await provide({ evidence: { likes: foreign } })).json().errors).toHaveProperty(['content.evidence.likes']);
    const own = { report_banner_url: picture, other_img: [picture], evidence: { likes: picture } };
    expect((await provide(own)).statusCode).toBe(200);
    expect((await reportFor(at.vendor)).versions[0]?.content).toMatchObject(own);
  });

  test('a move the state does not allow, and anything after acceptance', async () => {
    expect((await decide('accept')).statusCode).toBe(422);
    await provide();
    expect((await provide()).statusCode).toBe(422);
    expect((await decide('accept')).statusCode).toBe(422);
    await decide('open');
    await decide('accept');
    for (const answer of [await save(), await provide(), await requestUpdate(), await decide('accept')]) {
      expect(answer.statusCode).toBe(422);
    }
  });

  test('a decision about an older version', async () => {
    await provide();
    await requestUpdate();
    await provide({ figures: { ...youtube.figures, likes: 3 } });
    expect((await decide('accept', { number: 1 })).json().code).toBe('0409');
    expect((await decide('accept', { number: 3 })).json().code).toBe('0422');
  });
});

test('R-rep-09 two tabs: the outdated one receives the other’s draft', async () => {
  await save({}, { revision: 0 });
  const late = await save({ figures: { likes: 1 } }, { revision: 0 });
  expect(late.json()).toMatchObject({ code: '0409', data: { content: youtube, revision: 1 } });
  await provide({}, { revision: 1 });
  const sent = await provide({}, { revision: 1 });
  expect(sent.statusCode).toBe(422);
  await requestUpdate();
  expect((await save({}, { revision: 1 })).json()).toMatchObject({ code: '0409', data: null });
});

test('R-rep-09 a repeated request provides one version', async () => {
  const key = crypto.randomUUID();
  const [first, again] = [await provide({}, { revision: 0, key }), await provide({}, { revision: 0, key })];
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect((await reportFor(at.vendor)).versions).toHaveLength(1);
  expect(await told(at.vendor)).toEqual(['2-080-01']);
});

test('R-rep-09 the summary adds up the provided reports, including costs', async () => {
  const summary = async (): Promise<CaseReportSummary> =>
    (await server.call(caseReportCalls.summary, { params: { task: at.task.id }, as: at.vendor })).json().data;
  await save();
  expect(await summary()).toMatchObject({ platforms: [], totals: { views: null, cost_per_view: null } });
  await provide();
  await provide({}, { index: 1 });
  const { platforms, totals, curve_perday } = await summary();
  expect(platforms.map(({ platform, totals: own }) => [platform.platform_title, own.views])).toEqual([
    ['YouTube', 214_386],
    ['Facebook', 24_870],
  ]);
  expect(totals).toEqual({
    views: 239_256,
    engagements: 14_743,
    clicks: 1742,
    engagement_rate: 6.16,
    cost_per_view: 0.13,
    cost_per_engagement: 2.03,
    cost_per_click: 17.22,
  });
  expect(curve_perday).toEqual([
    { date: '2026-12-16', value: 38_412 },
    { date: '2026-12-17', value: 21_900 },
  ]);
});

describe('comments on a figure', () => {
  const place = (index = 0) => ({ task: at.task.id, platform: ids[index] ?? '' });
  const quote = (version: number) => ({ selectedText: '喜歡次數 11,842', start: 0, end: 0, version, field: 'likes' });
  const say = async (body: object, { index = 0, as = at.vendor }: Options = {}): Promise<CommentMessage> =>
    (
      await server.call(reportCommentCalls.send, {
        params: place(index),
        body: { task_uuid: at.task.id, message: '和後台不同', ...body },
        as,
      })
    ).json().data;
  const list = async (index = 0): Promise<CommentMessage[]> =>
    (await server.call(reportCommentCalls.list, { params: place(index), as: at.creator })).json().data;

  test('R-rep-01 R-cmt-18 name their figure, belong to their platform and are carried into its next version', async () => {
    await provide();
    await provide({}, { index: 1 });
    const { message_id } = await say({ quote: quote(1) });
    await say({ message: '貼文的' }, { index: 1 });
    expect(await list()).toMatchObject([{ message_id, quote: { field: 'likes' }, version: 1, is_carried: false }]);
    await requestUpdate({ parts: ['likes'], reason: '少了一位數' });
    await provide({ figures: { ...youtube.figures, likes: 118_420 } });
    expect(await list()).toMatchObject([{ message_id, is_carried: true }]);
    expect(await list(1)).toMatchObject([{ message: '貼文的', version: 1, is_carried: false }]);
  });

  test('R-ntf-13 notify the other side, linking to the comment at its platform', async () => {
    await provide({}, { index: 1 });
    const { message_id } = await say({ message: '觸及怎麼算的？' }, { index: 1 });
    await say({ message: '不重複帳號', message_id }, { index: 1, as: at.creator });
    const rows = await server.db.select().from(notifications).where(like(notifications.code, '%-080-0_'));
    const words = rows.flatMap(({ code, parameters }) => {
      if (parameters.task_uuid !== at.task.id) return [];
      const [identity = '', area = '', action = ''] = code.split('-');
      const entry = { code: { identity, function: area, action }, parameters };
      return ['04', '08'].includes(action) ? [[code, notificationText(entry), notificationTarget(entry)]] : [];
    });
    const target = `/case_report/${at.task.id}/${ids[1]}?index=0&comment=${message_id}`;
    expect(words).toEqual([
      ['1-080-04', expect.stringContaining('結案報告 Facebook 新增留言'), target],
      ['2-080-08', expect.stringContaining('結案報告 Facebook 回覆了留言'), target],
    ]);
    expect(await activities()).toContainEqual(
      expect.objectContaining({ code: '1-080-04', platform_title: 'Facebook' }),
    );
  });

  test('R-rep-01 are closed once the report is accepted; those of other platforms stay open', async () => {
    await provide();
    await provide({}, { index: 1 });
    const { message_id } = await say({ message: '好' });
    await decide('open');
    await decide('accept');
    const refuse = async (call: Call, more: object) => {
      const refused = await server.call(call, { params: { ...place(), message: message_id }, as: at.vendor, ...more });
      expect([refused.statusCode, refused.json().message], call.path).toEqual([422, messages.reportAccepted]);
    };
    await refuse(reportCommentCalls.send, { body: { task_uuid: at.task.id, message: '還有' } });
    await refuse(reportCommentCalls.remove, {});
    await refuse(reportCommentCalls.setProcessed, { body: { status: true } });
    expect(await list()).toHaveLength(1);
    expect(await say({ message: '這邊還可以' }, { index: 1 })).toMatchObject({ message: '這邊還可以' });
  });

  test('are refused at a platform of another task', async () => {
    const own = ids;
    await open();
    const answer = await server.call(reportCommentCalls.list, {
      params: { task: at.task.id, platform: own[0] ?? '' },
      as: at.vendor,
    });
    expect(answer.json().code).toBe('0404');
  });
});

describe('a report the vendor has opened without responding', () => {
  const inDays = (days: number) => {
    server.clock.now = new Date(Date.parse('2027-01-06T02:00:00Z') + days * 86_400_000);
  };
  beforeEach(async () => {
    await provide();
    await decide('open');
  });

  test('R-rep-01 is accepted by the platform after 14 days, once, and the creator is told', async () => {
    inDays(13.9);
    await acceptUnansweredReports(server.platform);
    expect((await reportFor(at.vendor)).status).toBe('opened');
    inDays(14);
    await Promise.all([acceptUnansweredReports(server.platform), acceptUnansweredReports(server.platform)]);
    expect(await reportFor(at.vendor)).toMatchObject({
      status: 'accepted',
      versions: [{ accepted_at: '2027-01-20T02:00:00.000Z' }],
    });
    expect((await told(at.creator)).filter((code) => code === '3-080-05')).toHaveLength(1);
    expect((await activities())[0]).toMatchObject({ code: '3-080-05' });
    expect((await decide('accept')).statusCode).toBe(422);
  });

  test('waits while an update is requested, and from the day its newest version was opened', async () => {
    await requestUpdate();
    inDays(15);
    await acceptUnansweredReports(server.platform);
    expect((await reportFor(at.vendor)).status).toBe('update_requested');
    await provide({ figures: { ...youtube.figures, likes: 118_420 } });
    await decide('open');
    inDays(20);
    await acceptUnansweredReports(server.platform);
    expect((await reportFor(at.vendor)).status).toBe('opened');
    inDays(29);
    await acceptUnansweredReports(server.platform);
    expect((await reportFor(at.vendor)).status).toBe('accepted');
  });

  test('stays as it is in a project that has ended', async () => {
    await server.db.update(projects).set({ status: 'cancelled' }).where(eq(projects.id, at.project.id));
    inDays(15);
    await acceptUnansweredReports(server.platform);
    expect(await reportFor(at.vendor)).toMatchObject({ status: 'opened', allowed: [], turn: null });
  });
});
