import { briefCalls, caseReportCalls, performanceCalls } from '@paidang/contract/calls';
import type { BriefContent } from '@paidang/contract/entities';
import { emptyReport, type GoalProgress } from '@paidang/contract/report';
import { emptyBrief } from '@paidang/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { provideReports } from '../../../test/factories/reports';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.now = new Date('2027-01-06T02:00:00Z');
  const platforms = (['YouTube', 'Facebook'] as const).map((title) => ({ title, kind: 'post' as const }));
  at = await createProject(server.transact, { platforms });
});
afterAll(() => server.close());

const params = () => ({ task: at.task.id });
async function sendBrief(goals: unknown) {
  const { revision } = (await server.call(briefCalls.view, { params: params(), as: at.vendor })).json().data;
  const content: BriefContent = {
    ...emptyBrief,
    product: '精華',
    selling_points: ['清爽'],
    platforms: [
      { platform_title: 'YouTube', kind: 'post' },
      { platform_title: 'Facebook', kind: 'post' },
    ],
    ad_disclosure: '與山眠合作',
    licence_term: '六個月',
    deliverables: [{ title: '影片', quantity: 1, note: '' }],
  };
  const body = { content: { ...content, goals }, is_draft: false, revision };
  return server.call(briefCalls.store, { params: params(), body, as: at.vendor });
}
async function goals(call: 'list' | 'summary'): Promise<GoalProgress[]> {
  return (await server.call(caseReportCalls[call], { params: params(), as: at.creator })).json().data.goals;
}

test.each([[{ views: 0 }], [{ views: 1.5 }], [{ views: 10 ** 15 }], [{ fame: 1 }], [[]]])(
  'R-brf-03 a brief cannot ask for %j',
  async (wrong) => {
    expect((await sendBrief(wrong)).statusCode).toBe(422);
  },
);

test('R-rep-08 the goals of the newest brief are measured by the reports there are', async () => {
  expect((await sendBrief({ views: 1 })).statusCode).toBe(200);
  expect((await sendBrief({ views: 100_000, clicks: 50 })).statusCode).toBe(200);
  expect(await goals('list')).toEqual([
    { metric: 'views', target: 100_000, reached: null, percent: null, outcome: 'open' },
    { metric: 'clicks', target: 50, reached: null, percent: null, outcome: 'open' },
  ]);
  const acceptedAt = server.clock.now;
  await provideReports(server.transact, at, {
    contents: {
      YouTube: { ...emptyReport('video'), figures: { yt_final_total_views: 80_000 } },
      Facebook: { ...emptyReport('post'), figures: { fb_views: 19_999, link_clicks: 61 } },
    },
    sentAt: acceptedAt,
    acceptedAt,
  });
  const measured = [
    { metric: 'views', target: 100_000, reached: 99_999, percent: 99, outcome: 'missed' },
    { metric: 'clicks', target: 50, reached: 61, percent: 122, outcome: 'met' },
  ];
  expect(await goals('list')).toEqual(measured);
  expect(await goals('summary')).toEqual(measured);
});

test('R-rep-08 the files of the summary say of each goal whether it was reached', async () => {
  const query = { format: 'csv' } as const;
  const file = await server.call(caseReportCalls.exportSummary, { params: params(), query, as: at.vendor });
  expect(file.body).toContain('觀看次數,100000,99999,99,未達標');
  expect(file.body).toContain('連結點擊,50,61,122,達標');
});

test('a goal is shared by the reports of its task, as its fee is', async () => {
  const { totals } = (await server.call(performanceCalls.overview, { as: at.vendor })).json().data;
  expect(totals).toMatchObject({ views: 99_999, views_goal: 100_000, views_goal_percent: 99 });
  const query = { group: 'platform', sort: 'views_goal_percent', direction: 'descending' };
  const rows = (await server.call(performanceCalls.rows, { as: at.vendor, query })).json().data;
  expect(rows).toMatchObject([
    { key: 'YouTube', views_goal: 50_000, views_goal_percent: 160 },
    { key: 'Facebook', views_goal: 50_000, views_goal_percent: 39 },
  ]);
  const file = await server.call(performanceCalls.export, { as: at.vendor, query: { format: 'csv' } });
  expect(file.body).toContain('80000,50000,160,達標');
});
