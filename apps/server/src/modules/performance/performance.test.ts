import { performanceCalls } from '@paidang/contract/calls';
import type { PerformanceOverview, PerformanceRow, ReportContent } from '@paidang/contract/entities';
import { performanceLimits } from '@paidang/contract/limits';
import { emptyReport } from '@paidang/contract/report';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createClosedProjects } from '../../../test/factories/closed-projects';
import { createProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { listPlatforms } from '../projects';
import { projects, tasks } from '../projects/schema';
import { caseReports, caseReportVersions } from '../reports/schema';
import type { NamedPlatform } from '../steps';
import { worksOnline, worksReports } from '../works/schema';

let server: TestApp;
let vendor: TestUser;
let cheng: TestUser;
let lu: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
  vendor = await createUser(server.transact, { role: 'Vendor' });
  cheng = await createUser(server.transact, { role: 'Creator', name: '阿澄' });
  lu = await createUser(server.transact, { role: 'Creator', name: '小鹿出門中' });
});
afterAll(() => server.close());

interface Reported {
  readonly title: string;
  readonly content: ReportContent;
  /** When it was published. @default unknown */
  readonly publishedAt?: string;
}

interface Closed {
  readonly name?: string;
  readonly vendor?: TestUser;
  readonly creator?: TestUser;
  readonly fee?: number | null;
  readonly status?: 'active' | 'closed';
  readonly reports: readonly Reported[];
}

const acceptedAt = new Date('2026-12-31T17:00:00Z');

/** A project with the given status and accepted reports. */
async function close({ name = '夜間修護精華', fee = 30_000, status = 'closed', reports, ...people }: Closed) {
  const platforms = reports.map(({ title }): NamedPlatform => ({ title, kind: 'post' }));
  const at = await createProject(server.transact, { vendor, creator: cheng, ...people, platforms });
  const { db } = server;
  await db.update(projects).set({ status, name }).where(eq(projects.id, at.project.id));
  await db.update(tasks).set({ fee }).where(eq(tasks.id, at.task.id));
  const placed = await listPlatforms(db, [at.task.id]);
  for (const { title, content, publishedAt } of reports) {
    const platformId = placed.find((one) => one.title === title)!.id;
    const by = { createdBy: at.creator.id, sentAt: acceptedAt, number: 1 };
    const [report] = await db.insert(caseReports).values({ platformId, status: 'accepted', revision: 1 }).returning();
    const version = { ...by, reportId: report!.id, content: JSON.stringify(content), acceptedAt };
    await db.insert(caseReportVersions).values(version);
    if (!publishedAt) continue;
    const [work] = await db.insert(worksOnline).values({ platformId, status: 'passed', revision: 1 }).returning();
    const work1 = { ...by, workId: work!.id, content: '{}', publishedAt: new Date(publishedAt) };
    await db.insert(worksReports).values(work1);
  }
  return at;
}

const youtube = (figures: ReportContent['figures']): ReportContent => ({ ...emptyReport('video'), figures });
const facebook = (figures: ReportContent['figures']): ReportContent => ({ ...emptyReport('post'), figures });

type Query = Record<string, string | number>;
const overview = async (query: Query = {}, as = vendor): Promise<PerformanceOverview> =>
  (await server.call(performanceCalls.overview, { as, query })).json().data;
const rows = async (query: Query, as = vendor): Promise<PerformanceRow[]> =>
  (await server.call(performanceCalls.rows, { as, query })).json().data;

describe('three closed projects', () => {
  beforeAll(async () => {
    await close({
      name: '夜間修護精華',
      reports: [
        {
          title: 'YouTube',
          content: youtube({ yt_final_total_views: 100_000, likes: 4000, comments: 1000 }),
          publishedAt: '2026-11-30T15:30:00Z',
        },
        {
          title: 'Facebook',
          content: facebook({ fb_views: 20_000, reactions: 900, comments: 60, shares: null }),
          publishedAt: '2026-11-30T16:30:00Z',
        },
      ],
    });
    await close({
      name: '冬夜暖湯',
      creator: lu,
      fee: 10_000,
      reports: [
        { title: 'YouTube', content: youtube({ yt_final_total_views: 30_000 }), publishedAt: '2026-12-05T04:00:00Z' },
        { title: 'Instagram', content: { ...emptyReport('share'), figures: {} } },
        { title: '部落格', content: { ...emptyReport('essay'), figures: { reads: 0 } } },
      ],
    });
    await close({
      name: '沒有費用',
      fee: null,
      reports: [{ title: 'YouTube', content: youtube({ yt_final_total_views: 5 }) }],
    });
    await close({
      name: '還沒結案',
      status: 'active',
      reports: [{ title: 'YouTube', content: youtube({ likes: 7 }) }],
    });
  });

  test('the totals count a fee once, and what is unknown is not 0', async () => {
    const { totals } = await overview();
    expect(totals).toEqual({
      reports: 6,
      spend: 40_000,
      views: 150_005,
      engagements: 5960,
      // From the YouTube, Facebook and blog reports: a third of the 10,000 belongs to the Instagram report without views.
      cost_per_view: 0.24,
      cost_per_engagement: 5.03,
      views_goal: null,
      views_goal_percent: null,
    });
  });

  test('by creator, platform, month and project', async () => {
    expect(await rows({ group: 'creator' })).toMatchObject([
      { key: cheng.id, name: '阿澄', person: { name: '阿澄' }, reports: 3, spend: 30_000, views: 120_005 },
      { key: lu.id, name: '小鹿出門中', reports: 3, spend: 10_000, views: 30_000, engagements: null },
    ]);
    expect(await rows({ group: 'platform' })).toMatchObject([
      { key: 'YouTube', spend: 18_333.33, views: 130_005, cost_per_view: 0.14 },
      { key: 'Facebook', spend: 15_000, views: 20_000, engagements: 960 },
      { key: 'Instagram', spend: 3333.33, views: null, engagements: null, cost_per_view: null },
      { key: '部落格', spend: 3333.33, views: 0, cost_per_view: null },
    ]);
    // 23:30 and 00:30 in Taipei.
    expect(await rows({ group: 'month', sort: 'name', direction: 'ascending' })).toMatchObject([
      { key: '2026-11', reports: 1, spend: 15_000 },
      { key: '2026-12', reports: 2, spend: 18_333.33 },
      // Without a known publication date, the month of acceptance counts.
      { key: '2027-01', reports: 3, spend: 6666.67 },
    ]);
    expect((await rows({ group: 'project' })).map(({ name }) => name)).toEqual([
      '夜間修護精華',
      '冬夜暖湯',
      '沒有費用',
    ]);
  });

  test('sorted by any column, unknown last in both directions', async () => {
    const keys = async (query: Query) => (await rows({ group: 'platform', ...query })).map(({ key }) => key);
    expect(await keys({ sort: 'views', direction: 'ascending' })).toEqual([
      '部落格',
      'Facebook',
      'YouTube',
      'Instagram',
    ]);
    expect(await keys({ sort: 'views' })).toEqual(['YouTube', 'Facebook', '部落格', 'Instagram']);
    for (const sort of ['name', 'reports', 'engagements', 'cost_per_view', 'cost_per_engagement']) {
      expect(await keys({ sort })).toHaveLength(4);
    }
  });

  test('filtered by creator, platform, project and months, together', async () => {
    expect((await overview({ creator: lu.id })).totals).toMatchObject({ reports: 3, spend: 10_000 });
    expect((await overview({ platform: 'YouTube', creator: cheng.id })).totals).toMatchObject({
      spend: 15_000,
      views: 100_005,
    });
    const months = { from: '2026-12', to: '2026-12' };
    expect(await overview(months)).toMatchObject({
      totals: { reports: 2, spend: 18_333.33, views: 50_000 },
      months: [{ month: '2026-12', views: 50_000 }],
      choices: { months: ['2026-11', '2026-12', '2027-01'] },
    });
    expect(await rows({ ...months, group: 'creator' })).toHaveLength(2);
    expect((await overview({ from: '2027-01', to: '2026-01' })).totals).toMatchObject({
      reports: 0,
      spend: null,
      views: null,
    });
  });

  test('the choices do not shrink with the filter', async () => {
    const { choices } = await overview({ platform: 'YouTube', creator: lu.id });
    expect(choices.creators.map(({ name }) => name)).toEqual(['小鹿出門中', '阿澄']);
    expect(choices.platforms).toHaveLength(4);
    expect(choices.projects).toHaveLength(3);
  });

  test('an invalid filter is refused', async () => {
    for (const query of [{ creator: 'me' }, { from: '2026-13' }, { to: '2026' }] as Query[]) {
      expect((await server.call(performanceCalls.overview, { as: vendor, query })).statusCode).toBe(422);
    }
    for (const query of [
      {},
      { group: 'brand' },
      { group: 'month', page: 0 },
      { group: 'month', sort: 'fee' },
    ] as Query[]) {
      expect((await server.call(performanceCalls.rows, { as: vendor, query })).statusCode).toBe(422);
    }
    expect(await rows({ group: 'month', page: 2_147_483_647 })).toEqual([]);
  });

  test('the file has a line for each report that is filtered for', async () => {
    const file = (query: Query) => server.call(performanceCalls.export, { as: vendor, query });
    const csv = await file({ format: 'csv', creator: lu.id });
    expect(csv.headers['content-disposition']).toContain(encodeURIComponent('成效'));
    expect(csv.body.split('\r\n')).toEqual([
      '\ufeff月份,專案,任務,創作者,平台,費用,觀看次數,觀看目標,觀看目標達成,觀看目標結果,互動次數,每次觀看成本,每次互動成本',
      expect.stringMatching(/^2027-01,冬夜暖湯,開箱影片,小鹿出門中,/),
      expect.stringMatching(/^2027-01,/),
      '2026-12,冬夜暖湯,開箱影片,小鹿出門中,YouTube,3333.33,30000,,,,,0.11,',
      '',
    ]);
    const xlsx = await file({ format: 'xlsx' });
    const sheet = strFromU8(unzipSync(new Uint8Array(xlsx.rawPayload))['xl/worksheets/sheet1.xml']!);
    expect(sheet.match(/<row /g)).toHaveLength(7);
  });
});

describe('R-role-03 who sees it', () => {
  test('another vendor sees none of it, not even by a creator or project of ours', async () => {
    const other = await createUser(server.transact, { role: 'Vendor' });
    const at = await close({ name: '我們的', reports: [{ title: 'YouTube', content: youtube({ likes: 3 }) }] });
    for (const query of [{}, { creator: at.creator.id }, { project: at.project.id }] as Query[]) {
      const seen = await overview(query, other);
      expect(seen).toEqual({
        totals: expect.objectContaining({ reports: 0, spend: null, views: null }),
        months: [],
        choices: { creators: [], platforms: [], projects: [], months: [] },
      });
      expect(await rows({ ...query, group: 'project' }, other)).toEqual([]);
    }
    const file = await server.call(performanceCalls.export, { as: other, query: { format: 'csv' } });
    expect(file.body.split('\r\n')).toHaveLength(2);
  });

  test('a creator finds nothing', async () => {
    const asked = [
      [performanceCalls.overview, {}],
      [performanceCalls.rows, { group: 'month' }],
      [performanceCalls.export, { format: 'xlsx' }],
    ] as const;
    for (const [call, query] of asked) {
      expect((await server.call(call, { as: cheng, query })).statusCode, call.path).toBe(404);
      expect((await server.call(call, { query })).statusCode, call.path).toBe(401);
    }
  });
});

describe('ten thousand reports', () => {
  const most = performanceLimits.fileRows;
  let busy: TestUser;
  beforeAll(async () => {
    busy = await createUser(server.transact, { role: 'Vendor' });
    await createClosedProjects(server.db, { vendor: busy, creator: cheng, count: most });
  });

  test('are added up in the database and answered in pages', async () => {
    const { totals, months, choices } = await overview({}, busy);
    expect(totals).toMatchObject({ reports: most, spend: (most * (most + 1)) / 2, views: most * 10 });
    expect(months.length).toBeGreaterThan(12);
    expect(choices.projects).toHaveLength(performanceLimits.choices);
    const page = async (number: number) =>
      (await server.call(performanceCalls.rows, { as: busy, query: { group: 'project', page: number } })).json();
    const [first, last] = [await page(1), await page(100)];
    expect(first.meta).toEqual({ total: most, last_page: 100 });
    expect(first.data).toHaveLength(performanceLimits.pageSize);
    expect(first.data[0]).toMatchObject({ name: '第10000檔', spend: 10_000 });
    expect(last.data.at(-1)).toMatchObject({ name: '第1檔', spend: 1 });
  });

  test('the project in the filter is among the choices, however old it is', async () => {
    const [oldest] = await rows({ group: 'project', direction: 'ascending' }, busy);
    const key = oldest?.key ?? '';
    expect((await overview({ project: key }, busy)).choices.projects.find((one) => one.key === key)).toBeDefined();
  });

  test('fit into a file; one more does not, and the refusal says what to do', async () => {
    const file = () => server.call(performanceCalls.export, { as: busy, query: { format: 'csv' } });
    expect((await file()).body.split('\r\n')).toHaveLength(most + 2);
    await close({ vendor: busy, reports: [{ title: 'YouTube', content: youtube({ likes: 1 }) }] });
    const refused = await file();
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toBe('一次最多下載10,000份報告，請縮小篩選範圍');
  });
});
